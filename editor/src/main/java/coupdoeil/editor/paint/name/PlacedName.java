package coupdoeil.editor.paint.name;

import java.awt.Font;

/**
 * A name where it stands.
 *
 * @param text the name or its shorter form
 * @param box around its letters, in map units
 * @param upon whether it lies on the base of the unit that it names
 */
public record PlacedName(Label label, String text, Font font, Box box, boolean upon) {}
