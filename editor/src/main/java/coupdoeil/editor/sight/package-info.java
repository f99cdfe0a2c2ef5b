/** What is seen of the map: the line of sight with its profile, and layers that follow every edit. */
@NullMarked
package coupdoeil.editor.sight;

import org.jspecify.annotations.NullMarked;
