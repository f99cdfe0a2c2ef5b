package coupdoeil.validator.export.vassal;

import coupdoeil.validator.export.vassal.PieceText.Trait;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** The traits of VASSAL that our pieces have, in the order of fields that VASSAL reads. */
final class Traits {

    /** Key with Ctrl held, as VASSAL writes strokes. */
    private static final int CONTROL = 130;

    private static final int CONTROL_ONLY = 128;
    private static final String ALWAYS = "true";

    private Traits() {}

    /** Properties that do not change. */
    static Trait marks(Map<String, String> values) {
        return new Trait(
                "mark;" + Sequence.of(',', List.copyOf(values.keySet())),
                Sequence.of(',', List.copyOf(values.values())));
    }

    /** What a prototype of this name holds. */
    static Trait prototype(String name) {
        return new Trait("prototype;" + Sequence.of(';', name), "");
    }

    static Trait delete() {
        return new Trait("delete;" + Sequence.of(';', "Delete", stroke('D'), ""), "");
    }

    /** A number that players count down and up. */
    static Trait counted(String property, int most, int now) {
        String less = change("One less", 'L', Sequence.of(',', "I", "-1"));
        String more = change("One more", 'M', Sequence.of(',', "I", "1"));
        return property(property, Sequence.of(',', true, 1, most, false), List.of(less, more), String.valueOf(now));
    }

    /** A text that players write. */
    static Trait written(String property, char key, String now) {
        String write = change(property + "\u2026", key, Sequence.of(',', "R", property));
        return property(property, Sequence.of(',', false, 0, 100, false), List.of(write), now);
    }

    private static Trait property(String name, String constraints, List<String> changes, String now) {
        return new Trait("PROP;" + Sequence.of(';', name, constraints, Sequence.of(',', changes), ""), now);
    }

    private static String change(String menu, char key, String how) {
        return Sequence.of(':', menu, stroke(key), how);
    }

    /** A text under the piece; properties stand in it between dollar signs. */
    static Trait label(int fontSize, String text) {
        return new Trait(
                "label;"
                        + Sequence.of(
                                ';',
                                "",
                                "",
                                fontSize,
                                "255,253,246",
                                "30,27,22",
                                "b",
                                0,
                                "c",
                                0,
                                "t",
                                "c",
                                "$pieceName$",
                                "Dialog",
                                0,
                                0,
                                "Label",
                                "",
                                false),
                text);
    }

    /**
     * Pictures of which one is shown, from 1 on, as a property says; the first if that is empty.
     *
     * @param first value of the property for the first
     */
    static Trait following(String name, List<String> images, String property, int first, int now) {
        return layers(
                name,
                images,
                Collections.nCopies(images.size(), ""),
                Spot.ZERO,
                List.of("", 0, ""),
                property,
                first,
                true,
                now);
    }

    /** Pictures that players go through, each with what it adds to the name of the piece. @param off from its middle */
    static Trait turnable(String name, List<String> images, List<String> names, Spot off, int now) {
        return layers(name, images, names, off, List.of("Next " + name, CONTROL_ONLY, "F"), "", 1, true, now);
    }

    /** A picture that players show or hide. */
    static Trait shown(String name, String image, boolean now) {
        return layers(name, List.of(image), List.of(""), Spot.ZERO, List.of("", 0, ""), "", 1, false, now ? 1 : -1);
    }

    private static Trait layers(
            String name,
            List<String> images,
            List<String> names,
            Spot off,
            List<Object> next,
            String property,
            int first,
            boolean always,
            int now) {
        List<Object> fields = new ArrayList<>();
        fields.addAll(always ? List.of("", CONTROL_ONLY, "") : List.of("Show or hide " + name, CONTROL_ONLY, "H"));
        fields.addAll(next);
        fields.addAll(List.of("", 0, "", "", "", 1, false, off.x(), off.y()));
        fields.addAll(List.of(Sequence.of(',', images), Sequence.of(',', names), true, name, "", ""));
        fields.addAll(List.of(!property.isEmpty(), property, first, 1, always));
        fields.addAll(List.of(
                always ? "" : stroke('H'), next.get(0).equals("") ? "" : stroke('F'), "", "", "1.0", "", ALWAYS));
        return new Trait("emb2;" + Sequence.of(';', fields), String.valueOf(now));
    }

    /** What lies within points to one of so many directions; the first is up, the others follow clockwise. */
    static Trait facings(int directions, int now) {
        return new Trait(
                "rotate;"
                        + Sequence.of(
                                ';',
                                directions,
                                stroke('R'),
                                stroke('E'),
                                "Turn right",
                                "Turn left",
                                "",
                                "",
                                "Facing",
                                "",
                                "",
                                "",
                                "",
                                ALWAYS),
                String.valueOf(now));
    }

    /** What lies within can be turned to anywhere. @param degrees anticlockwise from up */
    static Trait heading(double degrees) {
        return new Trait(
                "rotate;" + Sequence.of(';', 1, stroke('R'), "Turn", "", "", "Facing", "", "", "", "", ALWAYS),
                degrees == Math.rint(degrees) ? String.valueOf((long) degrees) : String.valueOf(degrees));
    }

    private static String stroke(char key) {
        return (int) key + "," + CONTROL;
    }
}
