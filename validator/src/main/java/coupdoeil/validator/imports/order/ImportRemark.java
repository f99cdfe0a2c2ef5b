package coupdoeil.validator.imports.order;

import java.util.List;

/**
 * Something to settle after an import.
 *
 * @param rule id in the catalogue, {@code OOB-…}
 * @param lines physical lines it concerns, at least one
 */
public record ImportRemark(String rule, List<Integer> lines, String message) {

    public static final String UNREAD = "OOB-01";
    public static final String SUM = "OOB-02";
    public static final String DUPLICATE = "OOB-03";
    public static final String PARENT = "OOB-04";
    public static final String ARM = "OOB-05";
    public static final String IMPOSSIBLE = "OOB-06";
    public static final String READING = "OOB-07";
    public static final String STRENGTH = "OOB-08";

    public ImportRemark {
        lines = List.copyOf(lines);
    }
}
