package coupdoeil.model.rules;

import coupdoeil.model.Attributes;

/**
 * A row of a terrain effects chart.
 *
 * @param kind what it applies to: {@value #HEX} (base terrain), {@value #FEATURE} (overlay of a hex), {@value #SIDE}
 *     (hexside), {@value #LINK} (through a hexside: road, trail), {@value #AREA}, {@value #LINE}, {@value #POINT} on a
 *     table
 * @param effects what the rules read, named by the rule system's chart fields
 * @param look how it is drawn: colours, pattern, width
 */
public record TerrainRecord(String id, String kind, String name, Attributes effects, Attributes look) {

    public static final String HEX = "hex";
    public static final String FEATURE = "feature";
    public static final String SIDE = "side";
    public static final String LINK = "link";
    public static final String AREA = "area";
    public static final String LINE = "line";
    public static final String POINT = "point";
}
