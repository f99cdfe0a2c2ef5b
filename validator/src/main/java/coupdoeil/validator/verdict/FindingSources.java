package coupdoeil.validator.verdict;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.EntryKind;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.SourceMap;
import coupdoeil.model.pack.SourceMap.Location;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the place in the files of a pack that a finding is about: that of its first subject. */
final class FindingSources {

    private final Pack pack;
    private final SourceMap sources;
    private final Map<String, Map<Hex, String>> stacks = new HashMap<>();
    private final Map<String, Map<String, String>> arrivals = new HashMap<>();

    FindingSources(Pack pack, SourceMap sources) {
        this.pack = pack;
        this.sources = sources;
    }

    Optional<Location> of(Finding finding) {
        SubjectRef subject = finding.subjects().get(0);
        String scenario = finding.scenario();
        String id = subject.key();
        return switch (subject.kind()) {
            case "pack" -> first(houseTable(finding), sources.locate("pack.json", ""));
            case "map" -> sources.locate("battlefield.json", "");
            case "chart" -> sources.find(EntryKind.CHART_RECORD, id);
            case "hex" -> hex(id);
            case "hexside" ->
                first(sources.find(EntryKind.HEXSIDE, id), hex(id.substring(0, Math.max(0, id.indexOf('/')))));
            case "side" -> sources.find(EntryKind.SIDE, id);
            case "panel" -> sources.find(EntryKind.PANEL, id);
            case "feature" -> sources.find(EntryKind.TABLE_FEATURE, id);
            case "place" -> sources.find(EntryKind.PLACE, id);
            case "army" -> first(specialRule(finding), sources.find(EntryKind.ARMY, id));
            case "formation" -> first(specialRule(finding), sources.find(EntryKind.FORMATION, id));
            case "unit" -> first(specialRule(finding), piece(EntryKind.UNIT, scenario, id));
            case "leader" -> first(specialRule(finding), piece(EntryKind.LEADER, scenario, id));
            case "neighbours" -> piece(EntryKind.UNIT, scenario, firstOf(subject.key()));
            case "stack" -> first(stack(scenario, id), hex(id));
            case "group" -> sources.find(EntryKind.ARRIVAL_GROUP, scenario, id);
            case "placement" -> sources.find(EntryKind.PLACEMENT, scenario, id);
            case "marcher" -> sources.find(EntryKind.MARCHER, scenario, id);
            case "token" -> sources.find(EntryKind.TOKEN, scenario, id);
            case "event" -> sources.find(EntryKind.EVENT, scenario, id);
            case "period" -> sources.find(EntryKind.PERIOD, scenario, id);
            case "victory" -> sources.find(EntryKind.VICTORY, scenario, id);
            case "special-rule" -> sources.find(EntryKind.SPECIAL_RULE, scenario, id);
            case "entry-turn" -> entryTurn(scenario, id);
            case "scenario" -> first(meant(finding), field(finding, id), sources.find(EntryKind.SCENARIO, id));
            case "source" -> source(id);
            case "suppression" -> sources.find(EntryKind.SUPPRESSION, id);
            default -> scenario.isEmpty() ? Optional.empty() : sources.find(EntryKind.SCENARIO, scenario);
        };
    }

    /** The entry of the house rules that a finding of the pack as a whole means: {@code stacking.unlimberedBatteries}. */
    private Optional<Location> houseTable(Finding finding) {
        return finding.subjects().stream()
                .skip(1)
                .filter(other -> other.kind().equals("table"))
                .flatMap(other ->
                        sources
                                .locate(
                                        "house-rules.json",
                                        "/tables/" + other.key().replace('.', '/'))
                                .stream())
                .findFirst();
    }

    /** The file of a source, at what was read on the line: {@code oman:12}. */
    private Optional<Location> source(String key) {
        int colon = key.lastIndexOf(':');
        String id = key.substring(0, Math.max(0, colon));
        return sources.find(EntryKind.SOURCE, id, key.substring(colon + 1));
    }

