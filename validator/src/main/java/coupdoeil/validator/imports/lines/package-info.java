/** Lines of a list as a person sees them: what stands where in each, and the few kinds that they are of. */
@NullMarked
package coupdoeil.validator.imports.lines;

import org.jspecify.annotations.NullMarked;
