/** What a line names: formations, units, people, figures. */
@NullMarked
package coupdoeil.validator.imports.phrase;

import org.jspecify.annotations.NullMarked;
