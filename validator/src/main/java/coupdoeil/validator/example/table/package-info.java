/** The table of an example. */
@NullMarked
package coupdoeil.validator.example.table;

import org.jspecify.annotations.NullMarked;
