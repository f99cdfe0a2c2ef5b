package coupdoeil.validator.export.engine;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackInfo;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.engine.EngineFacts;
import coupdoeil.validator.export.Certificate;
import coupdoeil.validator.verdict.Verdict;
import java.util.Set;

/**
 * A scenario of a pack as an engine takes it: one self-contained JSON file, {@code engine-scenario.schema.json}. The same
 * pack gives the same bytes.
 */
public final class EngineExport {

    private static final Set<String> BLOCKS =
            Set.of("/certificate", "/map", "/map/panels", "/map/hexes", "/map/hexsides", "/map/groups", "/map/places");

    private final Verdict verdict;
    private final Pack pack;
    private final RuleSystem system;
    private final EngineFacts facts;

    /**
     * @param verdict of a pack that was examined
     * @throws java.util.NoSuchElementException if it was not
     */
    public EngineExport(Verdict verdict) {
        this.verdict = verdict;
        this.pack = verdict.pack().orElseThrow();
        this.system = verdict.system().orElseThrow();
        this.facts = EngineFacts.of(system.id());
    }

    /** The bytes of a scenario's file. @param forced whether errors were passed over, which the certificate then says */
    public byte[] file(Scenario scenario, boolean forced) {
        Situation situation = Situation.of(pack, system, scenario);
        Written written = new Written(pack.battlefield().labels());
        RulesSection rules = new RulesSection(situation, scenario);
        ForcesSection forces = new ForcesSection(situation);
        ScenarioSection play = new ScenarioSection(situation, scenario, facts, written);
        JsonObject file = JsonObject.builder()
                .put("format", "coupdoeil/engine-scenario")
                .put("version", 1)
                .put("certificate", Certificate.of(verdict, Set.of(scenario.id()), forced))
                .put("pack", info(pack.info()))
                .put("system", rules.system())
                .put("scenario", scenario(scenario))
                .put("switches", rules.switches())
                .put("chart", rules.chart())
                .put("conditions", rules.conditions())
                .put("levels", rules.levels())
                .put("unitFormations", rules.unitFormations())
                .put("map", new MapSection(situation, facts, written).json())
                .put("sides", forces.sides())
                .put("armies", forces.armies())
                .put("formations", forces.formations())
                .put("units", forces.units())
                .put("leaders", forces.leaders())
                .put("setup", play.setup())
                .put("stacks", play.stacks())
                .put("tokens", play.tokens())
                .put("turns", play.turns())
                .put("events", play.events())
                .put("reinforcements", play.reinforcements())
                .put("victory", play.victory())
                .put("specialRules", play.specialRules())
                .done();
        return JsonPrinter.printForOthers(file, BLOCKS);
    }

    private static JsonObject info(PackInfo info) {
        return JsonObject.builder()
                .put("id", info.id())
                .put("name", info.name())
                .put("edition", info.edition())
                .put("authors", JsonArray.ofTexts(info.authors()))
                .put("licence", info.licence())
                .put("sources", JsonArray.ofTexts(info.sources()))
                .put("notes", info.notes())
                .done();
    }

    private static JsonObject scenario(Scenario scenario) {
        return JsonObject.builder()
                .put("id", scenario.id())
                .put("name", scenario.name())
                .put("description", scenario.description())
                .put("attributes", Written.attributes(scenario.attributes()))
                .done();
    }
}
