/** The maps of hexes on which examples of rules stand. */
@NullMarked
package coupdoeil.validator.example.hexes;

import org.jspecify.annotations.NullMarked;
