package coupdoeil.editor.shell;

import coupdoeil.editor.shell.Dialogs.Clashing;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackMerge.Conflict;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What two sides made different, in the designer's words: things by their names, of a record what differs alone. */
final class ClashWords {

    private static final String BETWEEN = " · ";

    private final List<Pack> packs;
    private final Map<String, String> names = new HashMap<>();

    /** @param packs where names may be found, the session's own first */
    ClashWords(List<Pack> packs) {
        this.packs = List.copyOf(packs);
        packs.forEach(this::addNames);
    }

    private void addNames(Pack pack) {
        pack.orderOfBattle().sides().forEach(side -> names.putIfAbsent(side.id(), side.name()));
        pack.orderOfBattle().armies().forEach(army -> names.putIfAbsent(army.id(), army.name()));
        pack.orderOfBattle().formations().forEach(formation -> names.putIfAbsent(formation.id(), formation.name()));
        pack.orderOfBattle().units().forEach(unit -> names.putIfAbsent(unit.id(), unit.name()));
        pack.orderOfBattle().leaders().forEach(leader -> names.putIfAbsent(leader.id(), leader.name()));
        pack.battlefield().places().forEach(place -> names.putIfAbsent(place.id(), place.name()));
        for (Scenario scenario : pack.scenarios()) {
            scenario.reinforcements().forEach(group -> names.putIfAbsent(group.id(), group.name()));
            scenario.events().forEach(event -> names.putIfAbsent(event.id(), event.name()));
        }
    }

    List<Clashing> of(List<Conflict> conflicts) {
        List<Clashing> lines = new ArrayList<>();
        for (Conflict conflict : conflicts) {
            String where = where(conflict.path(), conflict.place());
            if (!conflict.place().isEmpty()
                    && conflict.mine().orElse(null) instanceof JsonObject one
                    && conflict.theirs().orElse(null) instanceof JsonObject other) {
                lines.addAll(fields(conflict.path(), where, one, other));
            } else {
                lines.add(new Clashing(
                        conflict.path(),
                        where,
                        conflict.mine().map(this::words),
                        conflict.theirs().map(this::words)));
            }
        }
        return lines;
    }

    private List<Clashing> fields(String path, String where, JsonObject mine, JsonObject theirs) {
        Set<String> keys = new LinkedHashSet<>(mine.members().keySet());
        keys.addAll(theirs.members().keySet());
        return keys.stream()
                .map(key -> new Clashing(
                        path,
                        where + BETWEEN + word(key),
                        mine.get(key).map(this::words),
                        theirs.get(key).map(this::words)))
                .filter(line -> !line.mine().equals(line.theirs()))
                .toList();
    }

    private String where(String path, List<String> place) {
        List<String> steps = new ArrayList<>(List.of(FileWords.of(path, packs)));
        for (int i = 0; i < place.size(); i++) {
            // What lists hold has ids; the keys of objects are words of the file's form.
            String step = place.get(i);
            steps.add(i == 0 ? word(step) : names.getOrDefault(step, word(step)));
        }
        return String.join(BETWEEN, steps);
    }

    private static String word(String key) {
        return switch (key) {
            case "setup" -> Messages.text("clash.key.setup");
            case "tokens" -> Messages.text("clash.key.tokens");
            case "rows" -> Messages.text("clash.key.rows");
            case "with" -> Messages.text("clash.key.with");
            case "at" -> Messages.text("clash.key.at");
            default -> key.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
        };
    }

    private String words(JsonValue value) {
        if (value instanceof JsonObject object) {
            return object.members().entrySet().stream()
                    .map(member -> word(member.getKey()) + ": "
                            + words(member.getValue().value()))
                    .collect(Collectors.joining("\n"));
        }
        if (value instanceof JsonArray array) {
            return array.items().stream().map(this::words).collect(Collectors.joining(", "));
        }
        Optional<String> text = ((JsonScalar) value).text();
        return text.map(id -> names.getOrDefault(id, id)).orElseGet(() -> String.valueOf(((JsonScalar) value).value()));
    }
}
