package coupdoeil.editor.edit;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a duplicate is called: the number in its name counts up, whether 1st, First, I or 1, till nothing has the name. */
final class NextName {

    private static final List<String> WORDS = List.of(
            "First",
            "Second",
            "Third",
            "Fourth",
            "Fifth",
            "Sixth",
            "Seventh",
            "Eighth",
            "Ninth",
            "Tenth",
            "Eleventh",
            "Twelfth");
    private static final String START = "(?<![\\p{L}\\p{N}])";
    private static final String END = "(?![\\p{L}\\p{N}])";
    private static final Pattern ORDINAL = Pattern.compile(START + "(\\d{1,6})(st|nd|rd|th)" + END);
    private static final Pattern WORD = Pattern.compile(START + "(" + String.join("|", WORDS) + ")" + END);
    private static final Pattern ROMAN = Pattern.compile(START + "[IVX]{1,5}" + END);
    private static final Pattern NUMBER = Pattern.compile(START + "(\\d{1,6})" + END + "(?!.*\\d)");
    private static final List<String> TENS = List.of("", "X", "XX", "XXX");
    private static final List<String> UNITS = List.of("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX");

    private NextName() {}

    /** A name that is not taken: of one without a number with a 2 behind it. */
    static String of(String name, Set<String> taken) {
        if (name.isBlank()) {
            return name;
        }
        String next = name;
        while (taken.contains(next)) {
            next = after(next);
        }
        return next;
    }

    private static String after(String name) {
        Matcher ordinal = ORDINAL.matcher(name);
        if (ordinal.find()) {
            return replaced(name, ordinal, ordinal(Integer.parseInt(ordinal.group(1)) + 1));
        }
        Matcher word = WORD.matcher(name);
        if (word.find()) {
            int at = WORDS.indexOf(word.group()) + 1;
            return replaced(name, word, at < WORDS.size() ? WORDS.get(at) : ordinal(at + 1));
        }
        Matcher roman = ROMAN.matcher(name);
        if (roman.find() && arabic(roman.group()) > 0) {
            return replaced(name, roman, roman(arabic(roman.group()) + 1));
        }
        Matcher number = NUMBER.matcher(name);
        return number.find()
                ? replaced(name, number, Integer.toString(Integer.parseInt(number.group()) + 1))
                : name + " 2";
    }

    private static String replaced(String name, MatchResult found, String by) {
        return name.substring(0, found.start()) + by + name.substring(found.end());
    }

    private static String ordinal(int number) {
        boolean teen = number % 100 > 10 && number % 100 < 14;
        String end = teen ? "th" : List.of("th", "st", "nd", "rd").get(number % 10 < 4 ? number % 10 : 0);
        return String.format(Locale.ROOT, "%d%s", number, end);
    }

    private static String roman(int number) {
        return number < 40 ? TENS.get(number / 10) + UNITS.get(number % 10) : Integer.toString(number);
    }

    /** 0 if the letters are no number. */
    private static int arabic(String roman) {
        for (int i = 1; i < 40; i++) {
            if (roman(i).equals(roman)) {
                return i;
            }
        }
        return 0;
    }
}
