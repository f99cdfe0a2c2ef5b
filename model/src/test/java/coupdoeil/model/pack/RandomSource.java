package coupdoeil.model.pack;

import coupdoeil.model.source.OobSource;
import coupdoeil.model.source.SourceEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** A source that holds anything that a source can hold. */
final class RandomSource {

    private static final List<String> ROLES = List.of("side", "formation", "unit", "person", "total", "note");
    private static final List<String> ECHELONS = List.of("army", "brigade", "group", "regiment", "detachment");
    private static final List<String> FIELDS = List.of("men", "otherRanks", "guns", "losses");

    private final RandomGenerator random;

    RandomSource(RandomGenerator random) {
        this.random = random;
    }

    OobSource source() {
        return new OobSource(
                pick(List.of("list", "Oman-1911", "a_b.c")),
                text(),
                text(),
                text(),
                text(),
                some(() -> new OobSource.Party(text(), text(), text(), text())),
                some(() -> new OobSource.Line(
                        pick(List.of("plain", "item", "heading", "row")),
                        number(),
                        truth(),
                        some(this::text),
                        cells())),
                some(this::text),
                some(() -> new OobSource.Row(1 + number(), List.of(text(), text()))),
                some(() -> new OobSource.Reading(1 + number(), pick(ROLES), pick(ROLES), confidence())),
                some(() -> new OobSource.Settled(
                        1 + number(),
                        pick(List.of("", "unit")),
                        pick(List.of("", "brigade")),
                        pick(List.of("", "train")),
                        some(this::text))),
                some(() -> new OobSource.Rule(text(), "role", text())),
                some(this::entry),
                some(() -> new OobSource.Open(text(), List.of(1 + number(), 1 + number()), text())));
    }

    private SourceEntry entry() {
        return new SourceEntry(
                number(),
                truth(),
                number(),
                truth() ? null : number(),
                1 + number(),
                text(),
                pick(ECHELONS),
                pick(List.of("", "infantry", "staff")),
                text(),
                text(),
                confidence(),
                some(() -> new SourceEntry.Value(
                        pick(FIELDS), number() / 2.0, 1 + number(), number(), number(), text(), confidence())),
                some(() -> new SourceEntry.Doubt(text(), text())),
                text());
    }

    private List<OobSource.Cell> cells() {
        List<OobSource.Cell> cells = new ArrayList<>(some(this::cell));
        cells.add(cell());
        return cells;
    }

    private OobSource.Cell cell() {
        return new OobSource.Cell(text(), 1 + number(), number(), truth());
    }

    private String text() {
        return pick(List.of("", "1/7th Foot", "a \u201cquoted\u201d name", "é ß", "0"));
    }

    private int number() {
        return random.nextInt(40);
    }

    private double confidence() {
        return random.nextInt(101) / 100.0;
    }

    private boolean truth() {
        return random.nextBoolean();
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }

    private <T> List<T> some(Supplier<T> one) {
        List<T> some = new ArrayList<>();
        for (int n = random.nextInt(3); n > 0; n--) {
            some.add(one.get());
        }
        return some;
    }
}
