package coupdoeil.validator.imports.order;

import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import org.jspecify.annotations.Nullable;

/** Lines that name an arm as a unit does, and are the formation of what stands below them. */
final class Bodies {

    private Bodies() {}

    /** {@code Bavarian Artillery: Lieutenant-Colonel Göschl}, and batteries below it, further in. */
    static boolean isOver(Entry entry, @Nullable Entry next) {
        Part part = entry.phrase().parts().get(0);
        return next != null
                && (next.role() == Role.UNIT || next.role() == Role.FORMATION)
                && next.depth() > entry.depth()
                && entry.phrase().parts().size() == 1
                && part.figures().isEmpty()
                && entry.phrase().shared().isEmpty()
                && (next.role() == Role.FORMATION && isBody(part)
                        || !part.person().isEmpty())
                && Arm.of(part.tags()) != null
                && !Lists.any(part.words(), word -> word.isOrdinal() || word.isAny(Tag.UNITS));
    }

    /** {@code Russian Guard Infantry}: foot or horse, and more than the word for it. */
    private static boolean isBody(Part part) {
        Arm arm = Arm.of(part.tags());
        return (arm == Arm.INFANTRY || arm == Arm.CAVALRY)
                && part.words().size() > 1
                && Lists.all(
                        part.words(),
                        word -> word.isCapitalised() && !word.tags().isEmpty());
    }
}
