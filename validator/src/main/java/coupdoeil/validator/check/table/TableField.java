package coupdoeil.validator.check.table;

import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.validator.check.BattlefieldKind;
import coupdoeil.validator.check.FactSource;
import coupdoeil.validator.check.Field;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.SubjectKind;
import java.util.List;

/** What can be read and examined of a table. */
public final class TableField implements BattlefieldKind {

    @Override
    public List<FactSource<?>> facts() {
        return List.of(
                FactSource.ofPack(
                        TableSize.class,
                        Field.TABLE,
                        s -> List.of(TableSize.of(table(s))),
                        s -> TableSize.of(table(s))),
                new FactSource<>(
                        Crowds.class,
                        Field.TABLE,
                        true,
                        false,
                        (situation, tracker) -> Crowds.of(situation),
                        (known, before, now, ground) -> Crowds.of(now)),
                FactSource.tracked(
                        Stands.class,
                        Field.TABLE,
                        true,
                        (situation, tracker) -> new Stands(Standing.BLOCKS.of(situation), tracker),
                        (stands, before, now, ground) ->
                                stands.follow(Standing.BLOCKS.of(now), Standing.BLOCKS.touched(before, now))));
    }

    @Override
    public List<SubjectKind<?>> subjects() {
        return List.of(
                new SubjectKind<>(
                        Stand.class,
                        "stand",
                        true,
                        Field.TABLE,
                        SubjectKind.listed(
                                s -> List.of(Standing.stands(s)),
                                s -> Standing.stands(s).values())),
                new SubjectKind<>(
                        Neighbours.class,
                        "neighbours",
                        true,
                        Field.TABLE,
                        SubjectKind.listed(s -> List.of(Standing.BLOCKS.of(s)), Standing::neighbours)));
    }

    private static TableBattlefield table(Situation situation) {
        return situation.pack().battlefield().table().orElseThrow();
    }
}
