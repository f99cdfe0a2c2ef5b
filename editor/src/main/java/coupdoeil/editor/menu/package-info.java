/** Menus that open where the pointer is, made of the actions that other places have too. */
@NullMarked
package coupdoeil.editor.menu;

import org.jspecify.annotations.NullMarked;
