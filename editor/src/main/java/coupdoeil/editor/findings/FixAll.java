package coupdoeil.editor.findings;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.Fix;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The best fix of every open finding of a rule, as one step.
 *
 * @param found all open findings of the rule
 * @param fixes of those that can be cured at the press of a key, in the order of the report
 */
public record FixAll(String rule, List<Finding> found, List<Item> fixes) {

    private static final int MOST_LISTED = 12;
    /** Of a line of the preview, in characters: packs hold names of any length. */
    private static final int LONGEST_LINE = 160;

    /** A finding and what will be done about it. */
    public record Item(Finding finding, Fix.Change change) {
        @Override
        public String toString() {
            return Messages.text("findings.fix-of", finding.subjects().get(0).name(), change.name());
        }
    }

    public FixAll {
        found = List.copyOf(found);
        fixes = List.copyOf(fixes);
    }

    static FixAll of(Findings findings, String rule) {
        List<Finding> found = findings.open().stream()
                .filter(finding -> finding.rule().equals(rule))
                .toList();
        return new FixAll(
                rule,
                found,
                found.stream()
                        .flatMap(finding -> best(finding).map(change -> new Item(finding, change)).stream())
                        .toList());
    }

    private static Optional<Fix.Change> best(Finding finding) {
        return finding.fixes().stream()
                .map(fix -> fix instanceof Fix.Change change
                        ? Optional.of(change)
                        : fix instanceof Fix.Choose choose
                                ? choose.options().stream().findFirst()
                                : Optional.<Fix.Change>empty())
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Applies every fix, one after the other: all of them or, should one break down, none. */
    public Edit edit() {
        return new Edit(Messages.text("findings.fix-all", rule), pack -> {
            Pack changed = pack;
            for (Item item : fixes) {
                changed = item.change().edit().apply(changed);
            }
            return changed;
        });
    }

    /**
     * What the fixes would come to, for people: a few lines, none of them long.
     *
     * @param before the findings that the fixes are from
     * @param after what is found when they are applied
     */
    public String preview(Findings before, Findings after) {
        Set<String> now = fingerprints(after.open());
        Set<String> old = fingerprints(before.open());
        long cured = found.stream()
                .filter(finding -> !now.contains(finding.fingerprint()))
                .count();
        List<String> fresh = after.open().stream()
                .filter(finding -> !old.contains(finding.fingerprint()))
                .map(finding -> finding.rule() + ": " + finding.message())
                .toList();
        List<String> lines = new ArrayList<>();
        lines.add(Messages.text("findings.cures", cured, found.size(), rule));
        lines.add(fresh.isEmpty() ? Messages.text("findings.none-new") : Messages.text("findings.new", fresh.size()));
        fresh.stream().limit(MOST_LISTED).forEach(lines::add);
        lines.add("");
        fixes.stream().limit(MOST_LISTED).map(Item::toString).forEach(lines::add);
        if (fixes.size() > MOST_LISTED) {
            lines.add(Messages.text("findings.and-more", fixes.size() - MOST_LISTED));
        }
        return lines.stream().map(FixAll::line).collect(Collectors.joining("\n"));
    }

    private static String line(String text) {
        String line = text.replaceAll("\\R", " ");
        return line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE - 1) + "\u2026" : line;
    }

    private static Set<String> fingerprints(List<Finding> findings) {
        return findings.stream().map(Finding::fingerprint).collect(Collectors.toCollection(HashSet::new));
    }
}
