package coupdoeil.editor.shell;

import coupdoeil.editor.document.Recovery.Abandoned;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackReading;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Optional;

/** Unsaved work that an earlier process left behind, read. */
record FoundWork(Abandoned abandoned, PackReading reading) {

    static FoundWork read(Abandoned abandoned) {
        return new FoundWork(abandoned, PackReader.read(abandoned.pack()));
    }

    /** Empty if what was left behind cannot be read. */
    Optional<Pack> pack() {
        return reading.pack();
    }

    /** The battle's name; of work that cannot be read, the name of its place. */
    String name() {
        return pack().map(pack -> pack.info().name())
                .filter(name -> !name.isBlank())
                .or(() -> abandoned.origin().map(Path::getFileName).map(Path::toString))
                .orElse(Messages.text("recover.unnamed"));
    }

    boolean isFrom(Optional<Path> place) {
        return abandoned
                .origin()
                .flatMap(origin -> place.filter(path -> PackPlace.isSame(origin, path)))
                .isPresent();
    }

    /** Which battle it is, when it was left, where its files are, and what it holds beside them. */
    String words() {
        String when = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM)
                .format(abandoned.time().atZone(ZoneId.systemDefault()));
        return Messages.text(
                "recover.words",
                name(),
                when,
                abandoned.origin().map(this::beside).orElse(Messages.text("recover.never-saved")));
    }

    private String beside(Path origin) {
        if (pack().isEmpty()) {
            return Messages.text("recover.unreadable", origin);
        }
        if (!Files.exists(origin)) {
            return Messages.text("recover.files-gone", origin);
        }
        Optional<Pack> there = PackReader.read(origin).pack();
        if (there.isEmpty()) {
            return Messages.text("recover.files-unreadable", origin);
        }
        List<String> parts = FileWords.differing(pack().get(), there.get());
        return parts.isEmpty()
                ? Messages.text("recover.same", origin)
                : Messages.text("recover.differs", origin, String.join(", ", parts));
    }
}
