package coupdoeil.validator.imports;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** An order of battle of our own and the units that it names, labelled by hand. */
record LabelledList(String name, byte[] bytes, List<Label> units) {

    /** A unit as a person reads it. Figures are empty where the list says nothing. */
    record Label(int line, String side, String path, String name, String arm, String men, String horses, String guns) {

        Label onLine(int other) {
            return new Label(other, side, path, name, arm, men, horses, guns);
        }
    }

    static final List<String> NAMES = List.of(
            "abril-caballeria.txt",
            "abstract-1814.txt",
            "aile-droite.txt",
            "appendix-columns.txt",
            "austrian-corps.txt",
            "aut-hausen.txt",
            "bagration-army.txt",
            "bailen-division.txt",
            "baone-brigade.txt",
            "bars-game.txt",
            "booklet-counters.txt",
            "borodino-raevsky.txt",
            "brigade-sums.txt",
            "brigades-in-line.txt",
            "bussaco-return.txt",
            "camp-blurred.txt",
            "castalla-stacked.csv",
            "catalonia-dittos.txt",
            "cavalry-dots.txt",
            "club-sorauren.txt",
            "commanders-sheet.tsv",
            "corps-summary.txt",
            "csv-auerstaedt.csv",
            "dl-behind-table.html",
            "duitse-telling.txt",
            "dutch-brigade.txt",
            "dutch-telling.txt",
            "eckmuehl-korps.txt",
            "elenco-marche.txt",
            "encyclopedia-table.html",
            "esp-ocana.txt",
            "essling-colonnen.txt",
            "estado-campo.txt",
            "eylau-davout.txt",
            "flat-sheet.csv",
            "footnote-paragraph.txt",
            "forum-castalla.txt",
            "forum-castiglione.txt",
            "forum-code.txt",
            "fra-wavre.txt",
            "french-corps.txt",
            "fuentes-braces.txt",
            "fusilier-battalions.txt",
            "galicia-army.txt",
            "game.oob",
            "ger-wuerttemberg.txt",
            "hanau-keys.sql",
            "herbst-bataillone.txt",
            "indented-division.txt",
            "inserts.sql",
            "ita-tolentino.html",
            "italian-division.txt",
            "krasnoi-korpus.txt",
            "lettered-divisions.txt",
            "levels-ligny.csv",
            "ligny-bases.txt",
            "ligny-blocks.html",
            "ligny-sheet.csv",
            "losses-table.txt",
            "macerata-columns.txt",
            "maida-wiki.txt",
            "medellin-names.json",
            "memoir-maida.txt",
            "nafziger-grossbeeren.txt",
            "nested-lutzen.json",
            "nivelle-prose.txt",
            "nl-quatrebras.txt",
            "ocana-mapping.yaml",
            "oman-brackets.txt",
            "ordal-cells.html",
            "page-table.html",
            "palatine-dashes.txt",
            "pdf-polotsk.txt",
            "polish-division.txt",
            "polotsk-export.jsonl",
            "portuguese-brigades.txt",
            "pre-egypt.html",
            "prussian-corps.txt",
            "prussian-reserve.txt",
            "raab-accolades.txt",
            "raab-columns.txt",
            "raab-elements.xml",
            "raab-list.html",
            "raevsky-batteries.txt",
            "reparti-veneto.html",
            "return-columns.txt",
            "rioseco-armies.txt",
            "rus-smolensk.txt",
            "russian-corps.txt",
            "russian-pasted.tsv",
            "saalfeld-table.tex",
            "salamanca-appendix.txt",
            "sheet-barrosa.tsv",
            "sheet-dashes.csv",
            "sheet-orthez.csv",
            "sides.csv",
            "situation-bataillons.txt",
            "situation-corps.txt",
            "soult-glued.txt",
            "soult-wrapped.txt",
            "spanish-army.txt",
            "stressed-bases.txt",
            "table-borodino.html",
            "tolosa-drawn.txt",
            "tudela-estado.txt",
            "two-columns-pages.txt",
            "varsovie-raszyn.txt",
            "virginia-figures.txt",
            "vitoria-roster.md",
            "wagram-korps.txt",
            "wartenburg-table.wiki",
            "wiki-corps.wiki",
            "wikide-dennewitz.wiki",
            "wikien-salamanca.txt",
            "wing-return.txt");

    static List<LabelledList> all() {
        return NAMES.stream().map(LabelledList::of).toList();
    }

    static LabelledList of(String name) {
        List<Label> units = new String(bytes(name + ".truth"), StandardCharsets.UTF_8)
                .lines()
                .skip(1)
                .map(LabelledList::label)
                .toList();
        return new LabelledList(name, bytes(name), units);
    }

    private static Label label(String line) {
        List<String> fields = Arrays.asList(line.split("\t", -1));
        return new Label(
                Integer.parseInt(fields.get(0)),
                fields.get(1),
                fields.get(2),
                fields.get(3),
                fields.get(4),
                fields.get(5),
                fields.get(6),
                fields.get(7));
    }

    private static byte[] bytes(String name) {
        try (InputStream in = LabelledList.class.getResourceAsStream("lists/" + name)) {
            if (in == null) {
                throw new IllegalStateException("missing lists/" + name);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
