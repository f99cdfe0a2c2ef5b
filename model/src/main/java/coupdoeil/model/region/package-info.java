/** Parts of a map of hexes: which hexes a gesture means, how parts are turned and mirrored, cut out and put elsewhere. */
@NullMarked
package coupdoeil.model.region;

import org.jspecify.annotations.NullMarked;
