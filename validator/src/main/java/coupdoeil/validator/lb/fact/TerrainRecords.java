package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.Fix;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** What a record of the terrain chart says of itself, wherever it is painted, and how it is mended. */
public final class TerrainRecords {

    public static final List<String> ARMS = List.of(Units.INFANTRY, Units.CAVALRY, Units.ARTILLERY);

    private TerrainRecords() {}

    /** Whether it is the base terrain or an overlay of a hex. */
    public static boolean ofHex(TerrainRecord record) {
        return record.kind().equals(TerrainRecord.HEX) || record.kind().equals(TerrainRecord.FEATURE);
    }

    public static String family(TerrainRecord record) {
        return record.effects().text("family").orElse("");
    }

    public static boolean barred(TerrainRecord record, String arm) {
        return record.effects().texts("prohibited").contains(arm);
    }

    public static boolean barredToAll(TerrainRecord record) {
        return ARMS.stream().allMatch(arm -> barred(record, arm));
    }

    /** The record of the rule system's own chart to copy from: of the same id, else the first of the same family. */
    public static Optional<TerrainRecord> template(
            RuleSystem system, TerrainRecord record, Predicate<Attributes> saysIt) {
        Optional<TerrainRecord> same = system.chart().record(record.id()).filter(known -> saysIt.test(known.effects()));
        return same.isPresent()
                ? same
                : system.chart().records().stream()
                        .filter(known -> known.kind().equals(record.kind()))
                        .filter(known ->
                                !family(known).isEmpty() && family(known).equals(family(record)))
                        .filter(known -> saysIt.test(known.effects()))
                        .findFirst();
    }

    /** Lets the record of the pack's chart have other effects. */
    public static Fix.Change mend(String name, TerrainRecord record, Attributes effects) {
        TerrainRecord mended = new TerrainRecord(record.id(), record.kind(), record.name(), effects, record.look());
        return new Fix.Change(name, pack -> PackEdits.record(pack, mended));
    }
}
