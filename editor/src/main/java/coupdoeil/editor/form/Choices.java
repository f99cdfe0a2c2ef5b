package coupdoeil.editor.form;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.form.FieldType.Column;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.PlaceNames;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What can be picked: the words of the rule system and of the pack, by their names. */
public final class Choices {

    /** Words that are as short as codes. */
    private static final Set<String> SHORT_READINGS = Set.of("YES", "NO", "ALL", "END", "BAR", "RIM", "SIX");

    private static final Pattern SHOUTED = Pattern.compile("[A-Z][A-Z0-9_]+");
    /** The capital that begins a word within an id. */
    private static final Pattern HUMP = Pattern.compile("(?<=[a-z])[A-Z](?![A-Z])");

    private static final Pattern BETWEEN_WORDS = Pattern.compile("(?<=[A-Za-z0-9])[-_](?=[A-Za-z0-9])");

    private final Session session;

    public Choices(Session session) {
        this.session = session;
    }

    /** The type of an attribute with all that it may be chosen from. */
    public FieldType type(AttributeType attribute) {
        FieldType type = FieldType.of(attribute).withOptions(options(attribute));
        return attribute.members().isEmpty()
                ? type
                : type.withColumns(attribute.members().stream()
                        .map(member -> new Column(member.id(), type(member)))
                        .toList());
    }

    private List<Option> options(AttributeType type) {
        return switch (type.kind()) {
            case CHOICE, TEXTS ->
                type.values().stream()
                        .map(value -> new Option(value, called(value)))
                        .toList();
            case WORD, WORDS ->
                type.values().stream().flatMap(list -> words(list).stream()).toList();
            case REFERENCE, REFERENCES ->
                type.values().stream()
                        .flatMap(kind -> candidates(kind).stream())
                        .toList();
            default -> List.of();
        };
    }

    /** What a value is called: as the rule system calls it, else its id in words. */
    private String called(String id) {
        return Stream.of("formation", "arm", "terrain")
                .flatMap(list -> words(list).stream())
                .filter(option -> option.id().equals(id))
                .findFirst()
                .map(Option::name)
                .orElseGet(() -> inWords(id));
    }

    /** A reading of a disputed rule in words: {@code OWN_ONLY} as "Own only", {@code YES} as "Yes". */
    public static String reading(String value) {
        return SHORT_READINGS.contains(value)
                ? value.charAt(0) + value.substring(1).toLowerCase(Locale.ROOT)
                : inWords(value);
    }

    /**
     * An id in words: {@code TOUGH_FIGHTERS} as "Tough fighters", {@code last-occupied} as "last occupied",
     * {@code fieldOfFire} as "field of fire"; codes stay.
     */
    public static String inWords(String id) {
        boolean code = id.length() < 4 || !SHOUTED.matcher(id).matches();
        String words = code ? id : id.charAt(0) + id.substring(1).toLowerCase(Locale.ROOT);
        String parted = BETWEEN_WORDS.matcher(words).replaceAll(" ").strip();
        return HUMP.matcher(parted).replaceAll(hump -> " " + hump.group().toLowerCase(Locale.ROOT));
    }

    /** Options that are called what they are. */
    public static List<Option> plain(List<String> values) {
        return values.stream().map(value -> new Option(value, value)).toList();
    }

    /** The words of a list of the rule system: {@code arm}, {@code formation}, {@code condition}, {@code terrain}. */
    public List<Option> words(String list) {
        RuleSystem system = session.system();
        return switch (list) {
            case "arm" -> options(system.vocabulary().arms(), arm -> new Option(arm.id(), arm.name()));
            case "formation" -> options(system.vocabulary().formations(), f -> new Option(f.id(), f.name()));
            case "condition" -> options(system.vocabulary().conditions(), c -> new Option(c.id(), c.name()));
            case "terrain" -> options(session.chart().records(), r -> new Option(r.id(), r.name()));
            default -> List.of();
        };
    }

    /** What a reference of a kind may lead to. */
    public List<Option> candidates(String kind) {
        OrderOfBattle oob = session.pack().orderOfBattle();
        return switch (kind) {
            case "side" -> options(oob.sides(), side -> named(side.id(), side.name()));
            case "army" -> options(oob.armies(), army -> named(army.id(), army.name()));
            case "formation" -> options(oob.formations(), f -> named(f.id(), f.name()));
            case "unit" -> options(oob.units(), unit -> named(unit.id(), unit.name()));
            case "leader" -> options(oob.leaders(), leader -> named(leader.id(), leader.name()));
            case "place" -> places();
            case "feature" ->
                session.pack()
                        .battlefield()
                        .table()
                        .map(table -> options(table.features(), this::feature))
                        .orElse(List.of());
            default -> List.of();
        };
    }

    /** Units and leaders. */
    public List<Option> pieces() {
        return Stream.concat(candidates("unit").stream(), candidates("leader").stream())
                .toList();
    }

    /** The turns of a scenario. */
    public List<Option> turns(Scenario scenario) {
        TurnTrack track = new TurnTrack(scenario.clock(), session.system().minutesPerTurn());
        List<Option> turns = new ArrayList<>();
        for (int turn = 0; turn < track.count(); turn++) {
            turns.add(new Option(track.label(turn), track.label(turn)));
        }
        return turns;
    }

    /** The nationalities that the pack already has, and those that counters have colours for. */
    public List<Option> nationalities() {
        Set<String> known = new LinkedHashSet<>();
        OrderOfBattle oob = session.pack().orderOfBattle();
        oob.units().forEach(unit -> known.add(unit.nationality()));
        oob.leaders().forEach(leader -> known.add(leader.nationality()));
        known.remove("");
        return plain(List.copyOf(known));
    }

    private List<Option> places() {
        PlaceNames names = PlaceNames.of(session.pack().battlefield(), session.system());
        return options(session.pack().battlefield().places(), place -> new Option(place.id(), names.of(place)));
    }

    private Option feature(TableFeature feature) {
        return named(feature.id(), feature.name().isEmpty() ? feature.type() : feature.name());
    }

    private static Option named(String id, String name) {
        return new Option(id, name.isEmpty() ? id : name);
    }

    private static <T> List<Option> options(List<T> list, Function<T, Option> option) {
        return list.stream().map(option).toList();
    }
}
