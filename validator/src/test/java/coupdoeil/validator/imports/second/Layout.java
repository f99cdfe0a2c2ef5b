package coupdoeil.validator.imports.second;

import coupdoeil.validator.imports.outline.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Ways to print a list, as books and the web have them. What its lines are follows from the list. */
enum Layout {
    FLAT {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            return line.text();
        }
    },
    INDENTED {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            return "   ".repeat(line.depth()) + line.text();
        }
    },
    BULLETS {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            return "  ".repeat(line.depth()) + (isNamed(line) ? "* " : "") + line.text();
        }
    },
    DASHES {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            return (line.role() == Role.UNIT ? "– " : "") + line.text();
        }
    },
    NUMBERS {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            StringBuilder number = new StringBuilder();
            for (int depth = 0; depth <= line.depth(); depth++) {
                number.append(number.length() == 0 ? "" : ".").append(Math.max(1, count[depth]));
            }
            return isNamed(line) ? number + " " + line.text() : line.text();
        }
    },
    LETTERS {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            int own = Math.max(1, count[line.depth()]);
            String[] signs = {ROMAN[own % ROMAN.length] + ".", own + ")", (char) ('a' + own % 26) + ")", "-", "-"};
            return isNamed(line) ? signs[Math.min(4, line.depth())] + " " + line.text() : line.text();
        }
    },
    CAPITALS {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            return isHeading(line) ? line.text().toUpperCase(Locale.ROOT) : line.text();
        }
    },
    SPACED {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            return isHeading(line)
                    ? line.text().replaceAll("(?<=\\p{L})(?=\\p{L})", " ").replace("  ", "   ")
                    : line.text();
        }
    },
    GLUED {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            return GLUE.matcher(line.text()).replaceAll(random.nextInt(3) > 0 ? "" : " ");
        }
    },
    SCANNED {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            StringBuilder out = new StringBuilder();
            for (char sign : line.text().toCharArray()) {
                boolean bad = random.nextInt(3) == 0;
                out.append(bad && sign == '1' ? 'l' : bad && sign == '0' ? 'O' : bad && sign == 'l' ? '1' : sign);
            }
            return out.toString();
        }
    },
    WIKI {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            String bars = "=".repeat(Math.min(6, line.depth() + 2));
            return isHeading(line) ? bars + " " + line.text() + " " + bars : (isNamed(line) ? "* " : "") + line.text();
        }

        @Override
        String name(String list) {
            return list + ".wiki";
        }
    },
    MARKDOWN {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            return (isHeading(line) ? "#".repeat(Math.min(6, line.depth() + 1)) + " " : isNamed(line) ? "- " : "")
                    + line.text();
        }

        @Override
        String name(String list) {
            return list + ".md";
        }
    },
    UNANNOUNCED {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            return line.role() == Role.SIDE ? "" : line.text();
        }
    },
    FIGURES_FIRST {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            Matcher last = LAST_FIGURE.matcher(line.text());
            return isNamed(line) && last.matches() ? last.group(2) + "  " + last.group(1) : line.text();
        }
    },
    LEADERS {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            Matcher last = LAST_FIGURE.matcher(line.text());
            return isNamed(line) && last.matches()
                    ? last.group(1) + " "
                            + ".".repeat(Math.max(4, 50 - last.group(1).length())) + " " + last.group(2)
                    : line.text();
        }
    },
    COLONS {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            return isHeading(line) && !line.text().endsWith(":") ? line.text() + ":" : line.text();
        }
    },
    BARS {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            Matcher last = LAST_FIGURE.matcher(line.text());
            return isNamed(line) && last.matches()
                    ? "| " + last.group(1) + " | " + last.group(2) + " |"
                    : "| " + line.text() + " | |";
        }
    },
    COMMANDER_FIRST {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            Matcher comma = COMMANDER.matcher(line.text());
            return line.role() == Role.FORMATION && comma.matches()
                    ? comma.group(2) + ": " + comma.group(1)
                    : line.text();
        }
    },
    STORIES {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            return line.text();
        }

        @Override
        String above(KnownLine line, SplittableRandom random) {
            return random.nextInt(4) == 0 ? TALES[random.nextInt(TALES.length)] : "";
        }
    },
    CELLS {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            Matcher last = LAST_FIGURE.matcher(line.text());
            String text = isNamed(line) && last.matches() ? last.group(1) + "\";" + last.group(2) : line.text() + "\";";
            return line.depth() + ";\"" + text;
        }

        @Override
        String name(String list) {
            return list + ".csv";
        }
    },
    HEADING_BELOW {
        @Override
        String line(KnownLine line, int[] count, SplittableRandom random) {
            return line.text();
        }

        @Override
        List<KnownLine> order(List<KnownLine> lines) {
            List<KnownLine> out = new ArrayList<>(lines);
            for (int at = 0; at + 1 < out.size(); at++) {
                if (out.get(at).role() == Role.FORMATION && out.get(at + 1).role() == Role.UNIT) {
                    out.add(at, out.remove(at + 1)); // As in the middle of a brace.
                    at++;
                }
            }
            return out;
        }
    };

    private static final String[] ROMAN = {"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"};
    private static final Pattern GLUE = Pattern.compile("(?<=\\p{Ll}) (?=\\p{Lu})|(?<=\\p{L}) (?=\\d)");
    private static final Pattern LAST_FIGURE = Pattern.compile("(.*\\p{L}.*?)[\\s,.:;–-]+(\\d[\\d.,]*)(?:\\s*men)?");
    private static final Pattern COMMANDER = Pattern.compile("([^,(]+)[,(]\\s*([^),]+)\\)?");
    private static final String[] TALES = {
        "The night had been wet and the men were tired.",
        "Orders came late that morning",
        "See the map on page 214",
        "(continued)",
        "12 May 1809",
        "APPENDIX II"
    };

    /** How a line is printed. @param count how many things were named at each depth since the last above it */
    abstract String line(KnownLine line, int[] count, SplittableRandom random);

    String name(String list) {
        return list;
    }

    List<KnownLine> order(List<KnownLine> lines) {
        return lines;
    }

    /** Something that stands above a line; empty for nothing. */
    String above(KnownLine line, SplittableRandom random) {
        return "";
    }

    static boolean isNamed(KnownLine line) {
        return line.role() == Role.UNIT || line.role() == Role.FORMATION;
    }

    static boolean isHeading(KnownLine line) {
        return line.role() == Role.FORMATION || line.role() == Role.SIDE;
    }

    /** A plain list in this layout. */
    Printed print(KnownList list) {
        SplittableRandom random = new SplittableRandom(list.name().hashCode() + ordinal());
        List<String> lines = new ArrayList<>();
        List<Integer> from = new ArrayList<>();
        int[] count = new int[60];
        boolean blanks = random.nextBoolean();
        for (KnownLine line : order(list.lines())) {
            if (isNamed(line)) {
                count[line.depth()]++;
                java.util.Arrays.fill(count, line.depth() + 1, count.length, 0);
            }
            String above = above(line, random);
            if (line.afterBlank() && blanks) {
                lines.add("");
                from.add(-1);
            }
            if (!above.isEmpty()) {
                lines.add(above);
                from.add(-1);
            }
            String text = line(line, count, random);
            if (!text.isEmpty()) {
                lines.add(text);
                from.add(line.line());
            }
        }
        return Printed.of(list, name(), name(list.name()), lines, from);
    }
}
