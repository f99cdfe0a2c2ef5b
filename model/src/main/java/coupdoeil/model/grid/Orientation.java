package coupdoeil.model.grid;

/** Which way hexes stand: with a corner on top (rows are straight) or a side on top (columns are straight). */
public enum Orientation {
    POINTY,
    FLAT
}
