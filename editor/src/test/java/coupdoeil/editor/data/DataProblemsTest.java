package coupdoeil.editor.data;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.form.Grid;
import coupdoeil.editor.form.Mark;
import coupdoeil.editor.paint.Battles;
import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Validator;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Findings at the things of the battle data that they are about. */
class DataProblemsTest {

    private static DataProblems problems(Session session) {
        return DataProblems.of(Validator.of(session.system()).validate(session.pack()), session);
    }

    private static Grid grid(Session session, String key) {
        return new DataOutline(session)
                .nodes().stream()
                        .flatMap(Node::all)
                        .filter(node -> node.key().equals(key))
                        .map(node -> ((Page.OfGrid) node.page().get()).grid())
                        .findFirst()
                        .orElseThrow();
    }

    /** The keys of a grid's cells that are marked. */
    private static List<String> marked(Session session, String key) {
        DataProblems problems = problems(session);
        Grid grid = grid(session, key);
        return grid.rows().stream()
                .flatMap(row -> grid.columns().stream().map(column -> row.key() + "/" + column.key()))
                .filter(cell -> problems.mark(cell).isPresent())
                .toList();
    }

    @Test
    void aGapInTheChartMarksItsCellItsRowAndWhatTheyAreIn() {
        Pack pack = Battles.napkin("napkin-fb");
        TerrainRecord woods = pack.rules().orElseThrow().chart().record("woods").orElseThrow();
        TerrainRecord gap = woods.withEffects(woods.effects().without("cover"));
        List<TerrainRecord> chart = new ArrayList<>(pack.chart());
        chart.removeIf(record -> record.id().equals("woods"));
        chart.add(gap);
        Session session = Packs.session(pack.withChart(chart));

        assertThat(marked(session, "chart/hex")).containsExactly("chart/hex/woods/cover");
        assertThat(problems(session).mark("chart/hex/woods"))
                .map(Mark::severity)
                .contains(Severity.ERROR);
        assertThat(problems(session).mark("chart")).isPresent();
        assertThat(problems(session).mark("tables")).isEmpty();
    }

    @Test
    void aHouseRuleThatChangesNothingMarksTheValue() {
        Pack pack = Battles.napkin("napkin-fb");
        Attributes stacking = Attributes.of("stacking", Attributes.of("unlimberedBateries", 3));
        Session session = Packs.session(pack.withHouse(pack.house().withTables(stacking)));

        Grid grid = grid(session, "tables/stacking");
        DataProblems problems = problems(session);

        assertThat(grid.rows().stream()
                        .map(Grid.Row::key)
                        .filter(key -> problems.mark(key).isPresent()))
                .containsExactly("tables/stacking/unlimberedBateries");
    }

    @Test
    void whatAScenarioListsIsMarkedByItsPlaceInTheList() {
        Pack pack = Battles.napkin("napkin-fb");
        String id = pack.scenarios().get(0).id();
        SpecialRule kindling = new SpecialRule("kindling", "", Attributes.of("terrain", List.of("orchrad")));
        Session session = Packs.session(pack.withScenario(id, scenario -> {
            List<SpecialRule> rules = new ArrayList<>(scenario.specialRules());
            rules.add(kindling);
            return scenario.withSpecialRules(rules);
        }));
        int last = session.pack().scenarios().get(0).specialRules().size() - 1;

        assertThat(problems(session).mark("scenarios/" + id + "/special/" + last))
                .map(Mark::text)
                .hasValueSatisfying(text -> assertThat(text).contains("orchrad"));
        assertThat(problems(session).mark("scenarios/" + id + "/special/" + (last - 1)))
                .isEmpty();
        assertThat(Validator.of(session.system()).validate(session.pack()).open().stream()
                        .filter(finding -> finding.message().contains("orchrad"))
                        .flatMap(finding -> DataProblems.about(finding, session).stream()))
                .as("where the finding is shown")
                .isNotEmpty()
                .allMatch(key -> key.equals("scenarios/" + id + "/special/" + last));
    }
}
