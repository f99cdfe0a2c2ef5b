package coupdoeil.validator.imports.lines;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Lines by their looks, so few kinds that a person can go through them: the rarest look joins the one it resembles most until
 * there are at most ten, or one for eight lines, and never more than sixty.
 */
public final class LineKinds {

    private static final int MOST_OF_A_PAGE = 10;
    private static final int LINES_A_KIND = 8;
    private static final int MOST = 60;
    /** Looks that are held against each other; what is rarer than so many joins at once. */
    private static final int MOST_LOOKS = 400;

    private final Map<KindLook, List<ListLine>> groups = new LinkedHashMap<>();

    private LineKinds() {}

    /** In the order of their first lines. */
    public static List<LineKind> of(List<ListLine> lines) {
        LineKinds kinds = new LineKinds();
        lines.forEach(line -> kinds.groups
                .computeIfAbsent(LineLooks.of(line), look -> new ArrayList<>())
                .add(line));
        int most = Math.min(MOST, Math.max(MOST_OF_A_PAGE, lines.size() / LINES_A_KIND));
        kinds.thin();
        while (kinds.groups.size() > most) {
            kinds.join(kinds.rarest());
        }
        return kinds.named();
    }

    private List<LineKind> named() {
        Map<String, Integer> used = new HashMap<>();
        List<LineKind> named = new ArrayList<>();
        groups.forEach((look, lines) -> {
            lines.sort(Comparator.comparingInt(ListLine::at));
            int times = used.merge(look.id(), 1, Integer::sum);
            named.add(new LineKind(times == 1 ? look.id() : look.id() + "~" + times, lines));
        });
        named.sort(Comparator.comparingInt(kind -> kind.lines().get(0).at()));
        return named;
    }

    /** Of a huge list only the usual looks are kept. */
    private void thin() {
        if (groups.size() > MOST_LOOKS) {
            List<KindLook> rare = groups.entrySet().stream()
                    .sorted(Comparator.comparingInt(group -> -group.getValue().size()))
                    .skip(MOST_LOOKS)
                    .map(Map.Entry::getKey)
                    .toList();
            Map<KindLook, List<ListLine>> left = new LinkedHashMap<>();
            rare.forEach(look -> left.put(look, taken(look)));
            left.forEach(this::join);
        }
    }

    private KindLook rarest() {
        return groups.entrySet().stream()
                .min(Comparator.comparingInt(group -> group.getValue().size()))
                .orElseThrow()
                .getKey();
    }

    private void join(KindLook look) {
        join(look, taken(look));
    }

    private List<ListLine> taken(KindLook look) {
        return Objects.requireNonNull(groups.remove(look));
    }

    private void join(KindLook look, List<ListLine> lines) {
        groups.entrySet().stream()
                .min(Comparator.<Map.Entry<KindLook, List<ListLine>>>comparingInt(
                                group -> look.distance(group.getKey()))
                        .thenComparingInt(group -> -group.getValue().size()))
                .orElseThrow()
                .getValue()
                .addAll(lines);
    }
}