    /** The entry of the scenario that a finding of the scenario as a whole means: a special rule, a period, a group. */
    private Optional<Location> meant(Finding finding) {
        return finding.subjects().stream()
                .skip(1)
                .flatMap(other -> (switch (other.kind()) {
                            case "special-rule" ->
                                sources.find(EntryKind.SPECIAL_RULE, finding.scenario(), other.key());
                            case "period" -> sources.find(EntryKind.PERIOD, finding.scenario(), other.key());
                            case "group" -> sources.find(EntryKind.ARRIVAL_GROUP, finding.scenario(), other.key());
                            default -> Optional.<Location>empty();
                        })
                        .stream())
                .findFirst();
    }

    /** The special rule that a finding about whomever it concerns means. */
    private Optional<Location> specialRule(Finding finding) {
        return finding.subjects().stream()
                .skip(1)
                .filter(other -> other.kind().equals("special-rule"))
                .flatMap(other -> sources.find(EntryKind.SPECIAL_RULE, finding.scenario(), other.key()).stream())
                .findFirst();
    }

    /** What the scenario says in a field of its own that the finding names: {@code clock/start}; nearest what is there. */
    private Optional<Location> field(Finding finding, String scenario) {
        return finding.data().get("field") instanceof String field
                ? sources.find(EntryKind.SCENARIO, scenario).flatMap(file -> sources.locate(file.file(), "/" + field))
                : Optional.empty();
    }

    private Optional<Location> piece(EntryKind kind, String scenario, String id) {
        Optional<Location> entry = sources.find(kind, id);
        return scenario.isEmpty()
                ? entry
                : first(
                        sources.find(EntryKind.PLACEMENT, scenario, id),
                        sources.find(EntryKind.MARCHER, scenario, id),
                        entry);
    }

    private Optional<Location> stack(String scenario, String label) {
        return pack.battlefield()
                .labels()
                .parseHex(label)
                .map(hex -> stacks.computeIfAbsent(scenario, this::firstIn).get(hex))
                .flatMap(piece -> sources.find(EntryKind.PLACEMENT, scenario, piece));
    }

    /** By hex, the piece that the set-up of a scenario names first there. */
    private Map<Hex, String> firstIn(String scenario) {
        Map<Hex, String> pieces = new HashMap<>();
        pack.scenario(scenario)
                .ifPresent(known -> known.setup()
                        .forEach(placement ->
                                placement.hexes().forEach(hex -> pieces.putIfAbsent(hex, placement.piece()))));
        return pieces;
    }

    /** Of two neighbours the first, be it placed once or more. */
    private static String firstOf(String neighbours) {
        return neighbours.replaceFirst("(#\\d+)?\\+.*$", "");
    }

    private Optional<Location> entryTurn(String scenario, String key) {
        int at = key.lastIndexOf('@');
        return Optional.ofNullable(
                        arrivals.computeIfAbsent(scenario, this::firstToArrive).get(key))
                .flatMap(group -> sources.find(EntryKind.ARRIVAL_GROUP, scenario, group))
                .or(() -> sources.find(EntryKind.PLACE, at < 0 ? key : key.substring(0, at)));
    }

    /** By entry and time, {@code A@08:00}, the group that a scenario names first. */
    private Map<String, String> firstToArrive(String scenario) {
        Map<String, String> groups = new HashMap<>();
        pack.scenario(scenario)
                .ifPresent(known -> known.reinforcements()
                        .forEach(group -> groups.putIfAbsent(group.entry() + "@" + group.at(), group.id())));
        return groups;
    }

    private Optional<Location> hex(String label) {
        return first(
                sources.find(EntryKind.TERRAIN, label),
                sources.find(EntryKind.LEVEL, label),
                sources.find(EntryKind.HEX_FEATURES, label));
    }

    @SafeVarargs
    private static Optional<Location> first(Optional<Location>... candidates) {
        return Stream.of(candidates).flatMap(Optional::stream).findFirst();
    }
}
