package coupdoeil.editor.findings;

import coupdoeil.editor.action.Icons;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.validator.check.Severity;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import javax.swing.Icon;

/** How a severity looks: a shape and a colour, so that neither has to be seen. */
public enum SeverityMark {
    ERROR(Severity.ERROR, ThemeColour.ERROR),
    WARNING(Severity.WARNING, ThemeColour.WARNING),
    INFO(Severity.INFO, ThemeColour.INFO);

    private final Severity severity;
    private final ThemeColour colour;

    SeverityMark(Severity severity, ThemeColour colour) {
        this.severity = severity;
        this.colour = colour;
    }

    public static SeverityMark of(Severity severity) {
        return switch (severity) {
            case ERROR -> ERROR;
            case WARNING -> WARNING;
            case INFO -> INFO;
        };
    }

    Severity severity() {
        return severity;
    }

    public Color colour() {
        return colour.colour();
    }

    Icon icon() {
        return Icons.icon(severity.id());
    }

    /** Its name for several findings. */
    String plural() {
        return Messages.text("severity." + severity.id());
    }

    /** Paints the mark on the map around a point. */
    void paint(Graphics2D g, double x, double y, double size) {
        Shape shape = switch (this) {
            case ERROR -> new Ellipse2D.Double(x - size / 2, y - size / 2, size, size);
            case WARNING -> triangle(x, y, size);
            case INFO -> new Rectangle2D.Double(x - size / 2, y - size / 2, size, size);
        };
        g.setColor(ThemeColour.SEVERITY_RIM.colour());
        g.setStroke(new BasicStroke((float) (size / 4)));
        g.draw(shape);
        g.setColor(colour());
        g.fill(shape);
    }

    private static Shape triangle(double x, double y, double size) {
        Path2D path = new Path2D.Double();
        path.moveTo(x, y - size * 0.6);
        path.lineTo(x + size * 0.6, y + size * 0.45);
        path.lineTo(x - size * 0.6, y + size * 0.45);
        path.closePath();
        return path;
    }
}
