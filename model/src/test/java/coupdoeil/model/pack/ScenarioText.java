package coupdoeil.model.pack;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A scenario as lists: set-up, markers, timetable, victory and special rules. */
final class ScenarioText {

    private final Pack pack;
    private final Roster roster;
    private final TextLines out;

    private ScenarioText(Pack pack, TextLines out) {
        this.pack = pack;
        this.roster = new Roster(pack.orderOfBattle());
        this.out = out;
    }

    static void write(Scenario scenario, Pack pack, TextLines out) {
        new ScenarioText(pack, out).write(scenario);
    }

    private void write(Scenario scenario) {
        out.title("Scenario");
        out.item(scenario.description());
        out.item(clock(scenario.clock()));
        out.item(TextLines.attributes(scenario.attributes()));
        scenario.switches().forEach((id, value) -> out.item(id + "=" + value));
        list("Set-up", scenario.setup(), this::placement);
        list("Markers", scenario.tokens(), this::token);
        list(
                "Periods",
                scenario.periods(),
                period -> out.item(
                        period.from() + "-" + period.to(),
                        String.join(", ", period.conditions()),
                        TextLines.attributes(period.attributes())));
        list(
                "Events",
                scenario.events(),
                event -> out.item(event.at(), event.name(), event.text(), TextLines.attributes(event.attributes())));
        list("Reinforcements", scenario.reinforcements(), this::arrival);
        list(
                "Victory",
                scenario.victory(),
                condition ->
                        out.item(condition.side(), condition.text(), TextLines.attributes(condition.attributes())));
        list(
                "Special rules",
                scenario.specialRules(),
                rule -> out.item(rule.id(), rule.text(), TextLines.attributes(rule.attributes())));
    }

    private <T> void list(String title, List<T> entries, Consumer<T> each) {
        if (!entries.isEmpty()) {
            out.title(title);
            entries.forEach(each);
        }
    }

    private void placement(Placement placement) {
        String parts = placement.parts().stream()
                .map(part -> "+ " + label(part.hex()) + (part.steps() == null ? "" : " (" + part.steps() + ")")
                        + facing(part.facing()))
                .collect(Collectors.joining(" "));
        out.item(
                where(placement.position()),
                name(placement.piece()),
                placement.formation() == null ? "" : placement.formation(),
                facing(placement.facing()).strip(),
                placement.stack() == null ? "" : "stack " + placement.stack(),
                parts,
                String.join(", ", placement.markers()),
                TextLines.attributes(placement.attributes()));
    }

    private void token(Token token) {
        String of = token.of();
        out.item(
                where(token.position()),
                token.kind(),
                of == null ? "" : "of " + of,
                TextLines.attributes(token.attributes()));
    }

    private void arrival(ArrivalGroup group) {
        out.item(
                group.at(),
                group.name(),
                "by " + group.entry(),
                group.mode(),
                group.condition(),
                TextLines.attributes(group.attributes()));
        group.march()
                .forEach(marcher -> out.item(
                        "  " + name(marcher.piece()),
                        marcher.formation() == null ? "" : marcher.formation(),
                        TextLines.attributes(marcher.attributes())));
        group.tokens().forEach(this::token);
    }

    private String name(String piece) {
        return roster.piece(piece).map(Piece::name).orElse(piece + "?");
    }

    private String where(Position position) {
        if (position instanceof Position.OnHex on) {
            return label(on.hex());
        } else if (position instanceof Position.OnTable at) {
            return TableText.number(at.x()) + "," + TableText.number(at.y());
        } else if (position instanceof Position.InFeature in) {
            return "in " + in.feature();
        } else if (position instanceof Position.Attached with) {
            return "with " + name(with.piece());
        }
        return "off map " + ((Position.OffMap) position).box();
    }

    private String label(Hex hex) {
        return pack.battlefield().labels().hex(hex);
    }

    private static String facing(@Nullable Facing facing) {
        return facing == null ? "" : " " + facing.text();
    }

    private static String clock(Clock clock) {
        String times = clock.start() == null ? "" : clock.start() + (clock.end() == null ? "" : " to " + clock.end());
        return clock.turns() == null ? times : (times + " " + clock.turns() + " turns").strip();
    }
}
