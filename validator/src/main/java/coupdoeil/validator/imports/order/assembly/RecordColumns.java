package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.phrase.ArmWords;
import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.source.RecordTable;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.OobSheet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the columns of a table of records hold: by their names, and where those do not say, by what stands in them. */
final class RecordColumns {

    private static final String PATH = "[^./]+(?:[./][^./]+)+";

    /** A formula, or a mark that the figure is not known. */
    private static final String NO_FIGURE = "=.*|[-–—?*.]+|(?i)n/?a|nil|unk(?:nown)?\\.?";

    private static final String ABOUT = "^(?:[~≈]|ca?\\.)\\s*";

    private final RecordTable table;
    private final ColumnKind[] kinds;
    private final Map<ColumnKind, Integer> first = new EnumMap<>(ColumnKind.class);
    private final Map<String, Arm> armOfKind = new HashMap<>();
    private final Map<String, Arm> armOfCode = new HashMap<>();

    RecordColumns(RecordTable table) {
        this.table = table;
        this.kinds = new ColumnKind[table.columns().size()];
        for (int column = 0; column < kinds.length; column++) {
            ColumnKind kind = ColumnKind.of(table.columns().get(column));
            kinds[column] = kind.isFigure() && !isNumeric(column) ? ColumnKind.NONE : kind;
        }
        for (int column = 0; column < kinds.length; column++) {
            if (kinds[column] == ColumnKind.NONE && isPath(column)) {
                kinds[column] = ColumnKind.PATH;
            }
            first.putIfAbsent(kinds[column], column);
        }
        if (!first.containsKey(ColumnKind.NAME)) {
            mostDistinct();
        }
        learnKinds();
    }

    private void mostDistinct() {
        int best = -1;
        int most = 0;
        for (int column = 0; column < kinds.length; column++) {
            Set<String> texts = new HashSet<>();
            for (RecordTable.Row row : table.rows()) {
                if (row.field(column).chars().anyMatch(Character::isLetter)) {
                    texts.add(row.field(column));
                }
            }
            if (texts.size() > most && kinds[column] == ColumnKind.NONE) {
                most = texts.size();
                best = column;
            }
        }
        if (best >= 0) {
            kinds[best] = ColumnKind.NAME;
            first.put(ColumnKind.NAME, best);
        }
    }

    private boolean isNumeric(int column) {
        return table.rows().stream()
                .map(row -> row.field(column).strip())
                .allMatch(field -> field.isEmpty() || number(field) >= 0 || field.matches(NO_FIGURE));
    }

    private boolean isPath(int column) {
        long paths = Lists.count(table.rows(), row -> row.field(column).matches(PATH) && number(row.field(column)) < 0);
        return !table.rows().isEmpty() && 2 * paths >= table.rows().size() && !first.containsKey(ColumnKind.PATH);
    }

    /** A whole number, exact or not, blanks and marks of thousands left out; -1 if the text is none. */
    static double number(String text) {
        String digits =
                text.strip().replaceFirst(ABOUT, "").replaceAll("(?<=\\d)[ .,'\\u00a0\\u202f](?=\\d{3}(?!\\d))", "");
        return digits.matches("\\d{1,9}") ? Integer.parseInt(digits) : -1;
    }

    /** Whether the table leaves empty what is not known, as ours do, so that nought is none. */
    boolean tellsNone() {
        return table.columns().equals(OobSheet.COLUMNS);
    }

    ColumnKind kind(int column) {
        return kinds[column];
    }

    boolean has(ColumnKind kind) {
        return first.containsKey(kind);
    }

    String text(RecordTable.Row row, ColumnKind kind) {
        return row.field(first.getOrDefault(kind, -1)).strip();
    }

    /** Whether one of two figures of men is their sum already: a column of all and one of the foot among them. */
    boolean isWhole(double known, double more) {
        return known == more || has(ColumnKind.MEN);
    }

    @Nullable
    Arm armByStrength(RecordTable.Row row) {
        for (int column = 0; column < kinds.length; column++) {
            if (number(row.field(column)) > 0) {
                switch (kinds[column]) {
                    case FOOT, BATTALIONS -> {
                        return Arm.INFANTRY;
                    }
                    case MOUNTED, SQUADRONS -> {
                        return Arm.CAVALRY;
                    }
                    case GUNS, GUNNERS, BATTERIES -> {
                        return Arm.ARTILLERY;
                    }
                    default -> {}
                }
            }
        }
        return null;
    }

    /** Of records with one code for their kind and one arm by their strengths, the others have that arm too. */
    private void learnKinds() {
        for (RecordTable.Row row : table.rows()) {
            Arm arm = armByStrength(row);
            String kind = text(row, ColumnKind.KIND);
            if (arm != null && !kind.isEmpty()) {
                armOfKind.putIfAbsent(kind, arm);
            }
        }
        Map<String, Map<Arm, Integer>> votes = new HashMap<>();
        for (RecordTable.Row row : table.rows()) {
            String code = text(row, ColumnKind.ARM);
            Arm byName = code.isEmpty() ? null : ArmWords.of(RecordOrder.tags(text(row, ColumnKind.NAME)));
            Arm arm = byName == null && !code.isEmpty() ? armByStrength(row) : byName;
            if (arm != null) {
                votes.computeIfAbsent(code, none -> new EnumMap<>(Arm.class)).merge(arm, 1, Integer::sum);
            }
        }
        votes.forEach((code, arms) -> arms.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .ifPresent(most -> armOfCode.put(code, most.getKey())));
    }

    /** A code for arms that is not understood says that its record may be of another arm. */
    @Nullable
    Arm armByKind(RecordTable.Row row) {
        return !text(row, ColumnKind.ARM).isEmpty() ? null : armOfKind.get(text(row, ColumnKind.KIND));
    }

    /** What a code such as {@code K} in the column of arms stands for, by most of the records that have it. */
    @Nullable
    Arm armByCode(RecordTable.Row row) {
        return armOfCode.get(text(row, ColumnKind.ARM));
    }

    List<RecordTable.Row> rows() {
        return table.rows();
    }
}
