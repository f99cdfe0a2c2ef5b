package coupdoeil.model.rules;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A rule system, read from data.
 *
 * @param edition edition of the rules that the data follows
 * @param grounds what it is played on: {@code hex}, {@code table}
 * @param minutesPerTurn length of a turn, 0 if the system has no clock
 * @param newBattle what a new battle begins with
 * @param vocabulary its words for what a battle is made of
 * @param attributeTypes what it wants said of each kind of thing
 * @param options what a scenario may choose
 * @param chart starter terrain effects chart
 * @param tables numbers that rules read, by table name
 * @param profiles stages of work and how severe each rule is at them; the first holds where a pack names none
 * @param uses what of all this is for something else than rules
 */
@RecordBuilder
public record RuleSystem(
        String id,
        String name,
        String edition,
        List<String> grounds,
        int minutesPerTurn,
        NewBattle newBattle,
        Vocabulary vocabulary,
        AttributeTypes attributeTypes,
        RuleOptions options,
        TerrainChart chart,
        Attributes tables,
        List<Profile> profiles,
        Uses uses)
        implements RuleSystemBuilder.With {

    /** Name and edition, the edition only where the name does not end with it. */
    public String title() {
        return edition.isEmpty() || name.endsWith(edition) ? name : name + " " + edition;
    }

    /** A system of which nothing is known but its id. */
    public static RuleSystem unknown(String id) {
        return RuleSystemBuilder.builder()
                .id(id)
                .name(id)
                .edition("")
                .grounds(List.of())
                .minutesPerTurn(0)
                .newBattle(NewBattle.NONE)
                .vocabulary(Vocabulary.NONE)
                .attributeTypes(AttributeTypes.NONE)
                .options(RuleOptions.NONE)
                .chart(new TerrainChart(List.of()))
                .tables(Attributes.NONE)
                .profiles(List.of(Profile.STRICT))
                .uses(new Uses(Map.of(), Set.of()))
                .build();
    }

    /** This system with what a pack adds to it or puts in its place; itself if that is nothing. */
    public RuleSystem with(HouseRules house) {
        return house.isEmpty()
                ? this
                : withVocabulary(vocabulary.withFormations(
                                HouseRules.merged(vocabulary.formations(), house.formations(), FormationType::id)))
                        .withOptions(options.withSwitches(
                                        HouseRules.merged(options.switches(), house.switches(), SwitchType::id))
                                .withSpecialRules(HouseRules.merged(
                                        options.specialRules(), house.specialRules(), SpecialRuleType::id)))
                        .withTables(HouseRules.merged(tables, house.tables()));
    }

    public Optional<Arm> arm(String armId) {
        return vocabulary.arm(armId);
    }

    public Optional<FormationType> formation(String formationId) {
        return vocabulary.formation(formationId);
    }

    public Optional<Choice> condition(String conditionId) {
        return vocabulary.condition(conditionId);
    }

    public Optional<Choice> level(String levelId) {
        return vocabulary.level(levelId);
    }

    public Optional<PlaceKind> placeKind(String kindId) {
        return vocabulary.placeKind(kindId);
    }

    public Optional<SwitchType> switchType(String switchId) {
        return options.switchType(switchId);
    }

    public Optional<SpecialRuleType> specialRule(String ruleId) {
        return options.specialRule(ruleId);
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
            case "arm" -> vocabulary.arms().stream().map(Arm::id).toList();
            case "formation" ->
                vocabulary.formations().stream().map(FormationType::id).toList();
            case "condition" -> vocabulary.conditions().stream().map(Choice::id).toList();
            case "terrain" -> inForce.records().stream().map(TerrainRecord::id).toList();
            default -> List.of();
        };
    }

    public List<AttributeType> attributesOf(String kind) {
        return attributeTypes.byKind().getOrDefault(kind, List.of());
    }
}
