/** What players get ready for a battle: the pieces that it takes, and the sheet of its forces. */
@NullMarked
package coupdoeil.validator.roster;

import org.jspecify.annotations.NullMarked;
