package coupdoeil.model.rules;

import coupdoeil.model.Attributes;

/** A named entry of one of a rule system's lists: a command level, a leader category, a condition, a marker, a token. */
public record Choice(String id, String name, Attributes effects) {}
