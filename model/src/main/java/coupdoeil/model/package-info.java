/** What a battle is: values without rules knowledge and without a user interface. */
@NullMarked
package coupdoeil.model;

import org.jspecify.annotations.NullMarked;
