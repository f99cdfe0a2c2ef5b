package coupdoeil.validator.imports.outline;

import coupdoeil.validator.imports.words.DataFile;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;

/** What it costs to take a line for something, read once from data. */
final class Costs {

    private static final String FEATURE = "feature.";
    private static final Costs LEARNED = new Costs();

    private final Map<String, double[]> rows = new HashMap<>();
    private final Map<String, double[]> features = new HashMap<>();
    private final double otherwise;

    private Costs() {
        Properties properties = DataFile.read("costs");
        otherwise = Double.parseDouble(properties.getProperty("otherwise"));
        for (String key : properties.stringPropertyNames()) {
            if (key.indexOf('.') > 0) {
                boolean feature = key.startsWith(FEATURE);
                double[] row = row(properties.getProperty(key), feature ? 0 : otherwise);
                (feature ? features : rows).put(feature ? key.substring(FEATURE.length()) : key, row);
            }
        }
    }

    static Costs learned() {
        return LEARNED;
    }

    /** Costs of each role by its ordinal. */
    double[] row(String family, Enum<?> member) {
        return row(family + "." + member.name().toLowerCase(Locale.ROOT));
    }

    /** Costs of what a line shows. */
    double[] feature(String name) {
        double[] row = features.get(name);
        if (row == null) {
            throw new IllegalArgumentException("no costs for " + name);
        }
        return row;
    }

    /** Costs of a family by the ordinals of its members. */
    double[][] rows(String family, Enum<?>[] members) {
        return Arrays.stream(members).map(member -> row(family, member)).toArray(double[][]::new);
    }

    double[] row(String key) {
        double[] row = rows.get(key);
        if (row == null) {
            throw new IllegalArgumentException("no costs for " + key);
        }
        return row;
    }

    private static double[] row(String text, double otherwise) {
        double[] row = new double[Role.values().length];
        Arrays.fill(row, otherwise);
        for (String entry : text.split(",")) {
            String[] pair = entry.strip().split(" ");
            row[Role.valueOf(pair[0].toUpperCase(Locale.ROOT)).ordinal()] = Double.parseDouble(pair[1]);
        }
        return row;
    }
}
