/**
 * VASSAL: a module of boards, counters and pages with a saved game for each scenario, or an extension of somebody else's
 * module. What VASSAL reads is written as its own program writes it, so that it says the same when it has saved it again.
 */
@NullMarked
package coupdoeil.validator.export.vassal;

import org.jspecify.annotations.NullMarked;
