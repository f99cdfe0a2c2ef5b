/** La Bataille: Premier: its module and its checks, but for those of arrivals and orders of battle. */
@NullMarked
package coupdoeil.validator.lb;

import org.jspecify.annotations.NullMarked;
