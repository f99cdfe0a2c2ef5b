package coupdoeil.editor.oob;

import coupdoeil.editor.document.Selection;
import java.util.Locale;

/**
 * An entry of the tree of forces.
 *
 * @param id its id in the order of battle; empty for a heading
 * @param detail where it is, or what it is
 * @param onMap whether it stands on the map or arrives later; true for what cannot be placed
 * @param symbol unit symbol of its arm; empty if it has none
 */
record ForceNode(Kind kind, String id, String name, String detail, boolean onMap, String symbol) {

    enum Kind {
        SIDE("army"),
        ARMY("army"),
        FORMATION("formation"),
        LEADER("leader"),
        UNIT("unit"),
        /** What belongs to no army. */
        STRAYS("off-map");

        private final String icon;

        Kind(String icon) {
            this.icon = icon;
        }

        /** What findings call such a thing. */
        String subject() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Names it among all forces. */
    String key() {
        return kind + ":" + id;
    }

    /** A unit has the icon of its arm. */
    String icon() {
        return symbol.isEmpty() ? kind.icon : "arm-" + symbol;
    }

    boolean isPiece() {
        return kind == Kind.UNIT || kind == Kind.LEADER;
    }

    /** What the inspector shows for it. */
    Selection selection() {
        return switch (kind) {
            case UNIT, LEADER -> Selection.piece(id);
            case FORMATION -> new Selection.OfFormation(id);
            case ARMY -> new Selection.OfArmy(id);
            case SIDE -> new Selection.OfParty(id);
            case STRAYS -> Selection.nothing();
        };
    }

    @Override
    public String toString() {
        return name;
    }
}
