package coupdoeil.validator.hm;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.example.GeneratedTable;
import coupdoeil.validator.table.sight.TableViewsheds;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a side of Horse & Musket sees of the ground is what its units see, though not all of them are asked about all. */
class TableViewshedsTest {

    private final RuleSystem system = RuleSystems.load("hm").orElseThrow();

    static Stream<Pack> battles() {
        return Stream.of(
                GeneratedTable.of(1),
                PackReader.read(Path.of("../samples/guilford-courthouse-1781"))
                        .pack()
                        .orElseThrow());
    }

    private Facts facts(Pack pack) {
        return Situation.of(pack, system, pack.scenarios().get(0)).facts();
    }

    @ParameterizedTest
    @MethodSource("battles")
    void whatNobodySeesIsBlind(Pack pack) {
        for (var side : pack.orderOfBattle().sides()) {
            TableViewsheds lookout = facts(pack).get(TableViewsheds.class);
            BitSet blind = facts(pack).get(TableViewsheds.class).blind(side.id());
            BitSet seen = new BitSet();
            lookout.units(side.id()).forEach(unit -> seen.or(lookout.seen(unit)));

            assertThat(seen.intersects(blind)).isFalse();
            assertThat(seen.cardinality() + blind.cardinality())
                    .isEqualTo(lookout.squares().count());
            assertThat(seen.isEmpty()).isFalse();
            assertThat(blind.isEmpty()).isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource("battles")
    void inWhateverOrderTheyAreAsked(Pack pack) {
        String side = pack.orderOfBattle().sides().get(0).id();
        List<Stand> units = facts(pack).get(TableViewsheds.class).units(side).subList(0, 9);
        BitSet blind = facts(pack).get(TableViewsheds.class).blind(units);
        List<Stand> reversed = new ArrayList<>(units);
        Collections.reverse(reversed);

        assertThat(facts(pack).get(TableViewsheds.class).blind(reversed)).isEqualTo(blind);
    }
}
