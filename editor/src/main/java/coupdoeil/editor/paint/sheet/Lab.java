package coupdoeil.editor.paint.sheet;

import java.awt.Color;

/** A colour by lightness (0 black … 1 white) and two opponent axes, after Ottosson's Oklab: steps look even. */
public record Lab(double lightness, double a, double b) {

    public static Lab of(Color colour) {
        double red = linear(colour.getRed() / 255.0);
        double green = linear(colour.getGreen() / 255.0);
        double blue = linear(colour.getBlue() / 255.0);
        double l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
        double m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
        double s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
        return new Lab(
                0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
                1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
                0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s);
    }

    Color colour(int alpha) {
        double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
        double m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
        double s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b);
        return new Color(
                channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
                channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
                channel(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
                alpha);
    }

    /** This colour moved towards another, 0 not at all … 1 all the way. */
    Lab towards(Lab other, double share) {
        return new Lab(
                lightness + (other.lightness - lightness) * share,
                a + (other.a - a) * share,
                b + (other.b - b) * share);
    }

    Lab withLightness(double changed) {
        return new Lab(changed, a, b);
    }

    private static double cube(double x) {
        return x * x * x;
    }

    private static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }

    private static int channel(double linear) {
        double value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * Math.pow(linear, 1 / 2.4) - 0.055;
        return (int) Math.round(255 * Math.max(0, Math.min(1, value)));
    }
}
