package coupdoeil.validator.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;

/** The pages of bars and figures, as Markdown. */
final class PerformancePage {

    private static final String MIDDLE = "Peer.differences size=200 alongHexsidesFromTheMiddle";

    private final Figures figures;

    PerformancePage(Figures figures) {
        this.figures = figures;
    }

    /** The page of tables. */
    String tables() throws IOException {
        StringBuilder page = new StringBuilder("""
                # Performance on tables

                Made by `mvn -Pbench -DskipTests -pl validator -am verify -Dbench.only=Table`; change `validator/src/jmh`, not this
                page. Method and limits are those of [the other page](performance.md).

                Five hundred features and 150 units on a table of ten feet by six (`GeneratedTable`), under the rules of
                Horse & Musket; Quatre Bras is checked by those of Old Trousers II. The library is asked for less than the rules ask: it knows no levels and no depth of woods
                (`JtsTable`). A unit that is dragged is to be followed 60 times a second.

                """);
        page.append(machine()).append("\n\n| bar | wanted | measured | |\n|---|---|---|---|\n");
        tableBars().forEach(bar -> page.append(bar.row()));
        return page.toString();
    }

    /** The page of all else. */
    String text() throws IOException {
        StringBuilder page = new StringBuilder("""
                # Performance

                Made by `mvn -Pbench -DskipTests -pl validator -am verify`; change `validator/src/jmh`, not this page. Free tables
                have [a page of their own](performance-tables.md).

                """);
        page.append(machine()).append("\n\n| bar | wanted | measured | |\n|---|---|---|---|\n");
        bars().forEach(bar -> page.append(bar.row()));
        page.append("\n## All figures\n\n| what | figure |\n|---|---|\n");
        details(page);
        page.append("""

                ## Method

                JMH 1.37, one fork for each benchmark and set of parameters, with the profiler of allocations; a few
                iterations of one to five seconds after as many to warm up; averages, or percentiles of single calls where
                the table says p50, p99. The ground is generated from a fixed seed (`GeneratedMap`): *napo* has rolling
                levels 0 to 6, woods and villages on about 15 %% of the hexes, slopes wherever levels differ, walls around
                the villages and units on 3 %%; *flat* is the same on one level; on *open* nothing blocks. Sight is asked
                without a limit of visibility, the hardest case. The battle that is validated is generated too
                (`GeneratedBattle`): two armies of divisions, one unit for every forty hexes, columns of reinforcements on
                the roads, twenty turns. All rules of the battle's system are examined. An edit is a hex painted, a level
                changed or a unit moved between the armies; it is timed until everything is exact again, and at the end of a
                run the repaired state is compared with a fresh one. *JTS* is the same question put to a geometry library in doubles (`JtsSight`): hexes as polygons in a
                spatial index, the line prepared, a tolerance of 1e-9 for what touches. It errs where
                rounding has moved a hex off a line that touches it, and the index leaves it out; the rows "hexes widened"
                say how often it still errs when the index holds them widened by 1e-10, a number that has to be chosen for
                the size of the map. Whole numbers need none.

                ## What limits a viewshed

                The rows "sweep" count what the timed sweeps do, each as the mean of their 128 observers. On *open* ground a
                beam spans many hexes, and what is left is one glance at each. On *flat* ground woods end every beam, and
                hexes that no beam reaches cost a byte. On *napo* hardly any of the hexes that beams reach are seen: nearly
                all of them lie behind woods or units, where only a hill that is high enough looks over them, from beyond its
                own crest. So a beam is kept, with what it passed and the highest crest since, as far as there is ground ahead
                that is high and far enough; slopes and rising ground on the way split it to less than the width of a hex.
                That is most of the time: for every hex judged a beam goes through more than one, and is taken across slopes.
                The rest goes to the hexes looked at alone, on such hills, which the rule judges from the higher end: what the
                beam does not settle is walked there and back. Telling beams apart by less makes the sweep itself shorter and
                these walks more, and was no faster when tried.

                %s

                ## Drawing maps

                Measured in the editor, on a map of 200 by 200 hexes with some 1,000 units, on 2026-11-29 on a machine that did little else, with
                both compilers of the virtual machine. With the first alone, as the launcher starts it, a stroke takes 70 ms. Tests assert none
                of the times.

                | bar | wanted | measured | | command |
                |---|---|---|---|---|
                | a stroke of 100 hexes applied, painted, validated, median | at most 50 ms | 48 ms (applied 0.2, painted 40, validated 6) | met | `mvn verify -pl editor -Dtest=StrokeTimesTest -Dgroups=nightly` |
                | the same: painted, time of all processors together | - | 60 ms | | the same |
                | the same: painted, against the same tiles painted whole, one by one | - | 0.54 times | | the same |
                | 1,000 such strokes that can be undone: heap in use | at most 200 MB | 5 MB | met | `mvn verify -pl editor -Dtest=UndoMemoryTest -Dgroups=nightly` |
                | longest event on the event thread, random gestures in a window, processor time | at most 100 ms | 61, 63 and 43 ms for three seeds; none of 48,953 events took more than 100 ms, 99 of a hundred 9.2 ms or less | met | `mvn verify -pl editor -Dtest=None -Dit.test=RandomGesturesUiIT -Dcoupdoeil.count=300` |
                | the same by the clock, quiet | at most 100 ms | 583, 84 and 433 ms; 4 of 48,953 took more: three waited for garbage collection, one for the mouse | **not met** | the same |

                What holds a stroke back is the drawing of smooth edges in software: of what a processor does for the ground, shading of slopes takes a
                fifth, the discs of woods and the colours of hexes and their rounded corners about as much each, and the grid a sixth. Only the
                rectangle around what changed is painted, on all processors, while the map shows the last picture and can be used.

                What holds the event thread is listed in `target/nightly/random-gestures-*.txt`: each kind of event over 50 ms, with its processor
                time, the time of garbage collection and the methods that it was seen in. Of the processor, what is left is finding places for
                names after pieces moved, and making the controls of a form that has not been shown before. Garbage collection is what is left of
                the clock: the cache of tiles fills with arrays of 256 KB, which the serial collector moves. In three times 100 gestures with a heap
                of at most 1 GB (`-Dcoupdoeil.count=100`, `-Xlog:gc,gc+cpu`) 19 of its 39 pauses took more than 0.1 s of the processor, the longest
                0.33 s; with `-XX:+UseG1GC` 2 of 112 did, the longest 0.12 s. The launcher keeps the serial collector: the longest event of opening
                Albuera took 0.75 s with it and 1.4 s with the other (medians of seven starts in turn, by the clock, at a load of 9).

                ## Limits

                One machine and one Java; other machines differ by more than most of these ratios' last digit. Few
                iterations: a figure within some tenths of its bar may fall on either side of it another day. Percentiles
                hold what the machine does beside, garbage collection included. Generated ground is like maps of the books
                in its shares of blockers and levels, not in its history; real battles stand beside it where the table
                says Albuera (Fix Bayonets!) and Auerstedt (La Bataille). The JTS code is as fast as we could make it with a
                spatial index and a prepared line, not the fastest imaginable with doubles.

                How soon a layer of sight follows the brush in the editor is measured by a UI test: see
                [layer-lag.md](layer-lag.md).
                """.formatted(stretch()));
        return page.toString();
    }

