package coupdoeil.validator.imports.second;

import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.grammar.ReadSigns;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.lines.ListLines;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.second.CalibrationTraining.Row;
import coupdoeil.validator.imports.second.SoftmaxTraining.Example;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Our own lists as they are and in some of the layouts, and what is learnt of them. The signs of a list for the calibration come
 * from a second reader that has not seen the list, for no list of a designer was seen either.
 */
final class Training {

    static final Path LISTS = Path.of("src/test/resources/coupdoeil/validator/imports/lists");
    /** Of the layouts every list has one in so many. */
    private static final int ONE_IN = 2;

    private static final int FOLDS = 3;
    /** Which list stands beside or below a list that is printed with another. */
    private static final int OTHER = 7;

    private final List<Item> items = new ArrayList<>();

    private record Item(Printed printed, OobImport read, List<ListLine> lines, int fold) {}

    Training() throws IOException {
        List<KnownList> plain = new ArrayList<>();
        for (String line : Files.readAllLines(LISTS.resolveSibling("kinds-of-lists.tsv"))) {
            String[] named = line.split("\t");
            byte[] bytes = Files.readAllBytes(LISTS.resolve(named[0]));
            KnownList list = KnownList.of(named[0], bytes);
            add(Printed.asItIs(list, named[1], bytes));
            if (list.isPlain()) {
                plain.add(list);
            }
        }
        for (int at = 0; at < plain.size(); at++) {
            List<Printed> all = new ArrayList<>();
            for (Layout layout : Layout.values()) {
                all.add(layout.print(plain.get(at)));
            }
            all.addAll(Joined.of(plain.get(at), plain.get((at + OTHER) % plain.size())));
            for (int layout = at % ONE_IN; layout < all.size(); layout += ONE_IN) {
                add(all.get(layout));
            }
        }
    }

    private void add(Printed printed) {
        OobImport read = printed.read();
        int fold = Math.floorMod(printed.list().name().hashCode(), FOLDS);
        items.add(new Item(printed, read, ListLines.of(read).all(), fold));
    }

    List<String> kinds() {
        return items.stream()
                .filter(item -> item.read.source().records().isEmpty())
                .map(item -> item.printed.kind())
                .distinct()
                .sorted()
                .toList();
    }

    SecondReader reader() {
        return reader(item -> true);
    }

    private SecondReader reader(Predicate<Item> of) {
        List<Example> roles = new ArrayList<>();
        List<Example> relations = new ArrayList<>();
        items.stream().filter(of).forEach(item -> examples(item, roles, relations));
        return reader(roles, relations);
    }

    static SecondReader reader(List<Example> roles, List<Example> relations) {
        return new SecondReader(
                SoftmaxTraining.of(roles, Role.values().length),
                SoftmaxTraining.of(relations, Relation.values().length));
    }

    private static void examples(Item item, List<Example> roles, List<Example> relations) {
        Map<Integer, KnownLine> known = new HashMap<>();
        item.printed.list().lines().forEach(line -> known.putIfAbsent(line.line(), line));
        long[] traits = Traits.of(item.lines);
        for (int at = 0; at < traits.length && !known.isEmpty(); at++) {
            int from = item.printed.lineOf().getOrDefault(item.lines.get(at).line(), 0);
            KnownLine line = known.get(from);
            int[] features = Softmax.features(traits, at);
            if (line != null) {
                roles.add(new Example(features, line.role().ordinal()));
            } else if (from < 0) { // Printed between the lines of the list.
                roles.add(new Example(features, Role.NOTE.ordinal()));
            }
            if (line != null && line.relation() != null) {
                relations.add(new Example(features, line.relation().ordinal()));
            }
        }
    }

    /** All units that are read, with the signs that a reader gives who has not seen the list in any layout. */
    List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (int fold = 0; fold < FOLDS; fold++) {
            int own = fold;
            SecondReader reader = reader(item -> item.fold != own);
            for (Item item : items) {
                if (item.fold == fold
                        && item.read.source().records().isEmpty()) { // Records say themselves what they are.
                    List<double[]> signs = ReadSigns.of(item.read, reader);
                    List<Boolean> right = item.printed.right(item.read.order());
                    for (int unit = 0; unit < signs.size(); unit++) {
                        rows.add(new Row(item.printed.kind(), signs.get(unit), right.get(unit)));
                    }
                }
            }
        }
        return rows;
    }
}
