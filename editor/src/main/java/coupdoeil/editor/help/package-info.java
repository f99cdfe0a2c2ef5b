/** The manual, read in a window of its own without a network. */
@NullMarked
package coupdoeil.editor.help;

import org.jspecify.annotations.NullMarked;
