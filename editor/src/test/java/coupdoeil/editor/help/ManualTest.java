package coupdoeil.editor.help;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The manual that the program carries with it. */
class ManualTest {

    @Test
    void everyTopicHasAPageWithItsHeading() {
        assertThat(HelpTopics.pages()).allSatisfy(topic -> {
            String[] parts = topic.split("#");
            String html = Manual.html(parts[0]).orElseThrow();
            if (parts.length > 1) {
                assertThat(html).contains("<a name=\"" + parts[1] + "\">");
            }
        });
    }

    @Test
    void tablesPicturesAndRulesAreThere() {
        assertThat(Manual.html("keys.md").orElseThrow()).contains("<table>");
        assertThat(Manual.html("rules/fb.md").orElseThrow()).contains("id=\"fb-map-01\"");
        assertThat(Manual.resource("images/tutorial-forces.png")).isNotNull();
        assertThat(Manual.html("nowhere.md")).isEmpty();
    }

    @Test
    void headingsAreLinkedToAsOnGitHub() {
        assertThat(Manual.anchor("Lines: streams, <em>rivers</em>, walls")).isEqualTo("lines-streams-rivers-walls");
    }
}
