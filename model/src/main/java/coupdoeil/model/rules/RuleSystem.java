package coupdoeil.model.rules;

import coupdoeil.model.Attributes;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A rule system, read from data.
 *
 * @param edition edition of the rules that the data follows
 * @param grounds what it is played on: {@code hex}, {@code table}
 * @param minutesPerTurn length of a turn, 0 if the system has no clock
 * @param newBattle what a new battle begins with
 * @param chart starter terrain effects chart
 * @param chartFields what a chart record says, by record kind
 * @param attributes what the system says of each kind of thing: {@code unit}, {@code leader}, {@code formation},
 *     {@code army}, {@code scenario}, {@code period}, {@code placement}, {@code group}, {@code victory}
 * @param levels command levels, highest first
 * @param markers status markers
 * @param tokens kinds of tokens
 * @param tables numbers that rules read, by table name
 * @param profiles stages of work and how grave rules are taken at them; the first holds where a pack names none
 * @param uses what of all this is for something else than rules
 */
public record RuleSystem(
        String id,
        String name,
        String edition,
        List<String> grounds,
        int minutesPerTurn,
        NewBattle newBattle,
        TerrainChart chart,
        Map<String, List<AttributeType>> chartFields,
        Map<String, List<AttributeType>> attributes,
        List<Arm> arms,
        List<FormationType> formations,
        List<Choice> levels,
        List<Choice> leaderCategories,
        List<Choice> conditions,
        List<Choice> markers,
        List<Choice> tokens,
        List<PlaceKind> placeKinds,
        List<SwitchType> switches,
        List<SpecialRuleType> specialRules,
        Attributes tables,
        List<Profile> profiles,
        Uses uses) {

    /** This system with what a pack adds to it or puts in its place; itself if that is nothing. */
    public RuleSystem with(HouseRules house) {
        return house.isEmpty()
                ? this
                : new RuleSystem(
                        id,
                        name,
                        edition,
                        grounds,
                        minutesPerTurn,
                        newBattle,
                        chart,
                        chartFields,
                        attributes,
                        arms,
                        HouseRules.merged(formations, house.formations(), FormationType::id),
                        levels,
                        leaderCategories,
                        conditions,
                        markers,
                        tokens,
                        placeKinds,
                        HouseRules.merged(switches, house.switches(), SwitchType::id),
                        HouseRules.merged(specialRules, house.specialRules(), SpecialRuleType::id),
                        HouseRules.merged(tables, house.tables()),
                        profiles,
                        uses);
    }

    public Optional<Arm> arm(String armId) {
        return arms.stream().filter(arm -> arm.id().equals(armId)).findFirst();
    }

    public Optional<FormationType> formation(String formationId) {
        return formations.stream().filter(f -> f.id().equals(formationId)).findFirst();
    }

    public Optional<Choice> condition(String conditionId) {
        return conditions.stream().filter(c -> c.id().equals(conditionId)).findFirst();
    }

    public Optional<Choice> level(String levelId) {
        return levels.stream().filter(l -> l.id().equals(levelId)).findFirst();
    }

    public Optional<PlaceKind> placeKind(String kindId) {
        return placeKinds.stream().filter(k -> k.id().equals(kindId)).findFirst();
    }

    public Optional<SwitchType> switchType(String switchId) {
        return switches.stream().filter(s -> s.id().equals(switchId)).findFirst();
    }

    public Optional<SpecialRuleType> specialRule(String ruleId) {
        return specialRules.stream().filter(s -> s.id().equals(ruleId)).findFirst();
    }

    public Optional<Profile> profile(String profileId) {
        return profiles.stream().filter(p -> p.id().equals(profileId)).findFirst();
    }

    /** The profile of this id or, if there is none, the one that holds where a pack names none. */
    public Profile profileOrFirst(String profileId) {
        return profile(profileId).orElseGet(() -> profiles.stream().findFirst().orElse(Profile.STRICT));
    }

    /** The ids that a word of a list may be: {@code arm}, {@code formation}, {@code condition}, {@code terrain}. */
    public List<String> words(String list, TerrainChart inForce) {
        return switch (list) {
            case "arm" -> arms.stream().map(Arm::id).toList();
            case "formation" -> formations.stream().map(FormationType::id).toList();
            case "condition" -> conditions.stream().map(Choice::id).toList();
            case "terrain" -> inForce.records().stream().map(TerrainRecord::id).toList();
            default -> List.of();
        };
    }

    public List<AttributeType> attributesOf(String kind) {
        return attributes.getOrDefault(kind, List.of());
    }
}
