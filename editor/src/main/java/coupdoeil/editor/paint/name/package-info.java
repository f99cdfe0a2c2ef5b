/** Where names stand on a map: beside what they name, over nothing that must be seen. */
@NullMarked
package coupdoeil.editor.paint.name;

import org.jspecify.annotations.NullMarked;
