package coupdoeil.editor.paint;

import java.awt.Color;

/** How far two colours look apart: CIEDE2000 after Sharma, Wu and Dalal (2005), white as of daylight (D65). */
final class DeltaE2000 {

    private static final double FAR = Math.pow(25, 7);

    /** A colour in CIELAB: lightness 0 … 100, and two opponent axes. */
    record CieLab(double l, double a, double b) {

        static CieLab of(Color colour) {
            double red = linear(colour.getRed());
            double green = linear(colour.getGreen());
            double blue = linear(colour.getBlue());
            double x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
            double y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue);
            double z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883);
            return new CieLab(116 * y - 16, 500 * (x - y), 200 * (y - z));
        }

        private static double linear(int channel) {
            double value = channel / 255.0;
            return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
        }

        private static double root(double t) {
            return t > 216.0 / 24389 ? Math.cbrt(t) : (24389.0 / 27 * t + 16) / 116;
        }
    }

    private DeltaE2000() {}

    static double between(Color one, Color other) {
        return between(CieLab.of(one), CieLab.of(other));
    }

    static double between(CieLab one, CieLab other) {
        double mean = (Math.hypot(one.a, one.b) + Math.hypot(other.a, other.b)) / 2;
        double greyer = 1 + 0.5 * (1 - Math.sqrt(Math.pow(mean, 7) / (Math.pow(mean, 7) + FAR)));
        double chroma1 = Math.hypot(one.a * greyer, one.b);
        double chroma2 = Math.hypot(other.a * greyer, other.b);
        double hue1 = hue(one.a * greyer, one.b);
        double hue2 = hue(other.a * greyer, other.b);
        boolean grey = chroma1 * chroma2 == 0;
        double turn = grey ? 0 : Math.IEEEremainder(hue2 - hue1, 360);
        double lightness = (one.l + other.l) / 2;
        double chroma = (chroma1 + chroma2) / 2;
        double hue = grey ? hue1 + hue2 : middle(hue1, hue2);
        double t = 1 - 0.17 * cos(hue - 30) + 0.24 * cos(2 * hue) + 0.32 * cos(3 * hue + 6) - 0.20 * cos(4 * hue - 63);
        double off = (lightness - 50) * (lightness - 50);
        double dl = (other.l - one.l) / (1 + 0.015 * off / Math.sqrt(20 + off));
        double dc = (chroma2 - chroma1) / (1 + 0.045 * chroma);
        double dh = 2 * Math.sqrt(chroma1 * chroma2) * Math.sin(Math.toRadians(turn / 2)) / (1 + 0.015 * chroma * t);
        double blue = Math.exp(-Math.pow((hue - 275) / 25, 2));
        double rotation =
                -Math.sin(Math.toRadians(60 * blue)) * 2 * Math.sqrt(Math.pow(chroma, 7) / (Math.pow(chroma, 7) + FAR));
        return Math.sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh);
    }

    private static double middle(double hue1, double hue2) {
        double sum = hue1 + hue2;
        if (Math.abs(hue1 - hue2) <= 180) {
            return sum / 2;
        }
        return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
    }

    private static double hue(double a, double b) {
        return (Math.toDegrees(Math.atan2(b, a)) + 360) % 360;
    }

    private static double cos(double degrees) {
        return Math.cos(Math.toRadians(degrees));
    }
}
