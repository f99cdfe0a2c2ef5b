package coupdoeil.model.scenario;

import coupdoeil.model.Attributes;

/** A special rule: one of the rule system's catalogue with parameters, or the designer's own in words. */
public record SpecialRule(String id, String text, Attributes attributes) {}
