package coupdoeil.editor.timetable;

import coupdoeil.editor.text.Messages;
import coupdoeil.editor.timetable.Timeline.Bar;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What a bar shows, in words. @param turns the labels of the turns */
record BarText(List<String> turns) {

    /** Who enters when, who waits, and what it depends on; lines of plain text. */
    String tip(Bar bar) {
        List<String> lines = new ArrayList<>();
        lines.add(Messages.text("time.bar-due", bar.name(), bar.at()));
        TreeSet<Integer> when = bar.comers().stream()
                .flatMapToInt(comer -> comer.turn().stream())
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
        for (int turn : when) {
            List<Comer> entering = bar.entering(turn);
            String key = entering.stream().anyMatch(Comer::waits)
                    ? "time.waits-till"
                    : bar.isKnown() ? "time.enters" : "time.by-due";
            lines.add(Messages.text(key, label(turn), names(entering)));
        }
        List<Comer> never =
                bar.comers().stream().filter(comer -> comer.turn().isEmpty()).toList();
        if (!never.isEmpty()) {
            lines.add(Messages.text("time.never", names(never)));
        }
        if (bar.comers().isEmpty()) {
            lines.add(Messages.text("time.nobody"));
        }
        if (!bar.condition().isBlank()) {
            lines.add(Messages.text("time.if", bar.condition()));
        }
        if (bar.uncertain()) {
            lines.add(Messages.text("time.uncertain"));
        }
        return String.join("\n", lines);
    }

    private String label(int turn) {
        return turn >= 0 && turn < turns.size() ? turns.get(turn) : Messages.text("time.after-the-end");
    }

    private static String names(List<Comer> comers) {
        return comers.stream().map(Comer::name).collect(Collectors.joining(", "));
    }
}
