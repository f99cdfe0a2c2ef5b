package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A formation with its units and leaders to make new ones after. The templates of a rule system are a file in the format of an
 * order of battle: every formation in it that serves under nobody is one, called by its name. In names {@code {side}} is the
 * side that it is made for and {@code {formation}} the formation that a leader leads; numbers count up.
 *
 * @param root id of the formation in {@code forces}
 * @param forces the formation and all that serve under it
 */
public record FormationTemplate(String name, String root, ForceCopy forces) {

    /** The most formations that are made at once. */
    public static final int MOST = 20;

    /** The templates of the rules of a pack; none if the rules have none. */
    public static List<FormationTemplate> of(Pack pack) {
        return ForceCopy.parse(pack, file(pack.info().system())).stream()
                .flatMap(all -> all.forces().formations().stream()
                        .filter(formation -> formation.under().equals(Belonging.NOWHERE))
                        .map(formation -> new FormationTemplate(
                                formation.name(), formation.id(), ForceCopy.of(all.forces(), Set.of(formation.id())))))
                .toList();
    }

    private static String file(String system) {
        try (InputStream in =
                FormationTemplate.class.getResourceAsStream("/coupdoeil/editor/templates/" + system + ".json")) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How many units there are. */
    public int units() {
        return forces.forces().units().size();
    }

    /**
     * Makes formations after this one.
     *
     * @param under the formation or army that they serve under
     * @param called name of the first; those of the others count up
     * @param count how many, 1 to {@link #MOST}
     */
    public ForceCopy.Pasted make(Pack pack, RuleSystem system, Belonging under, String called, int count) {
        String side = new Roster(pack.orderOfBattle())
                .armyOf(under)
                .flatMap(army -> pack.orderOfBattle().sides().stream()
                        .filter(known -> known.id().equals(army.side()))
                        .findFirst())
                .map(Side::name)
                .orElse("");
        List<Edit> edits = new ArrayList<>();
        List<String> ids = new ArrayList<>();
        Pack grown = pack;
        for (int i = 0; i < count; i++) {
            ForceCopy.Pasted made = new ForceCopy(named(called, side, grown.orderOfBattle()))
                    .withIdsAfterNames(grown, system)
                    .into(grown, system, under);
            grown = made.edit().apply(grown);
            edits.add(made.edit());
            ids.addAll(made.ids());
        }
        String name = Messages.text("edit.add", count == 1 ? called : Messages.text("oob.formations", count));
        return new ForceCopy.Pasted(
                new Edit(name, old -> {
                    Pack changed = old;
                    for (Edit edit : edits) {
                        changed = edit.apply(changed);
                    }
                    return changed;
                }),
                ids);
    }

    private OrderOfBattle named(String called, String side, OrderOfBattle others) {
        OrderOfBattle all = forces.forces();
        UnaryOperator<String> sided =
                text -> text.replace("{side}", side).strip().replaceAll(" +", " ");
        OrderOfBattle counted = ForceCopy.counted(
                all.withFormations(all.formations().stream()
                                .map(it -> it.withName(it.id().equals(root) ? called : sided.apply(it.name())))
                                .toList())
                        .withUnits(all.units().stream()
                                .map(it -> it.withName(sided.apply(it.name())))
                                .toList()),
                others);
        return counted.withLeaders(all.leaders().stream()
                .map(it -> {
                    UnaryOperator<String> leading =
                            text -> sided.apply(text).replace("{formation}", led(it, counted.formations()));
                    return it.withName(leading.apply(it.name())).withAttributes(said(it.attributes(), leading));
                })
                .toList());
    }

    /** Attributes with their texts changed, those inside others too. */
    private static Attributes said(Attributes attributes, UnaryOperator<String> change) {
        Map<String, Object> values = new LinkedHashMap<>();
        attributes
                .values()
                .forEach((key, value) -> values.put(
                        key,
                        value instanceof String text
                                ? change.apply(text)
                                : value instanceof Attributes inner ? said(inner, change) : value));
        return new Attributes(values);
    }

    private static String led(Leader leader, List<Formation> formations) {
        return formations.stream()
                .filter(formation -> leader.leads().contains(formation.id()))
                .map(Formation::name)
                .findFirst()
                .orElse("");
    }
}
