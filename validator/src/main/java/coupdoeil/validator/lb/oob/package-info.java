/** The rules of La Bataille: Premier about orders of battle: regiments, divisions, morale, leaders, counters. */
@NullMarked
package coupdoeil.validator.lb.oob;

import org.jspecify.annotations.NullMarked;
