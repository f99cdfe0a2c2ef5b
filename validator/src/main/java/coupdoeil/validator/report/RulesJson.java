package coupdoeil.validator.report;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonValue;
import coupdoeil.validator.check.RuleIndex;
import coupdoeil.validator.check.RuleInfo;
import coupdoeil.validator.example.Example;
import coupdoeil.validator.example.RuleCoverage;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Rules ({@code rules.schema.json}) and their coverage ({@code rule-coverage.schema.json}) as JSON. */
public final class RulesJson {

    private RulesJson() {}

    /** Rules without their examples. */
    public static byte[] list(List<RuleIndex.Entry> entries) {
        return rules(entries.stream().map(entry -> rule(entry).done()).toList());
    }

    /** One rule with its examples. */
    public static byte[] rule(RuleIndex.Entry entry, List<Example> examples) {
        List<JsonObject> shown = examples.stream().map(RulesJson::example).toList();
        return rules(List.of(rule(entry).put("examples", JsonArray.of(shown)).done()));
    }

    public static byte[] coverage(List<RuleCoverage> systems) {
        List<JsonValue> summaries = new ArrayList<>();
        List<JsonValue> groups = new ArrayList<>();
        for (RuleCoverage coverage : systems) {
            summaries.add(JsonObject.builder()
                    .put("system", coverage.system())
                    .put("catalogue", coverage.rules())
                    .put("built", coverage.built())
                    .put("tested", coverage.tested())
                    .put("failures", JsonArray.ofTexts(coverage.failures()))
                    .done());
            for (RuleCoverage.Group group : coverage.groups()) {
                groups.add(JsonObject.builder()
                        .put("system", coverage.system())
                        .put("group", group.id())
                        .put("catalogue", JsonArray.ofTexts(group.rules()))
                        .put("built", inOrder(group, group.built()))
                        .put("tested", inOrder(group, group.tested()))
                        .done());
            }
        }
        return JsonPrinter.printForOthers(
                JsonObject.builder()
                        .put("format", "coupdoeil/rule-coverage")
                        .put("version", 1)
                        .put("tool", FindingsJson.tool())
                        .put("systems", JsonArray.of(summaries))
                        .put("groups", JsonArray.of(groups))
                        .done(),
                Set.of());
    }

    private static JsonArray inOrder(RuleCoverage.Group group, Collection<String> some) {
        return JsonArray.ofTexts(group.rules().stream().filter(some::contains).toList());
    }

    private static byte[] rules(List<JsonObject> rules) {
        return JsonPrinter.printForOthers(
                JsonObject.builder()
                        .put("format", "coupdoeil/rules")
                        .put("version", 1)
                        .put("tool", FindingsJson.tool())
                        .put("rules", JsonArray.of(rules))
                        .done(),
                Set.of());
    }

    private static JsonObject.Builder rule(RuleIndex.Entry entry) {
        RuleInfo rule = entry.rule();
        return JsonObject.builder()
                .put("id", rule.id())
                .put("system", entry.system())
                .put("group", rule.group())
                .put("severity", rule.severity().id())
                .put("kind", rule.kind().id())
                .put("scope", String.join(", ", entry.examines()))
                .put("title", rule.title())
                .put("message", rule.message())
                .put("reference", rule.reference())
                .put("why", rule.why())
                .put("remedy", rule.remedy())
                .put("built", entry.built());
    }

    private static JsonObject example(Example example) {
        return JsonObject.builder()
                .put("title", example.title())
                .put("fires", example.fires())
                .put("lines", JsonArray.ofTexts(example.lines()))
                .put(
                        "expected",
                        JsonArray.ofTexts(example.expected().stream().sorted().toList()))
                .done();
    }
}
