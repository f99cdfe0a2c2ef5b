package coupdoeil.editor.inspector;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.MarkerEdits;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Scenario;
import java.util.List;
import java.util.Optional;

/** The form of what is selected. */
public final class Forms {

    private Forms() {}

    /** Empty if nothing is selected, or what is selected is gone. */
    public static Optional<Form> of(Session session) {
        return of(session, session.selection());
    }

    /** The form of something that need not be selected; empty if it is nothing, or gone. */
    public static Optional<Form> of(Session session, Selection selection) {
        if (selection instanceof Selection.OfPieces of) {
            List<Form> forms = of.ids().stream()
                    .flatMap(id -> session.roster().piece(id).stream())
                    .map(piece -> piece instanceof Unit unit
                            ? new PieceForms(session).unit(unit)
                            : new PieceForms(session).leader((Leader) piece))
                    .toList();
            return forms.size() > 1
                    ? Optional.of(new SeveralForms(forms).form())
                    : forms.stream().findFirst();
        }
        if (selection instanceof Selection.OfPack) {
            return Optional.of(new PackForms(session).info());
        }
        if (selection instanceof Selection.OfFormation of) {
            return session.roster().formation(of.id()).map(new BattleForms(session)::formation);
        }
        if (selection instanceof Selection.OfParty of) {
            return session.roster().side(of.id()).map(new BattleForms(session)::side);
        }
        if (selection instanceof Selection.OfArmy of) {
            return session.roster().army(of.id()).map(new BattleForms(session)::army);
        }
        if (selection instanceof Selection.OfPlace of) {
            return session.pack().battlefield().places().stream()
                    .filter(place -> place.id().equals(of.id()))
                    .findFirst()
                    .map(new GroundForms(session)::place);
        }
        if (selection instanceof Selection.OfFeatures of) {
            List<Form> forms = new FeatureForms(session).forms(of.ids());
            return forms.size() > 1
                    ? Optional.of(new SeveralForms(forms, Messages.text("form.several-features", forms.size())).form())
                    : forms.stream().findFirst();
        }
        if (selection instanceof Selection.OfHex of) {
            return map(session).map(map -> new GroundForms(session).hex(map, of.hex()));
        }
        if (selection instanceof Selection.OfHexes of) {
            return map(session).map(map -> new RegionForms(session).hexes(map, of.hexes()));
        }
        if (selection instanceof Selection.OfGround of) {
            return session.pack().battlefield().table().map(table -> new RegionForms(session).ground(table, of.ids()));
        }
        if (selection instanceof Selection.OfSide of) {
            return map(session).map(map -> new GroundForms(session).side(map, of.side()));
        }
        return session.scenario().flatMap(scenario -> ofScenario(session, scenario, selection));
    }

    private static Optional<HexBattlefield> map(Session session) {
        return session.pack().battlefield().hexMap();
    }

    private static Optional<Form> ofScenario(Session session, Scenario scenario, Selection selection) {
        BattleForms forms = new BattleForms(session);
        if (selection instanceof Selection.OfScenario) {
            return Optional.of(forms.scenario(scenario));
        }
        if (selection instanceof Selection.OfToken of
                && of.index() < scenario.tokens().size()) {
            return Optional.of(new ScenarioForms(session)
                    .token(
                            MarkerEdits.tokens(scenario.id()).at(of.index()),
                            scenario.tokens().get(of.index())));
        }
        if (selection instanceof Selection.OfPeriod of
                && of.index() < scenario.periods().size()) {
            return Optional.of(
                    forms.period(scenario, of.index(), scenario.periods().get(of.index())));
        }
        if (selection instanceof Selection.OfGroup of) {
            return scenario.reinforcements().stream()
                    .filter(group -> group.id().equals(of.id()))
                    .findFirst()
                    .map(group -> forms.group(scenario, group));
        }
        return Optional.empty();
    }
}
