package coupdoeil.model.oob;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * An order of battle looked up by id and followed along its relations. Of a repeated id the first entry counts; a chain
 * of superiors that runs in a circle ends where it would repeat. May be shared by threads.
 */
public final class Roster {

    private final Map<String, Side> sides = new LinkedHashMap<>();
    private final Map<String, Army> armies = new LinkedHashMap<>();
    private final Map<String, Formation> formations = new LinkedHashMap<>();
    private final Map<String, Piece> pieces = new LinkedHashMap<>();
    private final Map<String, List<Leader>> leadersOf = new HashMap<>();
    private final Map<Belonging, List<Formation>> superiors = new ConcurrentHashMap<>();
    private final Map<Belonging, Optional<Army>> armyOf = new ConcurrentHashMap<>();
    private final Map<String, Optional<Army>> armyOfPiece = new ConcurrentHashMap<>();
    private final List<Side> allSides;
    private final List<Army> allArmies;
    private final List<Formation> allFormations;
    private final List<Unit> units;
    private final List<Leader> leaders;

    public Roster(OrderOfBattle oob) {
        oob.sides().forEach(side -> sides.putIfAbsent(side.id(), side));
        oob.armies().forEach(army -> armies.putIfAbsent(army.id(), army));
        oob.formations().forEach(formation -> formations.putIfAbsent(formation.id(), formation));
        oob.units().forEach(unit -> pieces.putIfAbsent(unit.id(), unit));
        for (Leader leader : oob.leaders()) {
            pieces.putIfAbsent(leader.id(), leader);
            leader.leads()
                    .forEach(id -> leadersOf
                            .computeIfAbsent(id, none -> new ArrayList<>())
                            .add(leader));
        }
        allSides = List.copyOf(sides.values());
        allArmies = List.copyOf(armies.values());
        allFormations = List.copyOf(formations.values());
        units = pieces.values().stream()
                .filter(Unit.class::isInstance)
                .map(Unit.class::cast)
                .toList();
        leaders = pieces.values().stream()
                .filter(Leader.class::isInstance)
                .map(Leader.class::cast)
                .toList();
    }

    /** Every side, in the order written, of a repeated id the first. */
    public List<Side> sides() {
        return allSides;
    }

    /** Every army, in the order written, of a repeated id the first. */
    public List<Army> armies() {
        return allArmies;
    }

    /** Every formation, in the order written, of a repeated id the first. */
    public List<Formation> formations() {
        return allFormations;
    }

    public Optional<Side> side(String id) {
        return Optional.ofNullable(sides.get(id));
    }

    public Optional<Army> army(String id) {
        return Optional.ofNullable(armies.get(id));
    }

    public Optional<Formation> formation(String id) {
        return Optional.ofNullable(formations.get(id));
    }

    public Optional<Piece> piece(String id) {
        return Optional.ofNullable(pieces.get(id));
    }

    public Optional<Unit> unit(String id) {
        return pieces.get(id) instanceof Unit unit ? Optional.of(unit) : Optional.empty();
    }

    public Optional<Leader> leader(String id) {
        return pieces.get(id) instanceof Leader leader ? Optional.of(leader) : Optional.empty();
    }

    /** Every unit, in the order written, of a repeated id the first. */
    public List<Unit> units() {
        return units;
    }

    /** Every leader, in the order written, of a repeated id the first. */
    public List<Leader> leaders() {
        return leaders;
    }

    /** The leaders of a formation, in the order written. */
    public List<Leader> leadersOf(String formation) {
        return Collections.unmodifiableList(leadersOf.getOrDefault(formation, List.of()));
    }

    /** The formation a piece belongs to: its command, else its asset owner, else (a leader) the first he leads. */
    public Optional<Formation> formationOf(Piece piece) {
        Optional<Formation> under = superior(piece.under());
        return under.isPresent() || !(piece instanceof Leader leader)
                ? under
                : leader.leads().stream()
                        .map(formations::get)
                        .filter(f -> f != null)
                        .findFirst();
    }

    /** The formations above something, nearest first. */
    public List<Formation> superiors(Belonging under) {
        List<Formation> known = superiors.get(under);
        if (known == null) {
            known = findSuperiors(under);
            superiors.put(under, known);
        }
        return known;
    }

    private List<Formation> findSuperiors(Belonging under) {
        List<Formation> chain = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        Optional<Formation> next = superior(under);
        while (next.isPresent() && seen.add(next.get().id())) {
            chain.add(next.get());
            next = superior(next.get().under());
        }
        return List.copyOf(chain);
    }

    /** The army that something belongs to, directly, as its asset, or through its superiors. */
    public Optional<Army> armyOf(Belonging under) {
        Optional<Army> known = armyOf.get(under);
        if (known == null) {
            known = findArmy(under);
            armyOf.put(under, known);
        }
        return known;
    }

    private Optional<Army> findArmy(Belonging under) {
        Optional<Army> own = ownArmy(under);
        if (own.isPresent()) {
            return own;
        }
        return superiors(under).stream()
                .map(formation -> ownArmy(formation.under()))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /**
     * The army of a piece. A leader without a superior belongs where the formations he leads belong, a unit without one
     * where its regiment belongs.
     */
    public Optional<Army> armyOf(Piece piece) {
        if (pieces.get(piece.id()) != piece) {
            return findArmy(piece);
        }
        Optional<Army> known = armyOfPiece.get(piece.id());
        if (known == null) {
            known = findArmy(piece);
            armyOfPiece.put(piece.id(), known);
        }
        return known;
    }

    private Optional<Army> findArmy(Piece piece) {
        Optional<Army> army = armyOf(piece.under());
        if (army.isPresent()) {
            return army;
        }
        if (!(piece instanceof Leader leader)) {
            return armyOfRegiment(piece.under(), new HashSet<>());
        }
        return leader.leads().stream()
                .map(formations::get)
                .filter(formation -> formation != null)
                .map(formation -> armyOf(formation.under()))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Follows what a unit is part of, a battalion of its regiment, a company of its battalion, until an army is found. */
    private Optional<Army> armyOfRegiment(Belonging under, Set<String> seen) {
        Optional<String> regiment = under.to(Belonging.REGIMENT).filter(seen::add);
        Optional<Belonging> above = regiment.flatMap(this::unit)
                .map(Unit::under)
                .or(() -> regiment.flatMap(this::formation).map(Formation::under));
        Optional<Army> army = above.flatMap(this::armyOf);
        return army.isPresent() ? army : above.flatMap(next -> armyOfRegiment(next, seen));
    }

    /** The id of the side of a piece; empty if it belongs to no army. */
    public Optional<String> sideOf(Piece piece) {
        return armyOf(piece).map(Army::side);
    }

    private Optional<Formation> superior(Belonging under) {
        Optional<Formation> command = under.to(Belonging.COMMAND).map(formations::get);
        return command.isPresent() ? command : under.to(Belonging.ASSET).map(formations::get);
    }

    private Optional<Army> ownArmy(Belonging under) {
        Optional<Army> army = under.to(Belonging.ARMY).map(armies::get);
        return army.isPresent() ? army : under.to(Belonging.ASSET).map(armies::get);
    }
}
