package coupdoeil.validator.report;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.EntryKind;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.SourceMap;
import coupdoeil.model.pack.SourceMap.Location;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the place in the files of a pack that a finding is about: that of its first subject. */
final class FindingSources {

    private final Pack pack;
    private final SourceMap sources;

    FindingSources(Pack pack, SourceMap sources) {
        this.pack = pack;
        this.sources = sources;
    }

    Optional<Location> of(Finding finding) {
        SubjectRef subject = finding.subjects().get(0);
        String scenario = finding.scenario();
        // A second placement of one unit is unit#2; the files know its id alone.
        String id = subject.key().replaceFirst("#\\d+$", "");
        return switch (subject.kind()) {
            case "pack" -> sources.locate("pack.json", "");
            case "map" -> sources.locate("battlefield.json", "");
            case "chart" -> sources.find(EntryKind.CHART_RECORD, id);
            case "hex" -> hex(id);
            case "hexside" ->
                first(sources.find(EntryKind.HEXSIDE, id), hex(id.substring(0, Math.max(0, id.indexOf('/')))));
            case "side" -> sources.find(EntryKind.SIDE, id);
            case "panel" -> sources.find(EntryKind.PANEL, id);
            case "feature" -> sources.find(EntryKind.TABLE_FEATURE, id);
            case "place" -> sources.find(EntryKind.PLACE, id);
            case "army" -> sources.find(EntryKind.ARMY, id);
            case "formation" -> sources.find(EntryKind.FORMATION, id);
            case "unit" -> piece(EntryKind.UNIT, scenario, id);
            case "leader" -> piece(EntryKind.LEADER, scenario, id);
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
            case "scenario" -> sources.find(EntryKind.SCENARIO, id);
            case "suppression" -> sources.find(EntryKind.SUPPRESSION, id);
            default -> scenario.isEmpty() ? Optional.empty() : sources.find(EntryKind.SCENARIO, scenario);
        };
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
        if (!(pack.battlefield() instanceof HexBattlefield map)) {
            return Optional.empty();
        }
        Optional<Hex> hex = map.grid().parse(label);
        List<Placement> setup = pack.scenario(scenario).map(s -> s.setup()).orElse(List.of());
        return setup.stream()
                .filter(placement -> hex.isPresent() && placement.hexes().contains(hex.get()))
                .findFirst()
                .flatMap(placement -> sources.find(EntryKind.PLACEMENT, scenario, placement.piece()));
    }

    private Optional<Location> entryTurn(String scenario, String key) {
        int at = key.lastIndexOf('@');
        return pack.scenario(scenario).stream()
                .flatMap(s -> s.reinforcements().stream())
                .filter(group -> (group.entry() + "@" + group.at()).equals(key))
                .findFirst()
                .flatMap(group -> sources.find(EntryKind.ARRIVAL_GROUP, scenario, group.id()))
                .or(() -> sources.find(EntryKind.PLACE, at < 0 ? key : key.substring(0, at)));
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
