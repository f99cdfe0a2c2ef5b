package coupdoeil.editor.form;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.model.rules.AttributeType.Kind;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class FieldTextTest {

    private static FieldType field(Kind kind, Option... options) {
        return FieldType.of("Field", kind).withOptions(List.of(options)).between(BigDecimal.ONE, BigDecimal.valueOf(4));
    }

    @Test
    void numbersMustBeInRange() {
        assertThat(FieldText.read(field(Kind.INTEGER), " 3 ").value()).isEqualTo(BigDecimal.valueOf(3));
        assertThat(FieldText.read(field(Kind.INTEGER), "5").error()).isEqualTo("From 1 to 4.");
        assertThat(FieldText.read(field(Kind.INTEGER), "0").isGood()).isFalse();
        assertThat(FieldText.read(field(Kind.INTEGER), "2.5").error()).contains("whole");
        assertThat(FieldText.read(field(Kind.NUMBER), "2.5").isGood()).isTrue();
        assertThat(FieldText.read(field(Kind.INTEGER), "1e999999999").isGood()).isFalse();
        assertThat(FieldText.read(field(Kind.INTEGER), "two").error()).contains("two");
    }

    @Test
    void nothingTypedIsNoValue() {
        assertThat(FieldText.read(field(Kind.INTEGER), "  ").value()).isNull();
        assertThat(FieldText.read(field(Kind.INTEGER), "  ").isGood()).isTrue();
    }

    @Test
    void listsAreWrittenWithCommas() {
        assertThat(FieldText.read(field(Kind.INTEGERS), "2, 3").value())
                .isEqualTo(List.of(BigDecimal.valueOf(2), BigDecimal.valueOf(3)));
        assertThat(FieldText.write(List.of("a", "b"))).isEqualTo("a, b");
    }

    @Test
    void choicesAreKnownByIdOrName() {
        FieldType field = field(Kind.TEXTS, new Option("mist", "Mist"), new Option("rain", "Heavy rain"));

        assertThat(FieldText.read(field, "mist, heavy RAIN").value()).isEqualTo(List.of("mist", "rain"));
        assertThat(FieldText.read(field, "hail").error()).contains("hail");
    }

    @Test
    void anOpenFieldTakesWhatItDoesNotKnow() {
        FieldType field = field(Kind.TEXT, new Option("french", "French")).opened();

        assertThat(FieldText.read(field(Kind.CHOICE, new Option("french", "French")), "saxon")
                        .isGood())
                .isFalse();
        assertThat(FieldText.read(field, "saxon").value()).isEqualTo("saxon");
    }

    @Test
    void yesAndNoAreWords() {
        assertThat(FieldText.read(field(Kind.BOOLEAN), "Yes").value()).isEqualTo(true);
        assertThat(FieldText.read(field(Kind.BOOLEAN), "no").value()).isEqualTo(false);
        assertThat(FieldText.read(field(Kind.BOOLEAN), "perhaps").error()).contains("perhaps");
    }

    @Test
    void aListOfFractionsTakesThemOneOfWholeNumbersDoesNot() {
        FieldType fractions = field(Kind.INTEGERS).written(FieldType.Writing.FRACTIONS);

        assertThat(FieldText.read(fractions, "1.5, 2").value())
                .isEqualTo(List.of(new BigDecimal("1.5"), BigDecimal.valueOf(2)));
        assertThat(FieldText.read(field(Kind.INTEGERS), "1.5, 2").isGood()).isFalse();
    }

    @Test
    void whatIsChosenIsShownByName() {
        FieldType field = field(Kind.TEXTS, new Option("mist", "Mist"), new Option("rain", "Heavy rain"));

        assertThat(FieldText.name(field, List.of("rain", "hail"))).isEqualTo("Heavy rain, hail");
        assertThat(FieldText.fault(field, List.of("rain", "hail"))).contains("hail");
    }
}
