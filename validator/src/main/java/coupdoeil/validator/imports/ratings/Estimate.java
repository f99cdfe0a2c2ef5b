package coupdoeil.validator.imports.ratings;

import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.source.SourceEntry;
import coupdoeil.validator.imports.words.DataFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Men of units of which only their formation's are known. Made on request alone, and marked in the note of every unit; the
 * formation keeps its own strength. Linear in the order of battle.
 *
 * @param shares in the order of the units
 */
public record Estimate(List<Share> shares) {

    /** How what is known of a formation is shared among its units. */
    public enum By {
        /** All units alike. */
        EVEN,
        /** By what they would have at full strength. */
        ESTABLISHMENT
    }

    /** A unit's share. @param of the formation whose men were shared */
    public record Share(String unit, String name, int men, Formation of) {}

    public Estimate {
        shares = List.copyOf(shares);
    }

    /** For the units that a source of the pack put there. */
    public static Estimate of(Pack pack, String source, By by) {
        Map<String, SourceEntry> entries = new HashMap<>();
        pack.source(source)
                .ifPresent(it -> it.entries().stream()
                        .filter(entry -> entry.unit() && !entry.as().isEmpty())
                        .forEach(entry -> entries.putIfAbsent(entry.as(), entry)));
        OrderOfBattle oob = pack.orderOfBattle();
        Map<String, Formation> formations = new HashMap<>();
        oob.formations().forEach(formation -> formations.putIfAbsent(formation.id(), formation));
        Map<String, List<Unit>> covered = new HashMap<>();
        Map<String, Integer> known = new HashMap<>();
        Set<String> counted = new HashSet<>();
        for (Unit unit : oob.units()) {
            Formation whole = whole(unit.under(), formations);
            if (whole != null && counted.add(unit.id())) {
                Integer men = unit.strength().men();
                if (men == null) {
                    covered.computeIfAbsent(whole.id(), none -> new ArrayList<>())
                            .add(unit);
                } else {
                    known.merge(whole.id(), men, Integer::sum);
                }
            }
        }
        // A formation inside another one that is known, and known itself, is a part of that one's men.
        oob.formations().forEach(formation -> {
            Integer men = formation.strength().men();
            Formation above = men == null ? null : whole(formation.under(), formations);
            if (above != null) {
                known.merge(above.id(), Objects.requireNonNull(men), Integer::sum);
            }
        });
        List<Share> shares = new ArrayList<>();
        covered.forEach((id, units) -> {
            Formation whole = Objects.requireNonNull(formations.get(id));
            int rest = Objects.requireNonNull(whole.strength().men()) - known.getOrDefault(id, 0);
            boolean ours = units.stream().allMatch(unit -> entries.containsKey(unit.id()));
            if (rest > 0 && ours) {
                shares.addAll(shared(whole, rest, units, entries, by));
            }
        });
        return new Estimate(shares);
    }

    /** The nearest formation above whose men are known. */
    private static @Nullable Formation whole(Belonging under, Map<String, Formation> formations) {
        Formation above = under.to(Belonging.COMMAND).map(formations::get).orElse(null);
        for (int steps = formations.size(); above != null && steps > 0; steps--) {
            if (above.strength().men() != null) {
                return above;
            }
            above = above.under().to(Belonging.COMMAND).map(formations::get).orElse(null);
        }
        return null;
    }

    /** Whole men, by weight; the sum of the shares is what is shared. */
    private static List<Share> shared(
            Formation whole, int rest, List<Unit> units, Map<String, SourceEntry> entries, By by) {
        double all = units.stream()
                .mapToDouble(unit -> weight(Objects.requireNonNull(entries.get(unit.id())), by))
                .sum();
        List<Share> shares = new ArrayList<>();
        double weights = 0;
        int given = 0;
        for (Unit unit : units) {
            weights += weight(Objects.requireNonNull(entries.get(unit.id())), by);
            int upTo = (int) Math.round(rest * weights / all);
            shares.add(new Share(unit.id(), unit.name(), upTo - given, whole));
            given = upTo;
        }
        return shares;
    }

    private static double weight(SourceEntry unit, By by) {
        if (by == By.EVEN) {
            return 1;
        }
        Map<String, String> parts = Map.of("battalions", "battalion", "squadrons", "squadron", "companies", "company");
        for (Map.Entry<String, String> part : parts.entrySet()) {
            double count =
                    unit.value(part.getKey()).map(SourceEntry.Value::number).orElse(0.0);
            if (count > 0) {
                return count * Establishment.MEN.getOrDefault(part.getValue(), 1);
            }
        }
        return Establishment.MEN.getOrDefault(
                unit.arm() + "." + unit.echelon(), Establishment.MEN.getOrDefault(unit.echelon(), 1));
    }

    /** The pack with the estimates: one edit. Each unit's note says that its men are estimated, and from what. */
    public Pack accept(Pack pack) {
        Map<String, Share> byUnit = new HashMap<>();
        shares.forEach(share -> byUnit.put(share.unit(), share));
        return pack.withOrderOfBattle(pack.orderOfBattle()
                .withUnits(pack.orderOfBattle().units().stream()
                        .map(unit -> {
                            Share share = byUnit.get(unit.id());
                            if (share == null || unit.strength().men() != null) {
                                return unit;
                            }
                            return unit.withStrength(unit.strength().withMen(share.men()))
                                    .withNote(noted(unit, share));
                        })
                        .toList()));
    }

    private static String noted(Unit unit, Share share) {
        String mark = String.format(
                Locale.ROOT,
                "men estimated: a share of the %,d of %s",
                share.of().strength().men(),
                share.of().name());
        return unit.note().isEmpty() ? mark : unit.note() + "; " + mark;
    }

    /** Men at full strength, read once from data. */
    private static final class Establishment {

        private static final Map<String, Integer> MEN = read();

        private static Map<String, Integer> read() {
            Properties properties = DataFile.read("establishment");
            Map<String, Integer> men = new HashMap<>();
            properties.forEach((key, value) -> men.put((String) key, Integer.parseInt(((String) value).strip())));
            return men;
        }
    }
}
