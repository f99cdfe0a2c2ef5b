package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.shell.Dialogs.Clash;
import coupdoeil.editor.shell.Dialogs.Clashing;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.file.ContentHash;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.pack.Snapshot;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Two editors that have the same pack open and do this and that, in turns that chance decides. */
final class EditorPair {

    private static final String MAP = "battlefield.json";

    /** What happened in all. */
    static final class Tally {
        int edits;
        int saves;
        int looks;
        int takenIn;
        int clashes;
        final Map<Clash, Integer> answers = new TreeMap<>();

        @Override
        public String toString() {
            return edits + " edits, " + saves + " saves, " + looks + " looks, " + takenIn + " files taken in, "
                    + clashes + " clashes of files, answered " + answers;
        }
    }

    /** One of the editors, and what it has seen and done as far as a bystander can tell. */
    private final class Editor {

        final List<String> said = new ArrayList<>();
        final ScriptedDialogs dialogs = new ScriptedDialogs();
        final Document document = new Document(Packs.blank(), null);
        final PackFiles files = new PackFiles(document, dialogs, null, said::add);
        /** Its files as they were when it last met the disk: what differs from them is its own work. */
        final Map<String, String> begun = new TreeMap<>();

        Map<String, String> seen = Map.of();

        void open() {
            assertThat(files.open(place)).isTrue();
            seen = disk();
            begun.putAll(written(document.pack()));
        }

        void edit() {
            document.edit(randomEdit(document.pack()));
            tally.edits++;
        }

        void look() {
            watch(() -> {
                files.look();
                return false;
            });
            tally.looks++;
        }

        void save() {
            watch(files::save);
            tally.saves++;
        }

        /** Lets the editor meet the disk, and holds it to what it may do there. */
        private void watch(BooleanSupplier meeting) {
            said.clear();
            dialogs.clashes.clear();
            dialogs.clash = Clash.values()[random.nextInt(4) == 0 ? 3 : random.nextInt(2)];
            Map<String, String> sessionBefore = written(document.pack());
            Set<String> touched = differing(begun, sessionBefore);
            Map<String, String> diskBefore = disk();
            Pack mine = document.pack();
            Optional<Pack> theirs = PackReader.read(place).pack();
            boolean saved = meeting.getAsBoolean();
            Map<String, String> sessionAfter = written(document.pack());
            Map<String, String> diskAfter = disk();
            Set<String> asked = new TreeSet<>();
            dialogs.clashes.stream().map(Clashing::path).forEach(asked::add);
            String told = String.join(" ", said);
            theirs.ifPresent(pack -> assertLevelsOf(document.pack(), mine, pack));
            // A map is taken in hex by hex; all else that is changed here is one thing to a file.
            boolean joined = told.contains(MAP);

            // Nothing but the list of scenarios is ever changed in pack.json here, and that follows from their files.
            for (String file : differing(diskBefore, diskAfter)) {
                boolean unseen = !Objects.equals(seen.get(file), diskBefore.get(file));
                boolean listed =
                        file.equals("pack.json") && (told.contains(file) || (told + asked).contains("scenarios/"));
                assertThat(saved).as("%s is written by a save only", file).isTrue();
                assertThat(!unseen
                                || listed
                                || joined && file.equals(MAP)
                                || asked.contains(file) && dialogs.clash == Clash.MINE)
                        .as("%s of the other editor was overwritten unnamed", file)
                        .isTrue();
            }
            for (String file : differing(sessionBefore, sessionAfter)) {
                boolean follows = file.equals("pack.json") && told.contains(file);
                boolean given =
                        follows || joined && file.equals(MAP) || asked.contains(file) && dialogs.clash == Clash.THEIRS;
                assertThat(told).as("the session's %s changed", file).contains(file);
                assertThat(!touched.contains(file) || given)
                        .as("the session's own %s vanished unnamed", file)
                        .isTrue();
                begun.remove(file);
                if (sessionAfter.containsKey(file)) {
                    begun.put(file, sessionAfter.get(file));
                }
                tally.takenIn++;
            }
            if (!asked.isEmpty()) {
                tally.clashes += asked.size();
                tally.answers.merge(dialogs.clash, 1, Integer::sum);
            }
            if (saved) {
                begun.clear();
                begun.putAll(sessionAfter);
                assertThat(written(PackReader.read(place).pack().orElseThrow())).isEqualTo(sessionAfter);
            }
            boolean postponed = !asked.isEmpty() && dialogs.clash == Clash.LATER;
            if (!postponed) {
                seen = diskAfter;
            }
            assertThat(dialogs.failures).isEmpty();
        }
    }

