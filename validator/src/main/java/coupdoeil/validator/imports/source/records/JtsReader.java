package coupdoeil.validator.imports.source.records;

import coupdoeil.validator.imports.source.RecordTable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Orders of battle of the John Tiller / Wargame Design Studio games, version 2: each line a letter for its level,
 * {@code Begin} and {@code End} around what belongs to it.
 */
public final class JtsReader {

    /** Columns of the records it gives. */
    static final List<String> COLUMNS =
            List.of("id", "parent", "echelon", "name", "commander", "nation", "arm", "men", "guns");

    private static final Pattern FORMATION = Pattern.compile("(?:(\\p{L}[\\p{L} .'-]*?)\\s+)?([AWCDBR])\\s+(\\S.*)");
    private static final Pattern UNIT = Pattern.compile(
            "(?:(\\p{L}{2,}[\\p{L} .'-]*?)\\s+)?U\\s+(\\d+)\\s+(-?\\d+)\\s+(\\S)\\s+(\\S+)\\s+(-?\\d+)\\s+(-?\\d+)\\s+(\\S.*)");
    private static final Pattern LEADER =
            Pattern.compile("(?:\\p{L}{2,}\\s+)?L\\s+(-?\\d+)\\s+(-?\\d+)\\s+(-?\\d+)\\s+(\\S.*)");
    private static final Pattern SUPPLY = Pattern.compile("(?:\\p{L}{2,}[\\p{L} .'-]*?\\s+)?S\\s+\\d+\\s+.*");
    private static final String GUNS = "ABCE";
    private static final String HORSE = "DLHK";

    private final List<RecordTable.Row> rows = new ArrayList<>();
    private final Deque<Integer> open = new ArrayDeque<>();
    private final List<String> remarks;
    private int last = -1;

    private JtsReader(List<String> remarks) {
        this.remarks = remarks;
    }

    /** The records of such a file; empty if it is none. What a line says that is not understood is remarked. */
    public static Optional<RecordTable> read(String text, List<String> remarks) {
        Optional<String> head = text.lines().filter(line -> !line.isBlank()).findFirst();
        boolean version = head.isPresent() && head.get().strip().matches("\\d{1,2}");
        if (!version || text.lines().map(String::strip).noneMatch("Begin"::equals)) {
            return Optional.empty();
        }
        String[] lines = text.split("\r\n|\n|\r", -1);
        int first = 0;
        while (lines[first].isBlank()) {
            first++;
        }
        JtsReader reader = new JtsReader(remarks);
        for (int at = first + 1; at < lines.length; at++) {
            reader.line(at + 1, lines[at].strip());
        }
        return Optional.of(new RecordTable(COLUMNS, reader.rows));
    }

    private void line(int number, String line) {
        Matcher unit = UNIT.matcher(line);
        Matcher leader = LEADER.matcher(line);
        Matcher formation = FORMATION.matcher(line);
        if (line.isEmpty()) {
            return;
        }
        if (line.equals("Begin")) {
            open.push(last);
        } else if (line.equals("End")) {
            if (!open.isEmpty()) {
                last = open.pop();
            }
        } else if (unit.matches()) {
            unit(number, unit);
        } else if (leader.matches()) {
            leader(leader.group(4).strip());
        } else if (SUPPLY.matcher(line).matches()) {
            remarks.add("line " + number + ": supply left out");
        } else if (formation.matches()) {
            formation(number, formation);
        } else {
            remarks.add("line " + number + ": not understood: " + line);
        }
    }

    private void unit(int number, Matcher unit) {
        String type = unit.group(4).toUpperCase(Locale.ROOT);
        boolean guns = GUNS.contains(type);
        String arm =
                guns ? "artillery" : HORSE.contains(type) ? "cavalry" : type.equals("P") ? "engineers" : "infantry";
        String strength = unit.group(2);
        String nation = unit.group(1) == null ? "" : unit.group(1);
        add(number, "unit", unit.group(8).strip(), nation, arm, guns ? "" : strength, guns ? strength : "");
    }

    private void formation(int number, Matcher formation) {
        String echelon = switch (formation.group(2).charAt(0)) {
            case 'A' -> "army";
            case 'W' -> "wing";
            case 'C' -> "corps";
            case 'D' -> "division";
            case 'B' -> "brigade";
            default -> "regiment";
        };
        String nation = formation.group(1) == null ? "" : formation.group(1).strip();
        add(number, echelon, formation.group(3).strip(), nation, "", "", "");
    }

    private void add(int number, String echelon, String name, String nation, String arm, String men, String guns) {
        int id = rows.size();
        String parent = open.isEmpty() || open.peek() < 0 ? "" : open.peek().toString();
        rows.add(new RecordTable.Row(
                number, List.of(Integer.toString(id), parent, echelon, name, "", nation, arm, men, guns)));
        last = id;
    }

    /** The first leader of a formation commands it. */
    private void leader(String name) {
        int of = open.isEmpty() ? -1 : open.peek();
        if (of >= 0 && rows.get(of).field(4).isEmpty()) {
            List<String> fields = new ArrayList<>(rows.get(of).fields());
            fields.set(4, name);
            rows.set(of, new RecordTable.Row(rows.get(of).line(), fields));
        }
    }
}
