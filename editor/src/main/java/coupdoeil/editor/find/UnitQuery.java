package coupdoeil.editor.find;

import coupdoeil.editor.document.Session;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What units are asked for: {@code arm:cavalry side:blue men>500 tem>=5 placed:no hex:1011}. All of it must hold. Words
 * without a sign are part of the name. A key is {@code arm}, {@code side}, {@code army}, {@code under}, {@code nation},
 * {@code men}, {@code guns}, {@code placed} ({@code yes} or {@code no}), {@code hex}, or a rating by the letters that its id
 * or name begins with.
 */
final class UnitQuery {

    private static final Pattern TERM =
            Pattern.compile("([\\p{L}][\\p{L}\\p{N}-]{0,40})(>=|<=|[:=<>])(\"[^\"]{0,80}\"|[^\\s\"]{1,80})");

    private final Session session;
    private final List<Predicate<Unit>> terms = new ArrayList<>();
    /** Where each piece of the scenario on view stands. */
    private final Map<String, List<Placement>> setup;

    private UnitQuery(Session session) {
        this.session = session;
        this.setup = session.scenario().map(Scenario::setup).stream()
                .flatMap(List::stream)
                .collect(Collectors.groupingBy(Placement::piece));
    }

    /** Reads a text; empty if nothing in it is a query. */
    static Optional<UnitQuery> of(Session session, String text) {
        UnitQuery query = new UnitQuery(session);
        Matcher term = TERM.matcher(text);
        while (term.find()) {
            query.terms.add(query.term(
                    term.group(1).toLowerCase(Locale.ROOT),
                    term.group(2),
                    term.group(3).replace("\"", "").toLowerCase(Locale.ROOT)));
        }
        if (query.terms.isEmpty()) {
            return Optional.empty();
        }
        String words = term.reset().replaceAll(" ").strip().toLowerCase(Locale.ROOT);
        Stream.of(words.split("\\s+")).forEach(word -> query.terms.add(unit -> holds(unit.name(), word)));
        return Optional.of(query);
    }

    boolean matches(Unit unit) {
        return terms.stream().allMatch(term -> term.test(unit));
    }

    private Predicate<Unit> term(String key, String sign, String value) {
        return switch (key) {
            case "arm" -> unit -> holds(armName(unit), value) || holds(unit.arm(), value);
            case "side" ->
                unit -> session.roster()
                        .sideOf(unit)
                        .flatMap(session.roster()::side)
                        .map(Side::name)
                        .filter(name -> holds(name, value))
                        .isPresent();
            case "army" ->
                unit -> session.roster()
                        .armyOf(unit)
                        .map(Army::name)
                        .filter(name -> holds(name, value))
                        .isPresent();
            case "under" ->
                unit -> session.roster().superiors(unit.under()).stream()
                        .map(Formation::name)
                        .anyMatch(name -> holds(name, value));
            case "nation" -> unit -> holds(unit.nationality(), value);
            case "men" -> unit -> compared(number(unit.strength().men()), sign, value);
            case "guns" -> unit -> compared(number(unit.strength().guns()), sign, value);
            case "placed" -> unit -> setup.containsKey(unit.id()) == !value.startsWith("n");
            case "hex" ->
                unit -> setup.getOrDefault(unit.id(), List.of()).stream()
                        .anyMatch(placement -> stands(placement, value));
            default ->
                unit -> rating(key)
                        .flatMap(type -> unit.attributes().value(type.id()))
                        .filter(found -> compared(found.toString(), sign, value))
                        .isPresent();
        };
    }

    private static String number(@Nullable Integer of) {
        return of == null ? "" : of.toString();
    }

    private String armName(Unit unit) {
        return session.system().vocabulary().arms().stream()
                .filter(arm -> arm.id().equals(unit.arm()))
                .map(arm -> arm.name())
                .findFirst()
                .orElse("");
    }

    private boolean stands(Placement placement, String label) {
        return session.pack()
                .battlefield()
                .hexMap()
                .flatMap(map -> map.grid().parse(label.toUpperCase(Locale.ROOT)))
                .filter(placement.hexes()::contains)
                .isPresent();
    }

    private Optional<AttributeType> rating(String key) {
        return session.system().attributesOf("unit").stream()
                .filter(type -> type.id().startsWith(key)
                        || type.name()
                                .toLowerCase(Locale.ROOT)
                                .replace(' ', '-')
                                .startsWith(key))
                .findFirst();
    }

    /** Numbers are compared as numbers; of anything else a part may be asked for. */
    private static boolean compared(String found, String sign, String value) {
        try {
            int order = new BigDecimal(found).compareTo(new BigDecimal(value));
            return switch (sign) {
                case "<" -> order < 0;
                case ">" -> order > 0;
                case "<=" -> order <= 0;
                case ">=" -> order >= 0;
                default -> order == 0;
            };
        } catch (NumberFormatException text) {
            return (sign.equals(":") || sign.equals("=")) && holds(found, value);
        }
    }

    private static boolean holds(String text, String part) {
        return text.toLowerCase(Locale.ROOT).contains(part);
    }
}
