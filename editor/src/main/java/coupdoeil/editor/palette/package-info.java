/** What can be put on the map, as the rule system and the pack's chart say. */
@NullMarked
package coupdoeil.editor.palette;

import org.jspecify.annotations.NullMarked;
