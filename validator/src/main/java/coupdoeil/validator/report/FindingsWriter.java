package coupdoeil.validator.report;

import coupdoeil.validator.verdict.Verdict;

/**
 * Writes the findings of packs in one form, pack after pack. It keeps no verdict, so that one can be let go before the next
 * pack is read; and what it writes, text of nothing but Unicode, steers no terminal.
 */
public interface FindingsWriter {

    /** Takes the next pack's findings; may write them now or at the end. */
    void write(Verdict verdict);

    /** Writes what is left. Till then what was written is no whole report; nothing comes after it. */
    void end();
}
