package coupdoeil.editor.findings;

import coupdoeil.editor.document.Session;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.PlaceKind;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.Optional;
import java.util.stream.Stream;

/** What a finding is about, as people call it: a marker by what it is and whose, an unnamed place or feature by its kind. */
final class SubjectNames {

    private final Session session;

    SubjectNames(Session session) {
        this.session = session;
    }

    /** The name of the thing that a finding is about first of all. */
    String of(Finding finding) {
        SubjectRef subject = finding.subjects().get(0);
        return subject.name().equals(subject.key()) ? named(subject).orElse(subject.name()) : subject.name();
    }

    /** The name with a colon, to stand before what is found; nothing where that says it. */
    String before(Finding finding) {
        SubjectRef subject = finding.subjects().get(0);
        String name = of(finding);
        boolean said = finding.message().contains(name)
                || owner(subject).filter(finding.message()::contains).isPresent();
        return said ? "" : name + ": ";
    }

    private Optional<String> named(SubjectRef subject) {
        return switch (subject.kind()) {
            case "token" ->
                token(subject)
                        .map(token -> kind(session.system().vocabulary().tokens().stream(), token.kind())
                                + owner(subject).map(owner -> " of " + owner).orElse(""));
            case "place" ->
                session.pack().battlefield().places().stream()
                        .filter(place -> place.id().equals(subject.key()))
                        .findFirst()
                        .flatMap(place -> session.system().vocabulary().placeKind(place.kind()))
                        .map(PlaceKind::name);
            case "feature" ->
                session.pack().battlefield().table().stream()
                        .flatMap(table -> table.features().stream())
                        .filter(feature -> feature.id().equals(subject.key()))
                        .findFirst()
                        .flatMap(feature ->
                                Optional.ofNullable(session.chart().byId().get(feature.type())))
                        .map(TerrainRecord::name);
            default -> Optional.empty();
        };
    }

    private static String kind(Stream<Choice> kinds, String id) {
        return kinds.filter(kind -> kind.id().equals(id))
                .findFirst()
                .map(Choice::name)
                .orElse(id);
    }

    private Optional<Token> token(SubjectRef subject) {
        return session.pack().scenarios().stream()
                .flatMap(scenario -> Stream.concat(
                        scenario.tokens().stream(),
                        scenario.reinforcements().stream().flatMap(group -> group.tokens().stream())))
                .filter(token -> token.id().equals(subject.key()))
                .findFirst();
    }

    /** Whose a marker is. */
    private Optional<String> owner(SubjectRef subject) {
        Roster roster = session.roster();
        return Optional.of(subject)
                .filter(known -> known.kind().equals("token"))
                .flatMap(this::token)
                .flatMap(token -> Optional.ofNullable(token.of()))
                .flatMap(id -> roster.formation(id)
                        .map(Formation::name)
                        .or(() -> roster.army(id).map(Army::name))
                        .or(() -> roster.piece(id).map(Piece::name))
                        .or(() -> roster.side(id).map(Side::name)));
    }
}
