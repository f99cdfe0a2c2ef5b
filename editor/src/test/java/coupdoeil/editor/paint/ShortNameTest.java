package coupdoeil.editor.paint;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.paint.piece.ShortName;
import coupdoeil.editor.paint.sheet.Letters;
import coupdoeil.editor.paint.sheet.MapFonts;
import java.awt.Font;
import org.junit.jupiter.api.Test;

class ShortNameTest {

    private static final Font FONT = MapFonts.semiBold(8);

    @Test
    void unitsKeepTheirNumberAndLoseTheirWords() {
        assertThat(unit("1/57th")).isEqualTo("1/57th");
        assertThat(unit("13th Light Dragoons")).isEqualTo("13th LD");
        assertThat(unit("2/7th Royal Fusiliers")).isEqualTo("2/7th RF");
        assertThat(unit("1/64e Ligne")).isEqualTo("1/64e L");
        assertThat(unit("1/3rd (Buffs)")).isEqualTo("1/3rd");
        assertThat(unit("Cleeves's company, King's German Artillery")).isEqualTo("Cleeves");
        assertThat(unit("5/60th, three companies")).isEqualTo("5/60th");
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

    private static String leader(String name) {
        return ShortName.ofLeader(name, FONT, 60);
    }
}
