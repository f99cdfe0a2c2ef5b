/** The turns of the scenario: light and weather, events, arrivals. */
@NullMarked
package coupdoeil.editor.timetable;

import org.jspecify.annotations.NullMarked;
