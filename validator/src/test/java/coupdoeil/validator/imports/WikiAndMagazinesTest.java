package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Lists copied from pages that anybody may edit, and from magazines. */
class WikiAndMagazinesTest {

    private static List<String> read(String text) {
        return Told.units("list.txt", text);
    }

    @Test
    void aHeadingThatTheReaderMayEditHeads() {
        String list = "\n  • 3e division : général Friant\n    • 15e régiment d'infanterie légère, 2 bataillons\n"
                + "    • 33e régiment d'infanterie, 2 bataillons\n";
        String division = "Armée d'Allemagne/3e corps d'infanterie/3e division/";

        assertThat(read("Armée d'Allemagne\n\n3e corps d'infanterie[]\n\n[modifier | modifier le code]\n" + list))
                .containsExactly(
                        "8 " + division + "15e régiment d'infanterie légère infantry",
                        "9 " + division + "33e régiment d'infanterie infantry");
        assertThat(read("Armée d'Allemagne\n\n3e corps d'infanterie[modifier]\n" + list))
                .allMatch(unit -> unit.contains("3e corps d'infanterie/3e division/"));
    }

    @Test
    void groupsBelowTheHeadingOfADivisionAreItsOwn() {
        String page = "Korps unter dem Fürsten von Anhalt[]\n\nDivision der Avantgarde unter dem Prinzen Karl[]\n\n"
                + "Leichte Truppen unter dem General-Major von Bila.\n5 Eskadrons Hus. von Bila.\n1 Füsilier-Bat. von Kaiserlingk. H.\n"
                + "Infanterie unter dem General-Major von Natzmer.\n2 Bat. von Treskow.\n"
                + "\nDivision des Centrums unter dem General-Lieutenant von Arnim[]\n\nInfanterie.\n"
                + "Brigade des Generals von Renouard.\n2 Bat. von Kleist.\n2 Bat. von Pirch.\n"
                + "\n4 Bat. Infanterie 2800 Mann\n";
        String corps = "Korps/Division der Avantgarde/";
        String centre = "Korps/Division des Centrums/Infanterie/Brigade des Generals von Renouard/";

        assertThat(read(page))
                .containsExactly(
                        "6 " + corps + "Leichte Truppen/Hus. von Bila cavalry",
                        "7 " + corps + "Leichte Truppen/Füsilier-Bat. von Kaiserlingk infantry",
                        "9 " + corps + "Infanterie/von Treskow infantry",
                        "15 " + centre + "von Kleist infantry",
                        "16 " + centre + "von Pirch infantry");
    }

    @Test
    void aTotalOfHorseBelowOneOfFootIsOfTheSame() {
        String page =
                "1. Brigade: General Kleist\n2 Bat. von Kleist.\n5 Eskadrons Hus. von Bila.\n2. Brigade: General Arnim\n"
                        + "2 Bat. von Pirch.\n\n2 Bat. 1400 Mann\n5 Eskadr. 550 Pferde\n\n3. Brigade: General Natzmer\n1 Bat. von Treskow.\n";

        assertThat(read(page)).hasSize(4).noneMatch(unit -> unit.contains("?"));
    }
}
