package coupdoeil.validator.imports.second;

import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A list in some layout.
 *
 * @param kind that of its layout
 * @param lineOf of each physical line the one of the list that it comes from
 */
record Printed(KnownList list, String kind, String name, byte[] bytes, Map<Integer, Integer> lineOf) {

    static Printed asItIs(KnownList list, String kind, byte[] bytes) {
        Map<Integer, Integer> same = new HashMap<>();
        for (int line = 1; line <= 100_000; line++) {
            same.put(line, line);
        }
        same.putAll(list.begins());
        return new Printed(list, kind, list.name(), bytes, same);
    }

    static Printed of(KnownList list, String kind, String name, List<String> lines, List<Integer> from) {
        Map<Integer, Integer> lineOf = new HashMap<>();
        for (int at = 0; at < from.size(); at++) {
            lineOf.put(at + 1, from.get(at));
        }
        return new Printed(
                list, kind, name, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8), lineOf);
    }

    OobImport read() {
        return OobImport.read(name, bytes);
    }

    /** Of each unit that is read of it whether all of it is right. */
    List<Boolean> right(ImportedOrder order) {
        Map<Integer, Integer> own = new HashMap<>();
        lineOf.values().forEach(line -> own.put(line, line));
        Map<String, List<Integer>> known = new HashMap<>(); // The sides of units that are the same otherwise.
        for (ImportedUnit unit : list.order().units()) {
            known.computeIfAbsent(KnownList.unit(list.order(), unit, own), none -> new ArrayList<>())
                    .add(unit.side());
        }
        Map<Integer, Map<Integer, Integer>> sides = new HashMap<>();
        List<Integer> meant = new ArrayList<>();
        for (ImportedUnit unit : order.units()) {
            List<Integer> there = known.getOrDefault(KnownList.unit(order, unit, lineOf), List.of());
            int side = there.isEmpty() ? -1 : there.get(0);
            meant.add(side);
            if (side >= 0) {
                there.remove(0);
                sides.computeIfAbsent(unit.side(), none -> new HashMap<>()).merge(side, 1, Integer::sum);
            }
        }
        List<Boolean> right = new ArrayList<>();
        for (int at = 0; at < meant.size(); at++) {
            int side = meant.get(at);
            right.add(side >= 0
                    && Collections.max(sides.get(order.units().get(at).side()).entrySet(), Map.Entry.comparingByValue())
                            .getKey()
                            .equals(side));
        }
        return right;
    }
}
