package coupdoeil.validator.check;

import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.rules.PlaceNames;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Ids;
import coupdoeil.validator.check.fact.PackSpecialRules;
import coupdoeil.validator.check.fact.Participants;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.fact.SetupPieces;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.fact.Tokens;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.subject.ArmyEntry;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.ChartRow;
import coupdoeil.validator.check.subject.EntryTurn;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.Items;
import coupdoeil.validator.check.subject.Landmark;
import coupdoeil.validator.check.subject.LeaderEntry;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.check.subject.OpenPoint;
import coupdoeil.validator.check.subject.PackEntry;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.PlacedPiece;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.ScenarioItem;
import coupdoeil.validator.check.subject.Subject;
import coupdoeil.validator.check.subject.UnitEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What can be read and examined of any pack, whatever its battlefield. */
final class AnyBattlefield implements BattlefieldKind {

    @Override
    public List<FactSource<?>> facts() {
        return List.of(
                FactSource.ofPack(RuleSystem.class, Field.ANY, s -> List.of(s.system()), Situation::system),
                FactSource.ofPack(TerrainChart.class, Field.ANY, s -> List.of(s.chart()), Situation::chart),
                FactSource.ofPack(Roster.class, Field.ANY, s -> List.of(s.roster()), Situation::roster),
                FactSource.ofPack(Labels.class, Field.ANY, s -> List.of(labels(s)), AnyBattlefield::labels),
                FactSource.ofPack(
                        Places.class,
                        Field.ANY,
                        s -> List.of(places(s), placeNames(s)),
                        s -> new Places(places(s), placeNames(s))),
                FactSource.ofPack(
                        Ids.class,
                        Field.ANY,
                        s -> List.of(s.pack().orderOfBattle(), places(s), Ids.features(s.pack())),
                        s -> Ids.of(s.pack())),
                FactSource.ofPack(
                        PackSpecialRules.class,
                        Field.ANY,
                        s -> PackSpecialRules.of(s.pack()).all(),
                        s -> PackSpecialRules.of(s.pack())),
                FactSource.ofPack(
                        Participants.class,
                        Field.ANY,
                        s -> Participants.madeOf(s.pack()),
                        s -> Participants.of(s.pack())),
                FactSource.ofScenario(
                        Switches.class,
                        s -> List.of(scenario(s).switches()),
                        s -> Switches.of(s.system(), scenario(s))),
                FactSource.ofScenario(
                        Timetable.class,
                        s -> List.of(scenario(s).clock(), scenario(s).periods()),
                        s -> Timetable.of(s.system(), scenario(s))),
                FactSource.ofScenario(
                        Tokens.class,
                        s -> List.of(scenario(s).tokens()),
                        s -> new Tokens(scenario(s).tokens())),
                FactSource.ofScenario(
                        Arrivals.class,
                        s -> List.of(scenario(s).reinforcements()),
                        s -> new Arrivals(scenario(s).reinforcements())),
                FactSource.ofScenario(SetupPieces.class, s -> List.of(s.get(Placed.CAST)), s -> s.get(Placed.CAST)),
                FactSource.ofScenario(
                        Setup.class,
                        s -> List.of(s.placedUnits(), s.placedLeaders()),
                        s -> new Setup(s.placedUnits(), s.placedLeaders())),
                FactSource.ofScenario(
                        ScenarioFacts.class,
                        s -> List.of(
                                scenario(s).attributes(),
                                scenario(s).specialRules(),
                                scenario(s).victory()),
                        s -> new ScenarioFacts(
                                scenario(s).attributes(),
                                scenario(s).specialRules(),
                                scenario(s).victory())),
                FactSource.tracked(
                        Placements.class,
                        Field.ANY,
                        true,
                        (situation, tracker) -> new Placements(situation.placements(), tracker),
                        (known, before, now, ground) -> now.movesSince(before)
                                .map(Moves::placements)
                                .ifPresentOrElse(known::followSome, () -> known.follow(now.placements()))),
                new FactSource<>(
                        Tracker.class,
                        Field.ANY,
                        false,
                        false,
                        (situation, tracker) -> tracker,
                        (known, before, now, ground) -> known));
    }

