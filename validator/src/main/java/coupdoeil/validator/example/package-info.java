/** Examples of every rule as small packs in text: they document the rule, and a run of them shows that it works. */
@NullMarked
package coupdoeil.validator.example;

import org.jspecify.annotations.NullMarked;