    /** How far from what was hoped for, in the steps of the sweep. */
    private String stretch() {
        OptionalDouble judged = figure("SweepSteps.count ground=napo judged");
        OptionalDouble sweep = figure("Viewsheds.sweep ground=napo");
        OptionalDouble blind = figure("BlindHexes.cold observers=100 threads=1");
        if (judged.isEmpty() || sweep.isEmpty() || blind.isEmpty()) {
            return "";
        }
        double hexes = judged.getAsDouble();
        double cells = 2.0 * Viewsheds.SIZE * Viewsheds.SIZE + Integer.BYTES * hexes;
        return """
                In 0.85 ms there are %s ns for each hex judged; it takes %s ns. Memory is no limit: the cells read and the
                bytes written are about %s KB a sweep, or %s MB a second. The blind hexes of 100 observers are as many
                viewsheds, of units and not of hexes anywhere, kept and added up: %s ms each, where the others take %s ms.""".formatted(
                        Bar.number(850_000 / hexes),
                        Bar.number(sweep.getAsDouble() * 1000 / hexes),
                        Bar.number(cells / 1000),
                        Bar.number(cells / sweep.getAsDouble()),
                        Bar.number(blind.getAsDouble() / 100),
                        Bar.number(sweep.getAsDouble() / 1000));
    }

