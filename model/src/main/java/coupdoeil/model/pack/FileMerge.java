package coupdoeil.model.pack;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.pack.PackMerge.Choice;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One file of a pack as two sides have made it of the same third: objects by key, records by their ids, rows of a map by
 * hex. A record is one thing: who changed any of it changed it. Costs about as much as reading the file.
 */
final class FileMerge {

    /** Where both sides did something else. @param place keys and ids from the outermost object down */
    record Difference(List<String> place, Optional<JsonValue> mine, Optional<JsonValue> theirs) {}

    private static final String ROWS = "rows";
    private static final String LEGEND = "legend";
    private static final List<String> GRID = List.of("kind", "grid", "widthInches", "depthInches");

    private final boolean known;
    private final Choice choice;
    private final List<Difference> differences = new ArrayList<>();
    private final JsonObject merged;

    private FileMerge(Optional<JsonObject> before, JsonObject mine, JsonObject theirs, Choice choice) {
        // On another grid nothing lies where it lay: then one of the two maps is taken, not some of each.
        boolean sameGrid = GRID.stream().allMatch(key -> Same.are(mine.get(key), theirs.get(key)));
        this.known = before.isPresent() && sameGrid;
        this.choice = choice;
        this.merged = members(before.orElse(null), mine, theirs, List.of());
    }

    /** @param before what both began with; without it, whatever differs is a difference */
    static FileMerge of(Optional<JsonObject> before, JsonObject mine, JsonObject theirs, Choice choice) {
        return new FileMerge(before, mine, theirs, choice);
    }

    /** What both did, and where they did different things what was chosen. */
    JsonObject merged() {
        return merged;
    }

    List<Difference> differences() {
        return differences;
    }

    private JsonObject members(@Nullable JsonObject before, JsonObject mine, JsonObject theirs, List<String> place) {
        Set<String> keys = new LinkedHashSet<>(mine.members().keySet());
        keys.addAll(theirs.members().keySet());
        JsonObject.Builder members = JsonObject.builder();
        for (String key : keys) {
            JsonValue then = before == null ? null : before.get(key).orElse(null);
            JsonValue value =
                    value(then, mine.get(key).orElse(null), theirs.get(key).orElse(null), below(place, key));
            if (value != null) {
                members.put(key, value);
            }
        }
        return members.done();
    }

    private @Nullable JsonValue value(
            @Nullable JsonValue before, @Nullable JsonValue mine, @Nullable JsonValue theirs, List<String> place) {
        if (isSettled(before, mine, theirs)) {
            return settled(before, mine, theirs);
        }
        if (mine instanceof JsonObject one && theirs instanceof JsonObject other && areOpen(one, other)) {
            return withoutIdleLetters(
                    members(before instanceof JsonObject then ? then : null, one, other, place), one, other);
        }
        if (mine instanceof JsonArray one && theirs instanceof JsonArray other) {
            JsonArray then = before instanceof JsonArray list ? list : JsonArray.of(List.of());
            Optional<JsonArray> merged = place.get(place.size() - 1).equals(ROWS)
                    ? rows(then, one, other, place)
                    : list(then, one, other, place);
            if (merged.isPresent()) {
                return merged.get();
            }
        }
        return differing(mine, theirs, place);
    }

    /** A character of a map's rows must mean the same to both. */
    private static boolean areOpen(JsonObject mine, JsonObject theirs) {
        boolean clear = mine.repeats().isEmpty() && theirs.repeats().isEmpty();
        if (!clear || !(mine.get(LEGEND).orElse(null) instanceof JsonObject one)) {
            return clear;
        }
        return !(theirs.get(LEGEND).orElse(null) instanceof JsonObject other)
                || one.members().keySet().stream()
                        .allMatch(key -> !other.has(key) || Same.are(one.get(key), other.get(key)));
    }

    /** A letter that one side took into the legend of a map, for hexes that are the other's now, goes with them. */
    private static JsonObject withoutIdleLetters(JsonObject merged, JsonObject mine, JsonObject theirs) {
        if (!(merged.get(LEGEND).orElse(null) instanceof JsonObject legend)
                || !(merged.get(ROWS).orElse(null) instanceof JsonArray rows)) {
            return merged;
        }
        Set<String> used = new HashSet<>();
        rows.items().forEach(row -> text(row).chars().forEach(letter -> used.add(Character.toString(letter))));
        JsonObject.Builder kept = JsonObject.builder();
        legend.members().forEach((letter, meaning) -> {
            if (used.contains(letter) || has(mine, letter) && has(theirs, letter)) {
                kept.put(letter, meaning.value());
            }
        });
        JsonObject.Builder with = JsonObject.builder();
        merged.members().forEach((key, member) -> with.put(key, key.equals(LEGEND) ? kept.done() : member.value()));
        return with.done();
    }

    private static boolean has(JsonObject map, String letter) {
        return map.get(LEGEND).orElse(null) instanceof JsonObject legend && legend.has(letter);
    }

    private boolean isSettled(@Nullable JsonValue before, @Nullable JsonValue mine, @Nullable JsonValue theirs) {
        return Same.are(mine, theirs) || known && (Same.are(before, mine) || Same.are(before, theirs));
    }

