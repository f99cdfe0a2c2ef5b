package coupdoeil.editor.data;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.FieldText;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.form.Grid;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.SpecialRule;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The battle data without a window: what it holds, and what its commands and fields do. */
class DataOutlineTest {

    private final Session session = Packs.session(Packs.albuera());
    private final String first = session.pack().scenarios().get(0).id();

    private Node node(String key) {
        return new DataOutline(session)
                .nodes().stream()
                        .flatMap(Node::all)
                        .filter(node -> node.key().equals(key))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(key + " is not in the battle data"));
    }

    private Form form(String key) {
        return ((Page.OfForm) node(key).page().get()).form();
    }

    private Grid grid(String key) {
        return ((Page.OfGrid) node(key).page().get()).grid();
    }

    private static Field field(Form form, String key) {
        return form.fields().stream()
                .filter(field -> field.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new AssertionError(key + " is not in " + form));
    }

    private String perform(Optional<Supplier<Node.Step>> command) {
        Node.Step step = command.orElseThrow().get();
        session.edit(step.edit());
        return step.key();
    }

    private Scenario scenario() {
        return session.pack().scenario(first).orElseThrow();
    }

    @Test
    void settingAFieldToTheValueItHasChangesNothing() {
        new DataOutline(session)
                .nodes().stream()
                        .flatMap(Node::all)
                        .map(node -> node.page().get())
                        .forEach(page -> {
                            if (page instanceof Page.OfForm of) {
                                of.form().fields().forEach(field -> {
                                    session.edit(field.change().apply(field.value()));
                                    assertThat(session.document().steps())
                                            .as(
                                                    "%s of %s",
                                                    field.key(), of.form().title())
                                            .isEmpty();
                                });
                            }
                        });
    }

    @Test
    void nothingThatIsThereIsRefused() {
        new DataOutline(session)
                .nodes().stream()
                        .flatMap(Node::all)
                        .map(node -> node.page().get())
                        .forEach(page -> {
                            if (page instanceof Page.OfForm of) {
                                of.form()
                                        .fields()
                                        .forEach(field -> assertThat(FieldText.fault(field))
                                                .as(
                                                        "%s of %s",
                                                        field.key(), of.form().title())
                                                .isEmpty());
                            }
                        });
    }

    @Test
    void aVictoryConditionIsMadeDuplicatedMovedAndDeleted() {
        List<?> before = scenario().victory();

        String key = perform(node("scenarios/" + first + "/victory").commands().fresh());
        session.edit(field(form(key), "text").change().apply("Hold the bridge."));
        String copy = perform(node(key).commands().copy());
        assertThat(scenario().victory()).hasSize(before.size() + 2);
        assertThat(scenario().victory().stream()
                        .map(condition -> condition.id())
                        .distinct())
                .hasSize(before.size() + 2);

        String up = perform(node(copy).commands().up());
        assertThat(up).isEqualTo(key);
        perform(node(up).commands().delete());
        perform(node(key).commands().delete());
        assertThat(scenario().victory()).isEqualTo(before);
    }

    @Test
    void aSpecialRuleOfTheCatalogueHasItsParameters() {
        String key = perform(node("scenarios/" + first + "/special").commands().fresh());
        Field rule = field(form(key), "rule");

        session.edit(rule.change()
                .apply(FieldText.read(rule.type(), "National characteristics").value()));

        Form form = form(key);
        assertThat(form.about()).contains("§ 5.3");
        session.edit(field(form, "parameter.nationality").change().apply("spanish"));
        SpecialRule made =
                scenario().specialRules().get(scenario().specialRules().size() - 1);
        assertThat(made.id()).isEqualTo("national-characteristics");
        assertThat(made.attributes().text("nationality")).hasValue("spanish");
    }

    @Test
    void aRuleOfOnesOwnHasAnyName() {
        String key = perform(node("scenarios/" + first + "/special").commands().fresh());
        Field rule = field(form(key), "rule");

        session.edit(rule.change()
                .apply(FieldText.read(rule.type(), "Drums in the Mist").value()));

        assertThat(scenario()
                        .specialRules()
                        .get(scenario().specialRules().size() - 1)
                        .id())
                .isEqualTo("drums-in-the-mist");
    }

    @Test
    void aReadingIsSettledAndTakenBack() {
        String key = "scenarios/" + first + "/readings/"
                + session.system().options().switches().get(0).id();
        String other = session.system().options().switches().get(0).values().stream()
                .filter(value -> !value.equals(
                        session.system().options().switches().get(0).fallback()))
                .findFirst()
                .orElseThrow();
        Scenario before = scenario();

        session.edit(field(form(key), "reading").change().apply(other));
        assertThat(node(key).changed()).isTrue();
        assertThat(scenario().switches()).containsValue(other);

        session.edit(field(form(key), "reading")
                .change()
                .apply(session.system().options().switches().get(0).fallback()));
        assertThat(scenario().switches()).isEqualTo(Scenario.empty("", "").switches());
        assertThat(before.switches()).isEmpty();
    }

    @Test
    void aCellOfATableIsMarkedWhenItDiffers() {
        Grid before = grid("tables/stacking");
        assertThat(before.rows()).allSatisfy(row -> assertThat(row.cells()).noneMatch(Grid.Cell::isChanged));
        int row = before.rows().stream()
                .map(known -> before.rows().indexOf(known))
                .filter(i -> before.rows().get(i).cells().get(0).value() instanceof BigDecimal)
                .findFirst()
                .orElseThrow();

        session.edit(before.change().apply(List.of(new Grid.Change(row, 0, BigDecimal.valueOf(77)))));

        assertThat(grid("tables/stacking").rows().get(row).cells().get(0).isChanged())
                .isTrue();
        assertThat(node("tables/stacking").changed()).isTrue();
        session.document().undo();
        assertThat(session.pack().house().isEmpty()).isTrue();
    }

    @Test
    void theChartShowsWhereThePackDiffers() {
        Grid chart = grid("chart/hex");
        Pack before = session.pack();

        assertThat(chart.columns()).extracting(column -> column.type().label()).contains("Cover");
        session.edit(chart.change().apply(List.of(new Grid.Change(0, 0, "HEAVY"))));
        assertThat(grid("chart/hex").rows().get(0).cells().get(0).isChanged()).isTrue();
        session.edit(grid("chart/hex")
                .change()
                .apply(List.of(
                        new Grid.Change(0, 0, chart.rows().get(0).cells().get(0).value()))));
        assertThat(session.pack()).isEqualTo(before);
    }

    @Test
    void scenariosAreDuplicatedOrderedAndDeleted() {
        Pack before = session.pack();

        String copy = perform(node("scenarios/" + first).commands().copy());
        assertThat(node(copy).name()).endsWith("(copy)");
        perform(node(copy).commands().up());
        perform(node(copy).commands().delete());

        assertThat(session.pack()).isEqualTo(before);
    }

    @Test
    void whatAFormRefusesItSaysWhy() {
        Field start = field(form("scenarios/" + first), "start");
        Field date = field(form(perform(node("battle/suppressions").commands().fresh())), "date");

        assertThat(start.check().apply("25:00")).contains("25:00").contains("08:00");
        assertThat(start.check().apply("09:15")).isEmpty();
        assertThat(date.check().apply("yesterday")).contains("yesterday");
    }
}
