package coupdoeil.validator.report;

import coupdoeil.model.PlainText;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.validator.sight.hexes.GunPost;
import java.util.List;
import java.util.Set;

/**
 * Positions for a battery, the best first; as JSON it follows {@code gun-posts.schema.json}.
 *
 * @param unit the battery as it was named
 */
public record GunPostReport(Occasion occasion, String unit, List<GunPost> posts) implements SightAnswer {

    /** More than these are in the JSON only. */
    private static final int MOST_LISTED = 12;

    public GunPostReport {
        posts = List.copyOf(posts);
    }

    @Override
    public String text(Style style) {
        StringBuilder out = new StringBuilder("Positions for ")
                .append(style.bold(unit))
                .append(occasion.text())
                .append("\n\n");
        for (GunPost post : posts.subList(0, Math.min(MOST_LISTED, posts.size()))) {
            out.append(style.bold(occasion.grid().label(post.hex())))
                    .append(" facing corner ")
                    .append(post.facing().ordinal())
                    .append(": sees ")
                    .append(post.visibleHexes())
                    .append(" of ")
                    .append(post.fieldHexes())
                    .append(" hexes")
                    .append(list("enemies", post.enemies()))
                    .append(list("objectives", post.objectives()))
                    .append('\n');
        }
        int more = posts.size() - MOST_LISTED;
        return out.append(posts.isEmpty() ? "There are none.\n" : more > 0 ? "and " + more + " more\n" : "")
                .toString();
    }

    private static String list(String what, List<String> ids) {
        return ids.isEmpty() ? "" : "; " + ids.size() + " " + what + ": " + PlainText.line(String.join(", ", ids));
    }

    @Override
    public byte[] json() {
        return JsonPrinter.printForOthers(
                occasion.json("gun-posts", 1)
                        .put("unit", unit)
                        .put(
                                "posts",
                                JsonArray.of(posts.stream().map(this::post).toList()))
                        .done(),
                Set.of("posts"));
    }

    private JsonObject post(GunPost post) {
        return JsonObject.builder()
                .put("hex", occasion.grid().label(post.hex()))
                .put("facing", "corner:" + post.facing().ordinal())
                .put("fieldHexes", post.fieldHexes())
                .put("visibleHexes", post.visibleHexes())
                .put("enemies", JsonArray.ofTexts(post.enemies()))
                .put("objectives", JsonArray.ofTexts(post.objectives()))
                .done();
    }
}
