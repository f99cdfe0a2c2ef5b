package coupdoeil.validator.check.subject;

/** Something that a scenario lists, or what the scenario says of itself. */
public record ScenarioItem(Item item) implements ItemSubject {}
