package coupdoeil.validator.check.subject;

import coupdoeil.model.source.OobSource;
import java.util.List;

/** Something that is still to settle about a source, at the line it is about. */
public record OpenPoint(OobSource source, OobSource.Open open) implements Subject {

    /** Every open point of a pack's sources. */
    public static List<OpenPoint> of(List<OobSource> sources) {
        return sources.stream()
                .flatMap(source -> source.open().stream().map(open -> new OpenPoint(source, open)))
                .toList();
    }

    /** Physical line, from 1. */
    public int line() {
        return open.lines().isEmpty() ? 1 : open.lines().get(0);
    }

    @Override
    public String kind() {
        return "source";
    }

    @Override
    public String key() {
        return source.id() + ":" + line();
    }

    @Override
    public String name() {
        return source.name() + ", line " + line();
    }

    @Override
    public List<FindingPlace> places() {
        return List.of();
    }
}
