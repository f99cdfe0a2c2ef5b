/** GeoJSON (RFC 7946) for programs that show maps: the ground, who stands on it, and what the rules find. */
@NullMarked
package coupdoeil.validator.export.geojson;

import org.jspecify.annotations.NullMarked;
