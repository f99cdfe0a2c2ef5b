/** The rules of the tool itself, for packs of every system: ids, references, words of the rule system, attributes. */
@NullMarked
package coupdoeil.validator.pack;

import org.jspecify.annotations.NullMarked;
