/** What the rules of a system tell engines of a scenario beyond what is written. */
@NullMarked
package coupdoeil.validator.engine;

import org.jspecify.annotations.NullMarked;
