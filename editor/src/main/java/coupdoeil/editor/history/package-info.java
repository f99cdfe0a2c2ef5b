/** The list of what was edited since the battle was opened. */
@NullMarked
package coupdoeil.editor.history;

import org.jspecify.annotations.NullMarked;
