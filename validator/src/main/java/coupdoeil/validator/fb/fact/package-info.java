/** What the rules of Fix Bayonets! read: formations, terrain, command, columns on the march, fields of fire. */
@NullMarked
package coupdoeil.validator.fb.fact;

import org.jspecify.annotations.NullMarked;
