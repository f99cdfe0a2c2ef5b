/** The check engine: rules as annotated methods, what they read, what they report, and when they run again. */
@NullMarked
package coupdoeil.validator.check;

import org.jspecify.annotations.NullMarked;
