package coupdoeil.validator.imports.outline;

import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.phrase.Phrase;
import coupdoeil.validator.imports.source.Mark;
import org.jspecify.annotations.Nullable;

/**
 * The look of a line. What says plainly what it is has a look of its own.
 *
 * @param lead what it begins with; null if that may be one thing or another
 */
record Look(@Nullable PartKind lead, Mark mark, int depth, boolean figures, boolean person) {

    /** That of all lines of an appendix. */
    static final Look APPENDIX = new Look(null, Mark.PLAIN, -1, false, false);

    static Look of(Phrase phrase, int depth) {
        PartKind lead = phrase.lead();
        boolean open = lead == PartKind.UNIT || lead == PartKind.ARM || lead == PartKind.NAME;
        boolean figures = Features.isTicked(phrase.line().tokens());
        boolean person = false;
        for (Part part : phrase.parts()) {
            figures |= !part.figures().isEmpty();
            person |= !part.person().isEmpty();
        }
        return new Look(open ? null : lead, phrase.line().source().mark(), depth, figures, person);
    }
}
