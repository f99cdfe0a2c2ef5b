package coupdoeil.validator.cli;

import coupdoeil.validator.picture.SightOverlay;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.table.TableLook;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What {@code render} can paint over a table, by the names of its options; of what is not asked for, null. */
record RenderTableSight(
        @Nullable String line,
        @Nullable String viewshed,
        boolean field,
        @Nullable String side,
        @Nullable String blind,
        @Nullable String seenBy,
        @Nullable String watch) {

    /** What is painted. @throws CommandFailure if something of it leads nowhere */
    SightOverlay overlay(TableSightContext outlook) {
        List<SightMarks> marks = new ArrayList<>();
        question(outlook)
                .ifPresent(question -> marks.add(outlook.scene()
                        .answer(question)
                        .orElseThrow(() -> CommandFailure.usage("'" + viewshed + "' has no field of fire"))));
        List<Viewpoint> eyes = viewshed == null ? List.of() : List.of(outlook.find(viewshed));
        List<TableLook> looks = line == null ? List.of() : List.of(look(outlook, line));
        return new SightOverlay(marks, eyes, List.of(), looks);
    }

    private Optional<SightQuestion> question(TableSightContext outlook) {
        int at = outlook.turn();
        if (viewshed != null) {
            Viewpoint observer = outlook.find(viewshed);
            return Optional.of(
                    field ? new SightQuestion.Field(observer, at) : new SightQuestion.Seen(List.of(observer), at));
        } else if (side != null) {
            return Optional.of(new SightQuestion.Seen(outlook.units(side), at));
        } else if (blind != null) {
            return Optional.of(new SightQuestion.Unseen(outlook.units(blind), at));
        } else if (seenBy != null) {
            return Optional.of(new SightQuestion.Counts(outlook.units(seenBy), false, at));
        } else if (watch != null) {
            Viewpoint target = outlook.find(watch);
            List<Viewpoint> units = outlook.scene().viewpoints().units().stream()
                    .filter(unit -> !unit.id().equals(target.id()))
                    .toList();
            return Optional.of(new SightQuestion.Watched(target, units, at));
        }
        return Optional.empty();
    }

    private static TableLook look(TableSightContext outlook, String text) {
        String[] names = text.split("\\.\\.", -1);
        if (names.length != 2) {
            throw CommandFailure.usage("--sight must be FROM..TO, not '" + text + "'");
        }
        return outlook.scene().look(outlook.find(names[0]), outlook.find(names[1]));
    }
}
