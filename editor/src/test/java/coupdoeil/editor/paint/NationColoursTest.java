package coupdoeil.editor.paint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.editor.paint.DeltaE2000.CieLab;
import coupdoeil.editor.paint.piece.CounterColours;
import coupdoeil.editor.paint.piece.CounterViews;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Nations are told apart by the colour of their counters, any two of them, on every sheet. */
class NationColoursTest {

    /** CIEDE2000: some 2 can be seen side by side, 20 cannot be mistaken across a map. */
    private static final double APART = 20;

    static Stream<Pack> samples() {
        return Battles.samples();
    }

    @Test
    void everyTwoNationsAreFarApart() {
        Map<String, Color> nations = new TreeMap<>(CounterColours.ofNationalities());
        assertThat(nations).hasSizeGreaterThan(20);
        assertThat(tooNear(nations)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void countersOfNationsThatMeetAreFarApartOnEverySheet(Pack pack) {
        for (PaintTheme theme : PaintTheme.values()) {
            Map<String, Color> nations = new TreeMap<>();
            PaintScene scene = Battles.scene(pack, theme);
            CounterViews views = CounterViews.of(scene);
            for (Scenario scenario : pack.scenarios()) {
                for (Placement placement : scenario.setup()) {
                    pack.orderOfBattle().units().stream()
                            .filter(unit -> unit.id().equals(placement.piece()))
                            .map(Unit::nationality)
                            .forEach(nation ->
                                    nations.put(nation, views.of(placement).colour()));
                }
            }
            assertThat(nations).as(theme.name()).hasSizeGreaterThan(1);
            assertThat(tooNear(nations)).as(theme.name()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aCounterIsToldFromTheGroundByItsFillOrItsRim(PaintTheme theme) {
        Set<String> sunk = new TreeSet<>();
        for (Map.Entry<String, Color> nation : CounterColours.ofNationalities().entrySet()) {
            for (int level = -3; level <= 4; level++) {
                Color ground = theme.ground(new Color(0xE9E4C9), level);
                double apart = Math.max(
                        DeltaE2000.between(nation.getValue(), ground),
                        DeltaE2000.between(theme.rim(nation.getValue()), ground));
                if (apart < APART) {
                    sunk.add(nation.getKey() + " at " + level + ": " + apart);
                }
            }
        }
        assertThat(sunk).isEmpty();
    }

    /** Pairs of the paper's test data, among them those where hues lie across 0 degrees and where chroma is nought. */
    @ParameterizedTest
    @CsvSource({
        "50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425",
        "50, 2.5, 0, 73, 25, -18, 27.1492",
        "50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195",
        "50, -1, 2, 50, 0, 0, 2.3669",
        "22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373",
        "2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082"
    })
    void theMeasureIsThatOfThePaper(double l1, double a1, double b1, double l2, double a2, double b2, double apart) {
        assertThat(DeltaE2000.between(new CieLab(l1, a1, b1), new CieLab(l2, a2, b2)))
                .isCloseTo(apart, within(0.0001));
    }

    private static List<String> tooNear(Map<String, Color> nations) {
        List<String> near = new ArrayList<>();
        nations.forEach((one, first) -> nations.forEach((other, second) -> {
            double apart = DeltaE2000.between(first, second);
            if (one.compareTo(other) < 0 && apart < APART) {
                near.add(String.format("%s and %s: %.1f", one, other, apart));
            }
        }));
        return near;
    }
}
