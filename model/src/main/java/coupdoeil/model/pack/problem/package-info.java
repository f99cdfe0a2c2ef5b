/** What is wrong with the files of a pack, and where: file, JSON pointer, line. */
@NullMarked
package coupdoeil.model.pack.problem;

import org.jspecify.annotations.NullMarked;
