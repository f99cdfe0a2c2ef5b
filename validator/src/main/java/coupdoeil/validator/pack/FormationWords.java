package coupdoeil.validator.pack;

import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;

/** The formations of the rule system, and those that special rules of the scenario define: a fact. */
public final class FormationWords {

    private final Set<String> words;

    public FormationWords(RuleSystem system, ScenarioFacts scenario) {
        words = all(system, scenario.specialRules());
    }

    /** The formations as written, those that special rules define also in small letters. */
    public Set<String> words() {
        return words;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FormationWords known && words.equals(known.words);
    }

    @Override
    public int hashCode() {
        return words.hashCode();
    }

    static Set<String> all(RuleSystem system, Collection<SpecialRule> rules) {
        Set<String> words = new LinkedHashSet<>();
        system.vocabulary().formations().stream().map(FormationType::id).forEach(words::add);
        rules.stream()
                .filter(rule -> system.specialRule(rule.id())
                        .filter(type -> type.defines().equals(Words.FORMATION))
                        .isPresent())
                .flatMap(rule -> rule.attributes().text("name").stream())
                .forEach(name -> {
                    words.add(name);
                    words.add(name.toLowerCase(Locale.ROOT));
                });
        return Collections.unmodifiableSet(words);
    }
}
