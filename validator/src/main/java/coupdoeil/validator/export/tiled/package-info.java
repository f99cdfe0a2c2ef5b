/** Maps for Tiled and the programs that read its files: tile layers of the ground, objects for all else. */
@NullMarked
package coupdoeil.validator.export.tiled;

import org.jspecify.annotations.NullMarked;
