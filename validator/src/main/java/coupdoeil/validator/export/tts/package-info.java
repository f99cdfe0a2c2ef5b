/** Tabletop Simulator: saved games with a board, counters and a notebook. */
@NullMarked
package coupdoeil.validator.export.tts;

import org.jspecify.annotations.NullMarked;
