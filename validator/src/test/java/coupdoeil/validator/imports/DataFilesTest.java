package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Files that a program wrote or is to read: sources of TeX, dumps of databases, exports. */
class DataFilesTest {

    @Test
    void aTableOfTexIsReadAsItIsPrinted() {
        String tex = """
                \\section*{Annexe: ordre de bataille} % to do
                \\begin{tabular}{@{}llr@{}}
                \\toprule
                 & Corps & Hommes\\footnote{Le 3 flor\\'eal.} \\\\
                \\midrule
                \\multicolumn{3}{c}{\\textsc{Arm\\'ee du Rhin} --- Moreau} \\\\[1ex]
                \\multicolumn{3}{l}{\\quad\\textbf{Division Souham}} \\\\
                %\\multicolumn{3}{l}{\\quad Brigade Puthod} \\\\
                 & 1\\textsuperscript{re} l\\'eg\\`ere & 2\\,080 \\\\
                 & 95\\textsuperscript{e} de ligne & 1\\,960 \\\\
                 & 96\\textsuperscript{e} \\textquotedbl & --- \\\\
                \\cmidrule(l){3-3}
                \\multicolumn{2}{r}{\\emph{Total de la division}} & 4\\,040 \\\\
                \\bottomrule
                \\end{tabular}
                """;

        assertThat(Told.units("annexe.tex", tex))
                .containsExactly(
                        "9 Armée du Rhin/Division Souham/1re légère infantry 2080",
                        "10 Armée du Rhin/Division Souham/95e de ligne infantry 1960",
                        "11 Armée du Rhin/Division Souham/96e de ligne infantry");
    }

    @Test
    void aListOfTexIsReadAsALists() {
        String tex = """
                \\documentclass{article}
                \\begin{document}
                \\subsection{Reserve Division (Paget)}
                \\begin{itemize}
                  \\item 20th Foot, 499 men
                  \\item 1/52nd Foot, 828 men
                \\end{itemize}
                \\end{document}
                """;

        assertThat(Told.units("reserve.tex", tex))
                .containsExactly(
                        "5 Reserve Division/20th Foot infantry 499", "6 Reserve Division/1/52nd Foot infantry 828");
    }

    @Test
    void brokenTexIsReadAsFarAsItGoes() {
        assertThat(Told.units("broken.tex", """
                        \\section{1st Division
                        \\begin{tabular}{lr
                        \\textbf{Unit & Men \\\\ \\hline
                        3e ligne & 900 \\\\
                        \\item \\""")).hasSizeLessThan(3);
    }

    @Test
    void anExportHasAnObjectOnEachLine() {
        String export = """
                {"_type": "meta", "app": "Sandtable", "rows": 6}
                {"_type": "unit", "id": 31, "up": "B1", "arm": "I", "name": "1/5th Foot", "str": {"off": 31, "ranks": 802}}
                {"_type": "hq", "id": "B1", "up": "UK", "lvl": "brigade", "name": "Hay's Brigade", "leader": "Hay"}
                {"_type": "unit", "id": 32, "up": "B1", "arm": "I", "name": "Royal Scots", "str": {"off": 20, "ranks": 500}}
                {"_type": "unit", "id": 33, "up": "B1", "arm": "A", "name": "Lawson's Bty", "guns": 6, "crew": 120}
                {"_type": "side", "id": "UK", "name": "British"}
                """;

        assertThat(Told.units("export.jsonl", export))
                .containsExactly(
                        "2 Hay's Brigade/1/5th Foot infantry 833",
                        "4 Hay's Brigade/Royal Scots infantry 520",
                        "5 Hay's Brigade/Lawson's Bty artillery 120 6 guns");
        assertThat(Told.formations("export.jsonl", export)).containsExactly("British: Hay's Brigade (Hay)");
    }

    /** {@code gun_type} and {@code cav_rating} are codes for what guns and horse are, no more of them. */
    @Test
    void codesOfAGameAreNoStrengths() {
        String dump = """
                COPY unit (id, path, name, utype, bayonets, small_arms, sabres, cav_rating, guns, gun_type, gun_condition) FROM stdin;
                1\t1st_Div\t1st Div\t1\t0\t0\t0\t0\t0\t0\t2
                2\t1st_Div.Foot_Bty\tFoot Bty\t4\t0\t0\t0\t0\t8\t1\t3
                3\t1st_Div.Escort\tEscort\t5\t300\t2\t50\t3\t0\t0\t0
                4\t2nd_Div\t2nd Div\t1\t0\t0\t0\t0\t0\t0\t2
                \\.
                """;

        assertThat(Told.units("force.sql", dump))
                .containsExactly("3 1st Div/Foot Bty artillery 8 guns", "4 1st Div/Escort infantry 350");
    }

