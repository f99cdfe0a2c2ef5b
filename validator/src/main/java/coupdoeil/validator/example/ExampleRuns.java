package coupdoeil.validator.example;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.Validator;

/** Runs the examples of a rule system: milliseconds for each. */
public final class ExampleRuns {

    private final RuleSystem system;
    private final Validator validator;

    public ExampleRuns(RuleSystem system) {
        this.system = system;
        this.validator = Validator.of(system);
    }

    /** @throws IllegalArgumentException if a line of the example cannot be understood */
    public ExampleRun of(Example example) {
        return ExampleRun.of(example, system, validator);
    }

    /** The rules that they run through. */
    public RuleBook book() {
        return validator.book();
    }
}
