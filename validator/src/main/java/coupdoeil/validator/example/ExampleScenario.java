package coupdoeil.validator.example;

import static coupdoeil.validator.example.ExampleWords.apply;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.ScenarioEvent;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.Token;
import coupdoeil.model.scenario.VictoryCondition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The lines of an example that make its scenario.
 *
 * <p>Placement, behind a unit or leader or as {@code put ID …}: {@code @0202} or {@code @12.5,30}, {@code corner:1}, {@code side:1} or {@code heading:90}, a
 * formation's id ({@code formation:ID} if the rule system does not know it), {@code #1} stack place, {@code +0302:1} a part with its steps ({@code +0302:1:corner:2:#2} with facing and stack
 * place), {@code !spent} a marker, {@code ~steps=1} an attribute of the placement, {@code in:FEATURE}, {@code with:PIECE}, {@code off:box}.
 * Others: {@code title "A name"}; {@code notes "What it is about"}; {@code clock 06:00 09:00}; {@code turns 8}; {@code period 06:00 09:00 mist visibility=15}; {@code switch ID=VALUE};
 * {@code event ID 06:30 name=value}; {@code token om om-1 @0202 of:brigade}; {@code group g 06:30 entry-id column march:u1,u2/line when:condition name=value} (a unit with its formation); {@code scenario
 * name=value}; {@code special ID text:TEXT name=value}; {@code victory ID side name=value}; {@code remove token|group|period|put|victory|special ID}.
 */
final class ExampleScenario {

    private final RuleSystem system;
    private String title = "Example";
    private String notes = "";
    private Clock clock = Clock.UNSET;
    private Attributes attributes = Attributes.NONE;
    private final Map<String, String> switches = new LinkedHashMap<>();
    private final List<Period> periods = new ArrayList<>();
    private final List<ScenarioEvent> events = new ArrayList<>();
    private final List<Placement> setup = new ArrayList<>();
    private final List<Token> tokens = new ArrayList<>();
    private final List<ArrivalGroup> groups = new ArrayList<>();
    private final List<VictoryCondition> victory = new ArrayList<>();
    private final List<SpecialRule> special = new ArrayList<>();

    ExampleScenario(RuleSystem system) {
        this.system = system;
    }

    Scenario build() {
        return new Scenario(
                "example",
                title,
                notes,
                attributes,
                clock,
                switches,
                periods,
                events,
                setup,
                tokens,
                groups,
                victory,
                special);
    }

    /** Whether the line was one of these. */
    boolean line(List<String> words, Labels labels) {
        String id = words.size() > 1 ? words.get(1) : "";
        switch (words.get(0)) {
            case "clock" -> clock = new Clock(unset(id), unset(words.get(2)), clock.turns());
            case "turns" -> clock = clock.withTurns(Integer.valueOf(id));
            case "title" -> title = id;
            case "notes" -> notes = id;
            case "scenario" -> attributes = apply(attributes, words);
            case "switch" -> switches.put(id.substring(0, id.indexOf('=')), id.substring(id.indexOf('=') + 1));
            case "period" ->
                periods.add(new Period(
                        id,
                        words.get(2),
                        words.stream()
                                .skip(3)
                                .filter(word -> !ExampleWords.isAttribute(word))
                                .toList(),
                        apply(Attributes.NONE, words)));
            case "event" -> events.add(new ScenarioEvent(id, words.get(2), id, "", apply(Attributes.NONE, words)));
            case "put" -> place(id, words, labels);
            case "token" ->
                tokens.add(new Token(
                        words.get(2),
                        id,
                        prefixed(words, "of:"),
                        position(words, labels),
                        apply(Attributes.NONE, words)));
            case "group" -> group(id, words);
            case "victory" -> victory.add(new VictoryCondition(id, words.get(2), id, apply(Attributes.NONE, words)));
            case "special" -> special.add(new SpecialRule(id, text(words), apply(Attributes.NONE, words)));
            default -> {
                return false;
            }
        }
        return true;
    }

    boolean remove(List<String> words) {
        String id = words.get(1);
        return switch (words.get(0)) {
            case "token" -> tokens.removeIf(token -> token.id().equals(id));
            case "group" -> groups.removeIf(group -> group.id().equals(id));
            case "period" -> periods.removeIf(period -> period.from().equals(id));
            case "put" -> setup.removeIf(placement -> placement.piece().equals(id));
            case "victory" -> victory.removeIf(condition -> condition.id().equals(id));
            case "special" -> special.removeIf(rule -> rule.id().equals(id));
            default -> false;
        };
    }

