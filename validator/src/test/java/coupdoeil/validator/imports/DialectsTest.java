package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.phrase.FigureKind;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What lists of well-known kinds do otherwise than most of their kind. */
class DialectsTest {

    @Test
    void whatABattalionBelongsToMayBePartedBySlashes() {
        OobImport read = read("""
                Infantry of the Line

                Regt Bn Emplacement or Army Assignment 9th l lst Div/3rd Corps/Army of Aragon 2 2nd Div/3rd Corps/Army of Aragon 3 Army of 4 Metz 3rd Military Division

                3 10th l 2nd Div/3rd Corps/Army of Aragon 2 Lille l6th Military Division
                """);

        assertThat(shown(read))
                .containsExactly(
                        "1/9th Line < 1st Div < 3rd Corps < Army of Aragon",
                        "2/9th Line < 2nd Div < 3rd Corps < Army of Aragon",
                        "3/9th Line",
                        "4/9th Line < 3rd Military Division",
                        "1/10th Line < 2nd Div < 3rd Corps < Army of Aragon",
                        "2/10th Line < 16th Military Division");
        assertThat(read.order().units().get(2).doubts()).isNotEmpty();
    }

    @Test
    void whatRegimentsAreIsSaidOnceOfThemAll() {
        OobImport read = read("""
                3e division (Kern)
                1re brigade (Adler) : régts d'Orel, de Toula et de Riga - environ 900 h
                2e brigade : régts de Moscou, de Kiev
                """);

        assertThat(shown(read))
                .containsExactly(
                        "régts d'Orel < 1re brigade < 3e division",
                        "régts de Toula < 1re brigade < 3e division",
                        "régts de Riga < 1re brigade < 3e division",
                        "régts de Moscou < 2e brigade < 3e division",
                        "régts de Kiev < 2e brigade < 3e division");
        assertThat(read.order().units()).allMatch(unit -> unit.strengths().get(FigureKind.MEN) == null);
        assertThat(read.order().formations().get(1).strengths().get(FigureKind.MEN))
                .isNotNull();
    }

    @Test
    void theNationBehindADivisionIsNoOtherParty() {
        OobImport read = read("""
                FRENCH

                8th Corps (Adler)

                3rd Div. (Kern) - Bavarians

                    1st Line Inf. Regt, 2nd Line Inf. Regt [5 btns]; 1st Foot Battery [6 guns]

                In all: 8th Corps, about 5,000 men, 6 guns
                """);

        assertThat(read.order().sides()).containsExactly("FRENCH");
        assertThat(shown(read))
                .containsExactly(
                        "1st Line Inf. Regt < 3rd Div. < 8th Corps",
                        "2nd Line Inf. Regt < 3rd Div. < 8th Corps",
                        "1st Foot Battery < 3rd Div. < 8th Corps");
    }

    @Test
    void aTotalIsOfWhatStandsBehindTheWordForIt() {
        OobImport read = read("""
                8th Corps (Adler)
                3rd Div. (Kern)
                    1st Line Inf. Regt, 2nd Line Inf. Regt [5 btns]
                Light Cavalry (Reh)
                    1st Hussars, 2nd Hussars [8 sqns]
                In all: 8th Corps, about 5,000 men, 6 guns
                """);

        assertThat(read.order().formations())
                .filteredOn(formation -> formation.strengths().get(FigureKind.MEN) != null)
                .extracting(ImportedFormation::name)
                .containsExactly("8th Corps");
    }

    @Test
    void aBattalionBeforeARegimentMayBeAUnitOfItsOwn() {
        OobImport read = read("""
                3rd Div. (Kern)
                    Grenadier Bn, 1st Light Inf. Regt; 2nd Line Inf. Regt
                """);

        assertThat(read.order().units().get(0).doubts()).isNotEmpty();
    }

    @Test
    void aNumberedHeadingMayOnlySayWhereTroopsStood() {
        OobImport read = read("""
                I. On the hills of Neudorf

                3rd Corps

                Adler, GdD Karl, Baron

                3rd Infantry Division
                Kern, GdB Anton

                7th Line Regiment: 3 battalions

                II. Behind the left wing

                6th Cavalry Corps

                Reh, GdD Otto

                2nd Heavy Cavalry Division
                Falk, GdB Ernst

                4th Dragoon Regiment: 3 squadrons
                """);

        assertThat(shown(read))
                .containsExactly(
                        "7th Line Regiment < 3rd Infantry Division < 3rd Corps",
                        "4th Dragoon Regiment < 2nd Heavy Cavalry Division < 6th Cavalry Corps");
        assertThat(read.order().formations())
                .extracting(ImportedFormation::commander)
                .containsExactly("Adler, GdD Karl, Baron", "Kern, GdB Anton", "Reh, GdD Otto", "Falk, GdB Ernst");
    }

    @Test
    void allGunsBehindABrigadeAreDoubtedAlike() {
        OobImport read = read("""
                3rd Infantry Division
                Infantry Brigade
                7th Line Regiment: 3 battalions
                8th Line Regiment: 3 battalions
                4/5 Foot Artillery Regiment
                2/5 Foot Artillery Regiment
                """);

        assertThat(read.order().units().subList(2, 4))
                .allMatch(unit -> !unit.doubts().isEmpty());
    }

    @Test
    void batteriesOfCavalryAreGuns() {
        OobImport read = read("""
                III Korps
                    Brigade: Generalmajor Adler
                        Hussar Regiment No. 4 Kern (8 squadrons)
                        1 cavalry battery (6 guns)
                    Corps artillery
                        3 position batteries (18 guns)
                        1 cavalry battery (6 guns)
                """);

        assertThat(read.order().units())
                .extracting(unit -> unit.arm().key())
                .containsExactly("cavalry", "artillery", "artillery", "artillery");
    }

    /** Each unit with all that it belongs to, from the inside. */
    private static List<String> shown(OobImport read) {
        List<String> shown = new ArrayList<>();
        for (ImportedUnit unit : read.order().units()) {
            StringBuilder text = new StringBuilder(unit.name());
            int above = unit.parent();
            while (above >= 0) {
                ImportedFormation formation = read.order().formations().get(above);
                text.append(" < ").append(formation.name());
                above = formation.parent();
            }
            shown.add(text.toString());
        }
        return shown;
    }

    private static OobImport read(String text) {
        return OobImport.read("list.txt", text.getBytes(StandardCharsets.UTF_8));
    }
}
