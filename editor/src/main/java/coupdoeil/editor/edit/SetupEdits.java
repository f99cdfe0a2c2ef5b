package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Placement.Part;
import coupdoeil.model.scenario.Position;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Edits of a scenario's set-up. A piece that is (invalidly) placed twice is changed in both places. */
public final class SetupEdits {

    private SetupEdits() {}

    /** Puts a piece on the map, on top of its stack, wherever it was before. */
    public static Edit put(String scenario, Placement placement, String name) {
        return put(scenario, List.of(placement), name);
    }

    /** Puts pieces on the map together, each on top of its stack, wherever they were before. */
    public static Edit put(String scenario, List<Placement> placements, String name) {
        Set<String> put = placements.stream().map(Placement::piece).collect(Collectors.toSet());
        return setup(Messages.text("edit.put", name), scenario, (pack, setup) -> {
            List<Placement> changed = new ArrayList<>(setup);
            changed.removeIf(old -> put.contains(old.piece()));
            changed.addAll(placements);
            return stacked(pack, setup, changed, put);
        });
    }

    /** Moves pieces, with all hexes they occupy, by the way from one hex to another. */
    public static Edit move(String scenario, Collection<String> pieces, Hex from, Hex to) {
        int dq = to.q() - from.q();
        int dr = to.r() - from.r();
        Set<String> moved = new HashSet<>(pieces);
        return setup(Messages.text("edit.move", pieces.size()), scenario, (pack, setup) -> {
            List<Placement> changed = setup.stream()
                    .map(old -> moved.contains(old.piece()) ? moved(old, moved, dq, dr) : old)
                    .toList();
            return stacked(pack, setup, changed, moved);
        });
    }

    /**
     * Moves pieces on a table by a way in inches, to whole thousandths of one. Whoever is with one that moves too stays with
     * him; else he goes his own way.
     */
    public static Edit shift(String scenario, Collection<String> pieces, double xInches, double yInches) {
        return change(
                scenario,
                pieces,
                Messages.text("edit.move", pieces.size()),
                old -> old.position() instanceof Position.OnTable on
                        ? old.withPosition(
                                new Position.OnTable(thousandths(on.x() + xInches), thousandths(on.y() + yInches)))
                        : old);
    }

    /** Turns pieces on a table, each about the middle of its front, to face a point, to whole degrees. */
    public static Edit face(String scenario, Collection<String> pieces, double xInches, double yInches) {
        return change(
                scenario,
                pieces,
                Messages.text("edit.turn", pieces.size()),
                old -> old.position() instanceof Position.OnTable on && old.facing() instanceof Facing.Heading
                        ? old.withFacing(heading(xInches - on.x(), yInches - on.y()))
                        : old);
    }

    private static Facing heading(double dx, double dy) {
        return new Facing.Heading((Math.round(Math.toDegrees(Math.atan2(dy, dx))) + 360) % 360);
    }

    private static double thousandths(double inches) {
        return Math.rint(inches * 1000) / 1000;
    }

    /** Takes pieces off the map; who was with one of them stays where that one stood. */
    public static Edit remove(String scenario, Collection<String> pieces) {
        return setup(Messages.text("edit.remove", pieces.size()), scenario, (pack, setup) -> {
            List<Placement> changed = setup.stream()
                    .filter(old -> !pieces.contains(old.piece()))
                    .map(old -> old.position() instanceof Position.Attached with && pieces.contains(with.piece())
                            ? old.withPosition(with.standing())
                            : old)
                    .toList();
            return stacked(pack, setup, changed, Set.of());
        });
    }

    /** Changes the placements of pieces one by one. */
    public static Edit change(
            String scenario, Collection<String> pieces, String name, UnaryOperator<Placement> change) {
        return setup(
                name,
                scenario,
                (pack, setup) -> setup.stream()
                        .map(old -> pieces.contains(old.piece()) ? change.apply(old) : old)
                        .toList());
    }

    /** Moves a unit one place up or down in its stack. */
    public static Edit restack(String scenario, String piece, boolean up) {
        String name = Messages.text(up ? "edit.stack-up" : "edit.stack-down");
        return setup(name, scenario, (pack, setup) -> {
            Hex hex = setup.stream()
                    .filter(placement -> placement.piece().equals(piece))
                    .findFirst()
                    .flatMap(Placement::hex)
                    .orElse(null);
            if (hex == null) {
                return setup;
            }
            List<String> order = order(pack, setup, hex, Set.of());
            int from = order.indexOf(piece);
            int to = up ? from - 1 : from + 1;
            if (from < 0 || to < 0 || to >= order.size()) {
                return setup;
            }
            order.set(from, order.get(to));
            order.set(to, piece);
            return numbered(setup, hex, order);
        });
    }

    /** Whoever is with one that moves too stays with him; else he goes his own way. */
    private static Placement moved(Placement old, Set<String> together, int dq, int dr) {
        boolean led = old.position() instanceof Position.Attached with && together.contains(with.piece());
        if (led || !(old.position().standing() instanceof Position.OnHex on)) {
            return old;
        }
        List<Part> parts = old.parts().stream()
                .map(part -> new Part(part.hex().plus(dq, dr), part.facing(), part.steps(), part.stack()))
                .toList();
        return old.withPosition(new Position.OnHex(on.hex().plus(dq, dr))).withParts(parts);
    }

    /** The set-up with the units renumbered in every hex that a piece left or came to, newcomers on top. */
    static List<Placement> stacked(Pack pack, List<Placement> before, List<Placement> after, Set<String> newcomers) {
        Set<Hex> touched = new LinkedHashSet<>();
        Set<Placement> same = new HashSet<>(before);
        same.retainAll(new HashSet<>(after));
        for (List<Placement> setup : List.of(before, after)) {
            setup.stream()
                    .filter(placement -> !same.contains(placement))
                    .flatMap(placement -> placement.hex().stream())
                    .forEach(touched::add);
        }
        List<Placement> changed = after;
        for (Hex hex : touched) {
            changed = numbered(changed, hex, order(pack, changed, hex, newcomers));
        }
        return changed;
    }

    /** The units in a hex from the top of the stack, newcomers first; leaders have no place in the order. */
    private static List<String> order(Pack pack, List<Placement> setup, Hex hex, Set<String> newcomers) {
        Set<String> units = new HashSet<>();
        pack.orderOfBattle().units().stream().map(Unit::id).forEach(units::add);
        return new ArrayList<>(setup.stream()
                .filter(placement -> placement.hex().filter(hex::equals).isPresent())
                .filter(placement -> units.contains(placement.piece()))
                .sorted(Comparator.comparing((Placement placement) -> !newcomers.contains(placement.piece()))
                        .thenComparing(placement -> placement.stack() == null ? Integer.MAX_VALUE : placement.stack()))
                .map(Placement::piece)
                .distinct()
                .toList());
    }

    private static List<Placement> numbered(List<Placement> setup, Hex hex, List<String> order) {
        return setup.stream()
                .map(placement -> {
                    int place = order.indexOf(placement.piece()) + 1;
                    boolean here = placement.hex().filter(hex::equals).isPresent();
                    boolean same = placement.stack() != null && placement.stack() == place;
                    return here && place > 0 && !same ? placement.withStack(place) : placement;
                })
                .toList();
    }

    private interface SetupChange {
        List<Placement> apply(Pack pack, List<Placement> setup);
    }

    private static Edit setup(String name, String scenario, SetupChange change) {
        return new Edit(
                name, pack -> pack.withScenario(scenario, old -> old.withSetup(change.apply(pack, old.setup()))));
    }
}
