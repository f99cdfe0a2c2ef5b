package coupdoeil.editor.tool.table;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.DrawnShape;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.rules.PlaceNames;
import coupdoeil.model.rules.TerrainRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;

/** What of a table is selected: features, or a place. */
record GroundSelection(TableContext context) {

    /** @param name what it is called */
    record Thing(String id, String name, DrawnShape drawn) {

        /** Its outline or line as it is painted. */
        Geometry shape() {
            return drawn.outline();
        }

        /** The points that can be dragged. */
        Geometry points() {
            return drawn.points();
        }
    }

    /** The features selected, in the order in which they were. */
    List<TableFeature> features() {
        List<TableFeature> found = new ArrayList<>();
        for (String id : session().selection().features()) {
            table().features().stream()
                    .filter(feature -> feature.id().equals(id))
                    .findFirst()
                    .ifPresent(found::add);
        }
        return found;
    }

    List<Thing> things() {
        if (session().selection() instanceof Selection.OfPlace of) {
            return table().places().stream()
                    .filter(place -> place.id().equals(of.id()) && place.area() instanceof Area.Shape)
                    .limit(1)
                    .map(place -> new Thing(
                            place.id(),
                            PlaceNames.of(
                                            session().pack().battlefield(),
                                            session().system())
                                    .of(place),
                            DrawnShape.straight(((Area.Shape) place.area()).geometry())))
                    .toList();
        }
        return features().stream()
                .map(feature -> new Thing(feature.id(), name(feature), feature.drawn()))
                .toList();
    }

    /** The one thing selected; empty if there are several or none. */
    Optional<Thing> single() {
        List<Thing> things = things();
        return things.size() == 1 ? Optional.of(things.get(0)) : Optional.empty();
    }

    List<String> ids() {
        return things().stream().map(Thing::id).toList();
    }

    /** What they are called together; the one name, or how many there are. */
    String name() {
        List<Thing> things = things();
        return things.size() == 1 ? things.get(0).name() : Messages.text("draw.several", things.size());
    }

    /** What a feature is called: by its name, else by its terrain. */
    String name(TableFeature feature) {
        return feature.name().isEmpty()
                ? session()
                        .chart()
                        .record(feature.type())
                        .map(TerrainRecord::name)
                        .orElse(feature.type())
                : feature.name();
    }

    private Session session() {
        return context.session();
    }

    private TableBattlefield table() {
        return context.table();
    }
}
