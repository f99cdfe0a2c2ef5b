package coupdoeil.validator.report;

import coupdoeil.validator.check.RuleIndex;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes links of the rules and readings that the prose of a manual names. */
final class ManualLinks {

    private static final String RULE = "(?U)\\b(?:[A-Z]+-)+\\d\\d\\b";

    private final String page;
    private final RuleIndex rules;
    private final Pattern named;

    /** @param page the system whose page the prose stands on @param readings the names of its readings */
    ManualLinks(String page, RuleIndex rules, List<String> readings) {
        this.page = page;
        this.rules = rules;
        this.named = Pattern.compile(Stream.concat(
                        Stream.of(RULE), readings.stream().map(name -> "(?U)\\b" + Pattern.quote(name) + "(?U)\\b"))
                .collect(Collectors.joining("|")));
    }

    /** The same prose with links; a rule that does not exist stays plain text. */
    String in(String prose) {
        return named.matcher(prose).replaceAll(match -> Matcher.quoteReplacement(link(match)));
    }

    /** The place of a rule within its page. */
    static String anchor(String rule) {
        return rule.toLowerCase(Locale.ROOT);
    }

    private String link(MatchResult match) {
        String name = match.group();
        if (!name.matches(RULE)) {
            return link(name, "", ManualReadings.anchor(name));
        }
        return rules.rule(name)
                .map(entry -> link(name, entry.system().equals(page) ? "" : entry.system() + ".md", anchor(name)))
                .orElse(name);
    }

    private static String link(String name, String page, String anchor) {
        return "[" + name + "](" + page + "#" + anchor + ")";
    }
}
