package coupdoeil.editor.imports;

import coupdoeil.model.source.OobSource;
import coupdoeil.model.source.SourceEntry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A list of strangers with what its labels say of its units.
 *
 * @param units as a person reads them
 */
public record StrangerList(Path file, List<Label> units) {

    private static final Path FOLDER =
            Path.of("../validator/src/test/resources/coupdoeil/validator/imports/strangers/first");

    /**
     * A unit.
     *
     * @param side the number of its side, from 0
     * @param names what it may be called
     * @param parents what the formation that it stands under may be called; none if under its side
     * @param men nothing if the list does not say
     */
    public record Label(
            int side,
            Set<String> names,
            Set<String> parents,
            @Nullable Integer men) {}

    public StrangerList {
        units = List.copyOf(units);
    }

    /** @param name the file's */
    public static StrangerList of(String name) {
        Path file = FOLDER.resolve(name);
        Path labels = FOLDER.resolve(name.substring(0, name.lastIndexOf('.')) + ".labels.json");
        List<Label> units = new ArrayList<>();
        try {
            JsonNode sides =
                    JsonMapper.shared().readTree(Files.readAllBytes(labels)).path("sides");
            for (int i = 0; i < sides.size(); i++) {
                JsonNode side = sides.get(i);
                int number = i;
                Map<String, Set<String>> formations = new HashMap<>();
                side.path("formations")
                        .forEach(one -> formations.put(one.path("id").asString(), names(one)));
                side.path("units").forEach(unit -> {
                    JsonNode parent = unit.path("parent");
                    JsonNode men = unit.path("men");
                    units.add(new Label(
                            number,
                            names(unit),
                            parent.isString() ? formations.get(parent.asString()) : Set.of(),
                            men.isNumber() ? men.asInt() : null));
                });
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new StrangerList(file, units);
    }

    public String text() {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> names(JsonNode node) {
        List<String> names = new ArrayList<>(List.of(node.path("name").asString()));
        node.path("aliases").forEach(alias -> names.add(alias.asString()));
        return names.stream().map(StrangerList::plain).collect(Collectors.toSet());
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT)
                .replaceAll("(?U)[^\\p{L}\\d]+", " ")
                .strip();
    }

    /** How many of its units a reading has with their side, their name, their formation and their men. */
    public int right(OobSource read) {
        List<SourceEntry> left = new ArrayList<>(
                read.entries().stream().filter(SourceEntry::unit).toList());
        int right = 0;
        for (Label label : units) {
            SourceEntry found = left.stream()
                    .filter(entry -> isSaid(label, entry, read))
                    .findFirst()
                    .orElse(null);
            if (found != null) {
                left.remove(found);
                right++;
            }
        }
        return right;
    }

    private static boolean isSaid(Label label, SourceEntry entry, OobSource read) {
        Integer men = entry.value("men").map(value -> (int) value.number()).orElse(null);
        String parent = read.entries().stream()
                .filter(other -> Integer.valueOf(other.number()).equals(entry.parent()))
                .findFirst()
                .map(over -> plain(over.name()))
                .orElse("");
        return label.side() == entry.party()
                && label.names().contains(plain(entry.name()))
                && (label.parents().isEmpty()
                        ? parent.isEmpty()
                        : label.parents().contains(parent))
                && (label.men() == null ? men == null : label.men().equals(men));
    }
}
