/** The edits that tools, forms and trees make: pure functions from pack to pack, named for the undo list. */
@NullMarked
package coupdoeil.editor.edit;

import org.jspecify.annotations.NullMarked;
