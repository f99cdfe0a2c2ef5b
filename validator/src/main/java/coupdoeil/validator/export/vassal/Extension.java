package coupdoeil.validator.export.vassal;

import coupdoeil.model.file.Digest;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.hexes.HexStacks;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.export.Bundle;
import coupdoeil.validator.export.CommonLosses;
import coupdoeil.validator.export.ExportFailure;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.export.ExportedFiles;
import coupdoeil.validator.export.Loss;
import coupdoeil.validator.export.StableZip;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Set-ups of our scenarios with the counters and on the board of somebody else's module. */
final class Extension {

    private static final String VERSION = "1.0.0";

    private final ExportJob job;
    private final ForeignModule module;
    private final Matches matches;
    private final List<Piece> pieces;

    /** @param table of matches; null for none */
    Extension(ExportJob job, ForeignModule module, @Nullable List<List<String>> table) {
        this.job = job;
        this.module = module;
        this.pieces = Stream.<Piece>concat(
                        job.pack().orderOfBattle().units().stream(), job.pack().orderOfBattle().leaders().stream())
                .toList();
        this.matches = Matches.of(pieces, module, table);
    }

    ExportedFiles files() {
        ExportedFiles made = new ExportedFiles(VassalTarget.ID);
        Bundle whole = made.bundle(job.pack().info().id(), "");
        Map<String, byte[]> games = new LinkedHashMap<>();
        List<Component> setups = new ArrayList<>();
        for (Scenario scenario : job.scenarios()) {
            Bundle bundle = made.bundle(scenario.id(), scenario.id());
            byte[] game = game(scenario, bundle);
            bundle.add(".vsav", game);
            String file = bundle.name() + ".vsav";
            games.put(file, game);
            setups.add(Component.module("ExtensionElement")
                    .with("target", "")
                    .add(PredefinedSetups.of(Words.clean(scenario.name()), file)));
        }
        whole.add(".vmdx", file(setups, games));
        whole.add(".matches.csv", matches.table(pieces));
        whole.lose(Loss.dropped("no-counter", "pieces that the module has no counter for", idsWithout(pieces)));
        whole.lose(Loss.dropped(
                "no-picture", "pictures of its counters and boards that the module lacks", missingPictures()));
        return made;
    }

    private List<String> idsWithout(List<Piece> some) {
        return some.stream()
                .map(Piece::id)
                .filter(id -> matches.of(id).isEmpty())
                .toList();
    }

    private List<String> missingPictures() {
        return Stream.concat(
                        module.boards().stream().map(ForeignModule.Board::image),
                        pieces.stream()
                                .flatMap(piece -> matches.of(piece.id()).stream())
                                .flatMap(slot -> slot.images().stream()))
                .filter(image -> !image.isEmpty() && !module.images().contains(image))
                .distinct()
                .toList();
    }

    /** The board on which most of the hexes are that pieces stand in. */
    private ForeignModule.Board board(Situation situation) {
        if (situation.pack().battlefield().hexMap().isEmpty()) {
            throw new ExportFailure("a table cannot be put onto an existing module, because its places have no labels");
        }
        List<String> labels = HexStacks.STACKS.of(situation).values().stream()
                .map(Stack::label)
                .toList();
        return module.boards().stream()
                .max(Comparator.comparingLong(board -> labels.stream()
                        .filter(label -> board.spot(label).isPresent())
                        .count()))
                .orElseThrow(() ->
                        new ExportFailure("the module has no hex board with labels of two numbers that count upwards"));
    }

    private byte[] game(Scenario scenario, Bundle bundle) {
        Situation situation = Situation.of(job.pack(), job.verdict().system().orElseThrow(), scenario);
        ForeignModule.Board board = board(situation);
        SavedGame game = new SavedGame(board.map());
        List<String> noHex = new ArrayList<>();
        List<String> parts = new ArrayList<>();
        for (Stack stack : HexStacks.STACKS.of(situation).values()) {
            List<Occupant> upwards = new ArrayList<>(stack.occupants());
            upwards.sort(Comparator.comparingInt(stack.occupants()::indexOf).reversed());
            upwards.stream()
                    .filter(Occupant::isExtension)
                    .forEach(part -> parts.add(part.piece().id()));
            upwards.removeIf(Occupant::isExtension);
            List<PieceOnMap> counters = upwards.stream()
                    .flatMap(occupant -> matches.of(occupant.piece().id()).stream())
                    .<PieceOnMap>map(slot -> slot::on)
                    .toList();
            board.spot(stack.label())
                    .ifPresentOrElse(
                            spot -> game.stack(spot, counters),
                            () -> upwards.forEach(
                                    occupant -> noHex.add(occupant.piece().id())));
        }
        List<String> set = scenario.setup().stream().map(Placement::piece).toList();
        bundle.lose(Loss.dropped("no-hex", "pieces in hexes that the board of the module has not", noHex));
        bundle.lose(Loss.dropped("parts", "further hexes that pieces occupy", parts));
        bundle.lose(Loss.dropped(
                "no-counter",
                "pieces that the module has no counter for",
                idsWithout(pieces.stream()
                        .filter(piece -> set.contains(piece.id()))
                        .toList())));
        bundle.lose(Loss.approximated(
                "states",
                "pieces whose facing, formation and strength are those of the palette",
                scenario.setup().stream()
                        .filter(placement -> placement.position() instanceof Position.OnHex)
                        .map(Placement::piece)
                        .filter(id -> matches.of(id).isPresent())
                        .toList()));
        CommonLosses common = new CommonLosses(situation);
        bundle.lose(common.offMap());
        bundle.lose(common.unknown());
        bundle.lose(common.reinforcements());
        bundle.lose(common.turns());
        common.rules().forEach(bundle::lose);
        return game.file(List.of(board.name()), module.info(), Words.clean(scenario.name()));
    }

    private byte[] file(List<Component> setups, Map<String, byte[]> games) {
        String title = Words.clean(job.pack().info().name());
        Component root = Component.module("ModuleExtension")
                .with("anyModule", false)
                .with("description", title)
                .with(
                        "extensionId",
                        "ce" + new Digest().add(job.pack().info().id()).hex().substring(0, 6))
                .with("module", module.info().name())
                .with("moduleVersion", module.info().version())
                .with("nextPieceSlotId", 1)
                .with("vassalVersion", ModuleInfo.VASSAL)
                .with("version", VERSION)
                .addAll(setups);
        Map<String, byte[]> entries = new LinkedHashMap<>();
        entries.put("buildFile.xml", root.file());
        entries.put("extensiondata", ModuleInfo.extensionData(VERSION, title));
        entries.put("moduledata", module.info().moduleData());
        entries.putAll(games);
        return StableZip.of(entries);
    }
}
