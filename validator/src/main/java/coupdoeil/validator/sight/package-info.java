/** Sight on any battlefield: what one may ask of it, how the answer is told, and who answers in each rule system. */
@NullMarked
package coupdoeil.validator.sight;

import org.jspecify.annotations.NullMarked;
