package coupdoeil.validator.check.subject;

import java.util.List;

/** Anything that a pack lists: for rules about ids, references and attributes wherever they are written. */
public sealed interface ItemSubject extends Subject permits PackItem, ScenarioItem {

    Item item();

    @Override
    default String kind() {
        return item().kind();
    }

    @Override
    default String key() {
        return item().key();
    }

    @Override
    default String name() {
        return item().name();
    }

    @Override
    default List<FindingPlace> places() {
        return item().places();
    }
}
