/** What the engine knows of maps of hexes: facts, kinds of subject, and how they follow an edit. */
@NullMarked
package coupdoeil.validator.check.hexes;

import org.jspecify.annotations.NullMarked;
