/** The battle data: whatever of a pack is a table or a text, as a tree of things with a form or a grid each. */
@NullMarked
package coupdoeil.editor.data;

import org.jspecify.annotations.NullMarked;
