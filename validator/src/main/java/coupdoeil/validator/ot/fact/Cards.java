package coupdoeil.validator.ot.fact;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.check.fact.Tokens;
import coupdoeil.validator.table.fact.Forces;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.locationtech.jts.geom.Point;

/** The cards that stand for formations before the battle (OT Prebattle Maneuver). */
public record Cards(Tokens tokens, Roster roster, Forces forces) {

    private static final String CARD = "card";

    /** The card that a subject is; empty if it is none. @param kind of the subject */
    public Optional<Token> card(String kind, String id) {
        return kind.equals("token")
                ? tokens.ofKind(CARD).stream()
                        .filter(card -> card.id().equals(id))
                        .findFirst()
                : Optional.empty();
    }

    /** Whose card it is; empty if nobody's. */
    public Optional<Formation> formation(Token card) {
        return roster.formation(Objects.requireNonNullElse(card.of(), ""));
    }

    /** The cards of other sides; none of a card that has no side. */
    public List<Token> against(Token card) {
        String side = side(card);
        return tokens.ofKind(CARD).stream()
                .filter(other -> !side.isEmpty()
                        && !side(other).isEmpty()
                        && !side(other).equals(side))
                .toList();
    }

    private String side(Token card) {
        return formation(card)
                .flatMap(formation -> roster.armyOf(formation.under()))
                .map(army -> army.side())
                .orElse("");
    }

    /** How far two cards are apart, middle to middle, in inches; empty if one of them is not on the table. */
    public static Optional<Double> inches(Token one, Token other) {
        Optional<Point> there = Orders.point(other.position());
        return Orders.point(one.position()).flatMap(here -> there.map(here::distance));
    }

    /** How far a unit is from the nearest card of its formations; empty if they have none on the table. */
    public Optional<Double> inches(Post post) {
        return cards(roster.superiors(post.unit().under())).stream()
                .flatMap(card -> Orders.point(card.position()).stream())
                .map(post::inchesFrom)
                .min(Double::compare);
    }

    private List<Token> cards(List<Formation> formations) {
        return tokens.ofKind(CARD).stream()
                .filter(card -> formation(card).filter(formations::contains).isPresent())
                .toList();
    }

    /** The units of a formation itself, not of those under it, that begin here. */
    public List<Unit> own(Formation formation) {
        return roster.units().stream()
                .filter(unit -> forces.isSetUp(unit) && isFirst(unit, formation))
                .toList();
    }

    private boolean isFirst(Unit unit, Formation formation) {
        return roster.superiors(unit.under()).stream()
                .findFirst()
                .filter(formation::equals)
                .isPresent();
    }

    /** Whether some units of a formation itself begin here, and neither it nor any above it has a card. */
    public boolean isWithout(Formation formation) {
        List<Unit> own = own(formation);
        return !own.isEmpty() && cards(roster.superiors(own.get(0).under())).isEmpty();
    }

    /** The units that a card stands for. */
    public List<Unit> units(Token card) {
        Optional<Formation> formation = formation(card);
        return roster.units().stream()
                .filter(unit -> formation
                        .filter(roster.superiors(unit.under())::contains)
                        .isPresent())
                .toList();
    }
}
