package coupdoeil.validator.imports.token;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TagsTest {

    @Test
    void areASetInTheOrderOfTheTags() {
        Tags tags = Tags.of(Tag.NATION, Tag.ARMY, Tag.MEN);
        assertThat(tags).containsExactly(Tag.ARMY, Tag.MEN, Tag.NATION);
        assertThat((Set<Tag>) tags).isEqualTo(EnumSet.of(Tag.ARMY, Tag.MEN, Tag.NATION));
        assertThat(tags.hashCode())
                .isEqualTo(EnumSet.of(Tag.ARMY, Tag.MEN, Tag.NATION).hashCode());
    }

    @Test
    void everyTagHasAPlaceOfItsOwn() {
        for (Tag tag : Tag.values()) {
            assertThat(Tags.of(tag)).containsExactly(tag);
        }
    }

    @Test
    void sayWhatTheyHoldAndWhatTheyShare() {
        Tags guards = Tags.of(Tag.INFANTRY, Tag.REGIMENT);
        assertThat(guards.has(Tag.INFANTRY)).isTrue();
        assertThat(guards.has(Tag.CAVALRY)).isFalse();
        assertThat(guards.hasAny(Tag.ARMS)).isTrue();
        assertThat(guards.hasAny(Tag.FORMATIONS)).isFalse();
        assertThat(guards.without(Tag.ARMS)).isEqualTo(Tags.of(Tag.REGIMENT));
        assertThat(guards.without(Tag.FORMATIONS)).isEqualTo(guards);
        assertThat(Tags.NONE).isEmpty();
    }

    @Test
    void ofWordsAreWhatAnyOfThemMeans() {
        assertThat(Tags.of(Tokenizer.words("French infantry brigade"))).contains(Tag.NATION, Tag.INFANTRY, Tag.BRIGADE);
    }
}
