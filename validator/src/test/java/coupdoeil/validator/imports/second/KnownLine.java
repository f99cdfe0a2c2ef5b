package coupdoeil.validator.imports.second;

import coupdoeil.validator.imports.outline.Role;

/**
 * A physical line of a list of which it is known what it is.
 *
 * @param text without blanks around it
 * @param depth how many things it stands under
 * @param afterBlank whether something empty stands above it
 */
record KnownLine(int line, String text, Role role, int depth, Relation relation, boolean afterBlank) {}
