/** What is asked about a list, and what is answered, before anybody knows whether it can be said of that list. */
@NullMarked
package coupdoeil.validator.imports.question;

import org.jspecify.annotations.NullMarked;
