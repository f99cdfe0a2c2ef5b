/** What the rules of La Bataille: Premier read: formations, stacks, organisation, entries, fields of fire. */
@NullMarked
package coupdoeil.validator.lb.fact;

import org.jspecify.annotations.NullMarked;
