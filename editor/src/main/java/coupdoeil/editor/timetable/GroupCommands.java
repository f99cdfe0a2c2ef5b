package coupdoeil.editor.timetable;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Force;
import coupdoeil.editor.edit.ScenarioEdits;
import coupdoeil.editor.edit.Starter;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import java.util.List;

/** New reinforcements. */
public final class GroupCommands {

    private final Session session;

    public GroupCommands(Session session) {
        this.session = session;
    }

    /** Reinforcements at the turn looked at, with what is selected and nowhere yet: pieces, or all of a formation or army. */
    public void newGroup() {
        session.scenario().ifPresent(scenario -> {
            ArrivalGroup group = Starter.group(session.pack(), session.system(), scenario, turn(scenario), selected());
            session.edit(ScenarioEdits.addGroup(scenario.id(), group));
            session.select(new Selection.OfGroup(group.id()));
        });
    }

    private String turn(Scenario scenario) {
        return new TurnTrack(scenario.clock(), session.system().minutesPerTurn()).label(session.turn());
    }

    private Force selected() {
        Selection selection = session.selection();
        if (selection instanceof Selection.OfFormation of) {
            return session.roster()
                    .formation(of.id())
                    .map(formation -> Force.of(session.roster(), formation))
                    .orElse(new Force("", "", List.of()));
        }
        if (selection instanceof Selection.OfArmy of) {
            return Force.ofArmy(session.roster(), of.id());
        }
        if (selection instanceof Selection.OfParty of) {
            return new Force("", of.id(), List.of());
        }
        return Force.of(session.roster(), selection.pieces());
    }
}
