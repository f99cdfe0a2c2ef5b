package coupdoeil.editor.edit;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.region.Excerpt.Listed;
import coupdoeil.model.region.TableExcerpt;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Edits of parts of a table, with the set-up and the markers of one scenario. On another kind of battlefield nothing happens.
 * What has an id that is taken gets another; pieces that the pack does not know, or that are in the scenario already, are
 * left out.
 */
public final class TableRegionEdits {

    private TableRegionEdits() {}

    /** Takes a part of a table off it. */
    public static Edit cut(String name, String scenario, TableExcerpt part) {
        return new Edit(name, pack -> cut(pack, scenario, part));
    }

    /** Puts a part of a table onto it where it is. */
    public static Edit paste(String name, String scenario, TableExcerpt placed) {
        return new Edit(name, pack -> pasted(pack, scenario, placed));
    }

    /** Takes a part of a table off it and puts it elsewhere. @param placed the same as it is to lie */
    public static Edit move(String name, String scenario, TableExcerpt part, TableExcerpt placed) {
        return new Edit(name, pack -> pasted(cut(pack, scenario, part), scenario, placed));
    }

    private static Pack cut(Pack pack, String scenario, TableExcerpt part) {
        return changed(
                pack,
                scenario,
                table -> table.withFeatures(RegionEdits.without(table.features(), part.features()))
                        .withPlaces(RegionEdits.without(table.places(), part.places())),
                old -> old.withSetup(RegionEdits.without(old.setup(), part.setup()))
                        .withTokens(RegionEdits.without(old.tokens(), part.tokens())));
    }

    private static Pack pasted(Pack pack, String scenario, TableExcerpt placed) {
        TableExcerpt coming = named(pack, scenario, placed);
        return changed(
                pack,
                scenario,
                table -> table.withFeatures(RegionEdits.with(table.features(), coming.features()))
                        .withPlaces(RegionEdits.with(table.places(), coming.places())),
                old -> old.withSetup(RegionEdits.with(old.setup(), coming.setup()))
                        .withTokens(RegionEdits.with(old.tokens(), coming.tokens())));
    }

    /** The pack itself where nothing changes. */
    private static Pack changed(
            Pack pack, String scenario, UnaryOperator<TableBattlefield> ground, UnaryOperator<Scenario> standing) {
        TableBattlefield table = pack.battlefield().table().orElse(null);
        if (table == null) {
            return pack;
        }
        TableBattlefield other = ground.apply(table);
        Pack with = other.equals(table) ? pack : pack.withBattlefield(other);
        return pack.scenario(scenario)
                .filter(old -> !standing.apply(old).equals(old))
                .map(old -> with.withScenario(scenario, standing))
                .orElse(with);
    }

    /**
     * A part as it will be called there and where in the lists it comes: what comes back stands where it stood, copies lie on
     * top of all others. Features and places never share a name, nor do markers; who shares one with them is no matter.
     */
    public static TableExcerpt named(Pack pack, String scenario, TableExcerpt placed) {
        Set<String> used = new HashSet<>(FreshId.used(pack));
        Set<String> ground = new HashSet<>();
        pack.battlefield().table().stream()
                .flatMap(table -> table.features().stream())
                .forEach(feature -> ground.add(feature.id()));
        pack.battlefield().places().forEach(place -> ground.add(place.id()));
        Set<String> markers = new HashSet<>();
        pack.scenario(scenario).stream()
                .flatMap(there -> Stream.concat(
                        there.tokens().stream(),
                        there.reinforcements().stream().flatMap(group -> group.tokens().stream())))
                .forEach(token -> markers.add(token.id()));
        boolean standing = pack.scenario(scenario).isPresent();
        return new TableExcerpt(
                named(placed.features(), ground, used, TableFeature::id, TableFeature::withId),
                named(placed.places(), ground, used, Place::id, Place::withId),
                Newcomers.of(pack, scenario, placed.setup()),
                standing ? named(placed.tokens(), markers, used, Token::id, Token::withId) : List.of());
    }

    private static <T> List<Listed<T>> named(
            List<Listed<T>> coming,
            Set<String> there,
            Set<String> used,
            Function<T, String> id,
            BiFunction<T, String, T> withId) {
        List<Listed<T>> back = new ArrayList<>();
        List<Listed<T>> copies = new ArrayList<>();
        for (Listed<T> listed : coming) {
            String old = id.apply(listed.value());
            if (there.add(old)) {
                back.add(listed);
                used.add(old);
            } else {
                String fresh = FreshId.of(used, old);
                there.add(fresh);
                used.add(fresh);
                copies.add(new Listed<>(Integer.MAX_VALUE, withId.apply(listed.value(), fresh)));
            }
        }
        back.addAll(copies);
        return back;
    }

    /** How many of its pieces would be left out. */
    public static int piecesLeftOut(Pack pack, String scenario, TableExcerpt placed) {
        return placed.setup().size()
                - Newcomers.of(pack, scenario, placed.setup()).size();
    }
}