    @Test
    void aTableWithoutColumnsIsNone() {
        assertThat(Told.units("broken.sql", """
                        CREATE TABLE `corps` (`id` int, `name` varchar(80));
                        CREATE TABLE `unit` (`id` int, `corps_id` int, `name` varchar(80), `men` int);
                        INSERT INTO `side` VALUES (),();
                        INSERT INTO `corps` VALUES (1,'1st Corps');
                        INSERT INTO `unit` VALUES (1,1,'34e Ligne',900),(2,1,'40e Ligne',813);
                        """))
                .containsExactly("5 1st Corps/34e Ligne infantry 900", "5 1st Corps/40e Ligne infantry 813");
    }

    @Test
    void tablesOfADumpAreLinkedByTheirKeys() {
        String dump = """
                CREATE TABLE `einheit` (
                  `eid` int(11) NOT NULL,
                  `vid` int(11) DEFAULT NULL,
                  `bez` varchar(80) DEFAULT NULL,
                  `waffe` char(1) DEFAULT NULL,
                  `mann` decimal(6,0) DEFAULT NULL,
                  PRIMARY KEY (`eid`)
                );
                INSERT INTO `einheit` VALUES
                (1,71,'2. Infanterie-Regiment','I',1900),
                (2,71,'Reserve; ''neue''','I',820),
                (3,72,'4. Kürassiere','K',410);
                CREATE TABLE `verband` (`vid` int, `oben` int, `name` text, `befehl` text, PRIMARY KEY (`vid`));
                INSERT INTO `verband` VALUES (70,NULL,'II. Korps','v. Kleist'),(71,70,'9. Brigade','v. Klüx'),
                (72,70,'Reiterei',NULL);
                """;

        assertThat(Told.units("dump.sql", dump))
                .containsExactly(
                        "10 II. Korps/9. Brigade/2. Infanterie-Regiment infantry 1900",
                        "11 II. Korps/9. Brigade/Reserve; 'neue' infantry 820",
                        "12 II. Korps/Reiterei/4. Kürassiere cavalry 410");
        assertThat(Told.formations("dump.sql", dump))
                .containsExactly(": II. Korps (v. Kleist)", ": 9. Brigade (v. Klüx)", ": Reiterei");
    }

    @Test
    void aTableForEachLevelAndOneForArms() {
        String dump = """
                CREATE TABLE public.arms (id integer NOT NULL, label text);
                CREATE TABLE public.regiments (id integer, brigade_id integer, arm_id integer, name text, men integer);
                ALTER TABLE ONLY public.regiments
                    ADD CONSTRAINT r FOREIGN KEY (brigade_id) REFERENCES public.bdes(id);
                COPY public.arms (id, label) FROM stdin;
                1|cavalry
                2|infantry
                \\.
                INSERT INTO bdes (id, division_id, name)
                VALUES (5, 1, 'Vial''s Brigade');
                INSERT INTO divisions (id, name) VALUES (1, '3rd Division');
                COPY public.regiments (id, brigade_id, arm_id, name, men) FROM stdin;
                1|5|2|Royal Etranger|900
                2|5|1|Guides|120
                3|6|2|Legion|\\N
                \\.
                """.replace('|', '\t');

        assertThat(Told.units("levels.sql", dump))
                .containsExactly(
                        "13 3rd Division/Vial's Brigade/Royal Etranger infantry 900",
                        "14 3rd Division/Vial's Brigade/Guides cavalry 120",
                        "15 Legion infantry ?");
    }

    @Test
    void tablesThatBelongToEachOtherInACircleAreRead() {
        String dump = """
                CREATE TABLE a (id int PRIMARY KEY, b_id int REFERENCES b(id), name text);
                CREATE TABLE b (id int PRIMARY KEY, a_id int REFERENCES a(id), name text);
                INSERT INTO a VALUES (1, 1, '3rd Foot'), (2, 1, '4th Foot');
                INSERT INTO b VALUES (1, 1, 'Brigade');
                INSERT INTO b VALUES (2
                """;

        assertThat(Told.units("circle.sql", dump)).isNotEmpty();
    }
}