    private List<Bar> bars() {
        String napo = " ground=napo";
        String random = "LosPair.random" + napo + " size=100";
        OptionalDouble full = figure("Revalidate.full battle=generated");
        return List.of(
                Bar.atLeast(
                        "random pair, napo 100x100: faster than JTS",
                        ratio("Peer.random size=100", random),
                        5000,
                        " times"),
                Bar.atMost("random pair, napo 100x100", figure(random), 250, " ns"),
                Bar.atMost(
                        "random pair, napo 100x100: allocated", rounded(random + " gc.alloc.rate.norm"), 0, " bytes"),
                Bar.atMost("viewshed, napo 200x200", milli("Viewsheds.sweep" + napo), 3, " ms"),
                Bar.atMost("viewshed, napo 200x200 (stretch)", milli("Viewsheds.sweep" + napo), 0.85, " ms"),
                Bar.atMost("viewshed, open 200x200", milli("Viewsheds.sweep ground=open"), 5, " ms"),
                Bar.atMost("viewshed, flat with blockers 200x200", milli("Viewsheds.sweep ground=flat"), 0.65, " ms"),
                Bar.atLeast(
                        "viewshed, napo: faster than walking every line",
                        ratio("Viewsheds.walk" + napo, "Viewsheds.sweep" + napo),
                        1.8,
                        " times"),
                Bar.atLeast(
                        "viewshed, open: faster than walking every line",
                        ratio("Viewsheds.walk ground=open", "Viewsheds.sweep ground=open"),
                        5,
                        " times"),
                Bar.atMost(
                        "blind hexes of 100 observers, napo 200x200, cold, one thread",
                        figure("BlindHexes.cold observers=100 threads=1"),
                        250,
                        " ms"),
                Bar.atLeast(
                        "the same on two threads: faster",
                        ratio("BlindHexes.cold observers=100 threads=1", "BlindHexes.cold observers=100 threads=2"),
                        1.8,
                        " times"),
                Bar.atMost(
                        "one painted hex, 100 observers, napo 200x200, p99",
                        milli("Repaint.terrain observers=100 p99"),
                        4,
                        " ms"),
                Bar.atMost(
                        "one painted hex, 500 observers, napo 200x200, p99",
                        milli("Repaint.terrain observers=500 p99"),
                        16,
                        " ms"),
                Bar.atLeast(
                        "one painted hex, 100 observers: faster than recomputing",
                        ratio("Repaint.recompute observers=100", "Repaint.terrain observers=100"),
                        100,
                        " times"),
                Bar.atLeast(
                        "one painted hex, 500 observers: faster than recomputing",
                        ratio("Repaint.recompute observers=500", "Repaint.terrain observers=500"),
                        100,
                        " times"),
                Bar.atMost(
                        "validation of everything, 200x200, about 1,000 units",
                        figure("Validate.cold size=200"),
                        1000,
                        " ms"),
                Bar.atMost(
                        "validation: time per hex, 400x400 against 100x100",
                        scaled(ratio("Validate.cold size=400", "Validate.cold size=100"), 1 / 16.0),
                        1.5,
                        " times"),
                Bar.atMost(
                        "validation after one painted hex, median",
                        figure("Revalidate.paintedHex battle=generated p50"),
                        16,
                        " ms"),
                Bar.atMost(
                        "validation after one moved unit, median",
                        figure("Revalidate.movedUnit battle=generated p50"),
                        16,
                        " ms"),
                Bar.atLeast(
                        "validation after one painted hex: faster than full",
                        ratio(full, figure("Revalidate.paintedHex battle=generated")),
                        100,
                        " times"),
                Bar.atLeast(
                        "validation after one moved unit: faster than full",
                        ratio(full, figure("Revalidate.movedUnit battle=generated")),
                        100,
                        " times"),
                Bar.atMost(
                        "validation after one moved unit on the board at Roliça, median",
                        figure("Revalidate.movedUnit battle=rolica-1808 p50"),
                        5,
                        " ms"),
                Bar.atMost("order of battle of 200 lines read", milli("OobPage.read"), 300, " ms"),
                Bar.atMost("one of its lines put on another level", milli("OobPage.relevel"), 300, " ms"),
                Bar.atMost(
                        "sight of 500 observers on 400x400: heap in use",
                        figure("Memory.tables usedMegabytes"),
                        512,
                        " MB"),
                Bar.exactly("targets along hexsides from the middle of 200x200", figure(MIDDLE), 363));
    }

