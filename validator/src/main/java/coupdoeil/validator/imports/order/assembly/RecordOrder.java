package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.order.Doubt;
import coupdoeil.validator.imports.order.ImportRemark;
import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.order.Strengths;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.ArmWords;
import coupdoeil.validator.imports.phrase.EchelonWords;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.source.RecordTable;
import coupdoeil.validator.imports.token.Gazetteer;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Tokenizer;
import coupdoeil.validator.imports.words.Folding;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Records whose fields have names, put together to an order of battle. */
public final class RecordOrder {

    private static final double SAID = 0.95;
    private static final Map<ColumnKind, FigureKind> FIGURES = figures();

    private final RecordTable table;
    private final RecordColumns columns;
    private final RecordTree tree;
    private final RecordSides sides;
    private final List<ImportedFormation> formations = new ArrayList<>();
    private final List<ImportedUnit> units = new ArrayList<>();
    private final List<ImportRemark> remarks = new ArrayList<>();
    private final Map<RecordTree.Node, Integer> ids = new HashMap<>();

    private final Map<Integer, Echelon> levels;
    private final Map<Integer, Arm> arms;

    private RecordOrder(RecordTable table, Map<Integer, Echelon> levels, Map<Integer, Arm> arms) {
        this.table = table;
        this.levels = levels;
        this.arms = arms;
        this.columns = new RecordColumns(table);
        this.tree = new RecordTree(table, columns);
        this.sides = new RecordSides(columns, tree);
    }

    /**
     * Puts them together.
     *
     * @param levels echelons that somebody chose, by physical line
     * @param arms of the units of a line, likewise
     */
    public static ImportedOrder of(RecordTable table, Map<Integer, Echelon> levels, Map<Integer, Arm> arms) {
        RecordOrder order = new RecordOrder(table, levels, arms);
        order.tree.roots().forEach(root -> order.add(root, -1));
        order.tree
                .dangling()
                .forEach((line, parent) -> order.remarks.add(new ImportRemark(
                        ImportRemark.PARENT,
                        List.of(line),
                        "belongs to '" + parent + "', which has no record of its own")));
        List<String> names = order.sides.names();
        return new ImportedOrder(
                names,
                names.stream().map(name -> "").toList(),
                order.formations,
                order.units.stream()
                        .sorted((a, b) -> Integer.compare(a.line(), b.line()))
                        .toList(),
                List.of(),
                order.remarks);
    }

    private static Map<ColumnKind, FigureKind> figures() {
        Map<ColumnKind, FigureKind> kinds = new EnumMap<>(ColumnKind.class);
        kinds.put(ColumnKind.FOOT, FigureKind.MEN);
        kinds.put(ColumnKind.MOUNTED, FigureKind.MEN);
        kinds.put(ColumnKind.GUNNERS, FigureKind.MEN);
        kinds.put(ColumnKind.MEN, FigureKind.MEN);
        kinds.put(ColumnKind.OFFICERS, FigureKind.OFFICERS);
        kinds.put(ColumnKind.OTHERRANKS, FigureKind.RANKS);
        kinds.put(ColumnKind.HORSES, FigureKind.HORSES);
        kinds.put(ColumnKind.GUNS, FigureKind.GUNS);
        kinds.put(ColumnKind.BATTALIONS, FigureKind.BATTALIONS);
        kinds.put(ColumnKind.SQUADRONS, FigureKind.SQUADRONS);
        kinds.put(ColumnKind.COMPANIES, FigureKind.COMPANIES);
        kinds.put(ColumnKind.BATTERIES, FigureKind.BATTERIES);
        kinds.put(ColumnKind.LOSSES, FigureKind.LOSSES);
        return kinds;
    }

    private void add(RecordTree.Node start, int above) {
        // Depth first without recursion: a hostile file may nest as deep as it has lines.
        Map<RecordTree.Node, Integer> parents = new LinkedHashMap<>();
        List<RecordTree.Node> open = new ArrayList<>(List.of(start));
        parents.put(start, above);
        while (!open.isEmpty()) {
            RecordTree.Node node = open.remove(open.size() - 1);
            int parent = parents.getOrDefault(node, -1);
            boolean formation = !node.children().isEmpty() || node.row() != null && isEmptyFormation(node.row());
            int id = parent;
            if (formation) {
                id = formations.size();
                ids.put(node, id);
                formations.add(formation(id, node, parent));
            } else if (node.row() != null) {
                units.add(unit(node, node.row(), parent));
            }
            for (int i = node.children().size() - 1; i >= 0; i--) {
                RecordTree.Node child = node.children().get(i);
                parents.put(child, id);
                open.add(child);
            }
        }
    }

    private boolean isEmptyFormation(RecordTable.Row row) {
        if (!strengths(row).equals(Strengths.UNKNOWN)) {
            return false;
        }
        Echelon said = echelon(row);
        return said != null && said.compareTo(Echelon.GROUP) <= 0 || tree.isKindOfFormations(row);
    }

