package coupdoeil.editor.tool.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.draw.Contours;
import coupdoeil.editor.draw.Snap;
import coupdoeil.editor.draw.Snapper;
import coupdoeil.editor.edit.BattlePlan;
import coupdoeil.editor.paint.piece.Pieces;
import coupdoeil.editor.tool.ToolChoice;
import coupdoeil.editor.tool.ToolNumber;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.rules.RuleSystems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/** Gestures with each tool for tables, without a canvas. */
class TableToolsTest {

    private static final double REACH = 0.4;

    private final Session session = Packs.session(bare("hm"));
    private String said = "";
    private final TableContext context = context(session);

    private TableContext context(Session of) {
        return new TableContext() {
            @Override
            public boolean drawsSmooth() {
                return false;
            }

            @Override
            public void drawSmooth(boolean curves) {}

            @Override
            public TableBattlefield table() {
                return of.pack().battlefield().table().orElseThrow();
            }

            @Override
            public Snap snap(TablePointer at, List<Coordinate> drawn, Collection<String> moving) {
                return at.free()
                        ? Snap.nowhere(at.at())
                        : new Snapper(table(), id -> !moving.contains(id)).snap(at.at(), at.reach(), drawn);
            }

            @Override
            public Session session() {
                return of;
            }

            @Override
            public Optional<Pieces> pieces() {
                return Optional.empty();
            }

            @Override
            public void repaint() {}

            @Override
            public void putAway() {}

            @Override
            public void askName() {}

            @Override
            public void say(String text) {
                said = text;
            }

            @Override
            public void point(Supplier<String> telling) {}

            @Override
            public void changed() {}
        };
    }

    private static Pack bare(String system) {
        return BattlePlan.usual(RuleSystems.load(system).orElseThrow(), "Bare").pack();
    }

    private static TablePointer at(double x, double y) {
        return new TablePointer(new Coordinate(x, y), REACH);
    }

    private static void click(TableTool tool, double x, double y) {
        tool.press(at(x, y));
        tool.release(at(x, y));
    }

    private static void drag(TableTool tool, double... way) {
        tool.press(at(way[0], way[1]));
        for (int i = 2; i < way.length; i += 2) {
            tool.drag(at(way[i], way[i + 1]));
        }
        tool.release(at(way[way.length - 2], way[way.length - 1]));
    }

    private List<TableFeature> features() {
        return context.table().features();
    }

    private Geometry last() {
        return features().get(features().size() - 1).shape();
    }

    @Test
    void eachFormIsDrawnByADragAndByClicks() {
        AreaTool tool = new AreaTool(context);
        tool.setForm(DrawingForm.RECTANGLE);
        drag(tool, 10, 10, 15, 12, 20, 16);
        assertThat(last().getArea()).isEqualTo(60);
        click(tool, 30, 10);
        click(tool, 35, 20);
        assertThat(last().getArea()).isEqualTo(50);

        tool.setForm(DrawingForm.CIRCLE);
        drag(tool, 40, 30, 42, 30, 44, 30);
        assertThat(last().getArea()).isCloseTo(Math.PI * 16, within(1.0));

        tool.setForm(DrawingForm.BLOCK);
        drag(tool, 50, 10, 52, 12, 53, 14);
        assertThat(features()).hasSize(3);
        click(tool, 46, 13);
        assertThat(last().getArea()).isCloseTo(25, within(0.1));
        assertThat(session.document().depth()).isEqualTo(4);
        assertThat(session.selection().features())
                .containsExactly(features().get(3).id());
    }

    @Test
    void withAltNothingDrawsThePointer() {
        LineTool tool = new LineTool(context);
        tool.press(new TablePointer(new Coordinate(10.13, 10.13), REACH, false, false, true, false));
        tool.release(at(10.13, 10.13));
        tool.press(new TablePointer(new Coordinate(20.17, 20.21), REACH, false, false, true, false));
        tool.release(at(20.17, 20.21));
        tool.press(new TablePointer(new Coordinate(0, 0), REACH, false, false, false, true));
        assertThat(last().getCoordinates()).containsExactly(new Coordinate(10.13, 10.13), new Coordinate(20.17, 20.21));
    }

    @Test
    void whatIsDrawnOverTheEdgeEndsThere() {
        LineTool road = new LineTool(context);
        road.choose("road");
        drag(road, -4, 20, 10, 21, 30, 20, 50, 22, 80, 20);
        assertThat(last().getEnvelopeInternal().getMinX()).isZero();
        assertThat(last().getEnvelopeInternal().getMaxX()).isEqualTo(72);
    }

    @Test
    void contoursGoByTheTypedDistanceAndDoNotCross() {
        ContourTool tool = new ContourTool(context);
        tool.setForm(DrawingForm.RECTANGLE);
        drag(tool, 10, 10, 20, 20, 30, 30);
        ToolNumber distance = tool.numbers().get(0);
        distance.set().accept(4);
        tool.offset(true);
        assertThat(last().getArea()).isEqualTo(144);
        tool.offset(true);
        tool.offset(true);
        assertThat(features()).hasSize(3);
        assertThat(said).isNotBlank();

        session.select(new Selection.OfFeatures(List.of(features().get(0).id())));
        tool.offset(false);
        assertThat(features().stream().map(Contours::level)).containsExactly(2, 3, 4, 1);
        said = "";
        drag(tool, 20, 20, 30, 30, 60, 40);
        assertThat(features()).hasSize(4);
        assertThat(said).isNotBlank();
    }

