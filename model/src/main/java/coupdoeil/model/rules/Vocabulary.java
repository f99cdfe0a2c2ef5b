package coupdoeil.model.rules;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;

/**
 * The words that a rule system has for what a battle is made of.
 *
 * @param levels command levels, highest first
 * @param markers status markers
 * @param tokens kinds of tokens
 */
@RecordBuilder
public record Vocabulary(
        List<Arm> arms,
        List<FormationType> formations,
        List<Choice> levels,
        List<Choice> leaderCategories,
        List<Choice> conditions,
        List<Choice> markers,
        List<Choice> tokens,
        List<PlaceKind> placeKinds)
        implements VocabularyBuilder.With {

    /** No words at all. */
    public static final Vocabulary NONE =
            new Vocabulary(List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

    public Vocabulary {
        arms = List.copyOf(arms);
        formations = List.copyOf(formations);
        levels = List.copyOf(levels);
        leaderCategories = List.copyOf(leaderCategories);
        conditions = List.copyOf(conditions);
        markers = List.copyOf(markers);
        tokens = List.copyOf(tokens);
        placeKinds = List.copyOf(placeKinds);
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
}
