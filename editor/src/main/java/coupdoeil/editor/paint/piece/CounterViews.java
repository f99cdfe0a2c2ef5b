package coupdoeil.editor.paint.piece;

import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.picture.UnitStrengths;
import java.awt.Color;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Reads from a placement what its counter shows. Which attributes that are follows from the rule system: what counts
 * {@link UnitStrengths}, and those that it requires, which are its ratings.
 */
public final class CounterViews {

    private static final int MOST_RATINGS = 4;

    private final RuleSystem rules;
    private final Roster roster;
    private final CounterColours colours;
    private final UnitStrengths strengths;

    public CounterViews(RuleSystem rules, Roster roster, CounterColours colours) {
        this.rules = rules;
        this.roster = roster;
        this.colours = colours;
        this.strengths = new UnitStrengths(rules, roster);
    }

    public static CounterViews of(PaintScene scene) {
        OrderOfBattle oob = scene.pack().orderOfBattle();
        Roster roster = new Roster(oob);
        return new CounterViews(scene.rules(), roster, new CounterColours(oob, roster));
    }

    /** The counter of a placement; a piece that the order of battle does not know has a grey one. */
    public CounterView of(Placement placement) {
        Optional<Piece> found = roster.piece(placement.piece());
        String name = found.map(piece -> piece.attributes().text("abbreviation").orElse(piece.name()))
                .orElse("? " + placement.piece());
        String formation = placement.formation() == null ? "" : placement.formation();
        Color colour = found.map(colours::of).orElse(Color.LIGHT_GRAY);
        boolean leader = found.filter(Leader.class::isInstance).isPresent();
        Attributes own = found.map(Piece::attributes).orElse(Attributes.NONE);
        String strength = "";
        boolean reduced = false;
        List<String> ratings = List.of();
        if (found.isPresent() && found.get() instanceof Unit unit) {
            String id = strengths.attribute(unit.arm()).map(AttributeType::id).orElse("");
            OptionalInt start = strengths.start(unit);
            OptionalInt now = placement.attributes().integer(id);
            strength = now.isPresent() || own.has(id)
                    ? text(now.isPresent() ? placement.attributes() : own, id)
                    : start.isPresent() ? Integer.toString(start.getAsInt()) : "";
            reduced = start.isPresent() && now.isPresent() && now.getAsInt() < start.getAsInt();
            ratings = ratings(unit.arm()).stream()
                    .map(type -> text(own, type.id()))
                    .toList();
        }
        return new CounterView(
                placement.piece(),
                name,
                leader,
                found.filter(Unit.class::isInstance)
                        .flatMap(piece -> rules.arm(((Unit) piece).arm()))
                        .map(arm -> arm.symbol())
                        .orElse(""),
                colour,
                strength,
                reduced,
                ratings,
                formation,
                placement.facing(),
                placement.markers(),
                null);
    }

    /** The counter that marks a further hex of a placement. */
    public CounterView of(Placement placement, Placement.Part part) {
        CounterView whole = of(placement);
        return new CounterView(
                whole.piece(),
                whole.name(),
                false,
                whole.symbol(),
                whole.colour(),
                part.steps() == null ? "" : part.steps().toString(),
                false,
                List.of(),
                whole.formation(),
                part.facing() == null ? whole.facing() : part.facing(),
                List.of(),
                placement.hex().orElse(part.hex()));
    }

    private List<AttributeType> ratings(String arm) {
        Optional<AttributeType> strength = strengths.attribute(arm);
        return strengths
                .numbers(arm)
                .filter(type -> type.required() && !Optional.of(type).equals(strength))
                .limit(MOST_RATINGS)
                .toList();
    }

    private static String text(Attributes attributes, String id) {
        return attributes.number(id).map(BigDecimal::toPlainString).orElse("");
    }
}
