package coupdoeil.validator.export.vassal;

import java.util.ArrayList;
import java.util.List;

/**
 * The board below the ground: the turns of a scenario in a row, each with its weather and light, and boxes for who is not on the
 * ground. Whoever fills it is told where things lie on it.
 */
final class TrackBoard {

    private static final String PAPER = "#f7f3e6";
    private static final String CELL = "#fffdf6";
    private static final String LINE = "#8a7f66";
    private static final double TITLE = 0.24;
    private static final double NOTE = 0.18;
    /** Width of a letter, of its size. */
    private static final double LETTER = 0.6;

    private static final int LEAST_TURNS = 12;
    private static final int TURN_WIDTH = 2;

    private final String name;
    private final int turn;
    private final int cell;
    private final int gap;
    private final int width;
    private final Words words = new Words();
    private final List<Component> zones = new ArrayList<>();
    private final List<Component> drawn = new ArrayList<>();
    /** Where the next box goes, and where the row of boxes below it begins. */
    private int x;

    private int y;
    private int below;

    /**
     * All in pixels.
     *
     * @param turn height of a turn, which letters go by
     * @param cell width and height of what a piece needs
     * @param width at least, if that is not too little
     */
    TrackBoard(String name, int turn, int cell, int width) {
        this.name = name;
        this.turn = turn;
        this.cell = cell;
        this.gap = Math.max(2, turn / 8);
        this.width = Math.max(width, LEAST_TURNS * turn);
        this.x = gap;
        this.y = gap;
        this.below = gap;
    }

    String name() {
        return name;
    }

    /** Adds a turn. @param notes what holds then, a line each */
    void turn(String label, List<String> notes) {
        Spot corner = place(TURN_WIDTH * turn, turn, "Turn " + label);
        letters(corner.plus(gap, (int) (turn * TITLE) + gap / 2), TITLE, true, label, TURN_WIDTH * turn);
        int line = 0;
        for (String note : notes) {
            line++;
            int down = (int) (turn * (TITLE + line * NOTE * 1.1)) + gap;
            if (down < turn) {
                letters(corner.plus(gap, down), NOTE, false, note, TURN_WIDTH * turn);
            }
        }
    }

    /** Adds a box below what is there. @return where so many things lie in it */
    List<Spot> box(String title, int things) {
        int across = Math.max(1, Math.min(things, (width - 4 * gap) / cell));
        int rows = Math.max(1, (things + across - 1) / across);
        int head = (int) (turn * TITLE) + 2 * gap;
        int least = (int) Math.min(width - 2.0 * gap, title.length() * turn * TITLE * LETTER + 2 * gap);
        Spot corner = place(Math.max(least, across * cell + 2 * gap), head + rows * cell + gap, title);
        letters(corner.plus(gap, (int) (turn * TITLE) + gap / 2), TITLE, true, title, width);
        List<Spot> spots = new ArrayList<>();
        for (int i = 0; i < things; i++) {
            spots.add(corner.plus(gap + cell / 2 + i % across * cell, head + cell / 2 + i / across * cell));
        }
        return spots;
    }

    /** What follows begins on a new row. */
    void newRow() {
        x = gap;
        y = below;
    }

    private Spot place(int wide, int high, String title) {
        if (x + wide > width) {
            newRow();
        }
        Spot corner = new Spot(x, y);
        x += wide + gap;
        below = Math.max(below, y + high + gap);
        drawn.add(Drawing.box(corner.x(), corner.y(), wide, high, CELL, LINE));
        zones.add(zone(corner, wide, high, title));
        return corner;
    }

    private Component zone(Spot corner, int wide, int high, String title) {
        List<String> corners = List.of(
                point(corner),
                point(corner.plus(wide, 0)),
                point(corner.plus(wide, high)),
                point(corner.plus(0, high)));
        return Component.module("map.boardPicker.board.mapgrid.Zone")
                .with("name", words.name(title, "Box"))
                .with("path", String.join(";", corners))
                .with("useParentGrid", false)
                .with("locationFormat", "$name$")
                .with("useHighlight", false)
                .without("highlightProperty");
    }

    private static String point(Spot spot) {
        return spot.x() + "," + spot.y();
    }

    private void letters(Spot at, double size, boolean bold, String text, int room) {
        int most = (int) ((room - 2 * gap) / (turn * size * LETTER));
        String fitting = text.length() <= most ? text : text.substring(0, Math.max(0, most - 1)) + "\u2026";
        drawn.add(Drawing.text(at.x(), at.y(), turn * size, bold, Words.clean(fitting)));
    }

    /** The board. @param image the name of its {@link #drawing} */
    Component board(String image) {
        return Component.module("map.boardPicker.Board")
                .with("name", name)
                .with("image", image)
                .with("reversible", false)
                .add(Component.module("map.boardPicker.board.ZonedGrid").addAll(zones));
    }

    byte[] drawing() {
        return Drawing.sheet(width, below)
                .add(Drawing.box(0, 0, width, below, PAPER, LINE))
                .addAll(drawn)
                .file();
    }
}
