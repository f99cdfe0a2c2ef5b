/** Orders of battle of other kinds read in: source, tokens, outline, order of battle. */
@NullMarked
package coupdoeil.validator.imports;

import org.jspecify.annotations.NullMarked;
