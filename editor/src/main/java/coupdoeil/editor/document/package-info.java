/** The open pack: its history, its files, and what of it is selected. */
@NullMarked
package coupdoeil.editor.document;

import org.jspecify.annotations.NullMarked;
