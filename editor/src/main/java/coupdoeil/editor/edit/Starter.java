package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Strength;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.NewBattle;
import coupdoeil.model.rules.NewBattle.NewFormation;
import coupdoeil.model.rules.NewBattle.NewSide;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.ArrivalGroup.Marcher;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.TurnTrack;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What new things begin as: complete enough to play, with the values the rule system starts from. */
public final class Starter {

    private Starter() {}

    /** A side with one army and the formations that it cannot do without. */
    static Pack withSide(Pack pack, RuleSystem system, NewSide kind, String name) {
        Side side = new Side(FreshId.of(pack, name), name, with(defaults(system, "side", ""), kind.attributes()));
        String armyName = Messages.text("new.army", name);
        Army army = new Army(FreshId.of(pack, armyName), armyName, side.id(), null, defaults(system, "army", ""));
        Pack changed = OobEdits.add(side, army).apply(pack);
        for (NewFormation fresh : system.newBattle().formations()) {
            String formationName = fresh.name().replace("{0}", name);
            Formation formation = new Formation(
                    FreshId.of(changed, formationName),
                    formationName,
                    fresh.level(),
                    Belonging.NOWHERE.with(Belonging.ARMY, army.id()),
                    with(defaults(system, "formation", ""), fresh.attributes()));
            changed = OobEdits.add(formation).apply(changed);
        }
        return changed;
    }

    /**
     * A scenario without pieces that says all that the rules must know, with one period over all its turns. What holds for
     * the battle and not for one scenario, such as its date and its charts, it takes from the first scenario there is.
     */
    public static Scenario scenario(Pack pack, RuleSystem system, String name, Clock clock) {
        NewBattle fresh = system.newBattle();
        Attributes attributes = with(defaults(system, "scenario", ""), fresh.scenario());
        List<Side> sides = pack.orderOfBattle().sides();
        for (int i = 0; i < Math.min(sides.size(), fresh.sides().size()); i++) {
            for (String named : fresh.sides().get(i).named()) {
                attributes = attributes.with(named, sides.get(i).id());
            }
        }
        if (!sides.isEmpty() && isRequired(system, fresh.first())) {
            attributes = attributes.with(fresh.first(), sides.get(0).id());
        }
        List<SpecialRule> rules = fresh.specialRules();
        if (!pack.scenarios().isEmpty()) {
            Scenario other = pack.scenarios().get(0);
            attributes = with(attributes, ofBattle(fresh, other.attributes()));
            rules = charts(rules, other.specialRules());
        }
        return Scenario.empty(FreshId.of(pack, name), name)
                .withAttributes(attributes)
                .withClock(clock)
                .withPeriods(periods(system, clock))
                .withSpecialRules(rules);
    }

    /** Whether a scenario of the system cannot do without this attribute. */
    public static boolean isRequired(RuleSystem system, String attribute) {
        return system.attributesOf("scenario").stream()
                .anyMatch(type -> type.id().equals(attribute) && type.required());
    }

    /** What a scenario says that is true of the whole battle. */
    private static Attributes ofBattle(NewBattle fresh, Attributes scenario) {
        Set<String> shared = new LinkedHashSet<>(List.of(fresh.date(), fresh.year()));
        shared.addAll(fresh.ownSize().values().keySet());
        fresh.sides().forEach(side -> shared.addAll(side.named()));
        Map<String, Object> values = new LinkedHashMap<>(scenario.values());
        values.keySet().retainAll(shared);
        return new Attributes(values);
    }

    /** The special rules of these kinds that another scenario has, the given ones where it has none. */
    private static List<SpecialRule> charts(List<SpecialRule> rules, List<SpecialRule> others) {
        return rules.stream()
                .flatMap(rule -> {
                    List<SpecialRule> same = others.stream()
                            .filter(other -> other.id().equals(rule.id()))
                            .toList();
                    return same.isEmpty() ? Stream.of(rule) : same.stream();
                })
                .toList();
    }

    private static List<Period> periods(RuleSystem system, Clock clock) {
        TurnTrack track = new TurnTrack(clock, system.minutesPerTurn());
        boolean none = system.attributesOf("period").isEmpty()
                && system.vocabulary().conditions().isEmpty();
        return none || track.count() == 0
                ? List.of()
                : List.of(new Period(
                        track.label(0), track.label(track.count() - 1), List.of(), defaults(system, "period", "")));
    }

    /** Attributes with others added or put in their place. */
    static Attributes with(Attributes attributes, Attributes others) {
        Map<String, Object> values = new LinkedHashMap<>(attributes.values());
        values.putAll(others.values());
        return new Attributes(values);
    }

    /** A unit of the system's first arm. */
    public static Unit unit(Pack pack, RuleSystem system, Belonging under) {
        String arm = system.vocabulary().arms().isEmpty()
                ? ""
                : system.vocabulary().arms().get(0).id();
        return unit(pack, system, under, arm);
    }

