package coupdoeil.validator.hm;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.example.ExamplePacks;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.locationtech.jts.geom.Envelope;

/**
 * A table in the coordinates of the digest: pieces by the centre of the unit, facing in degrees clockwise from
 * north. Files have the centre of the front and headings anticlockwise from east.
 */
final class DigestTable {

    private static final double MM = 1 / 25.4;

    private final RuleSystem system = RuleSystems.load("hm").orElseThrow();
    private final List<String> lines = new ArrayList<>(List.of("table 72x48"));

    DigestTable line(String line) {
        lines.add(line);
        return this;
    }

    /** @param depthMm of the whole unit */
    DigestTable unit(String words, double x, double y, double facing, double depthMm, String more) {
        double ahead = depthMm * MM / 2;
        return line(String.format(
                Locale.ROOT,
                "unit %s @%s,%s heading:%s %s",
                words,
                rounded(x + ahead * Math.sin(Math.toRadians(facing))),
                rounded(y + ahead * Math.cos(Math.toRadians(facing))),
                rounded(((90 - facing) % 360 + 360) % 360),
                more));
    }

    /** The General of a brigade, facing north. */
    DigestTable general(String id, String side, String brigade, double x, double y) {
        return line(String.format(
                Locale.ROOT,
                "leader %s %s general @%s,%s heading:90 leads:%s",
                id,
                side,
                rounded(x),
                rounded(y + 25 * MM),
                brigade));
    }

    /** Infantry in line. */
    DigestTable infantry(String id, String side, int bases, double x, double y, double facing) {
        return unit(id + " " + side + " infantry", x, y, facing, 50, "line bases=" + bases);
    }

    Pack pack() {
        return ExamplePacks.of(system, lines.toArray(String[]::new));
    }

    Facts facts() {
        Pack pack = pack();
        return Situation.of(pack, system, pack.scenarios().get(0)).facts();
    }

    static Stand stand(Facts facts, String key) {
        return facts.get(Stands.class).near(new Envelope(-1e6, 1e6, -1e6, 1e6)).stream()
                .filter(stand -> stand.key().equals(key))
                .findFirst()
                .orElseThrow();
    }

    private static String rounded(double number) {
        return BigDecimal.valueOf(number)
                .setScale(6, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }
}
