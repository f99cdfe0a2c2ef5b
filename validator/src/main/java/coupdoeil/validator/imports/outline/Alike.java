package coupdoeil.validator.imports.outline;

import coupdoeil.validator.imports.phrase.Figure;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.Phrase;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Lines of one signature: what somebody decides about one of them holds for all. Linear in the lines. */
public final class Alike {

    private static final Tags SAYING_NOTHING = Tags.of(Tag.NUMBER, Tag.ORDINAL, Tag.PARTICLE, Tag.CONNECT, Tag.NATION);

    private final List<Phrase> phrases;

    public Alike(List<Phrase> phrases) {
        this.phrases = phrases;
    }

    /** By physical line. Most lists are read without any decision, and then nobody asks for them. */
    private Map<Integer, String> signatures() {
        Map<Integer, String> signatures = new HashMap<>();
        Layout layout = new Layout(phrases);
        phrases.forEach(phrase -> signatures.putIfAbsent(phrase.number(), signature(phrase, layout.depth(phrase))));
        return signatures;
    }

    /**
     * What was decided, with what follows for lines that look the same. Where decisions about lines of one signature
     * differ, each holds for its own line alone.
     *
     * @param settled by physical line
     */
    public <T> Map<Integer, T> following(Map<Integer, T> settled) {
        if (settled.isEmpty()) {
            return Map.of();
        }
        Map<Integer, String> signatures = signatures();
        Map<String, T> bySignature = new HashMap<>();
        Set<String> disputed = new HashSet<>();
        settled.forEach((line, choice) -> {
            String signature = signatures.get(line);
            T other = signature == null ? null : bySignature.putIfAbsent(signature, choice);
            if (other != null && !other.equals(choice)) {
                disputed.add(signature);
            }
        });
        Map<Integer, T> all = new HashMap<>();
        if (!bySignature.isEmpty()) {
            signatures.forEach((line, signature) -> {
                T choice = bySignature.get(signature);
                if (choice != null && !disputed.contains(signature)) {
                    all.put(line, choice);
                }
            });
        }
        all.putAll(settled);
        return all;
    }

    /** The lines that look like this one, itself included. */
    public Set<Integer> to(int line) {
        Map<Integer, String> signatures = signatures();
        String signature = signatures.get(line);
        return signatures.entrySet().stream()
                .filter(entry -> entry.getValue().equals(signature))
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** How a line begins, how deep it stands, what its first words are and what kinds of figures stand behind them. */
    private static String signature(Phrase phrase, int depth) {
        StringBuilder out = new StringBuilder();
        out.append(phrase.line().source().mark()).append(depth);
        if (!phrase.parts().isEmpty()) {
            Part lead = phrase.parts().get(0);
            out.append(lead.kind()).append(lead.tags().without(SAYING_NOTHING));
            out.append(lead.figures().stream().map(Figure::kind).distinct().toList());
            out.append(lead.person().isEmpty());
        }
        return out.append(phrase.parts().size() > 1).toString();
    }
}
