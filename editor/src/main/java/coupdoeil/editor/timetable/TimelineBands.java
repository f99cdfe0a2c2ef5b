package coupdoeil.editor.timetable;

import coupdoeil.editor.text.Messages;
import coupdoeil.editor.timetable.Timeline.Band;
import coupdoeil.editor.timetable.Timeline.Span;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What holds along the turns: a row for each group of conditions that the rule system knows, such as light and weather, and one
 * for each number of a period, such as its visibility.
 */
final class TimelineBands {

    private static final String GROUP = "group";

    private final RuleSystem system;
    private final Scenario scenario;
    private final TurnTrack track;

    TimelineBands(RuleSystem system, Scenario scenario, TurnTrack track) {
        this.system = system;
        this.scenario = scenario;
        this.track = track;
    }

    List<Band> rows() {
        List<Band> rows = new ArrayList<>();
        Map<String, List<Choice>> groups = system.vocabulary().conditions().stream()
                .collect(Collectors.groupingBy(
                        condition -> condition.effects().text(GROUP).orElse(""),
                        LinkedHashMap::new,
                        Collectors.toList()));
        groups.forEach((group, conditions) ->
                rows.add(new Band(named(group), spans(period -> said(period, conditions)))));
        system.attributesOf("period").stream()
                .filter(type -> type.kind() == AttributeType.Kind.INTEGER || type.kind() == AttributeType.Kind.NUMBER)
                .forEach(type -> rows.add(new Band(type.name(), numbers(type))));
        return rows;
    }

    private static String named(String group) {
        return group.isEmpty()
                ? Messages.text("time.conditions")
                : group.substring(0, 1).toUpperCase(Locale.ROOT) + group.substring(1);
    }

    /** What of some conditions holds in a period, and how far down the list of them it stands. */
    private static Weighed said(Period period, List<Choice> conditions) {
        String names = conditions.stream()
                .filter(condition -> period.conditions().contains(condition.id()))
                .map(Choice::name)
                .collect(Collectors.joining(", "));
        return new Weighed(names, 1);
    }

    private record Weighed(String text, double weight) {}

    /** The less can be seen, the more colour. */
    private List<Span> numbers(AttributeType type) {
        double most = scenario.periods().stream()
                .flatMap(period -> period.attributes().number(type.id()).stream())
                .mapToDouble(BigDecimal::doubleValue)
                .max()
                .orElse(1);
        return spans(period -> period.attributes()
                .number(type.id())
                .map(number -> new Weighed(
                        number.stripTrailingZeros().toPlainString(), 1 - (most == 0 ? 0 : number.doubleValue() / most)))
                .orElse(new Weighed("", 0)));
    }

    private List<Span> spans(Function<Period, Weighed> said) {
        List<Span> spans = new ArrayList<>();
        for (int i = 0; i < scenario.periods().size(); i++) {
            Period period = scenario.periods().get(i);
            OptionalInt from = track.turnOf(period.from());
            OptionalInt to = track.turnOf(period.to());
            Weighed weighed = said.apply(period);
            if (from.isPresent() && to.isPresent() && !weighed.text().isEmpty()) {
                spans.add(new Span(from.getAsInt(), to.getAsInt(), weighed.text(), weighed.weight(), i));
            }
        }
        return List.copyOf(spans);
    }
}
