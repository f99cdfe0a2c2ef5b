package coupdoeil.editor.imports;

import coupdoeil.editor.text.Messages;
import coupdoeil.validator.imports.grammar.Grammar;
import coupdoeil.validator.imports.grammar.GrammarReading;
import coupdoeil.validator.imports.grammar.KindRule;
import coupdoeil.validator.imports.grammar.LineRole;
import coupdoeil.validator.imports.grammar.Under;
import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.question.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A kind of lines of a list as a designer sees it.
 *
 * @param rule what holds for all its lines
 * @param samples its first lines
 * @param said whether somebody has said anything of it
 */
record KindRow(LineKind kind, KindRule rule, List<ListLine> samples, boolean said) {

    private static final int SAMPLES = 2;
    private static final int LONGEST = 40;

    /**
     * One of several things that may hold.
     *
     * @param value as grammars have it; empty for what is not one thing for all lines
     */
    record Choice(String value, String text) {
        @Override
        public String toString() {
            return text;
        }
    }

    static List<KindRow> of(GrammarReading reading) {
        Grammar grammar = reading.grammar();
        Set<String> said =
                Set.copyOf(reading.said().rules().stream().map(KindRule::kind).toList());
        return reading.kinds().stream()
                .map(kind -> new KindRow(
                        kind,
                        grammar.of(kind.id()),
                        kind.lines().stream().limit(SAMPLES).toList(),
                        said.contains(kind.id())))
                .toList();
    }

    /**
     * The kind of a line of which there may be several: what stands side by side shares its physical line.
     *
     * @param text what it says, or a part of that, or that and more
     */
    static Optional<Line> on(List<KindRow> rows, int line, String text) {
        List<Line> there = rows.stream()
                .flatMap(row -> row.kind().lines().stream()
                        .filter(own -> own.line() == line)
                        .map(own -> new Line(row, own)))
                .toList();
        return there.stream()
                .filter(one -> one.line().text().contains(text)
                        || text.contains(one.line().cells().get(0).text()))
                .findFirst()
                .or(() -> there.stream().findFirst());
    }

    /** A line and its kind. */
    record Line(KindRow row, ListLine line) {}

    /** The value of a property; empty where lines differ. */
    String value(String property) {
        Object known = switch (property) {
            case Question.ROLE -> rule.role() == null ? null : rule.role().key();
            case Question.UNDER -> rule.under() == null ? null : rule.under().key();
            case Question.BEGINS_SIDE -> yes(rule.beginsSide());
            default -> rule.oneUnit() == null ? null : rule.oneUnit() ? Question.ONE : Question.SEVERAL;
        };
        return known == null ? "" : known.toString();
    }

    private static String yes(@Nullable Boolean value) {
        return value == null ? "" : value ? Question.YES : Question.NO;
    }

    /** What a property may be. @param all of the list */
    static List<Choice> choices(String property, List<KindRow> all) {
        List<Choice> choices = new ArrayList<>();
        choices.add(new Choice("", Messages.text("import.kind-differs")));
        switch (property) {
            case Question.ROLE -> {
                for (LineRole role : LineRole.values()) {
                    choices.add(new Choice(role.key(), role.key()));
                }
            }
            case Question.UNDER -> {
                for (KindRow row : all) {
                    if (row.rule.role() == LineRole.FORMATION || row.rule.role() == null) {
                        choices.add(new Choice(Under.kind(row.kind.id()).key(), row.title()));
                    }
                }
                for (Under.How how : Under.How.values()) {
                    if (how != Under.How.KIND) {
                        choices.add(new Choice(Under.of(how).key(), text(how)));
                    }
                }
            }
            case Question.BEGINS_SIDE -> {
                choices.add(new Choice(Question.YES, Messages.text("import.yes")));
                choices.add(new Choice(Question.NO, Messages.text("import.no")));
            }
            default -> {
                choices.add(new Choice(Question.ONE, Messages.text("import.one-unit")));
                choices.add(new Choice(Question.SEVERAL, Messages.text("import.several-units")));
            }
        }
        return choices;
    }

    private static String text(Under.How how) {
        return Messages.text(
                switch (how) {
                    case ECHELON -> "import.under-echelon";
                    case DEPTH -> "import.under-depth";
                    case NUMBER -> "import.under-number";
                    case SIDE -> "import.under-side";
                    case KIND, NEAREST -> "import.under-nearest";
                });
    }

    /** What a grammar's value is called. */
    static String text(String property, String value, List<KindRow> all) {
        return choices(property, all).stream()
                .filter(choice -> choice.value().equals(value))
                .map(Choice::text)
                .findFirst()
                .orElse(value);
    }

    /** Its first line, short, in quotes. */
    String title() {
        String text = samples.get(0).text().replaceAll("\\s+", " ");
        return "\u201C" + (text.length() > LONGEST ? text.substring(0, LONGEST) + "\u2026" : text) + "\u201D";
    }

    @Override
    public String toString() {
        return title();
    }
}