    private static @Nullable JsonValue settled(
            @Nullable JsonValue before, @Nullable JsonValue mine, @Nullable JsonValue theirs) {
        return Same.are(before, mine) ? theirs : mine;
    }

    private @Nullable JsonValue differing(@Nullable JsonValue mine, @Nullable JsonValue theirs, List<String> place) {
        differences.add(new Difference(place, Optional.ofNullable(mine), Optional.ofNullable(theirs)));
        return choice == Choice.MINE ? mine : theirs;
    }

    /** Empty if its records cannot be told from each other, or both sides have put them in other orders. */
    private Optional<JsonArray> list(JsonArray before, JsonArray mine, JsonArray theirs, List<String> place) {
        Optional<RecordKeys> keys = RecordKeys.of(Stream.of(before, mine, theirs));
        if (keys.isEmpty()) {
            return Optional.empty();
        }
        Map<String, JsonValue> then = keys.get().byKey(before);
        Map<String, JsonValue> one = keys.get().byKey(mine);
        Map<String, JsonValue> other = keys.get().byKey(theirs);
        Optional<List<String>> order = order(then.keySet(), one.keySet(), other.keySet());
        if (order.isEmpty()) {
            return Optional.empty();
        }
        List<JsonValue> items = new ArrayList<>();
        for (String key : order.get()) {
            JsonValue item = record(then.get(key), one.get(key), other.get(key), below(place, key));
            if (item != null) {
                items.add(item);
            }
        }
        return Optional.of(JsonArray.of(items));
    }

    private @Nullable JsonValue record(
            @Nullable JsonValue before, @Nullable JsonValue mine, @Nullable JsonValue theirs, List<String> place) {
        return isSettled(before, mine, theirs) ? settled(before, mine, theirs) : differing(mine, theirs, place);
    }

    /** All keys of both, in the order of the one that moved something, what only the other has behind its neighbour. */
    private Optional<List<String>> order(Set<String> before, Set<String> mine, Set<String> theirs) {
        boolean iMoved = known && !inOrder(before, mine);
        boolean theyMoved = known && !inOrder(before, theirs);
        if (iMoved && theyMoved && !inOrder(mine, theirs)) {
            return Optional.empty();
        }
        Set<String> first = theyMoved ? theirs : mine;
        Set<String> second = theyMoved ? mine : theirs;
        Map<String, List<String>> behind = new LinkedHashMap<>();
        String neighbour = "";
        for (String key : second) {
            if (first.contains(key)) {
                neighbour = key;
            } else {
                behind.computeIfAbsent(neighbour, any -> new ArrayList<>()).add(key);
            }
        }
        List<String> order = new ArrayList<>(behind.getOrDefault("", List.of()));
        for (String key : first) {
            order.add(key);
            order.addAll(behind.getOrDefault(key, List.of()));
        }
        return Optional.of(order);
    }

    private static boolean inOrder(Set<String> one, Set<String> other) {
        return one.stream()
                .filter(other::contains)
                .toList()
                .equals(other.stream().filter(one::contains).toList());
    }

    /** Rows of characters, each of which is a hex; empty if the two are no rows of the same size. */
    private Optional<JsonArray> rows(JsonArray before, JsonArray mine, JsonArray theirs, List<String> place) {
        int count = mine.items().size();
        if (theirs.items().size() != count || before.items().size() != count) {
            return Optional.empty();
        }
        List<JsonValue> rows = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            JsonValue then = before.items().get(i);
            JsonValue one = mine.items().get(i);
            JsonValue other = theirs.items().get(i);
            if (isSettled(then, one, other)) {
                rows.add(settled(then, one, other));
            } else {
                Optional<String> row = row(text(then), text(one), text(other), below(place, "" + (i + 1)));
                if (row.isEmpty()) {
                    return Optional.empty();
                }
                rows.add(JsonScalar.of(row.get()));
            }
        }
        return Optional.of(JsonArray.of(rows));
    }

    private Optional<String> row(String before, String mine, String theirs, List<String> place) {
        if (mine.length() != theirs.length() || mine.length() != before.length()) {
            return Optional.empty();
        }
        boolean differing = false;
        StringBuilder row = new StringBuilder(mine.length());
        for (int i = 0; i < mine.length(); i++) {
            char then = before.charAt(i);
            char one = mine.charAt(i);
            char other = theirs.charAt(i);
            boolean settled = one == other || known && (then == one || then == other);
            differing |= !settled;
            boolean isMine = settled ? one != then || !known : choice == Choice.MINE;
            row.append(isMine ? one : other);
        }
        if (differing) {
            differing(JsonScalar.of(mine), JsonScalar.of(theirs), place);
        }
        return Optional.of(row.toString());
    }

    private static String text(JsonValue value) {
        return value instanceof JsonScalar scalar ? scalar.text().orElse("") : "";
    }

    private static List<String> below(List<String> place, String key) {
        List<String> below = new ArrayList<>(place);
        below.add(key);
        return below;
    }
}
