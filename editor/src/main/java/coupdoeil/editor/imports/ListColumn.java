package coupdoeil.editor.imports;

import coupdoeil.validator.imports.grammar.LineRole;
import coupdoeil.validator.imports.grammar.SlotField;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.lines.SlotPlace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A column of a list that is a table.
 *
 * @param place as slots name it
 * @param kinds ids of the kinds of lines of units and formations that have it
 * @param fields what it may hold, by what stands in it
 * @param holds what it holds in all these lines; nothing if it is not one thing
 */
record ListColumn(String place, List<String> kinds, Set<SlotField> fields, Optional<SlotField> holds) {

    private static final String PREFIX = "column ";
    /** More are no table that somebody names column by column. */
    private static final int MOST = 40;

    ListColumn {
        kinds = List.copyOf(kinds);
        fields = Collections.unmodifiableSet(new LinkedHashSet<>(fields));
    }

    /** What it is called, or its number. */
    String name() {
        return place.substring(PREFIX.length());
    }

    /** The columns of a list from left to right; none if it is no table. @param rows all of its kinds */
    static List<ListColumn> of(List<KindRow> rows) {
        Map<String, Found> found = new LinkedHashMap<>();
        for (KindRow row : rows) {
            LineRole role = row.rule().role();
            if (role == null || role == LineRole.UNIT || role == LineRole.FORMATION) {
                row.kind().lines().stream().filter(ListLine::isRow).forEach(line -> {
                    List<SlotPlace> places = new ArrayList<>(SlotPlace.of(line));
                    places.sort(Comparator.comparingInt(SlotPlace::from));
                    for (SlotPlace place : places) {
                        found.computeIfAbsent(place.name(), Found::new).in(row, line, place);
                    }
                });
            }
        }
        return found.values().stream()
                .sorted(Comparator.comparingInt((Found column) -> column.furthest))
                .limit(MOST)
                .map(Found::column)
                .toList();
    }

    /** A column while lines are gone through. */
    private static final class Found {

        private final String place;
        private final Map<String, KindRow> kinds = new LinkedHashMap<>();
        private final Set<SlotField> fields = EnumSet.noneOf(SlotField.class);
        /** Lines lack cells that are empty; the fullest one shows where it stands. */
        private int furthest;

        Found(String place) {
            this.place = place;
        }

        void in(KindRow row, ListLine line, SlotPlace at) {
            kinds.put(row.kind().id(), row);
            furthest = Math.max(furthest, cell(line, at));
            for (SlotField field : SlotField.values()) {
                if (field == SlotField.IGNORE || field.isText() != at.figure()) {
                    fields.add(field);
                }
            }
        }

        private static int cell(ListLine line, SlotPlace at) {
            int end = -1;
            for (int i = 0; i < line.cells().size(); i++) {
                end += line.cells().get(i).text().length() + 1;
                if (at.to() <= end) {
                    return i;
                }
            }
            return line.cells().size();
        }

        ListColumn column() {
            Map<Optional<SlotField>, Integer> held = new HashMap<>();
            kinds.values()
                    .forEach(row ->
                            held.merge(Optional.ofNullable(row.rule().slots().get(place)), 1, Integer::sum));
            return new ListColumn(
                    place,
                    List.copyOf(kinds.keySet()),
                    fields,
                    held.size() == 1 ? held.keySet().iterator().next() : Optional.empty());
        }
    }
}
