package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import java.util.List;
import java.util.stream.Stream;

/**
 * One thing that a line names.
 *
 * @param words its name
 * @param hint words that say what it is and are no part of its name: {@code Horse: 20th Light Dragoons}
 * @param person who commands it, if it says so
 * @param doubts what about it is not certain, in words
 */
public record Part(
        PartKind kind,
        List<Token> words,
        List<Token> hint,
        List<Figure> figures,
        List<Token> person,
        List<String> doubts) {

    public Part {
        words = List.copyOf(words);
        hint = List.copyOf(hint);
        figures = List.copyOf(figures);
        person = List.copyOf(person);
        doubts = List.copyOf(doubts);
    }

    public String name() {
        return Printed.text(words);
    }

    public String commander() {
        return Printed.text(person);
    }

    /** What its words mean, and those that hint at what it is. */
    public Tags tags() {
        return Tags.of(words).union(hint);
    }

    /** Whether one of its words means this. */
    public boolean has(Tag tag) {
        for (Token word : words) {
            if (word.is(tag)) {
                return true;
            }
        }
        return false;
    }

    public boolean hasStrength() {
        for (Figure figure : figures) {
            if (!figure.kind().isCount()) {
                return true;
            }
        }
        return false;
    }

    /** Physical line, from 1. @param first on which its line of the source begins */
    public int line(int first) {
        if (!words.isEmpty()) {
            return first + words.get(0).below();
        }
        return figures.isEmpty() ? first : figures.get(0).line();
    }

    /** With its figures so many physical lines further down. */
    Part down(int lines) {
        return figures.isEmpty() ? this : with(Lists.mapped(figures, figure -> figure.down(lines)));
    }

    public Part as(PartKind other) {
        return new Part(other, words, hint, figures, person, doubts);
    }

    public Part with(List<Figure> changed) {
        return new Part(kind, words, hint, changed, person, doubts);
    }

    public Part doubted(String doubt) {
        return new Part(
                kind,
                words,
                hint,
                figures,
                person,
                Stream.concat(doubts.stream(), Stream.of(doubt)).toList());
    }

    public Part commandedBy(List<Token> somebody) {
        return new Part(kind, words, hint, figures, somebody, doubts);
    }
}
