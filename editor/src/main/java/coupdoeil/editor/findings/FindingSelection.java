package coupdoeil.editor.findings;

import coupdoeil.editor.document.Selection;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.Optional;

/** What of a battle a finding is about. */
final class FindingSelection {

    private FindingSelection() {}

    /** What it is about first or, if that cannot be selected, its hex or what else it is about. */
    static Selection of(Finding finding) {
        return of(finding.subjects().get(0))
                .or(() -> hex(finding))
                .or(() -> finding.subjects().stream()
                        .flatMap(subject -> of(subject).stream())
                        .findFirst())
                .orElse(Selection.nothing());
    }

    /** Empty for what neither map nor inspector shows. */
    static Optional<Selection> of(SubjectRef subject) {
        return switch (subject.kind()) {
            case "unit", "leader" -> Optional.of(Selection.piece(subject.key()));
            case "formation" -> Optional.of(new Selection.OfFormation(subject.key()));
            case "army" -> Optional.of(new Selection.OfArmy(subject.key()));
            case "place" -> Optional.of(new Selection.OfPlace(subject.key()));
            case "group" -> Optional.of(new Selection.OfGroup(subject.key()));
            case "scenario" -> Optional.of(new Selection.OfScenario());
            default -> Optional.empty();
        };
    }

    private static Optional<Selection> hex(Finding finding) {
        return finding.places().stream()
                .filter(FindingPlace.AtHex.class::isInstance)
                .findFirst()
                .map(place -> new Selection.OfHex(((FindingPlace.AtHex) place).hex()));
    }
}