    private List<Bar> tableBars() {
        return List.of(
                Bar.atMost("a look from a point to a point", figure("TableLooks.look"), 1, " µs"),
                Bar.atLeast(
                        "the same: faster than a spatial index with prepared polygons",
                        ratio("TableLooks.lookByLibrary", "TableLooks.look"),
                        2,
                        " times"),
                Bar.atMost("a unit at a unit, median", figure("TableLooks.unitToUnit p50"), 100, " µs"),
                Bar.atMost("polygon of what one unit sees, median", milli("TableLooks.seenByUnit p50"), 30, " ms"),
                Bar.atMost(
                        "square inches that none of 30 units sees, from nothing, median",
                        milli("TableLooks.blindOfSide p50"),
                        150,
                        " ms"),
                Bar.atMost(
                        "validation after a unit is dragged on, median",
                        figure("TableDrag.dragged battle=generated p50"),
                        1000 / 60.0,
                        " ms"),
                Bar.atMost(
                        "the same at Guilford Courthouse, median",
                        figure("TableDrag.dragged battle=guilford-courthouse-1781 p50"),
                        1000 / 60.0,
                        " ms"),
                Bar.atMost(
                        "validation of all of Guilford Courthouse, median",
                        figure("TableDrag.full battle=guilford-courthouse-1781 p50"),
                        500,
                        " ms"),
                Bar.atMost(
                        "validation after a unit is dragged on at Quatre Bras, median",
                        figure("TableDrag.dragged battle=quatre-bras-1815 p50"),
                        1000 / 60.0,
                        " ms"),
                Bar.atMost(
                        "validation of all of Quatre Bras, median",
                        figure("TableDrag.full battle=quatre-bras-1815 p50"),
                        500,
                        " ms"));
    }

    private void details(StringBuilder page) {
        for (String ground : new String[] {"napo", "open"}) {
            for (int size : new int[] {100, 200}) {
                String where = " ground=" + ground + " size=" + size;
                detail(page, "random pair, " + ground + " " + size, figure("LosPair.random" + where), " ns");
                detail(page, "pair at most 20 hexes, " + ground + " " + size, figure("LosPair.range20" + where), " ns");
            }
        }
        for (int size : new int[] {100, 200}) {
            String on = " size=" + size;
            detail(page, "JTS: random pair, napo " + size, figure("Peer.random" + on), " ns");
            String peer = "Peer.differences" + on + " ";
            detail(page, "JTS: random pairs wrong, napo " + size + ", of 1,500", figure(peer + "random"), "");
            detail(page, "JTS: pairs along hexsides wrong, of 1,500", figure(peer + "alongHexsides"), "");
            detail(page, "JTS, hexes widened: random pairs wrong", figure(peer + "widenedRandom"), "");
            detail(page, "JTS, hexes widened: pairs along hexsides wrong", figure(peer + "widenedAlongHexsides"), "");
        }
        for (String ground : new String[] {"napo", "open", "flat"}) {
            detail(page, "viewshed by sweep, " + ground + " 200", milli("Viewsheds.sweep ground=" + ground), " ms");
            detail(page, "viewshed by walking, " + ground + " 200", milli("Viewsheds.walk ground=" + ground), " ms");
            steps(page, ground);
        }
        for (int observers : new int[] {20, 100}) {
            for (int threads : new int[] {1, 2}) {
                String cold = "BlindHexes.cold observers=" + observers + " threads=" + threads;
                detail(page, "blind hexes, " + observers + " observers, threads: " + threads, figure(cold), " ms");
            }
        }
        for (String edit : new String[] {"terrain", "elevation", "unitMove"}) {
            for (int observers : new int[] {100, 500}) {
                for (String percentile : new String[] {"p50", "p99", "p100"}) {
                    String name = "Repaint." + edit + " observers=" + observers + " " + percentile;
                    detail(page, edit + ", " + observers + " observers, " + percentile, milli(name), " ms");
                }
            }
        }
        for (int observers : new int[] {100, 500}) {
            String recompute = "Repaint.recompute observers=" + observers;
            detail(page, "recomputing, " + observers + " observers", milli(recompute), " ms");
        }
        for (int hexes : new int[] {1, 10, 100, 300, 1000, 10000}) {
            String name = "fill of " + Bar.number(hexes) + " hexes, 100 observers";
            detail(page, name, figure("Stroke.fill hexes=" + hexes), " ms");
        }
        for (int size : new int[] {50, 100, 200, 400}) {
            detail(page, "validation, " + size + "x" + size, figure("Validate.cold size=" + size), " ms");
        }
        for (String battle : new String[] {"generated", "albuera-1811", "auerstedt-1806", "rolica-1808"}) {
            for (String edit : new String[] {"full", "paintedHex", "movedUnit"}) {
                for (String percentile : new String[] {"p50", "p99"}) {
                    String name = "Revalidate." + edit + " battle=" + battle + " " + percentile;
                    detail(page, battle + ": " + edit + ", " + percentile, figure(name), " ms");
                }
            }
            OptionalDouble moved =
                    ratio(figure("Revalidate.full battle=" + battle), figure("Revalidate.movedUnit battle=" + battle));
            detail(page, battle + ": movedUnit, faster than full", moved, " times");
        }
        detail(page, "500 observers on 400x400, from nothing", figure("Memory.tables"), " ms");
    }

