package coupdoeil.model.pack;

import coupdoeil.model.file.ChangedMeanwhile;
import coupdoeil.model.file.Disk;
import coupdoeil.model.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A program that saves a pack again and again: arguments are the pack, a name, and how often. */
final class SavingProcess {

    private SavingProcess() {}

    public static void main(String[] args) throws IOException {
        Path place = Path.of(args[0]);
        int refused = 0;
        for (int save = 1; save <= Integer.parseInt(args[2]); save++) {
            for (boolean saved = false; !saved; ) {
                Snapshot found = Snapshot.of(place);
                Pack read = PackReader.read(found).pack().orElseThrow();
                try {
                    Pack marked = marked(read, args[1] + " " + save);
                    new PackSave(Disk.REAL).save(marked, place, PackBase.of(found, read), found);
                    saved = true;
                } catch (ChangedMeanwhile again) {
                    refused++;
                }
            }
        }
        System.out.println("refused " + refused);
    }

    /** The same mark in three files. */
    static Pack marked(Pack pack, String mark) {
        PackInfo info = pack.info();
        return pack.withInfo(info.withName(mark))
                .withScenarios(List.of(Scenario.empty("dawn", mark)))
                .withSuppressions(List.of(new Suppression("FB-STACK-07", "unit:x", "", mark, "me", "2026-01-01")));
    }
}
