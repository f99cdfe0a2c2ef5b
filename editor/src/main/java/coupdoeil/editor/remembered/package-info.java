/** What the program remembers of its user from one start to the next, in the Java preferences. */
@NullMarked
package coupdoeil.editor.remembered;

import org.jspecify.annotations.NullMarked;
