/** Finds everything that a battle has, and everything said of it, by words. */
@NullMarked
package coupdoeil.editor.find;

import org.jspecify.annotations.NullMarked;
