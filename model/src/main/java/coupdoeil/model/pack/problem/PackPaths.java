package coupdoeil.model.pack.problem;

import coupdoeil.model.source.OobSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The names of the files in a pack. */
public final class PackPaths {

    public static final String PACK = "pack.json";
    public static final String BATTLEFIELD = "battlefield.json";
    public static final String CHART = "chart.json";
    public static final String HOUSE_RULES = "house-rules.json";
    public static final String ORDER_OF_BATTLE = "order-of-battle.json";
    public static final String SUPPRESSIONS = "suppressions.json";

    private static final String SCENARIOS = "scenarios/";
    private static final String SOURCES = "sources/";
    private static final String JSON = ".json";
    private static final int LONGEST = 200;

    private PackPaths() {}

    /** The file of the scenario that pack.json lists under this name. */
    public static String scenario(String stem) {
        return SCENARIOS + stem + JSON;
    }

    /** The name under which pack.json lists this file; empty if it is no scenario's file. */
    public static Optional<String> stem(String path) {
        boolean scenario = path.startsWith(SCENARIOS)
                && path.endsWith(JSON)
                && path.indexOf('/', SCENARIOS.length()) < 0
                && path.length() > SCENARIOS.length() + JSON.length();
        return scenario
                ? Optional.of(path.substring(SCENARIOS.length(), path.length() - JSON.length()))
                : Optional.empty();
    }

    /** The file of the source of this id. */
    public static String source(String id) {
        return SOURCES + id + JSON;
    }

    /** The id of the source that this file holds; empty if it is no source's file. */
    public static Optional<String> sourceId(String path) {
        return path.startsWith(SOURCES) && path.endsWith(JSON) && path.length() > SOURCES.length() + JSON.length()
                ? Optional.of(path.substring(SOURCES.length(), path.length() - JSON.length()))
                        .filter(OobSource::isId)
                : Optional.empty();
    }

    /**
     * File names for scenarios of these ids, in order: the id itself where it makes a good file name on any system and
     * is not taken, else something close to it.
     *
     * @param kept files that stay as they are, whose names are taken
     */
    public static List<String> stems(List<String> ids, Set<String> kept) {
        List<String> stems = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        kept.forEach(path -> stem(path).ifPresent(stem -> taken.add(stem.toLowerCase(Locale.ROOT))));
        Map<String, Integer> next = new HashMap<>();
        for (String id : ids) {
            String safe = id.replaceAll("[^A-Za-z0-9._-]", "_").replaceAll("^[._-]+", "");
            String stem = safe.isEmpty() ? "scenario" : safe.substring(0, Math.min(100, safe.length()));
            String free = stem;
            // Where it stopped for the same stem before, or many of one id would take time by their square.
            int number = next.getOrDefault(stem, 2);
            while (!taken.add(free.toLowerCase(Locale.ROOT))) {
                free = stem + "-" + number++;
            }
            next.put(stem, number);
            stems.add(free);
        }
        return stems;
    }

    /** Whether there is no pack without this file. */
    public static boolean isEssential(String path) {
        return switch (path) {
            case PACK, BATTLEFIELD, ORDER_OF_BATTLE -> true;
            default -> false;
        };
    }

    /** Whether the format gives this file a meaning; any other is an attachment. */
    public static boolean isOwn(String path) {
        return switch (path) {
            case PACK, BATTLEFIELD, CHART, HOUSE_RULES, ORDER_OF_BATTLE, SUPPRESSIONS -> true;
            default -> stem(path).isPresent() || sourceId(path).isPresent();
        };
    }

    /** Whether readers pass over a file: hidden ones, backups ({@code pack.json~}) and what systems add to zips. */
    public static boolean isIgnored(String path) {
        return path.endsWith("~") || path.startsWith(".") || path.contains("/.") || path.startsWith("__MACOSX/");
    }

    /** Why a path cannot be kept; empty if it can. */
    public static Optional<String> fault(String path) {
        if (path.startsWith("/") || path.matches("[A-Za-z]:.*")) {
            return Optional.of("is absolute");
        }
        if (path.contains("\\")) {
            return Optional.of("holds a backslash");
        }
        if (path.chars().anyMatch(Character::isISOControl)) {
            return Optional.of("holds a control character");
        }
        if (path.length() > LONGEST) {
            return Optional.of("is longer than " + LONGEST + " characters");
        }
        for (String step : path.split("/", -1)) {
            if (step.isEmpty() || step.equals(".") || step.equals("..")) {
                return Optional.of("leads out of the pack or around in it");
            }
        }
        return Optional.empty();
    }
}
