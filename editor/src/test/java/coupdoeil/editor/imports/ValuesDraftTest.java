package coupdoeil.editor.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Packs;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.imports.ratings.Estimate;
import org.junit.jupiter.api.Test;

/** The second step of an import. */
class ValuesDraftTest {

    private static final String LIST = """
            1st Brigade: 2,000 men
              1/3rd Foot 750 men
              2/31st Foot
            Hawker's battery 6 guns
            """;

    private static ValuesDraft draft(Pack pack) {
        return new ValuesDraft(pack, pack.sources(), pack.rules().orElseThrow());
    }

    private static Pack imported(String list) {
        ImportDraft draft = new ImportDraft(Packs.blank(), Packs.fb());
        draft.add(Lists.read("list.txt", list), false);
        return draft.edit().apply(Packs.blank());
    }

    @Test
    void ratingsAreProposedWithWhatRoundingDoes() {
        ValuesDraft draft = draft(imported(LIST));

        assertThat(draft.hasAny()).isTrue();
        assertThat(draft.rows())
                .contains(new ValuesDraft.Row("1/3rd Foot", "steps", "750 men / 250 = 3.00 (FB 2.2)", "3", "750 men"));
        assertThat(draft.totals())
                .contains("Blue: 750 men before rounding, 750 after")
                .anyMatch(line -> line.contains("not known: 2/31st Foot"));
    }

    @Test
    void estimatesAreMadeOnlyOnRequest() {
        ValuesDraft draft = draft(imported(LIST));
        assertThat(draft.canEstimate()).isTrue();
        assertThat(draft.rows()).noneMatch(row -> row.rating().startsWith("men"));

        draft.estimate(Estimate.By.EVEN);

        assertThat(draft.rows())
                .contains(new ValuesDraft.Row(
                        "2/31st Foot", "men, estimated", "a share of the men of 1st Brigade", "1,250", ""));
        assertThat(draft.totals()).noneMatch(line -> line.contains("not known"));
        draft.estimate(null);
        assertThat(draft.totals()).anyMatch(line -> line.contains("not known"));
    }

    @Test
    void writingIsOneStep() {
        Document document = new Document(imported(LIST), null);
        Pack before = document.pack();
        ValuesDraft draft = draft(before);

        document.edit(draft.edit());

        assertThat(document.depth()).isEqualTo(1);
        assertThat(document.pack().orderOfBattle().units())
                .filteredOn(unit -> unit.name().equals("1/3rd Foot"))
                .allMatch(unit -> unit.attributes().integer("steps", 0) == 3);
        document.undo();
        assertThat(document.pack()).isEqualTo(before);
    }

    @Test
    void withoutRatingsAndEstimatesNothingIsProposed() {
        ValuesDraft draft = draft(imported(LIST));

        draft.rate(false);

        assertThat(draft.rows()).isEmpty();
        assertThat(draft.totals()).isEmpty();
    }
}
