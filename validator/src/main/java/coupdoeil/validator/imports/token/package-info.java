/** The second stage of an import: lines as words, numbers and signs, with what they may mean. */
@NullMarked
package coupdoeil.validator.imports.token;

import org.jspecify.annotations.NullMarked;
