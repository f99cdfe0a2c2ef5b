package coupdoeil.editor.oob;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.FreshId;
import coupdoeil.editor.edit.OobEdits;
import coupdoeil.editor.edit.Starter;
import coupdoeil.editor.form.Choices;
import coupdoeil.editor.form.FieldText;
import coupdoeil.editor.form.FieldText.Reading;
import coupdoeil.editor.form.FieldType;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.AttributeType.Kind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Lines of cells from a spreadsheet, read as units: a line each, a rating in each column. Which column holds what is guessed
 * from a first line with names, or from what the cells hold, and can be said otherwise.
 */
final class SheetReading {

    static final String NAME = "name";
    static final String ARM = "arm";
    private static final String NATIONALITY = "nationality";
    private static final String MEN = "men";
    private static final String GUNS = "guns";

    /** What a column may hold. @param key a field of a unit */
    record Target(String key, FieldType type) {
        @Override
        public String toString() {
            return type.label();
        }
    }

    /** A line as it was read. @param fault what is wrong with it; empty if it makes a unit */
    record Line(Map<String, Object> values, String fault) {}

    private final Session session;
    private final List<List<String>> cells;
    private final List<Target> targets;
    private final List<Optional<Target>> columns;
    private final boolean headed;

    SheetReading(Session session, String copied) {
        this.session = session;
        this.targets = targets(session);
        this.cells = copied.lines()
                .filter(line -> !line.isBlank())
                .map(line ->
                        Arrays.stream(line.split("\t", -1)).map(String::strip).toList())
                .toList();
        int width = cells.stream().mapToInt(List::size).max().orElse(0);
        this.columns = new ArrayList<>(Collections.nCopies(width, Optional.<Target>empty()));
        this.headed = readHeader();
        if (!headed) {
            guess();
        }
    }

    private static List<Target> targets(Session session) {
        Choices words = new Choices(session);
        List<Target> all = new ArrayList<>();
        all.add(new Target(NAME, FieldType.of(Messages.text("field.name"), Kind.TEXT)));
        all.add(new Target(
                ARM, FieldType.of(Messages.text("field.arm"), Kind.WORD).withOptions(words.words("arm"))));
        all.add(new Target(NATIONALITY, FieldType.of(Messages.text("field.nationality"), Kind.TEXT)));
        all.add(new Target(MEN, count(Messages.text("field.men"))));
        all.add(new Target(GUNS, count(Messages.text("field.guns"))));
        for (AttributeType type : session.system().attributesOf("unit")) {
            FieldType field = words.type(type);
            boolean offered = all.stream().anyMatch(target -> target.key().equals(type.id()));
            if (type.kind() != Kind.GROUP && type.kind() != Kind.GROUPS && !offered) {
                all.add(new Target(type.id(), field));
            }
        }
        return all;
    }

    private static FieldType count(String label) {
        return FieldType.of(label, Kind.INTEGER).between(BigDecimal.ZERO, BigDecimal.valueOf(1_000_000));
    }

    /** Whether the first line names the columns; one name is enough. */
    private boolean readHeader() {
        if (cells.isEmpty()) {
            return false;
        }
        List<String> first = cells.get(0);
        for (int i = 0; i < first.size(); i++) {
            String name = first.get(i);
            boolean kind = name.equalsIgnoreCase(Messages.text("oob.kind"));
            columns.set(
                    i,
                    targets.stream()
                            .filter(target -> target.type().label().equalsIgnoreCase(name)
                                    || target.key().equalsIgnoreCase(name)
                                    || kind && target.key().equals(ARM))
                            .findFirst());
        }
        return columns.stream().anyMatch(Optional::isPresent);
    }

