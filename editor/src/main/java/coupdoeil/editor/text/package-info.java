/** The words of the editor, one bundle per language. */
@NullMarked
package coupdoeil.editor.text;

import org.jspecify.annotations.NullMarked;
