package coupdoeil.editor.begin;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.rules.Board;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Clock;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What may be typed of a new battle, and what it comes to. */
class BattleEntryTest {

    private static RuleSystem system(String id) {
        return RuleSystems.load(id).orElseThrow();
    }

    private static BattleEntry entry(String id) {
        RuleSystem system = system(id);
        return new BattleEntry(
                system,
                " Eylau ",
                "",
                List.of("French", "Russians"),
                BoardEntry.of(system.newBattle().usual(), false),
                ClockEntry.of(system.minutesPerTurn(), system.newBattle().clock()),
                OptionalInt.of(0));
    }

    private static BoardEntry hexes(String columns, String rows) {
        return new BoardEntry(
                system("fb").newBattle().size(), true, columns, rows, Orientation.FLAT, Shifted.EVEN, false);
    }

    private static BoardEntry table(String width, String depth, boolean feet) {
        return new BoardEntry(
                system("hm").newBattle().size(), true, width, depth, Orientation.POINTY, Shifted.ODD, feet);
    }

    private static BattleEntry dated(String id, String date) {
        BattleEntry entry = entry(id);
        return new BattleEntry(
                entry.system(), entry.title(), date, entry.sides(), entry.board(), entry.clock(), entry.first());
    }

    private static BattleEntry sides(String north, String south) {
        BattleEntry entry = entry("fb");
        return new BattleEntry(
                entry.system(), entry.title(), "", List.of(north, south), entry.board(), entry.clock(), entry.first());
    }

    @ParameterizedTest
    @ValueSource(strings = {"fb", "lb", "cc", "hm", "ot"})
    void whatTheDialogBeginsWithIsSound(String id) {
        assertThat(entry(id).isSound()).isTrue();
        assertThat(entry(id).plan().title()).isEqualTo("Eylau");
        assertThat(entry(id).plan().board()).isEqualTo(system(id).newBattle().usual());
        assertThat(entry(id).plan().clock()).isEqualTo(system(id).newBattle().clock());
    }

    @ParameterizedTest
    @CsvSource({
        "1,1,true",
        "400,400,true",
        " 12 ,9,true",
        "0,9,false",
        "401,9,false",
        "12,,false",
        "12,nine,false",
        "12,-3,false",
        "12,9.5,false"
    })
    void aSizeInHexesIsTwoWholeNumbersUpToFourHundred(String columns, String rows, boolean sound) {
        BoardEntry entry = hexes(columns, rows == null ? "" : rows);

        assertThat(entry.isSound()).isEqualTo(sound);
        if (sound) {
            HexGrid grid = ((Board.OfHexes) entry.board()).grid();
            assertThat(List.of(grid.columns(), grid.rows()))
                    .containsExactly(Integer.parseInt(columns.strip()), Integer.parseInt(rows));
            assertThat(grid.orientation()).isEqualTo(Orientation.FLAT);
            assertThat(grid.shifted()).isEqualTo(Shifted.EVEN);
        }
    }

    @Test
    void theFaultIsThatOfTheFieldThatHasIt() {
        assertThat(hexes("0", "9").widthFault()).hasValue("Whole numbers from 1 to 400.");
        assertThat(hexes("0", "9").depthFault()).isEmpty();
        assertThat(hexes("9", "401").depthFault()).isPresent();
    }

    @Test
    void theSizeOfABoardThatTheRulesNameIsItsOwn() {
        RuleSystem system = system("cc");
        BoardEntry entry = new BoardEntry(
                system.newBattle().usual(), false, "nonsense", "", Orientation.FLAT, Shifted.EVEN, false);

        assertThat(entry.isSound()).isTrue();
        assertThat(entry.board()).isEqualTo(system.newBattle().usual());
    }

    @ParameterizedTest
    @CsvSource({"72,48,false,72,48", "6,4,true,72,48", "'5,5',4.25,true,66,51", "600,1,false,600,1"})
    void aTableIsMeasuredInInchesOrFeet(String width, String depth, boolean feet, double inches, double deep) {
        assertThat(table(width, depth, feet).board()).isEqualTo(new Board.OfTable("", inches, deep));
    }

    @ParameterizedTest
    @CsvSource({"0,48,false", "601,48,false", "51,4,true", "six,4,true", "1e3,4,false"})
    void aTableOfNoSizeIsRefused(String width, String depth, boolean feet) {
        assertThat(table(width, depth, feet).widthFault()).isPresent();
    }

    @Test
    void measuresAreConvertedAndNonsenseStays() {
        BoardEntry feet = table("72", "a yard", false).measuredIn(true);

        assertThat(feet.width()).isEqualTo("6");
        assertThat(feet.depth()).isEqualTo("a yard");
        assertThat(table("6", "4", true).extent()).isEqualTo("72 × 48 inches");
        assertThat(table("72", "48", false).extent()).isEqualTo("6 × 4 feet");
        assertThat(hexes("30", "24").extent()).isEqualTo("2.6 × 2.4 km");
    }

    @ParameterizedTest
    @CsvSource({
        "08:00,20:00,49 turns of 15 minutes",
        "8:00,8:15,2 turns of 15 minutes",
        "08:00,08:00,1 turn of 15 minutes"
    })
    void aClockHasWholeTurns(String start, String end, String length) {
        assertThat(new ClockEntry(15, start, end, "").length()).isEqualTo(length);
    }

    @Test
    void timesAreWrittenAsFilesWriteThem() {
        assertThat(new ClockEntry(15, " 8:00", "9:45 ", "").clock()).isEqualTo(new Clock("08:00", "09:45", null));
    }

    @Test
    void aClockThatMakesNoSenseIsRefusedWhereItMakesNone() {
        assertThat(new ClockEntry(15, "noon", "20:00", "").startFault()).isPresent();
        assertThat(new ClockEntry(15, "noon", "20:00", "").endFault()).isEmpty();
        assertThat(new ClockEntry(15, "08:00", "24:00", "").endFault()).isPresent();
        assertThat(new ClockEntry(15, "08:00", "07:45", "").endFault()).hasValue("Earlier than the first turn.");
        assertThat(new ClockEntry(20, "08:00", "19:50", "").endFault())
                .hasValue("No turn begins then; turns begin at 19:40 and 20:00.");
    }

    @ParameterizedTest
    @CsvSource({"'',true", "1,true", "1000,true", "0,false", "1001,false", "x,false"})
    void turnsAreCountedWhereThereIsNoClock(String turns, boolean sound) {
        assertThat(new ClockEntry(0, "", "", turns).isSound()).isEqualTo(sound);
    }

    @Test
    void theDateSaysTheYearWhereTheRulesAsk() {
        assertThat(dated("ot", "5 July 1809").dateFault()).isEmpty();
        assertThat(dated("ot", "5 July 1809").plan().year()).hasValue(1809);
        assertThat(dated("ot", "").dateFault()).isEmpty();
        assertThat(dated("ot", "").usualYear()).isEmpty();
        assertThat(dated("ot", "5 July").dateFault()).isPresent();
        assertThat(dated("ot", "18 June 1915").dateFault()).hasValue("Say a year from 1792 to 1815.");
        assertThat(dated("fb", "18 June 1915").dateFault()).isEmpty();
    }

    @Test
    void sidesNeedTwoNames() {
        assertThat(sides("French", "Allies").isSound()).isTrue();
        assertThat(sides(" ", "Allies").sideFault(0)).isPresent();
        assertThat(sides("French", "french ").sideFault(1)).hasValue("Both sides have this name.");
        assertThat(sides("French", "french ").sideFault(0)).isEmpty();
    }
}
