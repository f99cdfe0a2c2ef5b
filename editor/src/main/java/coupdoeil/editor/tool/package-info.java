/** What turns gestures on the map into edits. */
@NullMarked
package coupdoeil.editor.tool;

import org.jspecify.annotations.NullMarked;
