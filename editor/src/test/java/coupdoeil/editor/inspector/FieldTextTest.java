package coupdoeil.editor.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.inspector.Field.Option;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.rules.AttributeType.Kind;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class FieldTextTest {

    private static Field field(Kind kind, Option... options) {
        return new Field(
                "f",
                "Field",
                kind,
                List.of(options),
                BigDecimal.ONE,
                BigDecimal.valueOf(4),
                "",
                false,
                "",
                null,
                value -> new Edit("", pack -> pack));
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
        Field field = field(Kind.TEXTS, new Option("mist", "Mist"), new Option("rain", "Heavy rain"));

        assertThat(FieldText.read(field, "mist, heavy RAIN").value()).isEqualTo(List.of("mist", "rain"));
        assertThat(FieldText.read(field, "hail").error()).contains("hail");
    }
}
