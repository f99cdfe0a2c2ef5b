package coupdoeil.validator.imports.outline;

import coupdoeil.validator.imports.phrase.Figure;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.phrase.Phrase;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceLine;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What each line of a source is, by the cheapest way through all of them. Linear in the lines.
 *
 * @param settled physical lines of which somebody has said what they are
 */
public record Outline(List<Entry> entries, Set<Integer> settled) {

    /** How far lines of one look are taken together: 0 not at all, 1 wholly. */
    private static final double LIKENESS = 0.5;

    private static final int NEIGHBOURS = 6;
    private static final double FEWEST_SAID = 0.3;
    private static final double STRANGE_LINE = 0.3;
    private static final double STRANGE_PLACE = 0.17;
    private static final double DOUBTED = 0.3;
    private static final double APPENDIX = 20;
    /** So many lines a title may have. */
    private static final int TITLES = 3;

    private static final Tags TROOPS = Tag.FORMATIONS.union(Tag.ARMS).union(Tags.of(Tag.NATION));

    public Outline {
        entries = List.copyOf(entries);
        settled = Set.copyOf(settled);
    }

    /**
     * Finds the cheapest roles.
     *
     * @param settled roles by physical line that somebody has chosen, or that follow from that; see {@link Alike}. A
     *     line that says nothing stays a note.
     */
    public static Outline of(List<Phrase> phrases, Map<Integer, Role> settled) {
        Layout layout = new Layout(phrases);
        int[] depths = phrases.stream().mapToInt(layout::depth).toArray();
        Features features = new Features(phrases, depths);
        double[][] costs = new double[phrases.size()][];
        Arrays.parallelSetAll(costs, features::costs);
        appendices(phrases, costs);
        alike(phrases, depths, costs, settled);
        double[][] through = new CheapestPath(costs).through();
        Role[] roles = Role.values();
        List<Entry> entries = new ArrayList<>();
        for (int at = 0; at < costs.length; at++) {
            int best = lowest(through[at], -1);
            int next = lowest(through[at], best);
            double margin = through[at][next] - through[at][best];
            entries.add(new Entry(phrases.get(at), roles[best], roles[next], 1 - Math.exp(-margin), depths[at]));
        }
        return new Outline(doubting(phrases, entries, settled), settled.keySet());
    }

    /** What stands among words of no order of battle, or alone among lines of none, is doubted. */
    private static List<Entry> doubting(List<Phrase> phrases, List<Entry> entries, Map<Integer, Role> settled) {
        Surroundings surroundings = new Surroundings(phrases);
        int[] said = new int[entries.size() + 1];
        for (int at = 0; at < entries.size(); at++) {
            said[at + 1] = said[at] + (entries.get(at).role() == Role.NOTE ? 0 : 1);
        }
        List<Entry> out = new ArrayList<>();
        for (int at = 0; at < entries.size(); at++) {
            Entry entry = entries.get(at);
            int from = Math.max(0, at - NEIGHBOURS);
            int to = Math.min(entries.size(), at + NEIGHBOURS + 1);
            boolean lonely = to - from > NEIGHBOURS && (said[to] - said[from]) < FEWEST_SAID * (to - from);
            boolean strange = surroundings.inLine(at) > STRANGE_LINE
                    || surroundings.around(at) > STRANGE_PLACE && !isHeading(entry)
                    || surroundings.isTold(at);
            boolean title = at == 0
                    && entry.role() == Role.UNIT
                    && entries.size() > 1
                    && (phrases.get(1).line().source().afterBlank() || isDated(phrases.get(0)))
                    && Lists.all(phrases.get(0).parts(), part -> Lists.all(part.figures(), Outline::isYear));
            title |= at > 0
                    && at < TITLES
                    && isOfYear(entry.phrase())
                    && entry.phrase().lead() == PartKind.NAME;
            boolean doubted = (lonely || strange || title) && !settled.containsKey(entry.line());
            out.add(
                    doubted
                            ? new Entry(
                                    entry.phrase(),
                                    entry.role(),
                                    entry.role() == Role.NOTE ? entry.other() : Role.NOTE,
                                    entry.role() == Role.NOTE
                                            ? entry.confidence()
                                            : Math.min(DOUBTED, entry.confidence()),
                                    entry.depth())
                            : entry);
        }
        return out;
    }

