package coupdoeil.validator.export.vassal;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The window that players take counters from: a page for each side, on it a list for each formation. */
final class Palette {

    private Palette() {}

    static Component window(Roster roster, Counters counters) {
        Map<String, Map<String, List<Counter>>> sides = new LinkedHashMap<>();
        roster.sides().forEach(side -> sides.put(side.id(), new LinkedHashMap<>()));
        for (Counter counter : counters.all()) {
            Piece piece = counter.piece();
            sides.computeIfAbsent(roster.sideOf(piece).orElse(""), none -> new LinkedHashMap<>())
                    .computeIfAbsent(path(roster, piece), none -> new ArrayList<>())
                    .add(counter);
        }
        Component tabs = Component.widget("TabWidget").with("entryName", "All").without("description");
        Words words = new Words();
        sides.forEach((id, formations) -> {
            if (!formations.isEmpty()) {
                String name = roster.side(id).map(Side::name).orElse(id);
                tabs.add(page(words.name(name, "No side"), formations));
            }
        });
        tabs.add(counters.markers().palette());
        return Component.module("PieceWindow")
                .with("name", "Counters")
                .with("text", "Counters")
                .without("tooltip", "icon", "hotkey")
                .with("hidden", false)
                .with("scale", "1.0")
                .add(tabs);
    }

    private static Component page(String side, Map<String, List<Counter>> formations) {
        Component page = list(side);
        Words words = new Words();
        formations.forEach((path, members) -> {
            Component list = list(words.name(path, "No formation"));
            members.forEach(counter ->
                    list.add(slot(counter.as(Placement.of(counter.piece().id(), new Position.OffMap(""))))));
            page.add(list);
        });
        return page;
    }

    /** The formations above a piece, the highest first. */
    private static String path(Roster roster, Piece piece) {
        List<String> names = new ArrayList<>();
        roster.formationOf(piece)
                .ifPresent(own -> Stream.concat(Stream.of(own), roster.superiors(own.under()).stream())
                        .map(Formation::name)
                        .forEach(names::add));
        roster.armyOf(piece).map(Army::name).ifPresent(names::add);
        Collections.reverse(names);
        return String.join(" \u203A ", names);
    }

    static Component list(String name) {
        return Component.widget("ListWidget")
                .with("entryName", name)
                .without("description")
                .with("width", 300)
                .with("height", 300)
                .with("divider", 150)
                .with("scale", "1.0");
    }

    static Component slot(PieceText piece) {
        return Component.widget("PieceSlot")
                .with("entryName", piece.name())
                .with("gpid", piece.gpid())
                .with("width", 64)
                .with("height", 64)
                .text(piece.inSlot());
    }
}
