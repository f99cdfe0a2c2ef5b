package coupdoeil.validator.check.table;

import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import java.util.Set;
import java.util.TreeSet;
import org.locationtech.jts.geom.Envelope;

/** A square inch of a table, counted from its south-west corner; those far out are one with the last one on their way. */
record Block(int column, int row) implements Comparable<Block> {

    /** Further out than any table reaches; so no piece is in more blocks than a table has. */
    static final int OUTERMOST = 200;

    /** Beyond everything, in hundredths of a millimetre. */
    static final double FAR = 1e12;

    /** Those that hold a part of a base, its bounds included: pieces that touch have one in common. */
    static Set<Block> of(Footprint footprint) {
        Set<Block> blocks = new TreeSet<>();
        footprint.bases().forEach(base -> add(base.bounds(), blocks));
        return blocks;
    }

    /** Those that hold a part of a rectangle, given in hundredths of a millimetre. */
    static Set<Block> of(Envelope bounds) {
        Set<Block> blocks = new TreeSet<>();
        if (!bounds.isNull()) {
            add(bounds, blocks);
        }
        return blocks;
    }

    /** How many hold a part of a rectangle, in hundredths of a millimetre. */
    static int count(Envelope bounds) {
        return bounds.isNull()
                ? 0
                : (number(bounds.getMaxX()) - number(bounds.getMinX()) + 1)
                        * (number(bounds.getMaxY()) - number(bounds.getMinY()) + 1);
    }

    /** Around the ground of some blocks, in hundredths of a millimetre; of those far out, around all that is further out. */
    static Envelope around(Set<Block> blocks) {
        Envelope around = new Envelope();
        for (Block block : blocks) {
            around.expandToInclude(least(block.column()), least(block.row()));
            around.expandToInclude(most(block.column()), most(block.row()));
        }
        return around;
    }

    private static double least(int number) {
        return number <= -OUTERMOST ? -FAR : number * Corner.PER_INCH;
    }

    private static double most(int number) {
        return number >= OUTERMOST ? FAR : (number + 1) * Corner.PER_INCH;
    }

    private static void add(Envelope bounds, Set<Block> blocks) {
        for (int row = number(bounds.getMinY()); row <= number(bounds.getMaxY()); row++) {
            for (int column = number(bounds.getMinX()); column <= number(bounds.getMaxX()); column++) {
                blocks.add(new Block(column, row));
            }
        }
    }

    /** In which column, or row, something lies. */
    static int number(double hundredths) {
        return (int) Math.max(-OUTERMOST, Math.min(OUTERMOST, Math.floor(hundredths / Corner.PER_INCH)));
    }

    /** Row by row. */
    @Override
    public int compareTo(Block other) {
        return row == other.row ? Integer.compare(column, other.column) : Integer.compare(row, other.row);
    }
}
