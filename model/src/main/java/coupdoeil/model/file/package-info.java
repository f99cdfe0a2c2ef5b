/** How files are written: whole or not at all, several at once too, whatever ends the program on the way. */
@NullMarked
package coupdoeil.model.file;

import org.jspecify.annotations.NullMarked;
