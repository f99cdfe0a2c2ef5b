/** Everything the user can do, declared once; menus, toolbar and command palette derive from it. */
@NullMarked
package coupdoeil.editor.action;

import org.jspecify.annotations.NullMarked;
