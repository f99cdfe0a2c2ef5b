/** A battle as one immutable value, and how it is read from and written to files. */
@NullMarked
package coupdoeil.model.pack;

import org.jspecify.annotations.NullMarked;
