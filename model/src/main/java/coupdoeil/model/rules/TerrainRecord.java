package coupdoeil.model.rules;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * A row of a terrain effects chart.
 *
 * @param kind what it applies to: {@value #HEX} (base terrain), {@value #FEATURE} (overlay of a hex), {@value #SIDE}
 *     (hexside), {@value #LINK} (through a hexside: road, trail), {@value #AREA}, {@value #LINE}, {@value #POINT} on a
 *     table
 * @param effects what the rules read, named by the rule system's chart fields
 * @param look how it is drawn: colours, pattern, width
 */
@RecordBuilder
public record TerrainRecord(String id, String kind, String name, Attributes effects, Attributes look)
        implements TerrainRecordBuilder.With {

    public static final String HEX = "hex";
    public static final String FEATURE = "feature";
    public static final String SIDE = "side";
    public static final String LINK = "link";
    public static final String AREA = "area";
    public static final String LINE = "line";
    public static final String POINT = "point";

    /**
     * Whether it runs along from hexside to hexside, or from hex to hex: no crossing, which is a spot of such a line, nothing
     * that belongs to one of the two hexes, and no word that there is no slope.
     */
    public boolean isLine() {
        return kind.equals(LINK)
                || kind.equals(SIDE)
                        && !effects.flag("crossing")
                        && !effects.flag("directed")
                        && !effects.text("slope").filter("none"::equals).isPresent();
    }
}
