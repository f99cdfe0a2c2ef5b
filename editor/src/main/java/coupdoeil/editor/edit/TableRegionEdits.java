package coupdoeil.editor.edit;

import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.region.Excerpt.Listed;
import coupdoeil.model.region.TableExcerpt;
import coupdoeil.model.scenario.Placement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Edits of parts of a table, with the set-up of one scenario. On another kind of battlefield nothing happens. Features whose
 * ids are taken get others; pieces that the pack does not know, or that are in the scenario already, are left out.
 */
public final class TableRegionEdits {

    private TableRegionEdits() {}

    /** Takes features off a table and pieces out of the set-up. */
    public static Edit cut(String name, String scenario, TableExcerpt part) {
        return new Edit(name, pack -> cut(pack, scenario, part));
    }

    /** Puts features and pieces onto a table where they are. */
    public static Edit paste(String name, String scenario, TableExcerpt placed) {
        return new Edit(name, pack -> pasted(pack, scenario, placed));
    }

    /** Takes a part of a table off it and puts it elsewhere. @param placed the same as it is to lie */
    public static Edit move(String name, String scenario, TableExcerpt part, TableExcerpt placed) {
        return new Edit(name, pack -> pasted(cut(pack, scenario, part), scenario, placed));
    }

    private static Pack cut(Pack pack, String scenario, TableExcerpt part) {
        TableBattlefield table = pack.battlefield().table().orElse(null);
        if (table == null) {
            return pack;
        }
        Pack ground = part.features().isEmpty()
                ? pack
                : pack.withBattlefield(table.withFeatures(RegionEdits.without(table.features(), part.features())));
        return part.setup().isEmpty()
                ? ground
                : ground.withScenario(scenario, old -> old.withSetup(RegionEdits.without(old.setup(), part.setup())));
    }

    private static Pack pasted(Pack pack, String scenario, TableExcerpt placed) {
        TableBattlefield table = pack.battlefield().table().orElse(null);
        if (table == null) {
            return pack;
        }
        List<Listed<TableFeature>> features = features(pack, placed);
        List<Listed<Placement>> setup = Newcomers.of(pack, scenario, placed.setup());
        Pack ground = features.isEmpty()
                ? pack
                : pack.withBattlefield(table.withFeatures(RegionEdits.with(table.features(), features)));
        return setup.isEmpty()
                ? ground
                : ground.withScenario(scenario, old -> old.withSetup(RegionEdits.with(old.setup(), setup)));
    }

    /** The features as they will be called there: those that come back where they stood, copies on top of all others. */
    public static List<Listed<TableFeature>> features(Pack pack, TableExcerpt placed) {
        Set<String> used = new HashSet<>(FreshId.used(pack));
        Set<String> there = new HashSet<>();
        pack.battlefield().table().stream()
                .flatMap(table -> table.features().stream())
                .forEach(feature -> there.add(feature.id()));
        pack.battlefield().places().forEach(place -> there.add(place.id()));
        List<Listed<TableFeature>> back = new ArrayList<>();
        List<Listed<TableFeature>> copies = new ArrayList<>();
        for (Listed<TableFeature> listed : placed.features()) {
            TableFeature feature = listed.value();
            boolean taken = !there.add(feature.id());
            String id = taken ? FreshId.of(used, feature.id()) : feature.id();
            used.add(id);
            (taken ? copies : back).add(new Listed<>(taken ? Integer.MAX_VALUE : listed.index(), feature.withId(id)));
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
