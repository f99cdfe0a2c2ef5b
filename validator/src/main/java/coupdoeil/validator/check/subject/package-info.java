/** What rules examine: values that hold everything they show. */
@NullMarked
package coupdoeil.validator.check.subject;

import org.jspecify.annotations.NullMarked;
