package coupdoeil.validator.export.vassal;

import coupdoeil.model.oob.Side;
import coupdoeil.model.rules.SpecialRuleType;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.export.HouseRuleList;
import coupdoeil.validator.export.TableFiles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Pages to read beside the game, as files of HTML: the chart of terrain, the special rules
 * and the victory of each scenario, the house rules.
 */
final class Pages {

    private final Map<String, byte[]> files = new LinkedHashMap<>();
    private final Component tabs =
            Component.widget("TabWidget").with("entryName", "Pages").without("description");
    private final Words words = new Words();

    private Pages() {}

    static Pages of(ExportJob job) {
        Pages pages = new Pages();
        pages.page(
                "Terrain", terrain(job.system().chart().overriddenBy(job.pack().chart())));
        for (Scenario scenario : job.scenarios()) {
            pages.page(scenario.name(), scenario(job, scenario));
        }
        if (!job.pack().house().isEmpty()) {
            pages.page("House rules", houseRules(job));
        }
        pages.page("About", about(job));
        return pages;
    }

    private void page(String title, List<List<String>> rows) {
        String file = "page-" + (files.size() + 1) + ".html";
        files.put(file, TableFiles.html(rows, title));
        tabs.add(Component.widget("HtmlChart")
                .with("chartName", words.name(title, "Page"))
                .without("description")
                .with("fileName", file));
    }

    private static List<List<String>> terrain(TerrainChart chart) {
        List<List<String>> rows = new ArrayList<>(List.of(List.of("Terrain", "Kind", "Effects")));
        for (TerrainRecord record : chart.records()) {
            rows.add(List.of(record.name(), record.kind(), Words.of(record.effects())));
        }
        return rows;
    }

    private static List<List<String>> houseRules(ExportJob job) {
        List<List<String>> rows = new ArrayList<>(List.of(List.of("House rule", "What it says")));
        HouseRuleList.of(job.pack().house()).forEach(rule -> rows.add(List.of(rule.id(), rule.text())));
        return rows;
    }

    private static List<List<String>> scenario(ExportJob job, Scenario scenario) {
        List<List<String>> rows = new ArrayList<>(List.of(List.of("", scenario.name())));
        said(rows, "", scenario.description());
        scenario.specialRules()
                .forEach(rule -> said(
                        rows,
                        "Special rule: "
                                + job.system()
                                        .specialRule(rule.id())
                                        .map(SpecialRuleType::name)
                                        .orElse(rule.id()),
                        joined(rule.text(), Words.of(rule.attributes()))));
        scenario.victory()
                .forEach(victory -> said(
                        rows,
                        "Victory: " + side(job, victory.side()),
                        joined(victory.text(), Words.of(victory.attributes()))));
        scenario.events()
                .forEach(event -> said(
                        rows, event.at() + " " + event.name(), joined(event.text(), Words.of(event.attributes()))));
        scenario.reinforcements().stream()
                .filter(group -> !group.condition().isEmpty())
                .forEach(group -> said(rows, group.at() + " " + group.name(), "If " + group.condition()));
        return rows;
    }

    private static String side(ExportJob job, String id) {
        return job.pack().orderOfBattle().sides().stream()
                .filter(side -> side.id().equals(id))
                .map(Side::name)
                .findFirst()
                .orElse(id);
    }

    private static List<List<String>> about(ExportJob job) {
        List<List<String>> rows =
                new ArrayList<>(List.of(List.of("", job.pack().info().name())));
        said(rows, "Rules", job.system().title());
        said(rows, "Edition", job.pack().info().edition());
        said(rows, "Authors", String.join(", ", job.pack().info().authors()));
        said(rows, "Licence", job.pack().info().licence());
        job.pack().info().sources().forEach(source -> said(rows, "Source", source));
        said(rows, "Notes", job.pack().info().notes());
        said(rows, "Made of", "SHA-256 " + job.contentHash());
        return rows;
    }

    private static void said(List<List<String>> rows, String what, String text) {
        if (!text.isEmpty()) {
            rows.add(List.of(what, text));
        }
    }

    private static String joined(String text, String attributes) {
        return text.isEmpty() || attributes.isEmpty() ? text + attributes : text + " (" + attributes + ")";
    }

    /** By name. */
    Map<String, byte[]> files() {
        return files;
    }

    Component window() {
        return Component.module("ChartWindow")
                .with("name", "Pages")
                .without("description")
                .with("text", "Pages")
                .without("tooltip", "icon", "hotkey")
                .add(tabs);
    }
}
