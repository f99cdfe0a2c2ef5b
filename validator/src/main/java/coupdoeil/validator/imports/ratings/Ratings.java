package coupdoeil.validator.imports.ratings;

import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Ratings that follow from strengths, proposed for units that have none. What rounding does to each unit, and to the men of
 * each side, is part of the proposal.
 *
 * @param proposals in the order of the units
 * @param unknown names of units whose arm has a ratio but whose strength is not known
 */
public record Ratings(List<Proposal> proposals, List<String> unknown) {

    /**
     * A rating for a unit.
     *
     * @param strength men or guns, whatever the ratio is of
     * @param value proposed
     */
    public record Proposal(Unit unit, String side, Ratio ratio, int strength, int value) {

        /** The value before it was rounded and kept within its bounds. */
        public double exact() {
            return strength / ratio.each();
        }

        /** The strength that the value stands for. */
        public int after() {
            return (int) Math.round(value * ratio.each());
        }
    }

    /**
     * The strength of a side, before and after.
     *
     * @param of {@code men} or {@code guns}
     */
    public record Total(String side, String of, int before, int after) {}

    public Ratings {
        proposals = List.copyOf(proposals);
        unknown = List.copyOf(unknown);
    }

    /** For units of an order of battle, by id. */
    public static Ratings of(OrderOfBattle oob, RuleSystem system, Set<String> ids) {
        List<Ratio> ratios = Ratio.of(system);
        Roster roster = new Roster(oob);
        List<Proposal> proposals = new ArrayList<>();
        List<String> unknown = new ArrayList<>();
        for (Unit unit : roster.units()) {
            for (Ratio ratio : ratios) {
                boolean asked = ids.contains(unit.id())
                        && ratio.arm().equals(unit.arm())
                        && !unit.attributes().has(ratio.rating());
                if (!asked) {
                    continue;
                }
                Integer strength = ratio.of().equals("guns")
                        ? unit.strength().guns()
                        : unit.strength().men();
                if (strength == null) {
                    unknown.add(unit.name());
                } else {
                    proposals.add(
                            new Proposal(unit, roster.sideOf(unit).orElse(""), ratio, strength, ratio.value(strength)));
                }
            }
        }
        return new Ratings(proposals, unknown);
    }

    /** The sides' strengths before and after rounding, of what there is a proposal for. */
    public List<Total> totals() {
        Map<String, Total> totals = new HashMap<>();
        List<String> order = new ArrayList<>();
        for (Proposal one : proposals) {
            String key = one.side() + "/" + one.ratio().of();
            if (!totals.containsKey(key)) {
                order.add(key);
            }
            totals.merge(
                    key,
                    new Total(one.side(), one.ratio().of(), one.strength(), one.after()),
                    (a, b) -> new Total(a.side(), a.of(), a.before() + b.before(), a.after() + b.after()));
        }
        return order.stream().map(totals::get).toList();
    }

    /** The pack with the ratings: one edit. Ratings that units have stay. */
    public Pack accept(Pack pack) {
        Map<String, Map<String, Integer>> values = new HashMap<>();
        proposals.forEach(one -> values.computeIfAbsent(one.unit().id(), none -> new HashMap<>())
                .put(one.ratio().rating(), one.value()));
        return pack.withOrderOfBattle(pack.orderOfBattle()
                .withUnits(pack.orderOfBattle().units().stream()
                        .map(unit -> rated(unit, values.getOrDefault(unit.id(), Map.of())))
                        .toList()));
    }

    private static Unit rated(Unit unit, Map<String, Integer> values) {
        Unit rated = unit;
        for (Map.Entry<String, Integer> value : values.entrySet()) {
            if (!rated.attributes().has(value.getKey())) {
                rated = rated.withAttributes(rated.attributes().with(value.getKey(), value.getValue()));
            }
        }
        return rated;
    }
}
