/** How a battle begins and runs: set-up, timetable, reinforcements, victory and special rules. */
@NullMarked
package coupdoeil.model.scenario;

import org.jspecify.annotations.NullMarked;
