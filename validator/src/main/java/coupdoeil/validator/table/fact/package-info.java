/** What the rules of any system on tables read, and what such a system binds for it: {@link coupdoeil.validator.table.fact.GroundRules} and {@link coupdoeil.validator.table.fact.SetupRules}. */
@NullMarked
package coupdoeil.validator.table.fact;

import org.jspecify.annotations.NullMarked;
