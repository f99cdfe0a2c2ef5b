package coupdoeil.validator.fb.fact;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.RuleSystem;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Command radii: what a leader's counter says for each formation that he leads, in the same order, else the standard of
 * the formation's level or of his category (FB 4.3.1). One radius goes for all formations of one level.
 */
public final class CommandRadii {

    private final RuleSystem system;
    private final Roster roster;

    public CommandRadii(RuleSystem system, Roster roster) {
        this.system = system;
        this.roster = roster;
    }

    /** The radius of a leader for the formation in this place of those he leads, place 0 if he leads none. */
    public OptionalInt of(Leader leader, int place) {
        OptionalInt stated = stated(leader, place);
        return stated.isPresent() ? stated : standard(leader, place);
    }

    /** The radius that his counter says; empty if it says none for it. */
    public OptionalInt stated(Leader leader, int place) {
        List<Integer> radii = leader.attributes().integers("radius");
        if (place < radii.size()) {
            return OptionalInt.of(radii.get(place));
        }
        int last = radii.size() - 1;
        return last >= 0 && level(leader, place).equals(level(leader, last))
                ? OptionalInt.of(radii.get(last))
                : OptionalInt.empty();
    }

    /** The standard radius; empty where the rules name none. */
    public OptionalInt standard(Leader leader, int place) {
        Optional<Choice> says = leader.leads().isEmpty()
                ? system.vocabulary().leaderCategories().stream()
                        .filter(category -> category.id().equals(leader.category()))
                        .findFirst()
                : system.level(level(leader, place));
        return says.map(choice -> choice.effects().integer("radius")).orElse(OptionalInt.empty());
    }

    private String level(Leader leader, int place) {
        return place < leader.leads().size()
                ? roster.formation(leader.leads().get(place))
                        .map(Formation::level)
                        .orElse("")
                : "";
    }
}