    /** What is marked as one is no part of a story around it. */
    private static boolean isHeading(Entry entry) {
        return (entry.role() == Role.SIDE || entry.role() == Role.FORMATION)
                && entry.phrase().line().source().mark() == Mark.HEADING;
    }

    /** Whether a figure may be the year of a title. */
    private static boolean isYear(Figure figure) {
        return figure.kind() == FigureKind.STRENGTH
                && Token.isYear(figure.value())
                && figure.end() - figure.start() == 4;
    }

    /** {@code FRIEDLAND 1807  -  a scenario}: years are all that it counts. */
    static boolean isOfYear(Phrase phrase) {
        boolean any = Lists.any(phrase.parts(), part -> !part.figures().isEmpty());
        return any && Lists.all(phrase.parts(), part -> Lists.all(part.figures(), Outline::isYear));
    }

    private static boolean isDated(Phrase phrase) {
        return Tags.of(phrase.line().tokens()).has(Tag.MONTH);
    }

    /** What stands under a heading such as "References" is no order of battle, up to the next heading as high. */
    private static void appendices(List<Phrase> phrases, double[][] own) {
        int level = 0;
        for (int at = 0; at < own.length; at++) {
            SourceLine line = phrases.get(at).line().source();
            List<Token> tokens = phrases.get(at).line().tokens();
            boolean heading = line.mark() == Mark.HEADING;
            if (heading && line.level() <= level) {
                level = 0;
            }
            Tags tags = heading ? Tags.of(tokens) : Tags.NONE;
            boolean notes = at > 0
                    && tags.has(Tag.NOTE)
                    && !tags.hasAny(TROOPS)
                    && Lists.any(tokens, token -> token.is(Tag.NOTE) && !token.is(Tag.TITLE));
            if (notes && level == 0) {
                level = line.level();
            }
            if (level > 0) {
                Arrays.fill(own[at], APPENDIX);
                own[at][Role.NOTE.ordinal()] = 0;
            }
        }
    }

    /** Lines of the same look have their costs drawn to the mean of all of them. */
    private static void alike(List<Phrase> phrases, int[] depths, double[][] costs, Map<Integer, Role> settled) {
        Map<Look, double[]> sums = new HashMap<>();
        double[][] alike = new double[costs.length][];
        int roles = costs.length == 0 ? 0 : costs[0].length;
        Look[] looks = new Look[costs.length];
        Arrays.parallelSetAll(looks, at -> Look.of(phrases.get(at), depths[at]));
        for (int at = 0; at < costs.length; at++) {
            settle(phrases.get(at), costs[at], settled);
            boolean appendix = costs[at][Role.UNIT.ordinal()] == APPENDIX;
            Look look = appendix ? Look.APPENDIX : looks[at];
            alike[at] = sums.computeIfAbsent(look, none -> new double[roles + 1]);
            if (settled.containsKey(phrases.get(at).number())) {
                continue; // What was decided about a line is no evidence of how another one reads.
            }
            for (int role = 0; role < roles; role++) {
                alike[at][role] += costs[at][role];
            }
            alike[at][roles]++;
        }
        for (int at = 0; at < costs.length; at++) {
            double count = alike[at][roles];
            if (count == 0 || settled.containsKey(phrases.get(at).number())) {
                continue;
            }
            double weight = LIKENESS * (count - 1) / count;
            for (int role = 0; role < roles; role++) {
                double mean = alike[at][role] / count;
                costs[at][role] += weight * (mean - costs[at][role]);
            }
        }
    }

    private static void settle(Phrase phrase, double[] costs, Map<Integer, Role> settled) {
        Role role = settled.get(phrase.number());
        if (role != null && !phrase.parts().isEmpty()) {
            Arrays.fill(costs, 100);
            costs[role.ordinal()] = 0;
        }
    }

    private static int lowest(double[] costs, int except) {
        int best = except == 0 ? 1 : 0;
        for (int i = 0; i < costs.length; i++) {
            if (i != except && costs[i] < costs[best]) {
                best = i;
            }
        }
        return best;
    }
}
