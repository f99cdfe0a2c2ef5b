package coupdoeil.editor.paint.sheet;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Side;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A side that sits at an edge of the map, where the rules say so: by the table {@code camps}, which names for each edge the
 * scenario's attribute of the side, those to show beside its name, and the one that says how long its track is.
 *
 * @param atTop whether it is the edge that is at the top of a map that is not turned
 * @param side id of the side
 * @param title its name, and what is shown of it: {@code French, 5 cards}
 * @param track spaces of its track; 0 if it has none
 */
public record Camp(boolean atTop, String side, String title, int track) {

    /** Room for it beside the map, in map units. */
    public static final double DEPTH = 34;

    private static final String TABLE = "camps";
    private static final String TOP = "top";
    private static final String BOTTOM = "bottom";

    /** A battle has no longer track; what a designer mistypes must not be painted. */
    private static final int LONGEST = 30;

    /** The camps of a scene; none if its rules have none, or no scenario is shown. */
    public static List<Camp> of(PaintScene scene) {
        Scenario scenario = scene.scenario();
        Attributes table = scene.rules().tables().nested(TABLE);
        List<Camp> camps = new ArrayList<>();
        for (String edge : List.of(TOP, BOTTOM)) {
            Attributes camp = table.nested(edge);
            if (scenario != null) {
                scenario.attributes()
                        .text(camp.text("side").orElse(""))
                        .flatMap(id -> scene.pack().orderOfBattle().sides().stream()
                                .filter(side -> side.id().equals(id))
                                .findFirst())
                        .ifPresent(side -> camps.add(of(scene.rules(), scenario, camp, side, edge.equals(TOP))));
            }
        }
        return camps;
    }

    private static Camp of(RuleSystem rules, Scenario scenario, Attributes camp, Side side, boolean atTop) {
        StringBuilder title = new StringBuilder(side.name());
        for (String shown : camp.texts("shows")) {
            OptionalInt number = scenario.attributes().integer(shown);
            rules.attributesOf("scenario").stream()
                    .filter(type -> type.id().equals(shown) && number.isPresent())
                    .findFirst()
                    .map(AttributeType::measure)
                    .ifPresent(measure -> title.append(", ")
                            .append(number.getAsInt())
                            .append(' ')
                            .append(measure));
        }
        int track = scenario.attributes().integer(camp.text("track").orElse("")).orElse(0);
        return new Camp(atTop, side.id(), title.toString(), Math.max(0, Math.min(LONGEST, track)));
    }
}
