package coupdoeil.editor.oob;

import coupdoeil.editor.document.Selection;

/**
 * An entry of the tree of forces.
 *
 * @param id its id in the order of battle; empty for a heading
 * @param detail where it is, or what it is
 * @param onMap whether it stands on the map or arrives later; true for what cannot be placed
 */
record ForceNode(Kind kind, String id, String name, String detail, boolean onMap) {

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

        String icon() {
            return icon;
        }
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
