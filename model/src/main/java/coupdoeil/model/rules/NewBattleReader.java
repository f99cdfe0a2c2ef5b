package coupdoeil.model.rules;

import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.rules.NewBattle.Extent;
import coupdoeil.model.rules.NewBattle.NewFormation;
import coupdoeil.model.rules.NewBattle.NewPlace;
import coupdoeil.model.rules.NewBattle.NewSide;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.SpecialRule;
import java.math.BigDecimal;
import java.util.List;

/** Reads what a new battle begins with. */
final class NewBattleReader {

    private static final List<Integer> WEST = List.of(0, 1);
    private static final List<Integer> EAST = List.of(1, 1);

    private NewBattleReader() {}

    static NewBattle read(JsonCursor at) {
        at.only(
                "boards",
                "size",
                "clock",
                "sides",
                "formations",
                "first",
                "date",
                "year",
                "scenario",
                "ownSize",
                "specialRules",
                "places");
        return new NewBattle(
                at.list("boards", NewBattleReader::board),
                board(at.child("size")),
                clock(at.child("clock")),
                at.list("sides", NewBattleReader::side),
                at.list("formations", NewBattleReader::formation),
                at.textOr("first", ""),
                at.text("date"),
                at.textOr("year", ""),
                at.attributes("scenario"),
                at.attributes("ownSize"),
                at.list("specialRules", NewBattleReader::specialRule),
                at.list("places", NewBattleReader::place));
    }

    private static Board board(JsonCursor at) {
        String name = at.textOr("name", "");
        if (at.has("widthInches")) {
            at.only("name", "widthInches", "depthInches");
            return new Board.OfTable(
                    name,
                    at.number("widthInches").doubleValue(),
                    at.number("depthInches").doubleValue());
        }
        at.only("name", "columns", "rows", "orientation", "shifted", "ragged", "metresPerHex", "labels");
        HexGrid grid = new HexGrid(
                at.number("columns").intValueExact(),
                at.number("rows").intValueExact(),
                at.choice("orientation", Orientation.class),
                at.choice("shifted", Shifted.class),
                new LabelScheme(at.textOr("labels", LabelScheme.STANDARD.pattern()), 1, 1));
        return new Board.OfHexes(
                name,
                grid,
                at.flag("ragged"),
                at.numberOr("metresPerHex", BigDecimal.ZERO).intValueExact());
    }

    private static Clock clock(JsonCursor at) {
        at.only("start", "end", "turns");
        return at.has("turns")
                ? new Clock(null, null, at.number("turns").intValueExact())
                : at.has("start") ? new Clock(at.text("start"), at.text("end"), null) : Clock.UNSET;
    }

    private static NewSide side(JsonCursor at) {
        at.only("role", "attributes", "named");
        return new NewSide(at.text("role"), at.attributes("attributes"), at.texts("named"));
    }

    private static NewFormation formation(JsonCursor at) {
        at.only("name", "level", "attributes");
        return new NewFormation(at.text("name"), at.text("level"), at.attributes("attributes"));
    }

    private static SpecialRule specialRule(JsonCursor at) {
        at.only("id", "text", "attributes");
        return new SpecialRule(at.text("id"), at.text("text"), at.attributes("attributes"));
    }

    private static NewPlace place(JsonCursor at) {
        at.only("kind", "name", "owner", "extent", "from", "to", "attributes");
        return new NewPlace(
                at.text("kind"),
                at.text("name"),
                at.textOr("owner", ""),
                at.choice("extent", Extent.class),
                share(at, "from", WEST),
                share(at, "to", EAST),
                at.attributes("attributes"));
    }

    private static List<Integer> share(JsonCursor at, String key, List<Integer> otherwise) {
        return at.has(key) ? at.integers(key) : otherwise;
    }
}
