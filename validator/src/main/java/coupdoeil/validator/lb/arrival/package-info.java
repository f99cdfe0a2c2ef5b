/** The rules of La Bataille: Premier about what arrives: when, in which formation, by which hexes. */
@NullMarked
package coupdoeil.validator.lb.arrival;

import org.jspecify.annotations.NullMarked;
