package coupdoeil.validator.pack;

import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.SystemModule;
import coupdoeil.validator.imports.settle.SourceChecks;
import java.util.List;

/** The rules of the tool itself, which hold for packs of every system. */
public final class PackRules implements SystemModule {

    @Override
    public String system() {
        return RuleBook.EVERY_SYSTEM;
    }

    @Override
    public List<String> groups() {
        return List.of("PACK", "OOB");
    }

    @Override
    public List<Object> topics() {
        return List.of(
                new IdChecks(),
                new ReferenceChecks(),
                new WordChecks(),
                new HexsideWords(),
                new BrokenLineChecks(),
                new AttributeChecks(),
                new RequiredChecks(),
                new EntrySideChecks(),
                new HouseChecks(),
                new UnexaminedChecks(),
                new SourceChecks());
    }

    @Override
    public boolean complete() {
        return true;
    }
}
