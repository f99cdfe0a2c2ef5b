package coupdoeil.validator.imports.hostile;

import coupdoeil.model.json.JsonReader;
import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Budget.Limit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Objects within objects, dumps of databases, files of games. */
final class HostileRecords {

    private static final int MANY = 10_000;
    private static final String UNIT_OF_XML = "<unit name='54e' men='900'/>";

    private HostileRecords() {}

    static List<Hostile> all() {
        List<Hostile> all = new ArrayList<>();
        json(all);
        others(all);
        chains(all);
        return all;
    }

    private static void json(List<Hostile> all) {
        all.addAll(Hostile.around(
                "nested.json",
                JsonReader.MAX_DEPTH - 1,
                "nested",
                n -> "[".repeat(n) + "{\"name\":\"54e\",\"men\":900}" + "]".repeat(n)));
        all.addAll(Hostile.around(
                "values.json",
                JsonReader.MAX_VALUES - 6,
                "values",
                n -> "{\"id\":[" + "1,".repeat(n - 1) + "1],\"units\":[{\"name\":\"54e\",\"men\":900}]}"));
        all.add(Hostile.of("deep.json", () -> "[".repeat(200_000)));
        all.add(Hostile.of("deep-objects.json", () -> "{\"units\":".repeat(50_000)));
        all.add(Hostile.of("long-text.json", () -> "[{\"name\":\"" + "54e ".repeat(2 << 20) + "\",\"men\":9}]"));
        all.add(Hostile.of("long-number.json", () -> "[{\"name\":\"54e\",\"men\":" + "9".repeat(2 << 20) + "}]"));
        all.add(Hostile.of("exponent.json", () -> "[{\"name\":\"54e\",\"men\":1e999999999}]"));
        all.add(Hostile.of("keys.json", () -> each(MANY, i -> "{\"k" + i + "\":1,\"name\":\"a\",\"men\":5}")));
        all.add(Hostile.of("same-keys.json", () -> "{" + "\"name\":\"a\",".repeat(100_000) + "\"men\":1}"));
        all.add(Hostile.of("lines.json", () -> "{\"name\":\"54e\",\"men\":900}\n".repeat(40_000)));
        all.add(Hostile.of("names.json", () -> "{\"1st Brigade (A)\":".repeat(60) + "[\"54e\"]" + "}".repeat(60)));
        all.add(Hostile.of("units.json", () -> each(40_000, i -> "{\"name\":\"" + i + "e\",\"men\":900}")));
    }

