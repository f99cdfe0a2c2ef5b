/** How one list is written: its kinds of lines, what each is, and the order of battle that follows from it. */
@NullMarked
package coupdoeil.validator.imports.grammar;

import org.jspecify.annotations.NullMarked;
