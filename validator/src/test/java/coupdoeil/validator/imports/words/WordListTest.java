package coupdoeil.validator.imports.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WordListTest {

    @ParameterizedTest
    @EnumSource
    void everyListHasTheWordsOfItsLanguages(WordList list) {
        Set<String> words = new HashSet<>();
        for (String language : WordFiles.LANGUAGES) {
            Map<String, List<String>> file = WordFiles.of(language);
            words.addAll(file.getOrDefault(WordFiles.ONLY + list.name().toLowerCase(Locale.ROOT), List.of()));
        }
        assertThat(words).isNotEmpty().allMatch(word -> list.has(Folding.fold(word)));
        assertThat(list.has("hussars")).isFalse();
    }

    @Test
    void accentsAndCapitalsDoNotMatter() {
        assertThat(WordList.BESIDE.has(Folding.fold("DERRIÈRE"))).isTrue();
        assertThat(WordList.PRINCE.has(Folding.fold("Fürst"))).isTrue();
    }
}
