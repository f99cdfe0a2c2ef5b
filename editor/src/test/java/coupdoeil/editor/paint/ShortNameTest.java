package coupdoeil.editor.paint;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.paint.piece.ShortName;
import coupdoeil.editor.paint.sheet.Letters;
import coupdoeil.editor.paint.sheet.MapFonts;
import coupdoeil.model.oob.Unit;
import java.awt.Font;
import java.awt.geom.AffineTransform;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShortNameTest {

    private static final Font FONT = MapFonts.semiBold(8);

    @Test
    void unitsKeepTheirNumberAndLoseTheirWords() {
        assertThat(unit("1/57th")).isEqualTo("1/57th");
        assertThat(unit("13th Light Dragoons")).isEqualTo("13th LD");
        assertThat(unit("2/7th Royal Fusiliers")).isEqualTo("2/7th RF");
        assertThat(unit("1/64e Ligne")).isEqualTo("1/64e Lig");
        assertThat(unit("1/3rd (Buffs)")).isEqualTo("1/3rd");
        assertThat(unit("Cleeves's company, King's German Artillery")).isEqualTo("Cleeves");
        assertThat(unit("5/60th, three companies")).isEqualTo("5/60th");
    }

    @Test
    void commonWordsAreAbbreviatedAndThenLeftOut() {
        assertThat(wide("1/64e Ligne")).isEqualTo("1/64e Lig");
        assertThat(wide("26e Dragons")).isEqualTo("26e Drag");
        assertThat(wide("Reserve battery")).isEqualTo("Res Bty");
        assertThat(wide("Regiment von Bose")).isEqualTo("Regt Bose");
        assertThat(wide("Ciudad Real")).isEqualTo("Cd Real");
        assertThat(wide("Horse battery Graumann")).isEqualTo("Graumann");
        assertThat(wide("Guns with Ferguson")).isEqualTo("Ferguson");
        assertThat(wide("I/Blücher Hussars (H 8)")).isEqualTo("I/Blücher");
        assertThat(wide("Battery of five guns")).isEqualTo("Bty 5 Guns");
        assertThat(wide("Train of V Corps, 8-pdr")).isEqualTo("Tn V Corps");
    }

    /** The longest words of the samples that are known to no list. */
    @Test
    void aNumberThatCountsDoesNotStandWithoutWhatItCounts() {
        assertThat(unit("Battery of five guns")).isEqualTo("Bty");
        assertThat(ShortName.ofUnit("Battery of five guns", FONT, 70)).isEqualTo("Bty 5 Guns");
    }

    @Test
    void aWordThatIsTooLongIsCutAfterAConsonant() {
        assertThat(wide("I/Malschitzky (IR 28)")).matches("I/Malsch.*[^aeiou]\\.");
        assertThat(ShortName.ofLeader("Général de division Latour-Maubourg", FONT, 44))
                .isEqualTo("Latour-M.");
    }

    @Test
    void noUnitOfTheSamplesIsCutButThoseWithOneLongName() {
        List<String> cut = new ArrayList<>();
        Battles.samples()
                .flatMap(pack -> pack.orderOfBattle().units().stream())
                .map(Unit::name)
                .distinct()
                .filter(name -> wide(name).endsWith("."))
                .forEach(cut::add);
        assertThat(cut).as(cut.toString()).hasSizeLessThan(25);
    }

    @Test
    void leadersKeepTheirFamilyName() {
        assertThat(leader("Maréchal Soult, duc de Dalmatie")).isEqualTo("Soult");
        assertThat(leader("Major-General William Stewart")).isEqualTo("Stewart");
        assertThat(leader("Brun de Villeret")).isEqualTo("de Villeret");
        assertThat(leader("The Duke")).isEqualTo("Duke");
        assertThat(leader("King Frederick William III")).isEqualTo("William III");
        assertThat(leader("III")).isEqualTo("III");
    }

    @Test
    void whateverTheNameItFits() {
        for (String name :
                new String[] {"", " ", "(", "()", ", x", "'s", "Llanfairpwllgwyngyll", "1 2 3 4 5 6 7 8 9 10"}) {
            assertThat(Letters.width(ShortName.ofUnit(name, FONT, 36), FONT))
                    .as(name)
                    .isLessThanOrEqualTo(36);
            assertThat(Letters.width(ShortName.ofLeader(name, FONT, 36), FONT))
                    .as(name)
                    .isLessThanOrEqualTo(36);
        }
    }

    private static String unit(String name) {
        return ShortName.ofUnit(name, FONT, 36);
    }

    /** As wide as a counter has room. */
    private static String wide(String name) {
        return ShortName.ofUnit(name, FONT.deriveFont(AffineTransform.getScaleInstance(0.84, 1)), 37);
    }

    private static String leader(String name) {
        return ShortName.ofLeader(name, FONT, 60);
    }
}
