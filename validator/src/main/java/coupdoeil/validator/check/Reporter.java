package coupdoeil.validator.check;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.subject.Attributed;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Subject;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What a rule writes to: each call of {@link #report()} begins a finding about the rule's subject. */
public final class Reporter {

    private final RuleInfo rule;
    private final Subject subject;
    private final String scenario;
    private List<Draft> drafts = List.of();

    Reporter(RuleInfo rule, Subject subject, String scenario) {
        this.rule = rule;
        this.subject = subject;
        this.scenario = scenario;
    }

    /** Id of the scenario that is examined; empty if the whole pack is. */
    public String scenario() {
        return scenario;
    }

    /** Begins a finding; what is said of it afterwards belongs to it. */
    public Draft report() {
        Draft draft = new Draft();
        // Most examinations find nothing, and a map has a hundred thousand hexsides.
        if (drafts.isEmpty()) {
            drafts = new ArrayList<>(1);
        }
        drafts.add(draft);
        return draft;
    }

    /** The same, with the name of the rule's subject as a parameter of the message: {@code u}, {@code feature}. */
    public Draft report(String name) {
        return report().with(name, subject.name());
    }

    /** A fix that writes an attribute of the rule's subject. */
    public Fix.Change set(String name, String attribute, Object value) {
        return change(name, attributes -> attributes.with(attribute, value));
    }

    /** A fix that deletes an attribute of the rule's subject. */
    public Fix.Change clear(String name, String attribute) {
        return change(name, attributes -> attributes.without(attribute));
    }

    /**
     * A fix that changes the attributes of the rule's subject.
     *
     * @throws ClassCastException if the subject is not {@link Attributed}
     */
    public Fix.Change change(String name, UnaryOperator<Attributes> change) {
        Attributed written = (Attributed) subject;
        // A fix lives on with its finding; it shall not keep this reporter.
        String in = scenario;
        return new Fix.Change(name, pack -> written.withAttributes(pack, in, change));
    }

    /** A fix that places a piece differently; of one that is placed twice, it changes this placement. */
    public Fix.Change place(String name, Placement placement, UnaryOperator<Placement> change) {
        String in = scenario;
        return new Fix.Change(name, pack -> PackEdits.placement(pack, in, placement, change));
    }

    List<Finding> findings() {
        return drafts.isEmpty()
                ? List.of()
                : drafts.stream().map(Draft::finding).toList();
    }

    /** A finding in the making. */
    public final class Draft {

        private Severity severity = rule.severity();
        private String moment = "";
        private final List<SubjectRef> subjects = new ArrayList<>(List.of(subject.ref()));
        private final List<FindingPlace> places = new ArrayList<>();
        private final List<FindingPlace> related = new ArrayList<>();
        private final Map<String, Object> data = new LinkedHashMap<>();
        private final List<Fix> fixes = new ArrayList<>();

        private Draft() {}

        /** Id of the rule that finds it. */
        public String rule() {
            return rule.id();
        }

        /** Id of the scenario that is examined; empty if the whole pack is. */
        public String scenario() {
            return scenario;
        }

        /** Sets another severity than the catalogue's, where the catalogue says so. */
        public Draft severity(Severity other) {
            severity = other;
            return this;
        }

        /** Says when it holds: {@code set-up}, a turn's label. */
        public Draft moment(String label) {
            moment = label;
            return this;
        }

        /** A parameter of the message or another fact for the reader: text, number, boolean or a list of those. */
        public Draft with(String name, Object value) {
            data.put(name, value);
            return this;
        }

        /** A further subject that the finding is about. */
        public Draft about(SubjectRef other) {
            if (!subjects.contains(other)) {
                subjects.add(other);
            }
            return this;
        }

        /** A further subject whose name is a parameter of the message. */
        public Draft about(String name, SubjectRef other) {
            return with(name, other.name()).about(other);
        }

        public Draft at(Hex hex) {
            return at(new FindingPlace.AtHex(hex));
        }

        public Draft at(HexSide side) {
            return at(new FindingPlace.AtSide(side));
        }

        /** A place; if none is said, the finding is where its subject is. */
        public Draft at(FindingPlace place) {
            places.add(place);
            return this;
        }

        /** A place that explains the finding without being at fault. */
        public Draft related(FindingPlace place) {
            related.add(place);
            return this;
        }

        public Draft fix(Fix fix) {
            fixes.add(fix);
            return this;
        }

        /** A fix, if there is one. */
        public Draft fix(Optional<? extends Fix> fix) {
            fix.ifPresent(fixes::add);
            return this;
        }

        /** Leaves it to the designer what to do. */
        public Draft ask(String question) {
            return fix(new Fix.Question(question));
        }

        private Finding finding() {
            return new Finding(
                    rule.id(),
                    severity,
                    scenario,
                    moment,
                    subjects,
                    places.isEmpty() ? subject.places() : places,
                    related,
                    data,
                    MessageTemplate.fill(rule.message(), data),
                    fixes,
                    null);
        }
    }
}