    @Override
    public List<SubjectKind<?>> subjects() {
        return List.of(
                ofPack(PackEntry.class, "pack", s -> List.of(s.pack()), s -> List.of(new PackEntry(s.pack()))),
                ofPack(
                        PackItem.class,
                        "entry",
                        s -> Items.madeOf(s.pack(), placeNames(s)),
                        s -> Items.of(s.pack(), placeNames(s))),
                ofPack(
                        OpenPoint.class,
                        "source",
                        s -> List.of(s.pack().sources()),
                        s -> OpenPoint.of(s.pack().sources())),
                ofScenario(ScenarioItem.class, "entry", s -> List.of(scenario(s)), Situation::items),
                ofPack(MapPlace.class, "place", s -> List.of(places(s), placeNames(s)), AnyBattlefield::mapPlaces),
                each(ChartRow.class, "chart", s -> s.chart().records(), ChartRow::new),
                each(ArmyEntry.class, "army", s -> s.pack().orderOfBattle().armies(), ArmyEntry::new),
                each(
                        FormationEntry.class,
                        "formation",
                        s -> s.pack().orderOfBattle().formations(),
                        FormationEntry::new),
                each(UnitEntry.class, "unit", s -> s.pack().orderOfBattle().units(), UnitEntry::new),
                each(LeaderEntry.class, "leader", s -> s.pack().orderOfBattle().leaders(), LeaderEntry::new),
                ofScenario(
                        ScenarioEntry.class,
                        "scenario",
                        s -> List.of(scenario(s)),
                        s -> List.of(new ScenarioEntry(scenario(s)))),
                ofScenario(
                        Landmark.class,
                        "landmark",
                        s -> List.of(places(s), placeNames(s), scenario(s).tokens()),
                        AnyBattlefield::landmarks),
                ofScenario(PlacedUnit.class, "placed unit", s -> List.of(s.placedUnits()), Situation::placedUnits),
                ofScenario(
                        PlacedLeader.class, "placed leader", s -> List.of(s.placedLeaders()), Situation::placedLeaders),
                ofScenario(
                        PlacedPiece.class,
                        "placed piece",
                        s -> List.of(s.placedUnits(), s.placedLeaders()),
                        Situation::placedPieces),
                ofScenario(
                        Arrival.class,
                        "group",
                        s -> List.of(groups(s)),
                        s -> groups(s).stream().map(Arrival::new).toList()),
                ofScenario(EntryTurn.class, "entry turn", s -> List.of(groups(s)), AnyBattlefield::entryTurns));
    }

    private static <S extends Subject> SubjectKind<S> ofPack(
            Class<S> type, String word, Function<Situation, List<?>> madeOf, Function<Situation, Collection<S>> list) {
        return new SubjectKind<>(type, word, false, Field.ANY, SubjectKind.listed(madeOf, list));
    }

    private static <S extends Subject> SubjectKind<S> ofScenario(
            Class<S> type, String word, Function<Situation, List<?>> madeOf, Function<Situation, Collection<S>> list) {
        return new SubjectKind<>(type, word, true, Field.ANY, SubjectKind.listed(madeOf, list));
    }

    private static <E, S extends Subject> SubjectKind<S> each(
            Class<S> type, String word, Function<Situation, List<E>> entries, Function<E, S> subject) {
        return ofPack(
                type,
                word,
                s -> List.of(entries.apply(s)),
                s -> entries.apply(s).stream().map(subject).toList());
    }

    private static Scenario scenario(Situation situation) {
        return situation.scenario().orElseThrow();
    }

    private static Labels labels(Situation situation) {
        return situation.pack().battlefield().labels();
    }

    private static List<Place> places(Situation situation) {
        return situation.pack().battlefield().places();
    }

    private static PlaceNames placeNames(Situation situation) {
        return PlaceNames.of(situation.pack().battlefield(), situation.system());
    }

    private static Collection<MapPlace> mapPlaces(Situation situation) {
        PlaceNames names = placeNames(situation);
        return places(situation).stream()
                .map(place -> new MapPlace(place, names.of(place)))
                .toList();
    }

    private static List<ArrivalGroup> groups(Situation situation) {
        return scenario(situation).reinforcements();
    }

    private static Collection<Landmark> landmarks(Situation situation) {
        List<Landmark> landmarks = new ArrayList<>();
        PlaceNames names = placeNames(situation);
        places(situation).forEach(place -> landmarks.add(Landmark.of(place, names)));
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
