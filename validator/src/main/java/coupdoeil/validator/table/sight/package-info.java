/** What pieces set up on a table see, and what such a system binds for it: {@link coupdoeil.validator.table.sight.FireRules}. */
@NullMarked
package coupdoeil.validator.table.sight;

import org.jspecify.annotations.NullMarked;
