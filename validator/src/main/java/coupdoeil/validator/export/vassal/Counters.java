package coupdoeil.validator.export.vassal;

import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Arm;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.export.PictureOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A counter for every unit and leader of an order of battle, wherever scenarios put them, with a prototype for each arm of each
 * side, and markers for what else lies on the ground.
 */
final class Counters {

    private final Roster roster;
    private final Map<String, Counter> counters = new LinkedHashMap<>();
    private final Prototypes prototypes;
    private final Markers markers;
    private int nextGpid = 1;

    private Counters(ExportJob job, Situation situation) {
        this.roster = situation.roster();
        this.prototypes = new Prototypes();
        this.markers = new Markers(job.system().vocabulary().tokens(), fontSize(job), this::gpid);
    }

    /** Has them painted, too. @param situation of the pack, in no scenario */
    static Counters of(ExportJob job, Situation situation, Images images) {
        Counters counters = new Counters(job, situation);
        CounterMaker maker = job.pack().battlefield().hexMap().isPresent()
                ? new HexCounters(job, situation, images)
                : new TableCounters(job, situation, images);
        Stream.<Piece>concat(counters.roster.units().stream(), counters.roster.leaders().stream())
                .forEach(piece -> counters.counters.put(
                        piece.id(), maker.make(piece, counters.gpid(), counters.prototype(job, piece))));
        return counters;
    }

    static int fontSize(ExportJob job) {
        return Math.max(8, (int) Math.round(PictureOptions.pixels(job) / 7));
    }

    private String gpid() {
        return String.valueOf(nextGpid++);
    }

    /** Above those of all slots. */
    int nextGpid() {
        return nextGpid;
    }

    private String prototype(ExportJob job, Piece piece) {
        String side = roster.sideOf(piece).flatMap(roster::side).map(Side::name).orElse("No side");
        String arm = piece instanceof Unit unit
                ? job.system().arm(unit.arm()).map(Arm::name).orElse(unit.arm())
                : "Leader";
        return prototypes.of(side, arm);
    }

    /** The names of the formations that units of an arm can take, by id. */
    static Map<String, String> formations(ExportJob job, Unit unit) {
        Map<String, String> names = new LinkedHashMap<>();
        job.system().vocabulary().formations().stream()
                .filter(formation ->
                        formation.arms().isEmpty() || formation.arms().contains(unit.arm()))
                .forEach(formation -> names.putIfAbsent(formation.id(), Words.clean(formation.name())));
        return names;
    }

    Optional<Counter> of(String piece) {
        return Optional.ofNullable(counters.get(piece));
    }

    /** All of them: units as the order of battle has them, then leaders. */
    List<Counter> all() {
        return new ArrayList<>(counters.values());
    }

    Prototypes prototypes() {
        return prototypes;
    }

    Markers markers() {
        return markers;
    }
}
