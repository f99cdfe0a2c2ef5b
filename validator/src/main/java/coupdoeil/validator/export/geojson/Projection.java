package coupdoeil.validator.export.geojson;

import org.locationtech.jts.geom.Coordinate;

/** From metres on the plane of the battlefield, x to its right and y to its top, to coordinates of a file. */
interface Projection {

    /** The plane itself. */
    Projection PLANE = new Projection() {
        @Override
        public Coordinate of(Coordinate metres) {
            return metres;
        }

        @Override
        public int decimals() {
            return Numbers.METRE_DECIMALS;
        }

        @Override
        public String name() {
            return "local";
        }
    };

    Coordinate of(Coordinate metres);

    int decimals();

    /** What the file calls its coordinates. */
    String name();
}
