package coupdoeil.editor.paint.piece;

import coupdoeil.editor.paint.sheet.Ink;
import coupdoeil.editor.paint.sheet.Letters;
import coupdoeil.editor.paint.sheet.MapFonts;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.scenario.Token;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;

/** A marker of the set-up as it is seen: a pennant with the initials of what it is, in the colour of its owner. */
public record Pennant(String letters, Color colour) {

    /** Map units that it reaches about its foot. */
    public static final double REACH = 26;

    public static Pennant of(Token token, PaintScene scene, CounterColours colours) {
        String name = scene.rules().vocabulary().tokens().stream()
                .filter(kind -> kind.id().equals(token.kind()))
                .map(Choice::name)
                .findFirst()
                .orElse("?");
        Color colour = token.of() == null ? Ink.OBJECTIVE.onPaper() : colours.ofOwner(token.of());
        return new Pennant(Glyphs.initials(name), colour);
    }

    /** @param g with its origin at the foot of the pole, nearly */
    public void paint(Graphics2D g, PaintTheme theme) {
        Path2D.Double flag = new Path2D.Double();
        flag.moveTo(0, -16);
        flag.lineTo(21, -16);
        flag.lineTo(17, -10.5);
        flag.lineTo(21, -5);
        flag.lineTo(0, -5);
        flag.closePath();
        g.setStroke(new BasicStroke(3.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(theme.of(Ink.HALO));
        g.draw(flag);
        g.draw(new Line2D.Double(0, -17, 0, 6));
        g.setStroke(new BasicStroke(1.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(theme.of(Ink.NAME));
        g.draw(new Line2D.Double(0, -17, 0, 6));
        g.setColor(colour);
        g.fill(flag);
        new Letters(g, theme)
                .centred(letters, 8.8, -7.9, MapFonts.bold(7.4), PaintTheme.isDark(colour) ? Color.WHITE : Color.BLACK);
    }
}
