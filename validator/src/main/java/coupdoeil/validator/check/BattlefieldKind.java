package coupdoeil.validator.check;

import java.util.List;

/**
 * What a kind of battlefield adds to what rules can read and examine, found through {@link java.util.ServiceLoader}: a
 * row for each fact, and one for each kind of subject.
 */
public interface BattlefieldKind {

    List<FactSource<?>> facts();

    List<SubjectKind<?>> subjects();
}
