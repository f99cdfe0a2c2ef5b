package coupdoeil.editor.shell;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.find.Found;
import coupdoeil.editor.shell.Workbench.Panels;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleInfo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** All that can be found in a workbench, and how one gets there. Linear in the battle and what is said of it. */
final class Everything {

    private final Workbench workbench;
    private final Session session;
    private final List<Found> found = new ArrayList<>();

    private Everything(Workbench workbench) {
        this.workbench = workbench;
        this.session = workbench.session();
    }

    static List<Found> in(Workbench workbench) {
        Everything all = new Everything(workbench);
        all.forces();
        all.ground();
        all.findings();
        all.rules();
        workbench
                .panels()
                .data()
                .entries((key, name, detail) -> all.add("find.data", name, detail, () -> {
                    Panels.reveal(workbench.panels().data());
                    workbench.panels().data().open(key);
                }));
        return all.found;
    }

    private void add(String kind, String name, String detail, Runnable go) {
        found.add(new Found(Messages.text(kind), name, detail, go));
    }

    private void forces() {
        Set<String> placed = new HashSet<>();
        session.scenario().map(Scenario::setup).stream()
                .flatMap(List::stream)
                .map(Placement::piece)
                .forEach(placed::add);
        session.roster()
                .units()
                .forEach(unit -> found.add(new Found(
                        Messages.text("find.unit"),
                        unit.name(),
                        session.roster().formationOf(unit).map(Formation::name).orElse(""),
                        Optional.of(unit.id()),
                        () -> show(Selection.piece(unit.id()), placed.contains(unit.id())))));
        session.roster()
                .leaders()
                .forEach(leader -> add(
                        "find.leader",
                        leader.name(),
                        "",
                        () -> show(Selection.piece(leader.id()), placed.contains(leader.id()))));
        session.roster()
                .formations()
                .forEach(one ->
                        add("find.formation", one.name(), "", () -> show(new Selection.OfFormation(one.id()), false)));
        session.roster()
                .armies()
                .forEach(one -> add("find.army", one.name(), "", () -> show(new Selection.OfArmy(one.id()), false)));
    }

    /** Selects something and shows it on the map, if it is there, or else in the order of battle. */
    private void show(Selection selection, boolean onMap) {
        session.select(selection);
        workbench.actions().perform(onMap ? EditorAction.FOCUS_MAP : EditorAction.FOCUS_OOB);
        if (onMap) {
            workbench.actions().perform(EditorAction.ZOOM_SELECTION);
        }
    }

    private void ground() {
        for (Place place : session.pack().battlefield().places()) {
            String name = place.name().isBlank() ? place.kind() : place.name();
            add("find.place", name, place.kind(), () -> {
                session.select(new Selection.OfPlace(place.id()));
                workbench.actions().perform(EditorAction.FOCUS_MAP);
                place.area().hexList().stream().findFirst().ifPresent(workbench.canvas()::centreOn);
            });
        }
        session.pack().battlefield().hexMap().ifPresent(this::hexes);
    }

    private void hexes(HexBattlefield map) {
        for (int column = 0; column < map.grid().columns(); column++) {
            for (int row = 0; row < map.grid().rows(); row++) {
                Hex hex = map.grid().hexAt(column, row);
                if (map.contains(hex)) {
                    add("find.hex", map.grid().label(hex), "", () -> {
                        session.select(new Selection.OfHex(hex));
                        workbench.actions().perform(EditorAction.FOCUS_MAP);
                        workbench.canvas().centreOn(hex);
                    });
                }
            }
        }
    }

    private void findings() {
        for (Finding finding : workbench.live().current().open()) {
            String title =
                    workbench.live().rule(finding.rule()).map(RuleInfo::title).orElse("");
            add("find.finding", finding.message().lines().findFirst().orElse(""), finding.rule() + " " + title, () -> {
                Panels.reveal(workbench.panels().findings());
                workbench.panels().findings().choose(finding);
            });
        }
    }

    private void rules() {
        String system = session.pack().info().system();
        for (RuleInfo rule : RuleBook.of(system).catalogue()) {
            add(
                    "find.rule",
                    rule.title(),
                    String.join(" ", rule.id(), alike(rule), rule.message(), rule.why(), rule.remedy()),
                    () -> workbench.dialogs().manual(manualOf(session, rule.id())));
        }
    }

    /** What else a group of rules is called by who knows other games. */
    private static String alike(RuleInfo rule) {
        return rule.group().endsWith("-STACK") ? Messages.text("find.stacking") : "";
    }

    /** Where the manual tells of a rule: rules of every pack have a page of their own. */
    static String manualOf(Session session, String rule) {
        String system = session.pack().info().system();
        boolean own = rule.toLowerCase(Locale.ROOT).startsWith(system + "-");
        return "rules/" + (own ? system : "pack") + ".md#" + rule.toLowerCase(Locale.ROOT);
    }
}
