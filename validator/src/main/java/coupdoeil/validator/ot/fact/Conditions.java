package coupdoeil.validator.ot.fact;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Roster;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.table.Features;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What conditions in words name: turns by their time or number, and in quotation marks units, commanders, formations, places
 * and features.
 */
public final class Conditions {

    private static final Pattern TIME = Pattern.compile("(?<!\\d)\\d{1,2}:\\d{2}(?!\\d)");
    private static final Pattern TURN = Pattern.compile("(?<!\\p{L})turn (\\d{1,6})(?!\\d)");
    private static final Pattern QUOTED = Pattern.compile("[\"\u201c]([^\"\u201c\u201d]{1,200})[\"\u201d]");

    private final Timetable timetable;
    private final Set<String> names = new HashSet<>();

    public Conditions(Timetable timetable, Roster roster, Places places, Features features) {
        this.timetable = timetable;
        BiConsumer<String, String> add =
                (id, name) -> Stream.of(id, name).map(Conditions::plain).forEach(names::add);
        roster.units().forEach(unit -> add.accept(unit.id(), unit.name()));
        roster.leaders().forEach(leader -> add.accept(leader.id(), leader.name()));
        roster.formations().forEach(formation -> add.accept(formation.id(), formation.name()));
        for (Place place : places.all()) {
            add.accept(place.id(), place.name());
        }
        features.all().forEach(feature -> add.accept(feature.id(), feature.name()));
    }

    private static String plain(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    /** What a condition names and nobody knows, in the order written. */
    public List<String> unknown(String condition) {
        List<String> unknown = new ArrayList<>();
        Matcher time = TIME.matcher(condition);
        while (time.find()) {
            if (!timetable.isTurn(time.group())) {
                unknown.add(time.group());
            }
        }
        Matcher turn = TURN.matcher(condition.toLowerCase(Locale.ROOT));
        while (turn.find()) {
            if (!timetable.track().contains(Integer.parseInt(turn.group(1)) - 1)) {
                unknown.add(turn.group());
            }
        }
        Matcher quoted = QUOTED.matcher(condition);
        while (quoted.find()) {
            if (!names.contains(plain(quoted.group(1)))) {
                unknown.add(quoted.group(1));
            }
        }
        return unknown;
    }
}
