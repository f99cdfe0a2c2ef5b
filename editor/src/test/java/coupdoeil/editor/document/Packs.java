package coupdoeil.editor.document;

import coupdoeil.editor.edit.BattlePlan;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.Board;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import java.nio.file.Path;

/** Packs for tests. */
public final class Packs {

    private Packs() {}

    public static RuleSystem fb() {
        return RuleSystems.load("fb").orElseThrow();
    }

    /** Two sides without troops on eight by six hexes of open ground. */
    public static Pack blank() {
        return BattlePlan.usual(fb(), "Blank")
                .on(new Board.OfHexes("", HexGrid.pointy(8, 6), false, 100))
                .pack();
    }

    /** A real battle from the samples. */
    public static Pack albuera() {
        return PackReader.read(albueraFolder()).pack().orElseThrow();
    }

    public static Path albueraFolder() {
        return folder("albuera-1811");
    }

    /** A battle in which dice settle when some reinforcements come. */
    public static Pack auerstedt() {
        return PackReader.read(folder("auerstedt-1806")).pack().orElseThrow();
    }

    private static Path folder(String sample) {
        return Path.of(System.getProperty("basedir", "."))
                .toAbsolutePath()
                .normalize()
                .resolveSibling("samples/" + sample);
    }

    public static Session session(Pack pack) {
        return new Session(new Document(pack, null));
    }

    /** Open ground of 20 columns and 14 rows of <em>Fix Bayonets!</em>, with the second column or row shifted. */
    public static Pack heath(Orientation orientation) {
        HexGrid grid = new HexGrid(20, 14, orientation, Shifted.ODD, LabelScheme.STANDARD);
        return BattlePlan.usual(fb(), "Heath")
                .on(new Board.OfHexes("", grid, false, 100))
                .pack();
    }
}