    private ImportedFormation formation(int id, RecordTree.Node node, int parent) {
        RecordTable.Row row = node.row();
        String name = row == null ? node.label() : columns.text(row, ColumnKind.NAME);
        Tags tags = tags(name);
        Echelon said = row == null ? null : echelon(row);
        return new ImportedFormation(
                id,
                sides.of(node),
                parent,
                node.line(),
                name,
                said == null ? EchelonWords.ofFormation(tags) : said,
                ArmWords.of(tags),
                row == null ? "" : columns.text(row, ColumnKind.COMMANDER),
                row == null ? Strengths.UNKNOWN : strengths(row),
                SAID,
                List.of());
    }

    private ImportedUnit unit(RecordTree.Node node, RecordTable.Row row, int parent) {
        String name = columns.text(row, ColumnKind.NAME);
        Strengths strengths = strengths(row);
        List<Doubt> doubts = new ArrayList<>();
        Arm arm = arm(row, name);
        if (arm == null) {
            doubts.add(new Doubt("arm", "nothing says of which arm it is"));
            remarks.add(new ImportRemark(ImportRemark.ARM, List.of(row.line()), name + ": of which arm?"));
        }
        if (tree.isLost(node)) {
            doubts.add(new Doubt("parentPath", "what it belongs to is not said"));
        }
        if (name.isEmpty()) {
            doubts.add(new Doubt("name", "it has none"));
        }
        Echelon said = echelon(row);
        return new ImportedUnit(
                row.line(),
                sides.of(node),
                parent,
                name.isEmpty() ? "unnamed" : name,
                arm,
                said != null ? said : usual(tags(name), arm),
                strengths,
                columns.text(row, ColumnKind.COMMANDER),
                nation(row),
                SAID,
                doubts);
    }

    private static Echelon usual(Tags tags, @Nullable Arm arm) {
        if (tags.contains(Tag.BRIGADE)) {
            return Echelon.BRIGADE;
        }
        Echelon said = EchelonWords.ofUnit(tags);
        return said != null ? said : arm == Arm.ARTILLERY ? Echelon.BATTERY : Echelon.REGIMENT;
    }

    private String nation(RecordTable.Row row) {
        return Gazetteer.all()
                .meaning(Folding.fold(columns.text(row, ColumnKind.NATION)))
                .map(meaning -> meaning.nation())
                .orElse("");
    }

    /** By its own column, else by which column its strength stands in, its name, or others of its kind. */
    private @Nullable Arm arm(RecordTable.Row row, String name) {
        Arm chosen = arms.get(row.line());
        Arm said = chosen == null ? ArmWords.of(tags(columns.text(row, ColumnKind.ARM))) : chosen;
        said = said == null ? columns.armByCode(row) : said;
        said = said == null ? columns.armByStrength(row) : said;
        said = said == null ? ArmWords.of(tags(columns.text(row, ColumnKind.KIND))) : said;
        said = said == null ? ArmWords.of(tags(name)) : said;
        return said == null ? columns.armByKind(row) : said;
    }

    private @Nullable Echelon echelon(RecordTable.Row row) {
        Echelon chosen = levels.get(row.line());
        return chosen == null ? echelon(columns.text(row, ColumnKind.ECHELON)) : chosen;
    }

    private static @Nullable Echelon echelon(String text) {
        for (Echelon echelon : Echelon.values()) {
            if (echelon.key().equalsIgnoreCase(text.strip())) {
                return echelon;
            }
        }
        return null;
    }

    static Tags tags(String text) {
        return text.isBlank() ? Tags.NONE : Tags.of(Tokenizer.words(text));
    }

    /** What stands in columns of figures. Nought says nothing in tables that leave no field empty. */
    private Strengths strengths(RecordTable.Row row) {
        Map<FigureKind, Value> values = new EnumMap<>(FigureKind.class);
        for (int column = 0; column < table.columns().size(); column++) {
            FigureKind kind = FIGURES.get(columns.kind(column));
            double number = kind == null ? 0 : RecordColumns.number(row.field(column));
            boolean none =
                    number == 0 && columns.tellsNone() && !row.field(column).isBlank();
            if (kind != null && (number > 0 || none)) {
                values.merge(
                        kind,
                        new Value(number, row.line(), 0, 0, null, SAID),
                        (known, more) -> columns.isWhole(known.number(), more.number())
                                ? known
                                : new Value(
                                        known.number() + more.number(), known.line(), 0, 0, "columns added up", 0.8));
            }
        }
        Strengths strengths = Strengths.of(values);
        Value officers = values.get(FigureKind.OFFICERS);
        Value ranks = values.get(FigureKind.RANKS);
        if (officers != null && ranks != null && !values.containsKey(FigureKind.MEN)) {
            double sum = officers.number() + ranks.number();
            return strengths.with(
                    FigureKind.MEN, new Value(sum, row.line(), 0, 0, "officers and other ranks added up", SAID));
        }
        return strengths;
    }
}
