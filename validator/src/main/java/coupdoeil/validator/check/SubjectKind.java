package coupdoeil.validator.check;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.subject.ArmyEntry;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.Cell;
import coupdoeil.validator.check.subject.ChartRow;
import coupdoeil.validator.check.subject.EntryTurn;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.Hexside;
import coupdoeil.validator.check.subject.Items;
import coupdoeil.validator.check.subject.Landmark;
import coupdoeil.validator.check.subject.LeaderEntry;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.check.subject.PackEntry;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.PlacedPiece;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.ScenarioItem;
import coupdoeil.validator.check.subject.Stack;
import coupdoeil.validator.check.subject.Subject;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.check.subject.WholeMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A kind of subject: how to list the subjects of a situation.
 *
 * <p>Hexes and hexsides are many and change few at a time, so which of them changed is told by the {@link MapChange};
 * stacks are kept by hex anyway; the others are listed and compared.
 *
 * @param ofScenario whether they belong to a scenario
 * @param needsMap whether there are any only on a hex map
 * @param madeOf what the listed ones follow from
 */
record SubjectKind<S extends Subject>(
        Class<S> type,
        boolean ofScenario,
        boolean needsMap,
        Function<Situation, List<?>> madeOf,
        Function<Situation, Collection<S>> list) {

    private static final List<SubjectKind<?>> ALL = List.of(
            ofPack(PackEntry.class, s -> List.of(s.pack()), s -> List.of(new PackEntry(s.pack()))),
            ofPack(PackItem.class, s -> Items.madeOf(s.pack()), s -> Items.of(s.pack())),
            ofScenario(ScenarioItem.class, s -> List.of(scenario(s)), Situation::items),
            new SubjectKind<>(WholeMap.class, false, true, s -> List.of(map(s)), s -> List.of(new WholeMap(map(s)))),
            new SubjectKind<>(Cell.class, false, true, none -> List.of(), none -> List.of()),
            new SubjectKind<>(Hexside.class, false, true, none -> List.of(), none -> List.of()),
            each(MapPlace.class, s -> s.pack().battlefield().places(), MapPlace::new),
            each(ChartRow.class, s -> s.chart().records(), ChartRow::new),
            each(ArmyEntry.class, s -> s.pack().orderOfBattle().armies(), ArmyEntry::new),
            each(FormationEntry.class, s -> s.pack().orderOfBattle().formations(), FormationEntry::new),
            each(UnitEntry.class, s -> s.pack().orderOfBattle().units(), UnitEntry::new),
            each(LeaderEntry.class, s -> s.pack().orderOfBattle().leaders(), LeaderEntry::new),
            ofScenario(ScenarioEntry.class, s -> List.of(scenario(s)), s -> List.of(new ScenarioEntry(scenario(s)))),
            ofScenario(
                    Landmark.class,
                    s -> List.of(s.pack().battlefield().places(), scenario(s).tokens()),
                    SubjectKind::landmarks),
            ofScenario(PlacedUnit.class, s -> List.of(s.placedUnits()), Situation::placedUnits),
            ofScenario(PlacedLeader.class, s -> List.of(s.placedLeaders()), Situation::placedLeaders),
            ofScenario(PlacedPiece.class, s -> List.of(s.placedUnits(), s.placedLeaders()), Situation::placedPieces),
            new SubjectKind<>(Stack.class, true, true, none -> List.of(), none -> List.of()),
            ofScenario(
                    Arrival.class,
                    s -> List.of(groups(s)),
                    s -> groups(s).stream().map(Arrival::new).toList()),
            ofScenario(EntryTurn.class, s -> List.of(groups(s)), SubjectKind::entryTurns));

    /** @throws IllegalArgumentException if the type is no kind of subject */
    static SubjectKind<?> of(Class<?> type) {
        return ALL.stream()
                .filter(kind -> kind.type() == type)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(type.getSimpleName() + " is no subject"));
    }

    private static <S extends Subject> SubjectKind<S> ofPack(
            Class<S> type, Function<Situation, List<?>> madeOf, Function<Situation, Collection<S>> list) {
        return new SubjectKind<>(type, false, false, madeOf, list);
    }

    private static <S extends Subject> SubjectKind<S> ofScenario(
            Class<S> type, Function<Situation, List<?>> madeOf, Function<Situation, Collection<S>> list) {
        return new SubjectKind<>(type, true, false, madeOf, list);
    }

    private static <E, S extends Subject> SubjectKind<S> each(
            Class<S> type, Function<Situation, List<E>> entries, Function<E, S> subject) {
        return ofPack(
                type,
                s -> List.of(entries.apply(s)),
                s -> entries.apply(s).stream().map(subject).toList());
    }

    private static Scenario scenario(Situation situation) {
        return situation.scenario().orElseThrow();
    }

    private static HexBattlefield map(Situation situation) {
        return situation.map().orElseThrow();
    }

    private static List<ArrivalGroup> groups(Situation situation) {
        return scenario(situation).reinforcements();
    }

    /** The subjects of a situation. @param before the list of the situation before; null at first */
    SubjectList subjects(Situation now, @Nullable SubjectList before, Optional<MapChange> change) {
        if (type == Cell.class) {
            return new PaintedCells(map(now), (PaintedCells) before, change);
        }
        if (type == Hexside.class) {
            return new PaintedSides(map(now), (PaintedSides) before, change);
        }
        if (type == Stack.class) {
            return new StackSubjects(now.stacks(), (StackSubjects) before);
        }
        return ListedSubjects.of(madeOf.apply(now), () -> list.apply(now), (ListedSubjects) before);
    }

    private static Collection<Landmark> landmarks(Situation situation) {
        List<Landmark> landmarks = new ArrayList<>();
        situation.pack().battlefield().places().forEach(place -> landmarks.add(Landmark.of(place)));
        scenario(situation).tokens().forEach(token -> landmarks.add(Landmark.of(token)));
        return landmarks;
    }

    private static Collection<EntryTurn> entryTurns(Situation situation) {
        Map<String, List<ArrivalGroup>> byEntryAndTurn = new LinkedHashMap<>();
        for (ArrivalGroup group : groups(situation)) {
            byEntryAndTurn
                    .computeIfAbsent(group.entry() + "@" + group.at(), none -> new ArrayList<>())
                    .add(group);
        }
        return byEntryAndTurn.values().stream()
                .map(together ->
                        new EntryTurn(together.get(0).entry(), together.get(0).at(), List.copyOf(together)))
                .toList();
    }
}
