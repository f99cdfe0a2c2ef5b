package coupdoeil.validator.random;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.SpecialRuleType;
import coupdoeil.model.rules.SwitchType;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.ScenarioEvent;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.Token;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.model.scenario.VictoryCondition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Random scenarios of a random battle: set-up, weather, reinforcements, special rules, with or without any. */
final class RandomPlay {

    private final RandomValues values;
    private final RandomGround ground;
    private final Map<String, String> armOf = new HashMap<>();
    private Clock clock = Clock.UNSET;
    private TurnTrack turns = new TurnTrack(clock, 0);

    RandomPlay(RandomValues values, RandomGround ground, OrderOfBattle troops) {
        this.values = values;
        this.ground = ground;
        for (Unit unit : troops.units()) {
            armOf.put(unit.id(), unit.arm());
        }
    }

    Scenario scenario(String id) {
        clock = clock();
        turns = new TurnTrack(clock, values.system().minutesPerTurn());
        return new Scenario(
                id,
                "Scenario",
                "",
                values.attributes("scenario"),
                clock,
                switches(),
                values.some(3, this::period),
                values.some(2, this::event),
                values.some(12, this::placement),
                values.some(3, this::token),
                values.some(3, this::group),
                values.some(3, this::victory),
                values.some(4, this::specialRule));
    }

    private Clock clock() {
        if (values.wild()) {
            List<String> times = List.of("", "25:61", "08:00", "23:59", "07:07", "noon");
            return new Clock(
                    values.orNull(() -> values.pick(times)),
                    values.orNull(() -> values.pick(times)),
                    values.orNull(() -> values.count(20)));
        }
        return values.system().minutesPerTurn() == 0
                ? new Clock(null, null, 1 + values.below(12))
                : new Clock("08:00", values.pick(List.of("08:00", "10:00", "13:45")), null);
    }

    private Map<String, String> switches() {
        Map<String, String> switches = new HashMap<>();
        for (SwitchType type : values.system().options().switches()) {
            if (values.oneIn(3)) {
                switches.put(values.wild() ? "mystery" : type.id(), values.word(type.values()));
            }
        }
        return switches;
    }

    private String turn() {
        return values.wild()
                ? values.pick(List.of("", "0", "99999", "24:00", "08:01", "turn"))
                : turns.label(values.below(Math.max(1, turns.count()) + (values.oneIn(9) ? 3 : 0)));
    }

    private Period period() {
        String first = turn();
        return new Period(
                first,
                values.oneIn(2) ? turns.label(Math.max(0, turns.count() - 1)) : turn(),
                values.words(values.system().vocabulary().conditions().stream()
                        .map(Choice::id)
                        .toList()),
                values.attributes("period"));
    }

    private ScenarioEvent event() {
        return new ScenarioEvent(values.id("event", 1), turn(), "Event", "", values.attributes("event"));
    }

    private Placement placement() {
        String piece = values.reference(values.oneIn(4) ? "leader" : "unit");
        String formation = formation(armOf.getOrDefault(piece, ""));
        return new Placement(
                piece,
                position(),
                facing(formation),
                formation,
                values.orNull(() -> values.count(4)),
                values.oneIn(3)
                        ? values.some(
                                3,
                                () -> new Placement.Part(
                                        ground.hex(),
                                        facing(formation),
                                        values.orNull(() -> values.count(6)),
                                        values.orNull(() -> values.count(4))))
                        : List.of(),
                values.oneIn(3)
                        ? values.words(values.system().vocabulary().markers().stream()
                                .map(Choice::id)
                                .toList())
                        : List.of(),
                values.attributes("placement"));
    }

    private Position position() {
        return switch (values.wild() ? values.below(4) : values.oneIn(8) ? 4 : 5) {
            case 0 -> new Position.OnTable(values.below(100) - 20.5, values.below(60));
            case 1 -> new Position.InFeature(values.reference("feature"));
            case 2 -> new Position.OffMap(values.word(List.of("routed", "reserve", "village", "")));
            case 3, 4 -> new Position.Attached(values.reference(values.oneIn(2) ? "leader" : "unit"));
            default -> new Position.OnHex(ground.hex());
        };
    }

    /** A formation that the arm can take, as a rule; null for none. */
    private @Nullable String formation(String arm) {
        List<String> possible = values.system().vocabulary().formations().stream()
                .filter(type -> type.arms().contains(arm))
                .map(FormationType::id)
                .toList();
        return possible.isEmpty() && !values.wild() || values.oneIn(12) ? null : values.word(possible);
    }

    private @Nullable Facing facing(@Nullable String formation) {
        FacingKind kind = formation == null || values.wild()
                ? values.pick(List.of(FacingKind.values()))
                : values.system()
                        .formation(formation)
                        .map(FormationType::facing)
                        .orElse(FacingKind.NONE);
        return switch (kind) {
            case SIDE -> new Facing.ToSide(HexDirection.of(values.below(6)));
            case CORNER -> new Facing.ToCorner(HexCorner.of(values.below(6)));
            case HEADING -> new Facing.Heading(values.below(360));
            case NONE -> null;
        };
    }

    private Token token() {
        return new Token(
                values.id("token", values.below(9)),
                values.word(values.system().vocabulary().tokens().stream()
                        .map(Choice::id)
                        .toList()),
                values.orNull(() -> values.reference(values.pick(RandomValues.KINDS))),
                position(),
                values.attributes("token"));
    }

    private ArrivalGroup group() {
        String mode = values.word(List.of(ArrivalGroup.COLUMN, ArrivalGroup.EDGE));
        return new ArrivalGroup(
                values.id("group", values.below(9)),
                "Reinforcements",
                values.oneIn(3) ? "" : values.reference("side"),
                turn(),
                values.reference("place"),
                mode,
                values.oneIn(4) ? "if they come" : "",
                values.some(4, this::marcher),
                values.some(1, this::token),
                values.attributes("group"));
    }

    private ArrivalGroup.Marcher marcher() {
        String piece = values.reference(values.oneIn(4) ? "leader" : "unit");
        return new ArrivalGroup.Marcher(
                piece,
                values.orNull(() -> values.word(values.system().vocabulary().formations().stream()
                        .map(FormationType::id)
                        .toList())),
                values.wild() ? values.attributes("unit") : values.attributes("marcher"));
    }

    private VictoryCondition victory() {
        return new VictoryCondition(
                values.id("victory", values.below(9)),
                values.reference("side"),
                values.pick(List.of("", "Hold the hill.")),
                values.attributes("victory"));
    }

    private SpecialRule specialRule() {
        if (values.system().options().specialRules().isEmpty() || values.wild()) {
            return new SpecialRule("own", "In words.", Attributes.of("formation", values.reference("formation")));
        }
        SpecialRuleType type = values.pick(values.system().options().specialRules());
        return new SpecialRule(type.id(), values.pick(List.of("", "words")), values.attributes(type.parameters()));
    }
}
