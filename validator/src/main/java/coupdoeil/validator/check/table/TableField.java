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
                FactSource.ofPack(
                        Features.class,
                        Field.TABLE,
                        s -> List.of(table(s).features(), s.chart()),
                        s -> new Features(Mapped.features(s))),
                FactSource.tracked(
                        TableGround.class,
                        Field.TABLE,
                        false,
                        (situation, tracker) -> new TableGround(Mapped.BLOCKS.apply(situation), tracker),
                        (ground, before, now, change) -> ground.follow(Mapped.BLOCKS.apply(now))),
                new FactSource<>(
                        Crowds.class,
                        Field.TABLE,
                        true,
                        false,
                        (situation, tracker) -> Crowds.of(situation),
                        (known, before, now, ground) -> known.after(now, Standing.BLOCKS.touched(before, now))),
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
                        WholeTable.class,
                        "table",
                        false,
                        Field.TABLE,
                        SubjectKind.listed(s -> List.of(table(s)), s -> List.of(new WholeTable(table(s))))),
                new SubjectKind<>(
                        Feature.class,
                        "feature",
                        false,
                        Field.TABLE,
                        SubjectKind.listed(
                                s -> List.of(table(s).features(), s.chart()), s -> Feature.of(Mapped.features(s)))),
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
