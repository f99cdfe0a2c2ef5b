package coupdoeil.validator.check;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.PlaceNames;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.EntryChoices;
import coupdoeil.validator.check.fact.EntryChoices.Choice;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.EntryTurn;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Examines the entries that a group of reinforcements may choose instead of the one it names: for each of them the
 * scenario as it would be if it chose that. What is found then and not otherwise is a finding about the choice.
 *
 * <p>How many of them is a matter of {@link EntryChoices}.
 */
final class OtherEntries {

    private final RuleBook book;
    private final Supplier<Tracker> trackers;
    private Map<Choice, ScopeSession> scopes = new LinkedHashMap<>();

    OtherEntries(RuleBook book, Supplier<Tracker> trackers) {
        this.book = book;
        this.trackers = trackers;
    }

    /** Goes on with a pack after an edit. */
    void update(Situation pack, Scenario scenario, Optional<GroundChange> change) {
        Map<Choice, ScopeSession> now = new LinkedHashMap<>();
        for (Choice choice : new EntryChoices(new Arrivals(scenario.reinforcements())).examined()) {
            ScopeSession known = scopes.get(choice);
            ScopeSession scope =
                    known == null ? new ScopeSession(book, OtherEntries::ofArrivals, trackers.get()) : known;
            scope.update(pack, choice.in(scenario), change);
            now.put(choice, scope);
        }
        scopes = now;
    }

    private static boolean ofArrivals(RuleMethod rule) {
        Class<?> subject = rule.subject().type();
        return subject == Arrival.class || subject == EntryTurn.class;
    }

    /** What a rule finds if a group chooses another entry. @param otherwise what it finds if none does */
    List<Finding> findings(RuleMethod rule, List<Finding> otherwise, Pack pack) {
        if (scopes.isEmpty() || !ofArrivals(rule)) {
            return List.of();
        }
        Set<String> known = new HashSet<>();
        otherwise.forEach(finding -> known.add(said(finding)));
        List<Finding> found = new ArrayList<>();
        scopes.forEach((choice, scope) -> scope.findings(rule).stream()
                .filter(finding -> !known.contains(said(finding)))
                .forEach(finding -> found.add(of(choice, finding, pack))));
        return found;
    }

    private static String said(Finding finding) {
        return finding.subjects() + finding.message() + finding.places();
    }

    private static Finding of(Choice choice, Finding finding, Pack pack) {
        String name = pack.battlefield().places().stream()
                .filter(place -> place.id().equals(choice.entry()))
                .flatMap(place ->
                        pack
                                .rules()
                                .map(rules ->
                                        PlaceNames.of(pack.battlefield(), rules).of(place))
                                .stream())
                .findFirst()
                .orElse(choice.entry());
        List<SubjectRef> subjects = new ArrayList<>(finding.subjects());
        subjects.add(new SubjectRef("place", choice.entry(), name));
        Map<String, Object> data = new LinkedHashMap<>(finding.data());
        data.put("choice", name);
        return new Finding(
                finding.rule(),
                finding.severity(),
                finding.scenario(),
                finding.moment(),
                subjects,
                finding.places(),
                finding.related(),
                data,
                "If it chooses " + name + ": " + finding.message(),
                List.of(struck(choice, name, finding.scenario())),
                finding.suppression());
    }

    /** Other cures would move the group that is at its first entry. */
    private static Fix struck(Choice choice, String name, String scenario) {
        return new Fix.Change(
                "Strike " + name + " from its choices",
                pack -> PackEdits.group(pack, scenario, choice.group().id(), group -> {
                    List<String> left = group.attributes().texts(Arrivals.ENTRIES).stream()
                            .filter(entry -> !entry.equals(choice.entry()))
                            .toList();
                    return group.withAttributes(
                            left.isEmpty()
                                    ? group.attributes().without(Arrivals.ENTRIES)
                                    : group.attributes().with(Arrivals.ENTRIES, left));
                }));
    }
}
