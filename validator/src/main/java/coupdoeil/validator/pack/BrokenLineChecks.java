package coupdoeil.validator.pack;

import coupdoeil.model.course.Lines;
import coupdoeil.model.course.LinkNet;
import coupdoeil.model.course.Net;
import coupdoeil.model.course.SideNet;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Hexside;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.hexes.HexsideFixes;
import java.util.List;
import java.util.function.Predicate;

/** Lines along hexsides, and roads, that have come apart or bristle: what a hand that slips leaves. */
final class BrokenLineChecks {

    /** A side by itself beside a line that runs past; roads may well lead a hex aside. */
    @Rule("PACK-74")
    void spur(Hexside side, Ground ground, TerrainChart chart, Reporter out) {
        for (String feature : side.features()) {
            chart.record(feature)
                    .filter(record -> record.kind().equals(TerrainRecord.SIDE) && isDrawn(record))
                    .filter(record ->
                            lines(net(record, ground), ground, feature).isSpur(side.side())
                                    && isFree(side.side(), feature, ground, chart))
                    .ifPresent(record ->
                            report(side, record, out).fix(HexsideFixes.remove("Take it off", side, feature::equals)));
        }
    }

    /** Whether nothing else runs along the side or from where it ends: a stream may well end in a river. */
    private static boolean isFree(HexSide side, String feature, Ground ground, TerrainChart chart) {
        SideNet net = new SideNet(ground::contains);
        return net.ends(side).stream()
                .flatMap(end -> net.sides(end).stream())
                .flatMap(beside -> ground.on(beside).stream())
                .filter(other -> !other.equals(feature))
                .allMatch(other -> chart.record(other)
                        .filter(record -> record.kind().equals(TerrainRecord.LINK))
                        .isPresent());
    }

    /** Two ends of one feature with one side between them, where nothing is; said of the first of the two. */
    @Rule("PACK-75")
    void gap(Hexside side, Ground ground, TerrainChart chart, Reporter out) {
        for (String feature : side.features()) {
            chart.record(feature)
                    .filter(BrokenLineChecks::isDrawn)
                    .ifPresent(record -> gaps(side.side(), lines(net(record, ground), ground, feature), ground)
                            .forEach(gap -> report(side, record, out)
                                    .with("gap", ground.grid().label(gap))
                                    .fix(HexsideFixes.add("Draw it there", gap, feature))));
        }
    }

    private static <N> List<HexSide> gaps(HexSide side, Lines<N> lines, Ground ground) {
        Net<N> net = lines.net();
        return net.ends(side).stream()
                .filter(lines::isEnd)
                .flatMap(end -> net.sides(end).stream()
                        .filter(gap -> lines.isGap(gap) && ground.on(gap).isEmpty())
                        .filter(gap -> net.ends(gap).stream()
                                .filter(other -> !other.equals(end))
                                .flatMap(other -> net.sides(other).stream())
                                .filter(lines.drawn())
                                .allMatch(beyond -> side.compareTo(beyond) < 0)))
                .toList();
    }

    /** Whether it is a line that somebody draws; slopes and cliffs follow from the levels, and stop where those are even. */
    private static boolean isDrawn(TerrainRecord record) {
        return record.isLine() && !record.effects().has("slope");
    }

    private static Reporter.Draft report(Hexside side, TerrainRecord record, Reporter out) {
        return out.report()
                .about(new SubjectRef("feature", record.id(), record.name()))
                .with("hs", side.label())
                .with("feature", record.name());
    }

    private static Net<?> net(TerrainRecord record, Ground ground) {
        return record.kind().equals(TerrainRecord.LINK) ? new LinkNet(ground::contains) : new SideNet(ground::contains);
    }

    private static <N> Lines<N> lines(Net<N> net, Ground ground, String feature) {
        Predicate<HexSide> drawn = side -> ground.on(side).contains(feature);
        return new Lines<>(net, drawn);
    }
}
