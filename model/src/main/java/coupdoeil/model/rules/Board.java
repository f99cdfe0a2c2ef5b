package coupdoeil.model.rules;

import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;

/** A board that battles are fought on: the bare ground, of one size. */
public sealed interface Board {

    /** What it is called; empty if it is merely a size. */
    String name();

    /**
     * A board of hexes.
     *
     * @param ragged whether the shifted rows (of pointed hexes) or columns (of flat ones) end one hex earlier, so that the
     *     board is a rectangle
     * @param metresPerHex ground scale, 0 if the rules name none
     */
    record OfHexes(String name, HexGrid grid, boolean ragged, int metresPerHex) implements Board {

        private static final LabelScheme LARGE = new LabelScheme("{column:3}{row:3}", 1, 1);

        /** A board like this of one's own size; its hexes are numbered with more digits where fewer do not do. */
        public OfHexes ownSize(HexGrid changed) {
            boolean enough = changed.labels()
                    .label(changed.columns() - 1, changed.rows() - 1)
                    .isPresent();
            HexGrid numbered = enough
                    ? changed
                    : new HexGrid(changed.columns(), changed.rows(), changed.orientation(), changed.shifted(), LARGE);
            return new OfHexes("", numbered, ragged, metresPerHex);
        }
    }

    /** A table. */
    record OfTable(String name, double widthInches, double depthInches) implements Board {}
}