    /** What a sweep does, and how long a hex takes that a beam reaches. */
    private void steps(StringBuilder page, String ground) {
        String steps = "SweepSteps.count ground=" + ground + " ";
        detail(page, "sweep, " + ground + " 200: hexes judged by beams", figure(steps + "judged"), "");
        detail(page, "sweep, " + ground + " 200: parts of beams through hexes", figure(steps + "parts"), "");
        detail(page, "sweep, " + ground + " 200: slopes and walls crossed", figure(steps + "crossings"), "");
        detail(page, "sweep, " + ground + " 200: hexes looked at alone", figure(steps + "looks"), "");
        OptionalDouble each = ratio(figure("Viewsheds.sweep ground=" + ground), figure(steps + "judged"));
        detail(page, "sweep, " + ground + " 200: time per hex judged", scaled(each, 1000), " ns");
    }

    private static void detail(StringBuilder page, String what, OptionalDouble figure, String unit) {
        figure.ifPresent(value -> page.append("| ")
                .append(what)
                .append(" | ")
                .append(Bar.number(value))
                .append(unit)
                .append(" |\n"));
    }

    private OptionalDouble figure(String name) {
        return figures.get(name);
    }

    private OptionalDouble milli(String name) {
        return scaled(figure(name), 1e-3);
    }

    /** Allocations are measured with the noise of the measurement itself, well below one byte. */
    private OptionalDouble rounded(String name) {
        OptionalDouble figure = figure(name);
        return figure.isPresent() ? OptionalDouble.of(Math.floor(figure.getAsDouble())) : figure;
    }

    private OptionalDouble ratio(String over, String under) {
        return ratio(figure(over), figure(under));
    }

    private static OptionalDouble ratio(OptionalDouble over, OptionalDouble under) {
        return over.isPresent() && under.isPresent()
                ? OptionalDouble.of(over.getAsDouble() / under.getAsDouble())
                : OptionalDouble.empty();
    }

    private static OptionalDouble scaled(OptionalDouble figure, double factor) {
        return figure.isPresent() ? OptionalDouble.of(figure.getAsDouble() * factor) : figure;
    }

    private String machine() throws IOException {
        Path processors = Path.of("/proc/cpuinfo");
        String model = !Files.exists(processors)
                ? System.getProperty("os.arch")
                : Files.readAllLines(processors).stream()
                        .filter(line -> line.startsWith("model name"))
                        .map(line -> line.replaceFirst(".*:\\s*", ""))
                        .findFirst()
                        .orElse("unknown processor");
        return "Measured on %s, %d processors, %s, %s."
                .formatted(
                        model,
                        Runtime.getRuntime().availableProcessors(),
                        System.getProperty("os.name"),
                        figures.jdk());
    }
}
