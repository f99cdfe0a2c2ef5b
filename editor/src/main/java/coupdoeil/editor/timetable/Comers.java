package coupdoeil.editor.timetable;

import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.engine.EngineFacts;
import coupdoeil.validator.engine.Entrance;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Who of a group of reinforcements enters when. */
final class Comers {

    private final TurnTrack track;
    private final Roster roster;

    Comers(Pack pack, RuleSystem system, Scenario scenario) {
        this.track = new TurnTrack(scenario.clock(), system.minutesPerTurn());
        this.roster = new Roster(pack.orderOfBattle());
    }

    /**
     * Those of every group, as the rules work it out: takes as long as checking all marches, so not for the event thread.
     */
    static Map<ArrivalGroup, List<Comer>> worked(Pack pack, RuleSystem system, Scenario scenario) {
        Comers comers = new Comers(pack, system, scenario);
        Situation situation = Situation.of(pack, system, scenario);
        EngineFacts facts = EngineFacts.of(system.id());
        Map<ArrivalGroup, List<Comer>> groups = new LinkedHashMap<>();
        for (ArrivalGroup group : scenario.reinforcements()) {
            groups.put(
                    group,
                    facts.entrances(situation, group)
                            .map(entrances ->
                                    entrances.stream().map(comers::worked).toList())
                            .orElseGet(() -> comers.due(group)));
        }
        return groups;
    }

    private Comer worked(Entrance entrance) {
        OptionalInt turn = entrance.turn() == null ? OptionalInt.empty() : track.turnOf(entrance.turn());
        return new Comer(entrance.piece(), name(entrance.piece()), turn, entrance.delayed(), true);
    }

    /** All of a group at the turn that it is due. */
    List<Comer> due(ArrivalGroup group) {
        OptionalInt turn = track.turnOf(group.at());
        return group.march().stream()
                .map(marcher -> new Comer(marcher.piece(), name(marcher.piece()), turn, false, false))
                .toList();
    }

    private String name(String piece) {
        return roster.piece(piece).map(Piece::name).orElse(piece);
    }
}
