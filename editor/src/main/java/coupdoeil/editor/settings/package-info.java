/** What the designer sets to his liking: look, size, shortcuts. */
@NullMarked
package coupdoeil.editor.settings;

import org.jspecify.annotations.NullMarked;
