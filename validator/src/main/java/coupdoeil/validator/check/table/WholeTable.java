package coupdoeil.validator.check.table;

import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Subject;
import java.util.List;

/** The table as a whole. */
public record WholeTable(TableBattlefield table) implements Subject {

    @Override
    public String kind() {
        return "table";
    }

    @Override
    public String key() {
        return "table";
    }

    @Override
    public String name() {
        return "table";
    }

    @Override
    public List<FindingPlace> places() {
        return List.of();
    }
}
