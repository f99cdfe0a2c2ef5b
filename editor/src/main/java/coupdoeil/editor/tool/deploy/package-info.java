/** The tool that draws up formations on a map of hexes. */
@NullMarked
package coupdoeil.editor.tool.deploy;

import org.jspecify.annotations.NullMarked;