    @Test
    void whereThereIsNoWaterThereIsNoBridge() {
        CrossingTool tool = new CrossingTool(context);
        click(tool, 20, 20);
        assertThat(features()).isEmpty();
        assertThat(said).contains("water");
    }

    @Test
    void aZoneIsOfTheSideWhoseEdgeIsNearAndAClickTakesAWholeSideOfTheTable() {
        ZoneTool tool = new ZoneTool(context);
        tool.choose("deployment");
        drag(tool, 10, 40, 20, 44, 40, 48);
        drag(tool, 10, 8, 20, 4, 40, 0);
        List<String> sides = session.pack().orderOfBattle().sides().stream()
                .map(side -> side.id())
                .toList();
        List<Place> places = context.table().places();
        assertThat(places.subList(places.size() - 2, places.size()))
                .extracting(place -> place.attributes().text("side").orElse(""))
                .containsExactlyElementsOf(sides);

        tool.choose("entry");
        click(tool, 71, 20);
        List<Place> more = context.table().places();
        Area area = more.get(more.size() - 1).area();
        assertThat(((Area.Shape) area).geometry().getLength()).isEqualTo(48);
    }

    @Test
    void lengthsAreToldInMetresWhereTheRulesHaveAScale() {
        assertThat(new MeasureTool(context).told(10)).isEqualTo("10 in · 25.4 cm");
        TableContext ot = context(Packs.session(bare("ot")));
        assertThat(new MeasureTool(ot).told(10)).isEqualTo("10 in · 25.4 cm · 320 m");
    }

    @Test
    void aFigureThatIsGivenUpOrTakenBackLeavesNothing() {
        AreaTool tool = new AreaTool(context);
        click(tool, 10, 10);
        click(tool, 20, 10);
        assertThat(tool.isBusy()).isTrue();
        assertThat(tool.sketch().marks()).isNotEmpty();
        tool.takeBack();
        tool.takeBack();
        assertThat(tool.isBusy()).isFalse();
        click(tool, 10, 10);
        tool.cancel();
        click(tool, 30, 30);
        click(tool, 30, 30);
        assertThat(features()).isEmpty();
        assertThat(session.document().depth()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"hm", "ot"})
    void whateverIsDrawnIsReadAsItWasWrittenAndCanBeUndone(String system, @TempDir Path folder) throws IOException {
        Pack bare = bare(system);
        Session drawing = Packs.session(bare);
        TableContext table = context(drawing);
        FeatureCommands commands = new FeatureCommands(table);
        List<TableTool> tools = List.of(
                new AreaTool(table),
                new LineTool(table),
                new ContourTool(table),
                new CrossingTool(table),
                new PointTool(table),
                new ZoneTool(table),
                new CutTool(table),
                new TableSelectTool(table, new CornerGrip(table)));
        Random random = new Random(1809);
        for (int i = 0; i < 250; i++) {
            TableTool tool = tools.get(random.nextInt(tools.size()));
            List<ToolChoice> choices = tool.choices();
            if (!choices.isEmpty()) {
                tool.choose(choices.get(random.nextInt(choices.size())).id());
            }
            if (tool instanceof FigureTool figure) {
                figure.setForm(DrawingForm.values()[random.nextInt(4)]);
            }
            gesture(tool, random);
            if (random.nextInt(4) == 0) {
                command(commands, random);
            }
        }
        assertThat(drawing.document().depth()).isGreaterThan(60);
        PackWriter.write(drawing.pack(), folder.resolve("drawn"));
        assertThat(PackReader.read(folder.resolve("drawn")).pack()).contains(drawing.pack());
        while (drawing.document().undoName().isPresent()) {
            drawing.document().undo();
        }
        assertThat(drawing.pack()).isEqualTo(bare);
    }

    private static void gesture(TableTool tool, Random random) {
        double x = random.nextInt(720) / 10.0;
        double y = random.nextInt(480) / 10.0;
        if (random.nextBoolean()) {
            drag(tool, x, y, x + 3, y + random.nextInt(9), x + random.nextInt(20), y + 9, x - 2, y + 4);
        } else {
            for (int i = 0; i < 4; i++) {
                click(tool, x + random.nextInt(12), y + random.nextInt(12));
            }
            tool.press(new TablePointer(new Coordinate(x, y), REACH, false, false, false, true));
        }
        tool.cancel();
    }

    private static void command(FeatureCommands commands, Random random) {
        switch (random.nextInt(6)) {
            case 0 -> when(commands.canChange(), () -> commands.turn(1));
            case 1 -> when(commands.canChange(), commands::mirror);
            case 2 -> when(commands.canChange(), commands::simplify);
            case 3 -> when(commands.canJoin(), commands::unite);
            case 4 -> when(commands.canCopy(), commands::delete);
            default ->
                when(commands.canCopy(), () -> {
                    commands.mirror();
                });
        }
    }

    private static void when(boolean can, Runnable command) {
        if (can) {
            command.run();
        }
    }
}
