@NullMarked
package coupdoeil.validator.imports.grammar;

import org.jspecify.annotations.NullMarked;
