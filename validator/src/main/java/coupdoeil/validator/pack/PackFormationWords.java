package coupdoeil.validator.pack;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.fact.PackSpecialRules;
import java.util.Set;

/** The formations of the rule system, and those that special rules of any scenario of the pack define: a fact. */
public final class PackFormationWords {

    private final Set<String> words;

    public PackFormationWords(RuleSystem system, PackSpecialRules special) {
        words = FormationWords.all(system, special.all());
    }

    /** The formations as written, those that special rules define also in small letters. */
    public Set<String> words() {
        return words;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PackFormationWords known && words.equals(known.words);
    }

    @Override
    public int hashCode() {
        return words.hashCode();
    }
}
