/** The files of a pack in a folder or a zip, with the limits of what is read. */
@NullMarked
package coupdoeil.model.pack.files;

import org.jspecify.annotations.NullMarked;
