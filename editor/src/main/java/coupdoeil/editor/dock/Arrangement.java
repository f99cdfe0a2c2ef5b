package coupdoeil.editor.dock;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which panel is where. As text: {@code centre=map,oob;left=palette;window=sight@10:20:300:200}; what is hidden is not
 * mentioned.
 *
 * @param panels ids of the panels on each side, in the order of their tabs
 * @param windows places of windows on the screen, by the panel in them
 */
record Arrangement(Map<Side, List<String>> panels, Map<String, Rectangle> windows) {

    private static final Pattern PANEL =
            Pattern.compile("([a-z]{1,20})(?:@(-?\\d{1,6}):(-?\\d{1,6}):(\\d{1,6}):(\\d{1,6}))?");

    Arrangement {
        panels = Map.copyOf(panels);
        windows = Map.copyOf(windows);
    }

    List<String> on(Side side) {
        return panels.getOrDefault(side, List.of());
    }

    String text() {
        return Stream.of(Side.values())
                .filter(side -> !on(side).isEmpty())
                .map(side ->
                        side.key() + "=" + on(side).stream().map(this::text).collect(Collectors.joining(",")))
                .collect(Collectors.joining(";"));
    }

    private String text(String id) {
        Rectangle at = windows.get(id);
        return at == null ? id : id + "@" + at.x + ":" + at.y + ":" + at.width + ":" + at.height;
    }

    /** Reads what {@link #text} wrote; empty if it is anything else, names a panel twice or one that there is not. */
    static Optional<Arrangement> parse(String text, Set<String> known) {
        Map<Side, List<String>> panels = new EnumMap<>(Side.class);
        Map<String, Rectangle> windows = new LinkedHashMap<>();
        Set<String> seen = new HashSet<>();
        for (String part : text.split(";", -1)) {
            int equals = part.indexOf('=');
            Optional<Side> side = Stream.of(Side.values())
                    .filter(each -> each.isDocked() || each == Side.WINDOW)
                    .filter(each -> equals > 0 && each.key().equals(part.substring(0, equals)))
                    .findFirst();
            if (side.isEmpty() || panels.containsKey(side.get())) {
                return Optional.empty();
            }
            List<String> ids = new ArrayList<>();
            for (String one : part.substring(equals + 1).split(",", -1)) {
                Matcher matcher = PANEL.matcher(one);
                boolean floats = side.get() == Side.WINDOW;
                if (!matcher.matches()
                        || !known.contains(matcher.group(1))
                        || !seen.add(matcher.group(1))
                        || floats != (matcher.group(2) != null)) {
                    return Optional.empty();
                }
                ids.add(matcher.group(1));
                if (floats) {
                    windows.put(
                            matcher.group(1),
                            new Rectangle(
                                    number(matcher, 2), number(matcher, 3), number(matcher, 4), number(matcher, 5)));
                }
            }
            panels.put(side.get(), ids);
        }
        return Optional.of(new Arrangement(panels, windows));
    }

    private static int number(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }
}
