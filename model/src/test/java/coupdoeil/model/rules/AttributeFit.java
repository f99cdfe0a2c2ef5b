package coupdoeil.model.rules;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import java.math.BigDecimal;
import java.util.List;

/** Asserts that values are what a rule system says of them. */
public final class AttributeFit {

    private AttributeFit() {}

    /** Asserts that all that is required is there, and that all that is there is known and fits. */
    public static void follows(String path, List<AttributeType> types, Attributes values) {
        for (AttributeType type : types) {
            if (type.required()) {
                assertThat(values.has(type.id()))
                        .as(path + " says " + type.id())
                        .isTrue();
            }
        }
        known(path, types, values);
    }

    /** Asserts that all that is there is known and fits. */
    public static void known(String path, List<AttributeType> types, Attributes values) {
        values.values().forEach((name, value) -> {
            AttributeType type = types.stream()
                    .filter(t -> t.id().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(path + " says " + name + ", which is unknown"));
            fits(path + "/" + name, type, value);
        });
    }

    static void fits(String path, AttributeType type, Object value) {
        switch (type.kind()) {
            case INTEGER -> {
                assertThat(((BigDecimal) value).stripTrailingZeros().scale())
                        .as(path)
                        .isLessThanOrEqualTo(0);
                inRange(path, type, (BigDecimal) value);
            }
            case NUMBER -> inRange(path, type, (BigDecimal) value);
            case BOOLEAN -> assertThat(value).as(path).isInstanceOf(Boolean.class);
            case TEXT, WORD, REFERENCE -> assertThat(value).as(path).isInstanceOf(String.class);
            case CHOICE -> assertThat(type.values()).as(path).contains((String) value);
            case INTEGERS -> ((List<?>) value).forEach(each -> inRange(path, type, (BigDecimal) each));
            case WORDS, REFERENCES -> assertThat((List<?>) value).as(path).hasOnlyElementsOfType(String.class);
            case TEXTS -> {
                for (Object each : (List<?>) value) {
                    assertThat(type.values().isEmpty() || type.values().contains((String) each))
                            .as(path + " " + each + " of " + type.values())
                            .isTrue();
                }
            }
            case GROUP -> follows(path, type.members(), (Attributes) value);
            case GROUPS -> ((List<?>) value).forEach(each -> follows(path, type.members(), (Attributes) each));
        }
    }

    private static void inRange(String path, AttributeType type, BigDecimal value) {
        assertThat(type.min() == null || value.compareTo(type.min()) >= 0)
                .as(path)
                .isTrue();
        assertThat(type.max() == null || value.compareTo(type.max()) <= 0)
                .as(path)
                .isTrue();
    }
}