    /** The first column of words is the name, one of arms is the arm. */
    private void guess() {
        for (int i = 0; i < columns.size(); i++) {
            int column = i;
            FieldType arm = target(ARM).type();
            boolean arms = cells.stream()
                    .allMatch(line -> FieldText.read(arm, cell(line, column)).value() != null);
            boolean numbers = cells.stream().allMatch(line -> cell(line, column).matches("[\\d.,\\s-]*"));
            if (arms && !columns.contains(Optional.of(target(ARM)))) {
                columns.set(i, Optional.of(target(ARM)));
            } else if (!arms && !numbers && !columns.contains(Optional.of(target(NAME)))) {
                columns.set(i, Optional.of(target(NAME)));
            }
        }
    }

    private Target target(String key) {
        return targets.stream()
                .filter(known -> known.key().equals(key))
                .findFirst()
                .orElseThrow();
    }

    private static String cell(List<String> line, int column) {
        return column < line.size() ? line.get(column) : "";
    }

    List<Target> targets() {
        return targets;
    }

    /** What each column holds; empty for one that is left out. */
    List<Optional<Target>> columns() {
        return List.copyOf(columns);
    }

    void set(int column, Optional<Target> holds) {
        columns.set(column, holds);
    }

    /** What a column is called where the sheet says so, or else its number and first cell. */
    String title(int column) {
        String first = cells.isEmpty() ? "" : cell(cells.get(0), column);
        return headed ? first : Messages.text("sheet.column", column + 1, first);
    }

    List<Line> lines() {
        return cells.stream().skip(headed ? 1 : 0).map(this::line).toList();
    }

    private Line line(List<String> line) {
        Map<String, Object> values = new HashMap<>();
        String fault = "";
        for (int i = 0; i < columns.size(); i++) {
            Target target = columns.get(i).orElse(null);
            if (target == null || cell(line, i).isEmpty()) {
                continue;
            }
            boolean whole = target.type().kind() == Kind.INTEGER;
            String text = whole ? cell(line, i).replaceAll("[\\s,\u00a0\u202f]", "") : cell(line, i);
            Reading reading = FieldText.read(target.type(), text);
            if (reading.isGood() && reading.value() != null) {
                values.put(target.key(), reading.value());
            } else if (fault.isEmpty()) {
                fault = target.type().label() + ": " + reading.error();
            }
        }
        if (fault.isEmpty() && !values.containsKey(NAME)) {
            fault = Messages.text("sheet.no-name");
        }
        return new Line(values, fault);
    }

    /** Adds a unit for each line that can be read, under a formation or army. */
    Edit edit(Belonging under) {
        List<Line> good =
                lines().stream().filter(line -> line.fault().isEmpty()).toList();
        return new Edit(Messages.text("edit.paste", good.size()), pack -> {
            Pack changed = pack;
            for (Line line : good) {
                changed = OobEdits.add(unit(changed, line, under)).apply(changed);
            }
            return changed;
        });
    }

    private Unit unit(Pack pack, Line line, Belonging under) {
        Map<String, Object> values = new HashMap<>(line.values());
        Object arm = values.remove(ARM);
        Unit unit = arm == null
                ? Starter.unit(pack, session.system(), under)
                : Starter.unit(pack, session.system(), under, arm.toString());
        String name = String.valueOf(values.getOrDefault(NAME, ""));
        values.remove(NAME);
        unit = unit.withName(name).withId(FreshId.of(pack, name));
        Object nationality = values.remove(NATIONALITY);
        unit = nationality == null ? unit : unit.withNationality(nationality.toString());
        Object men = values.remove(MEN);
        Object guns = values.remove(GUNS);
        unit = unit.withStrength(unit.strength()
                .withMen(men instanceof BigDecimal number ? Integer.valueOf(number.intValue()) : null)
                .withGuns(guns instanceof BigDecimal number ? Integer.valueOf(number.intValue()) : null));
        for (AttributeType type : session.system().attributesOf("unit")) {
            Object value = values.get(type.id());
            if (value != null && type.appliesTo(unit.arm())) {
                unit = unit.withAttributes(unit.attributes().with(type.id(), value));
            }
        }
        return unit;
    }
}
