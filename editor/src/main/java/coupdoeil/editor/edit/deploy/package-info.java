/** Formations drawn up on a map of hexes. */
@NullMarked
package coupdoeil.editor.edit.deploy;

import org.jspecify.annotations.NullMarked;
