package coupdoeil.editor.edit.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.pack.Edit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DressingTest {

    private final Tables battle = Tables.guilford();
    private final String side = battle.pack().orderOfBattle().sides().get(0).id();
    private final List<String> foot = battle.foot(side).subList(0, 3);
    private final List<PlacedPiece> before = battle.stands(foot);

    private Dressing dressing() {
        return new Dressing(battle.scenario().id(), before);
    }

    private List<PlacedPiece> after(Optional<Edit> edit) {
        return Tables.of(edit.orElseThrow().apply(battle.pack())).stands(foot);
    }

    @Test
    void frontsComeIntoTheLineOfTheFirst() {
        List<PlacedPiece> after = after(dressing().align());

        Pose line = before.get(0).pose();
        assertThat(after.get(0)).isEqualTo(before.get(0));
        for (int i = 0; i < foot.size(); i++) {
            Pose pose = after.get(i).pose();
            Pose was = before.get(i).pose();
            assertThat(pose.degrees()).isEqualTo(line.degrees());
            assertThat(line.ahead(pose.x(), pose.y())).isCloseTo(0, within(0.002));
            assertThat(line.right(pose.x(), pose.y())).isCloseTo(line.right(was.x(), was.y()), within(0.002));
        }
    }

    @Test
    void neighboursHaveTheSameRoomBetweenThemAndTheEndsStay() {
        Tables lined = Tables.of(dressing().align().orElseThrow().apply(battle.pack()));
        List<PlacedPiece> inLine = lined.stands(foot);
        List<PlacedPiece> after = Tables.of(new Dressing(battle.scenario().id(), inLine)
                        .space()
                        .orElseThrow()
                        .apply(lined.pack()))
                .stands(foot)
                .stream()
                .sorted(Comparator.comparingDouble(this::along))
                .toList();

        assertThat(gap(after.get(0), after.get(1))).isCloseTo(gap(after.get(1), after.get(2)), within(0.005));
        assertThat(inLine).contains(after.get(0), after.get(2));
    }

    private double along(PlacedPiece stand) {
        return before.get(0).pose().right(stand.pose().x(), stand.pose().y());
    }

    private double gap(PlacedPiece left, PlacedPiece right) {
        return along(right)
                - right.extent().left()
                - along(left)
                - left.extent().right();
    }

    @Test
    void fourQuarterTurnsAndTwoMirrorsLeadBack() {
        Tables turned = battle;
        for (int i = 0; i < 4; i++) {
            turned = Tables.of(new Dressing(battle.scenario().id(), turned.stands(foot))
                    .turn(90)
                    .orElseThrow()
                    .apply(turned.pack()));
        }
        assertSame(turned.stands(foot), before);
        Tables mirrored = Tables.of(dressing().mirror().orElseThrow().apply(battle.pack()));
        assertThat(mirrored.stands(foot)).isNotEqualTo(before);
        assertSame(
                Tables.of(new Dressing(battle.scenario().id(), mirrored.stands(foot))
                                .mirror()
                                .orElseThrow()
                                .apply(mirrored.pack()))
                        .stands(foot),
                before);
    }

    private static void assertSame(List<PlacedPiece> stands, List<PlacedPiece> expected) {
        for (int i = 0; i < expected.size(); i++) {
            assertThat(stands.get(i).pose().x())
                    .isCloseTo(expected.get(i).pose().x(), within(0.01));
            assertThat(stands.get(i).pose().y())
                    .isCloseTo(expected.get(i).pose().y(), within(0.01));
            assertThat(stands.get(i).pose().degrees())
                    .isCloseTo(expected.get(i).pose().degrees(), within(0.01));
        }
    }

    @Test
    void whereThereIsNothingToBeSetInOrderThereIsNoEdit() {
        String scenario = battle.scenario().id();
        assertThat(new Dressing(scenario, List.of()).turn(90)).isEmpty();
        assertThat(new Dressing(scenario, before.subList(0, 1)).align()).isEmpty();
        assertThat(new Dressing(scenario, before.subList(0, 2)).space()).isEmpty();
    }
}
