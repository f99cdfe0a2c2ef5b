/** The window: menus, canvas and panels around one document, and the dialogs for files. */
@NullMarked
package coupdoeil.editor.shell;

import org.jspecify.annotations.NullMarked;
