/** What the schemas demand of a file. */
@NullMarked
package coupdoeil.model.pack.check;

import org.jspecify.annotations.NullMarked;
