package coupdoeil.model.pack;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.source.OobSource;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * One battle as an immutable value: everything is a function of it.
 *
 * @param chart records that the pack adds to, or puts in place of, the rule system's starter chart
 * @param house what it changes in the rules of its rule system beside the chart
 * @param sources what orders of battle were imported from, by id
 * @param attachments further files of the pack, by path, kept byte for byte
 * @param kept what its files hold beside that, kept for the next writing
 */
@RecordBuilder
public record Pack(
        PackInfo info,
        Battlefield battlefield,
        OrderOfBattle orderOfBattle,
        List<TerrainRecord> chart,
        HouseRules house,
        List<Scenario> scenarios,
        List<Suppression> suppressions,
        List<OobSource> sources,
        Map<String, Attachment> attachments,
        UnreadContent kept)
        implements PackBuilder.With {

    /** @throws IllegalArgumentException if two sources have one id */
    public Pack {
        chart = List.copyOf(chart);
        scenarios = List.copyOf(scenarios);
        suppressions = List.copyOf(suppressions);
        sources = sources.stream().sorted(Comparator.comparing(OobSource::id)).toList();
        if (sources.stream().map(OobSource::id).distinct().count() < sources.size()) {
            throw new IllegalArgumentException("two sources of one id");
        }
        attachments = Map.copyOf(attachments);
    }

    /** A pack that keeps to the rules of its rule system and was imported from nothing. */
    public Pack(
            PackInfo info,
            Battlefield battlefield,
            OrderOfBattle orderOfBattle,
            List<TerrainRecord> chart,
            List<Scenario> scenarios,
            List<Suppression> suppressions,
            Map<String, Attachment> attachments,
            UnreadContent kept) {
        this(
                info,
                battlefield,
                orderOfBattle,
                chart,
                HouseRules.NONE,
                scenarios,
                suppressions,
                List.of(),
                attachments,
                kept);
    }

    /** Its rule system with its house rules; empty if the program has no such system. */
    public Optional<RuleSystem> rules() {
        return RuleSystems.load(info.system()).map(system -> system.with(house));
    }

    public Optional<Scenario> scenario(String id) {
        return scenarios.stream().filter(s -> s.id().equals(id)).findFirst();
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

    /** Its source of an id. */
    public Optional<OobSource> source(String id) {
        return sources.stream().filter(source -> source.id().equals(id)).findFirst();
    }

    /** With a source, in place of the one of its id if there is one. */
    public Pack withSource(OobSource changed) {
        List<OobSource> all = new ArrayList<>(sources);
        all.removeIf(known -> known.id().equals(changed.id()));
        all.add(changed);
        return withSources(all);
    }
}
