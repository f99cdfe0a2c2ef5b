/** The second step of an import: game values by the ratios of a rule system, and estimates where somebody asks for them. */
@NullMarked
package coupdoeil.validator.imports.ratings;

import org.jspecify.annotations.NullMarked;