    private static void others(List<Hostile> all) {
        all.addAll(Hostile.around(
                "nested.xml",
                Budget.DEEPEST - 1,
                "nested",
                n -> "<?xml version='1.0'?>" + "<a name='b'>".repeat(n) + UNIT_OF_XML + "</a>".repeat(n)));
        all.addAll(Hostile.around(
                "tags.xml",
                (int) Limit.TAGS.most() - 4,
                "tags",
                n -> "<?xml version='1.0'?><a>" + UNIT_OF_XML + "<?a?>".repeat(n) + "</a>"));
        all.addAll(Hostile.around(
                "elements.xml",
                (int) Limit.ELEMENTS.most() - 3,
                "elements",
                n -> "<?xml version='1.0'?><a>" + UNIT_OF_XML + "<b/>".repeat(n) + "</a>"));
        all.add(Hostile.of(
                "laughs.xml",
                () -> "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY a 'ha'>"
                        + IntStream.range(1, 30)
                                .mapToObj(i -> "<!ENTITY a" + i + " '&a;&a;'>")
                                .collect(Collectors.joining())
                        + "]><a><unit name='&a29;' men='900'/></a>"));
        all.add(
                Hostile.of(
                        "outside.xml",
                        () ->
                                "<?xml version='1.0'?><!DOCTYPE a SYSTEM 'http://localhost:1/a.dtd'><a><unit name='b' men='9'/></a>"));
        all.add(Hostile.of(
                "attributes.xml",
                () -> "<?xml version='1.0'?><unit name='a' men='9'"
                        + IntStream.range(0, 60_000)
                                .mapToObj(i -> " a" + i + "='1'")
                                .collect(Collectors.joining()) + "/>"));
        all.add(Hostile.refused("spaces-of-names.xml", "nested", () -> "<?xml version='1.0'?>" + spaces(8_000)));
        all.add(Hostile.of("text.xml", () -> "<?xml version='1.0'?><a name='b'>" + "54e ".repeat(2 << 20) + "</a>"));
        all.add(Hostile.of("open.xml", () -> "<army>" + "<unit>54e".repeat(50_000)));
        all.addAll(Hostile.around("nested.yaml", JsonReader.MAX_DEPTH, "nested", n -> "[".repeat(n) + "]".repeat(n)));
        all.addAll(Hostile.around(
                "values.yaml", (int) Limit.VALUES.most() - 1, "values", n -> "[" + "1,".repeat(n) + "]"));
        all.add(Hostile.of(
                "aliases.yaml",
                () -> "- &a [x,x]\n"
                        + IntStream.range(1, 30)
                                .mapToObj(i -> "- &a" + i + " [*a,*a]\n")
                                .collect(Collectors.joining())));
        all.add(Hostile.of("merges.yaml", () -> "a: &a {name: b, men: 1}\n" + "<<: *a\n".repeat(MANY)));
        all.add(Hostile.of(
                "indents.yaml",
                () -> IntStream.range(0, 800)
                        .mapToObj(i -> " ".repeat(i) + "a:\n")
                        .collect(Collectors.joining())));
        all.add(Hostile.of("keys.yaml", () -> "? ".repeat(30_000)));
        all.add(Hostile.of("units.yaml", () -> "- name: 54e\n  men: 900\n".repeat(20_000)));
        all.add(Hostile.of("open.sql", () -> "INSERT INTO unit (name, men) VALUES ('" + "54e, ".repeat(50_000)));
        all.add(Hostile.of("brackets.sql", () -> "INSERT INTO unit (name, men) VALUES " + "(".repeat(200_000)));
        all.add(Hostile.of("heads.sql", () -> "INSERT INTO \n".repeat(18_000)));
        all.add(Hostile.of("statements.sql", () -> "CREATE TABLE a (\n".repeat(15_000)));
        all.add(Hostile.of("copies.sql", () -> "COPY a (b, c) FROM stdin;\n".repeat(9_000)));
        all.add(Hostile.of(
                "tables.sql",
                () -> IntStream.range(0, MANY)
                        .mapToObj(i -> "INSERT INTO t" + i + " (name, men) VALUES ('a', 5);\n")
                        .collect(Collectors.joining())));
        all.add(Hostile.of("begins.oob", () -> "2\nF A Army\n" + "Begin\n".repeat(40_000)));
        all.add(Hostile.of("ends.oob", () -> "2\nF A Army\nBegin\n" + "End\n".repeat(60_000)));
        all.add(Hostile.of("unknown.oob", () -> "2\nF A Army\nBegin\n" + "what is this\n".repeat(20_000)));
    }

    /** What belongs to what, one below the other, and in a ring. */
    private static void chains(List<Hostile> all) {
        for (int length : new int[] {50, 1_000, MANY}) {
            all.add(Hostile.of(
                    "chain-" + length + ".json",
                    () -> each(
                            length,
                            i -> "{\"id\":\"f" + i + "\",\"name\":\"Brigade " + i + "\",\"parent\":\"f" + (i - 1)
                                    + "\",\"men\":9}")));
            all.add(Hostile.of(
                    "ring-" + length + ".json",
                    () -> each(
                            length,
                            i -> "{\"id\":\"f" + i + "\",\"name\":\"Brigade " + i + "\",\"parent\":\"f"
                                    + (i + 1) % length + "\",\"men\":9}")));
            all.add(Hostile.of(
                    "chain-" + length + ".sql",
                    () -> IntStream.range(0, length)
                            .mapToObj(i -> "INSERT INTO oob (id, parent_id, name, men) VALUES (" + i + ", " + (i - 1)
                                    + ", 'Brigade " + i + "', 9);\n")
                            .collect(Collectors.joining())));
            all.add(Hostile.of(
                    "chain-" + length + ".oob",
                    () -> "2\n"
                            + IntStream.range(0, length)
                                    .mapToObj(i -> "F B Brigade " + i + "\nBegin\n")
                                    .collect(Collectors.joining())
                            + "F U 500 1 L 1 1 1 54e Ligne\n"
                            + "End\n".repeat(length)));
            all.add(Hostile.of(
                    "chain-" + length + ".csv",
                    () -> "id;parent;name;men\n"
                            + IntStream.range(0, length)
                                    .mapToObj(i -> i + ";" + (i - 1) + ";Brigade " + i + ";9\n")
                                    .collect(Collectors.joining())));
            all.add(Hostile.of(
                    "paths-" + length + ".sql",
                    () -> "COPY oob (path, name, men) FROM stdin;\n" + "a" + ".a".repeat(length)
                            + "\tBrigade\t9\n\\.\n"));
        }
    }

    private static String each(int count, IntFunction<String> object) {
        return IntStream.range(0, count).mapToObj(object).collect(Collectors.joining(",", "[", "]"));
    }

    /** Elements within each other, each with a space of names of its own. */
    static String spaces(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "<u" + i + " xmlns:n" + i + "=\"x\">")
                .collect(Collectors.joining());
    }
}
