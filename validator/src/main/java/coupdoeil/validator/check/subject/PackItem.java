package coupdoeil.validator.check.subject;

/** Something that all scenarios share: of the order of battle, the battlefield, the chart; a scenario by its id. */
public record PackItem(Item item) implements ItemSubject {}