    private final SplittableRandom random;
    private final Path place;
    private final Tally tally;
    private int fresh;

    EditorPair(long seed, Path place, Tally tally) {
        this.random = new SplittableRandom(seed);
        this.place = place;
        this.tally = tally;
    }

    void act(int steps) throws IOException {
        Pack blank = Packs.blank();
        Scenario first = blank.scenarios().get(0);
        Pack pack = blank.withScenarios(List.of(first, Scenario.empty("noon", "Noon"), Scenario.empty("dusk", "Dusk")));
        if (place.toString().endsWith(".zip")) {
            PackWriter.writeZip(pack, place);
        } else {
            PackWriter.write(pack, place);
        }
        List<Editor> editors = List.of(new Editor(), new Editor());
        for (Editor editor : editors) {
            editor.open();
        }
        for (int step = 0; step < steps; step++) {
            Editor editor = editors.get(random.nextInt(2));
            switch (random.nextInt(6)) {
                case 0 -> editor.save();
                case 1 -> editor.look();
                default -> editor.edit();
            }
        }
    }

    /** A change of one file or two, to something that was never there before. */
    private Edit randomEdit(Pack pack) {
        String mark = "Mark " + ++fresh;
        int which = random.nextInt(Math.max(1, pack.scenarios().size()));
        return switch (random.nextInt(6)) {
            case 0 -> {
                HexBattlefield map = (HexBattlefield) pack.battlefield();
                yield GroundEdits.levels(
                        List.of(map.grid().hexAt(random.nextInt(map.grid().size()))),
                        "Level",
                        level -> (level + 1 + random.nextInt(8)) % 20);
            }
            case 1 ->
                new Edit(
                        "Accept",
                        p -> p.withSuppressions(
                                List.of(new Suppression("FB-STACK-07", "unit:x", "", mark, "me", "2026-01-01"))));
            case 2 -> new Edit("Accept nothing", p -> p.withSuppressions(List.of()));
            case 3 -> new Edit("Add", p -> scenarios(p, p.scenarios().size(), Scenario.empty("s" + fresh, mark)));
            case 4 -> new Edit("Remove", p -> p.scenarios().size() < 2 ? p : scenarios(p, which, null));
            default ->
                new Edit(
                        "Rename",
                        p -> p.scenarios().isEmpty()
                                ? p
                                : scenarios(
                                        p,
                                        which,
                                        Scenario.empty(p.scenarios().get(which).id(), mark)));
        };
    }

    private static Pack scenarios(Pack pack, int index, @Nullable Scenario scenario) {
        List<Scenario> scenarios = new ArrayList<>(pack.scenarios());
        if (index < scenarios.size()) {
            scenarios.remove(index);
        }
        if (scenario != null) {
            scenarios.add(index, scenario);
        }
        return pack.withScenarios(scenarios);
    }

    private static void assertLevelsOf(Pack merged, Pack mine, Pack theirs) {
        HexBattlefield one = (HexBattlefield) mine.battlefield();
        HexBattlefield other = (HexBattlefield) theirs.battlefield();
        one.levels()
                .difference(
                        ((HexBattlefield) merged.battlefield()).levels(),
                        cell -> assertThat(((HexBattlefield) merged.battlefield())
                                        .levels()
                                        .get(cell))
                                .as("what I did not leave as it was is theirs")
                                .isEqualTo(other.levels().get(cell)));
    }

    private Map<String, String> disk() {
        return new TreeMap<>(Snapshot.of(place).hashes());
    }

    private static Map<String, String> written(Pack pack) {
        Map<String, String> hashes = new TreeMap<>();
        PackWriter.files(pack).forEach((path, bytes) -> hashes.put(path, ContentHash.of(bytes)));
        return hashes;
    }

    private static Set<String> differing(Map<String, String> one, Map<String, String> other) {
        Set<String> paths = new TreeSet<>(one.keySet());
        paths.addAll(other.keySet());
        paths.removeIf(path -> Objects.equals(one.get(path), other.get(path)));
        return paths;
    }
}
