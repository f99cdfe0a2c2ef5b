package coupdoeil.editor.shell;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Members;
import coupdoeil.editor.find.Findable;
import coupdoeil.editor.find.Found;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.editor.shell.Workbench.Panels;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.PlaceNames;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleInfo;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** All that can be found in a workbench, and how one gets there. Linear in the battle and what is said of it. */
final class Everything {

    /** Two numbers: {@code 24, 30.5}. */
    private static final Pattern POINT =
            Pattern.compile("(\\d{1,4}(?:\\.\\d{1,4})?)\\s*[\\s,;/x]\\s*(\\d{1,4}(?:\\.\\d{1,4})?)");

    private final Workbench workbench;
    private final Session session;
    private final List<Found> found = new ArrayList<>();

    private Everything(Workbench workbench) {
        this.workbench = workbench;
        this.session = workbench.session();
    }

    /** What a search of everything is among. */
    static Findable in(Workbench workbench) {
        return new Findable(false, () -> all(workbench), text -> Optional.empty());
    }

    /** Where one can go on the map: hexes or points, places, and who stands there. */
    static Findable onMap(Workbench workbench) {
        Everything places = new Everything(workbench);
        return new Findable(
                true,
                () -> {
                    Everything all = new Everything(workbench);
                    all.standing();
                    all.ground();
                    return all.found;
                },
                places::point);
    }

    private static List<Found> all(Workbench workbench) {
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

    private Set<String> placed() {
        Set<String> placed = new HashSet<>();
        session.scenario().map(Scenario::setup).stream()
                .flatMap(List::stream)
                .map(Placement::piece)
                .forEach(placed::add);
        return placed;
    }

    /** Pieces on the map, and formations of which some are. */
    private void standing() {
        Set<String> placed = placed();
        session.roster().units().stream()
                .filter(unit -> placed.contains(unit.id()))
                .forEach(unit ->
                        add("find.unit", unit.name(), formation(unit), () -> show(Selection.piece(unit.id()), true)));
        session.roster().leaders().stream()
                .filter(leader -> placed.contains(leader.id()))
                .forEach(leader ->
                        add("find.leader", leader.name(), "", () -> show(Selection.piece(leader.id()), true)));
        for (Formation formation : session.roster().formations()) {
            List<String> there = new Members(session.roster(), formation)
                    .pieces().stream().map(Piece::id).filter(placed::contains).toList();
            if (!there.isEmpty()) {
                add("find.formation", formation.name(), "", () -> show(new Selection.OfPieces(there), true));
            }
        }
    }

    private String formation(Unit unit) {
        return session.roster().formationOf(unit).map(Formation::name).orElse("");
    }

    private void forces() {
        Set<String> placed = placed();
        session.roster()
                .units()
                .forEach(unit -> found.add(new Found(
                        Messages.text("find.unit"),
                        unit.name(),
                        formation(unit),
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
        PlaceNames names = PlaceNames.of(session.pack().battlefield(), session.system());
        for (Place place : session.pack().battlefield().places()) {
            String name = names.of(place);
            add("find.place", name, place.kind(), () -> {
                session.select(new Selection.OfPlace(place.id()));
                workbench.actions().perform(EditorAction.FOCUS_MAP);
                place.area().hexList().stream()
                        .findFirst()
                        .ifPresentOrElse(
                                workbench.canvas()::centreOn,
                                () -> workbench.actions().perform(EditorAction.ZOOM_SELECTION));
            });
        }
        session.pack().battlefield().hexMap().ifPresent(this::hexes);
    }

    /** A point of a table by its inches from the left and from below; what is there is selected. */
    private Optional<Found> point(String text) {
        Matcher inches = POINT.matcher(text);
        TableLayout layout = workbench
                .canvas()
                .painter()
                .map(MapPainter::layout)
                .filter(TableLayout.class::isInstance)
                .map(TableLayout.class::cast)
                .orElse(null);
        if (layout == null || !inches.matches()) {
            return Optional.empty();
        }
        Point2D point = layout.point(Double.parseDouble(inches.group(1)), Double.parseDouble(inches.group(2)));
        return layout.bounds().contains(point)
                ? Optional.of(new Found(Messages.text("find.point"), text, "", () -> {
                    workbench.actions().perform(EditorAction.FOCUS_MAP);
                    workbench.canvas().centreOn(point);
                    workbench.bench().kit().pick(point);
                }))
                : Optional.empty();
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
