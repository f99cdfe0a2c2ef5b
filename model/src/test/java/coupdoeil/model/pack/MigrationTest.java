package coupdoeil.model.pack;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.pack.format.Migration;
import coupdoeil.model.pack.problem.Problem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Older files are brought to the present version, and it is said. */
class MigrationTest {

    private static final Migration TITLE_BECAME_NAME =
            new Migration("coupdoeil/pack", 0, MigrationTest::nameFromTitle, "'title' is now called 'name'");

    @Test
    void anOlderFileIsMigratedAndTheMigrationReported() {
        NapkinPack old = new NapkinPack()
                .replacing("pack.json", "\"version\": 1", "\"version\": 0")
                .replacing("pack.json", "\"name\":", "\"title\":");

        PackReading reading = PackReader.readFiles(old.files(), List.of(TITLE_BECAME_NAME));

        assertThat(reading.problems())
                .extracting(Problem::toString)
                .containsExactly(
                        "pack.json:3:14: info PACK-10: brought from version 0 to 1: 'title' is now called 'name'");
        assertThat(reading.pack()).contains(new NapkinPack().pack());
    }

    private static JsonObject nameFromTitle(JsonObject file) {
        Map<String, JsonObject.Member> members = new LinkedHashMap<>(file.members());
        JsonObject.Member title = members.remove("title");
        members.put("name", title == null ? new JsonObject.Member(JsonScalar.of(""), file.spot()) : title);
        return new JsonObject(members, file.spot());
    }
}