    /** Places a piece if the words say where, instead of where it was. */
    void replace(String piece, List<String> words, Labels labels) {
        if (isPlaced(words)) {
            setup.removeIf(placement -> placement.piece().equals(piece));
            place(piece, words, labels);
        }
    }

    private static boolean isPlaced(List<String> words) {
        return words.stream()
                .anyMatch(word -> word.startsWith("@")
                        || word.startsWith("in:")
                        || word.startsWith("with:")
                        || word.startsWith("off:"));
    }

    /** Places a piece once more if the words say where. */
    private void place(String piece, List<String> words, Labels labels) {
        if (!isPlaced(words)) {
            return;
        }
        Facing facing = null;
        String formation = null;
        Integer stack = null;
        List<Placement.Part> parts = new ArrayList<>();
        List<String> markers = new ArrayList<>();
        List<String> own = new ArrayList<>();
        for (String word : words.subList(2, words.size())) {
            if (Facing.parse(word).isPresent()) {
                facing = Facing.parse(word).get();
            } else if (system.formation(word).isPresent()) {
                formation = word;
            } else if (word.startsWith("formation:")) {
                formation = word.substring("formation:".length());
            } else if (word.matches("#-?\\d+")) {
                stack = Integer.valueOf(word.substring(1));
            } else if (word.startsWith("+")) {
                parts.add(part(word.substring(1), labels));
            } else if (word.startsWith("!")) {
                markers.add(word.substring(1));
            } else if (word.startsWith("~")) {
                own.add(word.substring(1));
            }
        }
        setup.add(new Placement(
                piece, position(words, labels), facing, formation, stack, parts, markers, apply(Attributes.NONE, own)));
    }

    private static Placement.Part part(String text, Labels labels) {
        String[] fields = text.split(":");
        Integer steps = fields.length > 1 && !fields[1].startsWith("#") ? Integer.valueOf(fields[1]) : null;
        Facing facing =
                fields.length > 3 ? Facing.parse(fields[2] + ":" + fields[3]).orElseThrow() : null;
        Integer stack = fields[fields.length - 1].startsWith("#")
                ? Integer.valueOf(fields[fields.length - 1].substring(1))
                : null;
        return new Placement.Part(
                labels.parseHex(fields[0]).orElseThrow(() -> nowhere(fields[0])), facing, steps, stack);
    }

    private static Position position(List<String> words, Labels labels) {
        String at = prefixed(words, "@");
        String off = prefixed(words, "off:");
        String with = prefixed(words, "with:");
        if (with != null) {
            return new Position.Attached(with);
        }
        String in = prefixed(words, "in:");
        if (in != null) {
            return new Position.InFeature(in);
        }
        return at != null
                ? labels.parse(at).orElseThrow(() -> nowhere(at))
                : new Position.OffMap(off == null ? "" : off);
    }

    private static IllegalArgumentException nowhere(String label) {
        return new IllegalArgumentException("no place " + label);
    }

    private void group(String id, List<String> words) {
        String march = prefixed(words, "march:");
        List<ArrivalGroup.Marcher> marchers = new ArrayList<>();
        for (String piece : march == null ? new String[0] : march.split(",")) {
            int slash = piece.indexOf('/');
            marchers.add(new ArrivalGroup.Marcher(
                    slash < 0 ? piece : piece.substring(0, slash),
                    slash < 0 ? null : piece.substring(slash + 1),
                    Attributes.NONE));
        }
        groups.removeIf(group -> group.id().equals(id));
        groups.add(new ArrivalGroup(
                id,
                id,
                "",
                said(words.get(2)),
                said(words.get(3)),
                said(words.get(4)),
                Objects.requireNonNullElse(prefixed(words, "when:"), ""),
                marchers,
                List.of(),
                apply(Attributes.NONE, words)));
    }

    private static String text(List<String> words) {
        return Objects.requireNonNullElse(prefixed(words, "text:"), words.get(1));
    }

    private static @Nullable String prefixed(List<String> words, String prefix) {
        return words.stream()
                .filter(word -> word.startsWith(prefix))
                .map(word -> word.substring(prefix.length()))
                .findFirst()
                .orElse(null);
    }

    private static String said(String text) {
        return text.equals("-") ? "" : text;
    }

    private static @Nullable String unset(String text) {
        return text.equals("-") ? null : text;
    }
}
