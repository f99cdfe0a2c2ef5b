/** The headless commands. */
@NullMarked
package coupdoeil.validator.cli;

import org.jspecify.annotations.NullMarked;
