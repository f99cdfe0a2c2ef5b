package coupdoeil.validator.pack;

import coupdoeil.model.Attributes;
import coupdoeil.model.DidYouMean;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.Use;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.PackEntry;
import coupdoeil.validator.check.subject.SubjectRef;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** House rules of a pack beside the rule system that they change. */
final class HouseChecks {

    /** A key beside others is read only where the system says so, or they are the names of formations, or numbers. */
    @Rule("PACK-70")
    void tables(PackEntry entry, Reporter out) {
        Pack pack = entry.pack();
        RuleSystems.load(pack.info().system()).ifPresent(system -> {
            RuleSystem ofTheHouse = system.with(pack.house());
            compare(system.tables(), pack.house().tables(), List.of(), ofTheHouse, out);
        });
    }

    private static void compare(Attributes known, Attributes own, List<String> path, RuleSystem system, Reporter out) {
        for (var entry : own.values().entrySet()) {
            String key = entry.getKey();
            List<String> place = with(path, key);
            Optional<Object> before = known.value(key);
            if (before.isPresent()
                    && before.get() instanceof Attributes inner
                    && entry.getValue() instanceof Attributes over) {
                compare(inner, over, place, system, out);
            } else if (!HouseRules.fits(entry.getValue())) {
                String bounds = -HouseRules.LARGEST + " to " + HouseRules.LARGEST;
                report(place, "holds a number outside " + bounds, out)
                        .fix(new Fix.Question("Write a number of " + bounds));
            } else if (before.isPresent()) {
                compareValue(before.get(), entry.getValue(), place, system, out);
            } else if (!system.uses().isOpen("tables/" + String.join("/", path))
                    && !isOpen(key, known.values().keySet(), system)) {
                Reporter.Draft draft = report(place, "is not in the tables of the rule system", out);
                DidYouMean.closest(key, known.values().keySet())
                        .filter(right -> !own.has(right))
                        .ifPresent(right -> draft.with("meant", right)
                                .fix(new Fix.Change("Call it " + right, pack -> renamed(pack, path, key, right))));
            }
        }
    }

    private static void compareValue(Object before, Object own, List<String> place, RuleSystem system, Reporter out) {
        if (!noun(before).equals(noun(own))) {
            report(place, "must be " + noun(before), out).fix(new Fix.Question("Write " + noun(before)));
        } else if (system.uses().of("tables/" + String.join("/", place)) != Use.RULES) {
            report(place, "is for the game itself, and no rule of the validator reads it", out)
                    .severity(Severity.INFO);
        }
    }

    /** Whether the keys of a group are words of which there may be more: a formation has limits, a range a calibre. */
    private static boolean isOpen(String key, Collection<String> siblings, RuleSystem system) {
        List<String> formations =
                system.vocabulary().formations().stream().map(FormationType::id).toList();
        return (formations.contains(key) && siblings.stream().anyMatch(formations::contains))
                || (isNumber(key) && siblings.stream().allMatch(HouseChecks::isNumber));
    }

    private static boolean isNumber(String key) {
        return key.matches("\\d{1,9}");
    }

    private static Reporter.Draft report(List<String> path, String why, Reporter out) {
        String name = String.join(".", path);
        return out.report()
                .about(new SubjectRef("table", name, name))
                .with("path", name)
                .with("why", why);
    }

    private static Pack renamed(Pack pack, List<String> path, String key, String right) {
        HouseRules house = pack.house();
        Attributes tables = at(house.tables(), path, group -> {
            Attributes result = Attributes.NONE;
            for (var entry : group.values().entrySet()) {
                result = result.with(entry.getKey().equals(key) ? right : entry.getKey(), entry.getValue());
            }
            return result;
        });
        return pack.withHouse(new HouseRules(house.formations(), house.switches(), house.specialRules(), tables));
    }

    /** Attributes with the group at a path changed. */
    private static Attributes at(Attributes attributes, List<String> path, UnaryOperator<Attributes> change) {
        if (path.isEmpty()) {
            return change.apply(attributes);
        }
        Attributes inner = attributes.nested(path.get(0));
        return attributes.with(path.get(0), at(inner, path.subList(1, path.size()), change));
    }

    private static List<String> with(List<String> path, String key) {
        List<String> longer = new ArrayList<>(path);
        longer.add(key);
        return longer;
    }

    private static String noun(Object value) {
        if (value instanceof Attributes) {
            return "a group";
        }
        if (value instanceof List<?>) {
            return "a list";
        }
        return value instanceof BigDecimal ? "a number" : value instanceof Boolean ? "true or false" : "a text";
    }
}
