package coupdoeil.editor.paint.piece;

import coupdoeil.editor.paint.sheet.TerrainStyle;
import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/**
 * The colour of a piece: its own attribute {@code colour}, else that of its army or side, else that of its nationality,
 * else one by the order of sides.
 */
public final class CounterColours {

    private static final String COLOUR = "colour";
    private static final Color[] BY_SIDE = {
        new Color(0x273074), new Color(0xAF3949), new Color(0x1A803E), new Color(0xEDD372)
    };
    private static final Color NEUTRAL = new Color(0x8A8578);
    private static final Map<String, Color> BY_NATIONALITY = load();

    private final Roster roster;
    private final Map<String, Color> sides = new HashMap<>();

    public CounterColours(OrderOfBattle oob, Roster roster) {
        this.roster = roster;
        int number = 0;
        for (Side side : oob.sides()) {
            sides.putIfAbsent(side.id(), given(side.attributes()).orElse(BY_SIDE[number++ % BY_SIDE.length]));
        }
    }

    /** The colours of nations by the name of their nationality. */
    public static Map<String, Color> ofNationalities() {
        return BY_NATIONALITY;
    }

    Color of(Piece piece) {
        Optional<Army> army = roster.armyOf(piece);
        String nationality = piece instanceof Unit unit ? unit.nationality() : ((Leader) piece).nationality();
        return given(piece.attributes())
                .or(() -> army.flatMap(owner -> given(owner.attributes())))
                .or(() -> army.flatMap(owner -> roster.side(owner.side())).flatMap(side -> given(side.attributes())))
                .or(() -> nationality(nationality))
                .or(() -> army.flatMap(CounterColours::ofArmy))
                .or(() -> army.map(owner -> ofSide(owner.side())))
                .orElse(NEUTRAL);
    }

    /** The colour of a side, an army, a formation or a piece, by id. */
    public Color ofOwner(String id) {
        return roster.piece(id)
                .map(this::of)
                .or(() -> roster.formation(id)
                        .flatMap(formation -> roster.armyOf(formation.under()))
                        .map(this::colour))
                .or(() -> roster.army(id).map(this::colour))
                .orElseGet(() -> ofSide(id));
    }

    private Color colour(Army army) {
        return given(army.attributes()).or(() -> ofArmy(army)).orElseGet(() -> ofSide(army.side()));
    }

    private Color ofSide(String side) {
        return sides.getOrDefault(side, NEUTRAL);
    }

    private static Optional<Color> ofArmy(Army army) {
        return army.attributes().texts("nationalities").stream().findFirst().flatMap(CounterColours::nationality);
    }

    private static Optional<Color> nationality(String nationality) {
        return Optional.ofNullable(BY_NATIONALITY.get(nationality.toLowerCase(Locale.ROOT)));
    }

    private static Optional<Color> given(Attributes attributes) {
        return attributes.text(COLOUR).flatMap(TerrainStyle::colour);
    }

    private static Map<String, Color> load() {
        Properties properties = new Properties();
        try (InputStream in = CounterColours.class.getResourceAsStream("nationalities.properties")) {
            if (in == null) {
                throw new IllegalStateException("nationalities.properties is missing");
            }
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, Color> colours = new HashMap<>();
        properties
                .stringPropertyNames()
                .forEach(name -> TerrainStyle.colour(properties.getProperty(name))
                        .ifPresent(colour -> colours.put(name, colour)));
        return Map.copyOf(colours);
    }
}
