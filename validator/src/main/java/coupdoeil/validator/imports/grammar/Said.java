package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.question.Answer;
import coupdoeil.validator.imports.question.AnswerFault;
import coupdoeil.validator.imports.question.Question;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * An answer that can be meant for a list.
 *
 * @param value as the options of the property have it
 */
record Said(String kind, String property, String value, boolean again) {

    private static final Set<String> YES_NO = Set.of(Question.YES, Question.NO);
    private static final Set<String> ONE_SEVERAL = Set.of(Question.ONE, Question.SEVERAL);
    private static final String LINE = "line ";

    /**
     * Holds it against the list.
     *
     * @throws AnswerFault if it cannot be meant
     */
    static Said of(Answer answer, String digest, Set<String> kinds, Set<String> lines) {
        String kind = answer.kind();
        String property = answer.property();
        String at = answer.pointer() + "/kind";
        if (!answer.question().isEmpty()) {
            at = answer.pointer() + "/question";
            String[] steps = answer.question().split("/", 3);
            if (steps.length < 3) {
                throw new AnswerFault(at, "there is no question '" + answer.question() + "'");
            }
            if (!steps[0].equals(digest)) {
                throw new AnswerFault(at, "the list has changed since this was asked");
            }
            kind = steps[1];
            property = steps[2];
        }
        boolean again = property.startsWith(Question.AGAIN);
        property = Question.plain(property);
        Said said = new Said(kind, property, answer.value(), again);
        if (!said.isOfList() && !kinds.contains(kind)) {
            throw new AnswerFault(at, "this list has no lines of kind '" + kind + "'");
        }
        if (!said.isProperty()) {
            throw new AnswerFault(
                    answer.question().isEmpty() ? answer.pointer() + "/property" : at,
                    "there is no property '" + property + "' of '" + kind + "'");
        }
        if (!said.saysNothing() && !said.isValue(kinds, lines)) {
            throw new AnswerFault(
                    answer.pointer() + (answer.question().isEmpty() ? "/value" : "/answer"),
                    "'" + said.value + "' is no answer to " + property);
        }
        return said;
    }

    boolean saysNothing() {
        return value.equals(Question.NONE) || value.equals(Question.UNKNOWN);
    }

    /** Whether it is of the whole list and not of a kind. */
    boolean isOfList() {
        return kind.equals(Question.LIST);
    }

    /** Whether it says how the whole list is laid out. */
    boolean isLayout() {
        return isOfList() && property.startsWith(Question.LAYOUT);
    }

    private boolean isProperty() {
        return isOfList()
                ? property.equals(Question.SECOND_SIDE)
                        || property.equals(Question.NUMBERS)
                        || isLayout()
                                && ListLayout.of(property.substring(Question.LAYOUT.length()))
                                        .isPresent()
                : property.equals(Question.ROLE)
                        || property.equals(Question.UNDER)
                        || property.equals(Question.BEGINS_SIDE)
                        || property.equals(Question.UNITS)
                        || property.equals(Question.JOINS)
                        || property.equals(Question.SPLITS)
                        || property.startsWith(Question.SLOT);
    }

    private boolean isValue(Set<String> kinds, Set<String> lines) {
        return switch (property) {
            case Question.ROLE -> LineRole.of(value).isPresent();
            case Question.UNDER -> Under.of(value, kinds).isPresent();
            case Question.UNITS -> ONE_SEVERAL.contains(value);
            case Question.SPLITS -> value.equals(Question.NO) || Cut.of(value).isPresent();
            case Question.BEGINS_SIDE, Question.NUMBERS, Question.JOINS -> YES_NO.contains(value);
            case Question.SECOND_SIDE -> value.equals(Question.NO) || lines.contains(value);
            default ->
                isLayout()
                        ? YES_NO.contains(value)
                        : SlotField.of(value)
                                .filter(field -> field.fits(property.substring(Question.SLOT.length())))
                                .isPresent();
        };
    }

    /** How a line is named as an answer. */
    static String line(int line) {
        return LINE + line;
    }

    /** A grammar with this. @param kinds of the list that it is said of */
    Grammar applied(Grammar grammar, List<LineKind> kinds) {
        if (saysNothing() && !again) {
            return grammar;
        }
        if (Question.isOfLines(property) && !isOfList()) {
            boolean nothing = saysNothing() || value.equals(Question.NO);
            LineKind own = kinds.stream()
                    .filter(it -> it.id().equals(kind))
                    .findFirst()
                    .orElseThrow();
            return nothing
                    ? grammar
                    : grammar.with(Reshaping.of(own, Cut.of(value).orElse(null)));
        }
        if (isLayout()) {
            Set<ListLayout> layouts = EnumSet.noneOf(ListLayout.class);
            layouts.addAll(grammar.layouts());
            ListLayout layout =
                    ListLayout.of(property.substring(Question.LAYOUT.length())).orElseThrow();
            if (value.equals(Question.YES)) {
                layouts.add(layout);
            } else {
                layouts.remove(layout);
            }
            return grammar.withLayouts(layouts);
        }
        if (property.equals(Question.NUMBERS)) {
            return grammar.withNumbers(value.equals(Question.YES));
        }
        if (isOfList()) {
            return value.equals(Question.NO) || saysNothing()
                    ? grammar.withSecondSide(0)
                    : grammar.withSecondSide(Integer.parseInt(value.substring(LINE.length())));
        }
        return grammar.with(saysNothing() ? grammar.of(kind).without(property) : applied(grammar.of(kind)));
    }

    private KindRule applied(KindRule rule) {
        return switch (property) {
            case Question.ROLE -> rule.withRole(LineRole.of(value).orElseThrow());
            case Question.UNDER ->
                rule.withUnder(Under.of(value, Set.of(value.replaceFirst("^kind:", "")))
                        .orElseThrow());
            case Question.UNITS -> rule.withOneUnit(value.equals(Question.ONE));
            case Question.BEGINS_SIDE -> rule.withBeginsSide(value.equals(Question.YES));
            default ->
                rule.withSlot(
                        property.substring(Question.SLOT.length()),
                        SlotField.of(value).orElseThrow());
        };
    }
}
