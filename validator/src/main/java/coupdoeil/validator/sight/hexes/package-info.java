/** Lines of sight, viewsheds and blind zones on hex maps, exact and independent of any rule system. */
@NullMarked
package coupdoeil.validator.sight.hexes;

import org.jspecify.annotations.NullMarked;
