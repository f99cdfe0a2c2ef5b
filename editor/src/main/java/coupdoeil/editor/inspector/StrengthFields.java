package coupdoeil.editor.inspector;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.model.oob.Strength;
import coupdoeil.model.pack.Edit;
import java.util.List;
import java.util.function.BiFunction;

/** The fields of a historical strength, of a unit or of a whole formation. */
final class StrengthFields {

    private StrengthFields() {}

    /** @param edit makes the edit that a changed strength is, given what its field is called */
    static List<Field> of(Strength strength, BiFunction<String, Strength, Edit> edit) {
        return List.of(
                Field.strength(
                        "men",
                        text("field.men"),
                        strength.men(),
                        n -> edit.apply("field.men", strength.withMen(n))),
                Field.strength(
                        "horses",
                        text("field.horses"),
                        strength.horses(),
                        n -> edit.apply("field.horses", strength.withHorses(n))),
                Field.strength(
                        "guns",
                        text("field.guns"),
                        strength.guns(),
                        n -> edit.apply("field.guns", strength.withGuns(n))));
    }
}