    /** A unit of an arm, of the nationality of those beside it. */
    public static Unit unit(Pack pack, RuleSystem system, Belonging under, String arm) {
        String name = Messages.text("new.unit");
        return new Unit(
                FreshId.of(pack, name),
                name,
                arm,
                nationality(pack, under),
                under,
                Strength.UNKNOWN,
                defaults(system, "unit", arm),
                "",
                "");
    }

    /** The nationality of the units that belong to the same formation or army; empty if there are none or they differ. */
    private static String nationality(Pack pack, Belonging under) {
        Roster roster = new Roster(pack.orderOfBattle());
        Optional<Army> army = roster.armyOf(under);
        Set<String> beside = new LinkedHashSet<>();
        Set<String> inArmy = new LinkedHashSet<>();
        for (Unit unit : pack.orderOfBattle().units()) {
            if (unit.under().equals(under)) {
                beside.add(unit.nationality());
            }
            if (army.isPresent() && roster.armyOf(unit).equals(army)) {
                inArmy.add(unit.nationality());
            }
        }
        Set<String> known = beside.isEmpty() ? inArmy : beside;
        return known.size() == 1 ? known.iterator().next() : "";
    }

    /** A leader of a formation, or of an army if he leads none. */
    public static Leader leader(Pack pack, RuleSystem system, List<String> leads, Belonging under) {
        String name = Messages.text("new.leader");
        return new Leader(
                FreshId.of(pack, name),
                name,
                category(pack, system, leads),
                "",
                leads,
                under,
                defaults(system, "leader", ""),
                "",
                "");
    }

    /** The kind of leader that the rules want for a formation; of who leads none, the first that leads no level. */
    private static String category(Pack pack, RuleSystem system, List<String> leads) {
        List<String> levels = pack.orderOfBattle().formations().stream()
                .filter(formation -> leads.contains(formation.id()))
                .map(Formation::level)
                .toList();
        Predicate<List<String>> wanted = levels.isEmpty() ? List::isEmpty : of -> of.containsAll(levels);
        return system.vocabulary().leaderCategories().stream()
                .filter(kind -> wanted.test(kind.effects().texts("leads")))
                .findFirst()
                .or(() -> system.vocabulary().leaderCategories().stream().findFirst())
                .map(Choice::id)
                .orElse("");
    }

    /** A formation one level below its superior's. */
    public static Formation formation(Pack pack, RuleSystem system, int depth, Belonging under) {
        String name = Messages.text("new.formation");
        String level = system.vocabulary().levels().isEmpty()
                ? ""
                : system.vocabulary()
                        .levels()
                        .get(Math.min(depth, system.vocabulary().levels().size() - 1))
                        .id();
        return new Formation(FreshId.of(pack, name), name, level, under, defaults(system, "formation", ""));
    }

    /**
     * Reinforcements that come at a turn: those of some pieces that are nowhere yet, by the entry of their side if it has
     * only one, and all along it if it is more than a hex.
     */
    public static ArrivalGroup group(Pack pack, RuleSystem system, Scenario scenario, String turn, Force force) {
        Roster roster = new Roster(pack.orderOfBattle());
        List<String> coming = force.pieces().stream()
                .filter(piece -> isNowhere(scenario, piece))
                .toList();
        String side = force.side();
        List<Place> entries = pack.battlefield().places().stream()
                .filter(place -> place.kind().equals("entry") && !side.isEmpty())
                .filter(place ->
                        place.attributes().text("side").filter(side::equals).isPresent())
                .toList();
        Optional<Place> entry = entries.size() == 1 ? Optional.of(entries.get(0)) : Optional.empty();
        boolean wide = entry.filter(place -> place.area().hexList().size() > 1).isPresent();
        String name = coming.size() == 1
                ? roster.piece(coming.get(0)).map(Piece::name).orElseThrow()
                : coming.isEmpty() || force.name().isEmpty() ? Messages.text("new.group") : force.name();
        return new ArrivalGroup(
                FreshId.of(pack, name),
                name,
                side,
                turn,
                entry.map(Place::id).orElse(""),
                wide ? ArrivalGroup.EDGE : ArrivalGroup.COLUMN,
                "",
                coming.stream()
                        .map(id -> new Marcher(id, null, defaults(system, "marcher", "")))
                        .toList(),
                List.of(),
                defaults(system, "group", ""));
    }

    /** Whether a piece neither stands in the set-up nor marches with reinforcements. */
    public static boolean isNowhere(Scenario scenario, String piece) {
        return scenario.setup().stream()
                        .noneMatch(placement -> placement.piece().equals(piece))
                && scenario.reinforcements().stream()
                        .flatMap(group -> group.march().stream())
                        .noneMatch(marcher -> marcher.piece().equals(piece));
    }

    /** The values that a form starts with, of the attributes that an arm has; required ones only. */
    public static Attributes defaults(RuleSystem system, String kind, String arm) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (AttributeType type : system.attributesOf(kind)) {
            Object fallback = type.fallback();
            if (fallback != null && type.required() && type.appliesTo(arm)) {
                values.put(type.id(), fallback);
            }
        }
        return new Attributes(values);
    }
}
