/** The map canvas: a view that pans and zooms over cached tiles, with overlays painted on top. */
@NullMarked
package coupdoeil.editor.map;

import org.jspecify.annotations.NullMarked;
