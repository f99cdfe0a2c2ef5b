/** Words of nine languages: how they are compared, and those that mean something at one place of a line only. */
@NullMarked
package coupdoeil.validator.imports.words;

import org.jspecify.annotations.NullMarked;
