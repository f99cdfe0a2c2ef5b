package coupdoeil.editor.findings;

import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Which findings are listed.
 *
 * @param words all of these, in the rule's id or title, the message, or a subject's name
 * @param silenced whether findings are listed too that the designer accepts or the profile leaves out
 * @param grouping by what those of a severity are put together
 */
record FindingFilter(String words, Set<Severity> severities, boolean silenced, Grouping grouping) {

    static final FindingFilter ALL = new FindingFilter("", Set.of(Severity.values()), false, Grouping.RULE);

    FindingFilter {
        severities = Set.copyOf(severities);
    }

    /**
     * The findings that pass: the worst first, then group by group, in the order of the report.
     *
     * @param titles of rules by their ids
     */
    List<Finding> of(Findings findings, UnaryOperator<String> titles) {
        List<String> wanted = Arrays.stream(words.toLowerCase(Locale.ROOT).split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
        List<Finding> left = silenced ? findings.judgement().silenced() : List.of();
        return Stream.concat(findings.all().stream(), left.stream())
                .filter(finding -> severities.contains(finding.severity()))
                .filter(finding -> silenced || finding.suppressedBy().isEmpty())
                .filter(finding ->
                        wanted.stream().allMatch(word -> text(finding, titles).contains(word)))
                .sorted(grouping.order())
                .toList();
    }

    private static String text(Finding finding, UnaryOperator<String> titles) {
        StringBuilder text = new StringBuilder(finding.rule())
                .append(' ')
                .append(titles.apply(finding.rule()))
                .append(' ')
                .append(finding.message());
        for (SubjectRef subject : finding.subjects()) {
            text.append(' ').append(subject.name()).append(' ').append(subject.key());
        }
        return text.toString().toLowerCase(Locale.ROOT);
    }
}
