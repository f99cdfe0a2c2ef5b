package coupdoeil.validator.bench;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What was measured, read from the JSON file of JMH: one figure for each benchmark, parameters and metric. */
final class Figures {

    private final Map<String, Double> figures = new HashMap<>();
    private String jdk = "";

    /** @throws tools.jackson.core.JacksonException if the file cannot be read */
    Figures(Path json) {
        for (JsonNode run : JsonMapper.shared().readTree(json.toFile())) {
            StringBuilder name =
                    new StringBuilder(run.path("benchmark").asString().replaceFirst(".*\\.(\\w+\\.\\w+)$", "$1"));
            run.path("params")
                    .properties()
                    .forEach(param -> name.append(' ')
                            .append(param.getKey())
                            .append('=')
                            .append(param.getValue().asString()));
            JsonNode primary = run.path("primaryMetric");
            figures.put(name.toString(), primary.path("score").asDouble());
            for (String percentile : new String[] {"50.0", "99.0", "100.0"}) {
                figures.put(
                        name + " p" + percentile.replace(".0", ""),
                        primary.path("scorePercentiles").path(percentile).asDouble());
            }
            run.path("secondaryMetrics")
                    .properties()
                    .forEach(metric -> figures.put(
                            name + " " + metric.getKey().replace("·", ""),
                            metric.getValue().path("score").asDouble()));
            jdk = run.path("vmName").asString() + " " + run.path("vmVersion").asString();
        }
    }

    /** The Java virtual machine that was measured. */
    String jdk() {
        return jdk;
    }

    /**
     * A figure, in the unit of its benchmark; empty if it was not measured.
     *
     * @param name such as {@code Repaint.terrain observers=100 p99}: class and method, parameters in the order declared, and
     *     a percentile or secondary metric unless it is the score
     */
    OptionalDouble get(String name) {
        Double figure = figures.get(name);
        return figure == null ? OptionalDouble.empty() : OptionalDouble.of(figure);
    }
}
