package coupdoeil.validator.pack;

import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.EntryChoices;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.table.Crowds;

/** What is not examined because there is too much of it: silence about it would pass for a clean bill. */
final class UnexaminedChecks {

    @Rule("PACK-72")
    void choicesOfEntries(ScenarioEntry scenario, EntryChoices choices, Reporter out) {
        int left = choices.all().size() - choices.examined().size();
        if (left > 0) {
            out.report()
                    .with(
                            "what",
                            left + " of " + choices.all().size()
                                    + " other entries that groups of reinforcements may choose, from \""
                                    + choices.all()
                                            .get(choices.examined().size())
                                            .group()
                                            .id() + "\" on,");
        }
    }

    @Rule("PACK-72")
    void crowds(ScenarioEntry scenario, Crowds crowds, Reporter out) {
        if (crowds.pieces() > 0) {
            String among = "among " + crowds.pieces() + " pieces that crowd on a square inch";
            out.report().with("what", "All overlaps, lines of sight and charges " + among);
        }
    }
}
