package coupdoeil.model.scenario;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;

/** A special rule: one of the rule system's catalogue with parameters, or the designer's own in words. */
@RecordBuilder
public record SpecialRule(String id, String text, Attributes attributes) implements SpecialRuleBuilder.With {}
