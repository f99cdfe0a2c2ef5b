package coupdoeil.model.pack;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * One battle as an immutable value: everything is a function of it.
 *
 * @param chart records that the pack adds to, or puts in place of, the rule system's starter chart
 * @param house what it changes in the rules of its rule system beside the chart
 * @param attachments further files of the pack, by path, kept byte for byte
 * @param kept what its files hold beside that, kept for the next writing
 */
public record Pack(
        PackInfo info,
        Battlefield battlefield,
        OrderOfBattle orderOfBattle,
        List<TerrainRecord> chart,
        HouseRules house,
        List<Scenario> scenarios,
        List<Suppression> suppressions,
        Map<String, Attachment> attachments,
        Kept kept) {

    public Pack {
        chart = List.copyOf(chart);
        scenarios = List.copyOf(scenarios);
        suppressions = List.copyOf(suppressions);
        attachments = Map.copyOf(attachments);
    }

    /** A pack that keeps to the rules of its rule system. */
    public Pack(
            PackInfo info,
            Battlefield battlefield,
            OrderOfBattle orderOfBattle,
            List<TerrainRecord> chart,
            List<Scenario> scenarios,
            List<Suppression> suppressions,
            Map<String, Attachment> attachments,
            Kept kept) {
        this(info, battlefield, orderOfBattle, chart, HouseRules.NONE, scenarios, suppressions, attachments, kept);
    }

    /** Its rule system with its house rules; empty if the program has no such system. */
    public Optional<RuleSystem> rules() {
        return RuleSystems.load(info.system()).map(system -> system.with(house));
    }

    public Optional<Scenario> scenario(String id) {
        return scenarios.stream().filter(s -> s.id().equals(id)).findFirst();
    }

    public Pack withInfo(PackInfo changed) {
        return new Pack(changed, battlefield, orderOfBattle, chart, house, scenarios, suppressions, attachments, kept);
    }

    public Pack withBattlefield(Battlefield changed) {
        return new Pack(info, changed, orderOfBattle, chart, house, scenarios, suppressions, attachments, kept);
    }

    public Pack withOrderOfBattle(OrderOfBattle changed) {
        return new Pack(info, battlefield, changed, chart, house, scenarios, suppressions, attachments, kept);
    }

    public Pack withChart(List<TerrainRecord> changed) {
        return new Pack(info, battlefield, orderOfBattle, changed, house, scenarios, suppressions, attachments, kept);
    }

    public Pack withHouse(HouseRules changed) {
        return new Pack(info, battlefield, orderOfBattle, chart, changed, scenarios, suppressions, attachments, kept);
    }

    public Pack withScenarios(List<Scenario> changed) {
        return new Pack(info, battlefield, orderOfBattle, chart, house, changed, suppressions, attachments, kept);
    }

    /** This pack with the first scenario of that id changed; itself if there is none. */
    public Pack withScenario(String id, UnaryOperator<Scenario> change) {
        List<Scenario> changed = new ArrayList<>(scenarios);
        for (int i = 0; i < changed.size(); i++) {
            if (changed.get(i).id().equals(id)) {
                changed.set(i, change.apply(changed.get(i)));
                return withScenarios(changed);
            }
        }
        return this;
    }

    public Pack withSuppressions(List<Suppression> changed) {
        return new Pack(info, battlefield, orderOfBattle, chart, house, scenarios, changed, attachments, kept);
    }

    Pack withKept(Kept changed) {
        return new Pack(info, battlefield, orderOfBattle, chart, house, scenarios, suppressions, attachments, changed);
    }
}
