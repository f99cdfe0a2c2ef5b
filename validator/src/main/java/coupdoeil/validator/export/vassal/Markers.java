package coupdoeil.validator.export.vassal;

import coupdoeil.model.rules.Choice;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.export.vassal.PieceText.Trait;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** What lies on the ground and is no counter, as a word on it: tokens, and further hexes that units occupy. */
final class Markers {

    private static final String PART = "part";

    private final Map<String, String> gpids = new LinkedHashMap<>();
    private final Map<String, String> names = new LinkedHashMap<>();
    private final int fontSize;
    private final String other;

    /** @param kinds of tokens @param gpid numbers of slots */
    Markers(List<Choice> kinds, int fontSize, Supplier<String> gpid) {
        this.fontSize = fontSize;
        for (Choice kind : kinds) {
            gpids.computeIfAbsent(kind.id(), none -> gpid.get());
            names.putIfAbsent(kind.id(), Words.clean(kind.name()));
        }
        this.other = gpid.get();
    }

    PieceText of(Token token) {
        String of = token.of();
        return marker(token.kind(), token.id(), of == null ? "" : of, names.getOrDefault(token.kind(), token.kind()));
    }

    /** A further hex of a unit. @param unit its name */
    PieceText of(Placement placement, Placement.Part part, String unit) {
        String steps = part.steps() == null ? "" : " " + part.steps();
        return marker(PART, "", placement.piece(), unit + steps);
    }

    private PieceText marker(String kind, String token, String of, String text) {
        Map<String, String> marks = new LinkedHashMap<>();
        marks.put("marker", Words.clean(kind));
        marks.put("token", Words.clean(token));
        marks.put("of", Words.clean(of));
        String word = Words.clean(text);
        List<Trait> traits = List.of(
                Traits.marks(marks),
                Traits.prototype(Prototypes.MARKER),
                // What stands between dollar signs would be taken for a property.
                Traits.label(fontSize, word.replace('$', '\uFF04')));
        return new PieceText(traits, "", word, gpids.getOrDefault(kind, other));
    }

    /** A slot for each kind. */
    Component palette() {
        Component list = Palette.list("Markers");
        gpids.forEach((kind, gpid) -> list.add(Palette.slot(marker(kind, "", "", names.getOrDefault(kind, kind)))));
        return list.add(Palette.slot(marker(PART, "", "", "Marker")));
    }
}
