/** The window in which a printed order of battle becomes an army: lines, tree, what is open, what differs, game values. */
@NullMarked
package coupdoeil.editor.imports;

import org.jspecify.annotations.NullMarked;
