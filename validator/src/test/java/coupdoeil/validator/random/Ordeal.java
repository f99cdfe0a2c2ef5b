package coupdoeil.validator.random;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.RandomEdits;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.ValidationSession;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.cli.CommandRun;
import coupdoeil.validator.cli.ExitCode;
import coupdoeil.validator.export.engine.EngineExport;
import coupdoeil.validator.report.FindingsFormat;
import coupdoeil.validator.report.FindingsOptions;
import coupdoeil.validator.report.FindingsWriter;
import coupdoeil.validator.report.Style;
import coupdoeil.validator.verdict.Examination;
import coupdoeil.validator.verdict.ProfileChoice;
import coupdoeil.validator.verdict.ReportedFinding;
import coupdoeil.validator.verdict.Verdict;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.databind.json.JsonMapper;

/**
 * Everything that the program does with a pack without being asked questions: it is validated, edited, mended, written,
 * read, reported on and exported. Nothing of that may throw, and no rule may break down.
 */
final class Ordeal {

    private static final String BROKEN_RULE = "PACK-59";
    /** Of so many packs one goes through the commands as well, which do much of the same again. */
    private static final int COMMANDED = 40;

    private final Map<String, Validator> validators = new HashMap<>();
    private final Map<String, Set<String>> fired = new TreeMap<>();
    private final Path folder;
    private int packs;
    private int examined;
    private int withoutErrors;
    private int edits;
    private int fixes;
    private int exports;
    private long findings;

    /** @param folder to write to */
    Ordeal(Path folder) {
        this.folder = folder;
    }

    /** What the packs so far were and went through, in a paragraph. */
    String summary() {
        StringBuilder rules = new StringBuilder();
        fired.forEach((system, ids) -> {
            long built = validators.get(system).book().catalogue().stream()
                    .filter(rule -> validators.get(system).book().isBuilt(rule.id()))
                    .count();
            rules.append(String.format(Locale.ROOT, ", %d of %d rules of %s", ids.size(), built, system));
        });
        return String.format(
                Locale.ROOT,
                "%d packs, of which %d could be read and examined and %d of these had no error; %d findings%s;"
                        + " %d edits followed, %d fixes applied, %d scenarios exported; nothing was thrown.",
                packs,
                examined,
                withoutErrors,
                findings,
                rules,
                edits,
                fixes,
                exports);
    }

    /** Files that may hold a pack. */
    void undergo(SortedMap<String, byte[]> files) {
        packs++;
        write(files);
        Verdict verdict = Examination.of(folder, ProfileChoice.PACK);
        for (FindingsFormat format : FindingsFormat.values()) {
            assertThat(written(verdict, format)).isNotEmpty();
        }
        new JsonMapper().readTree(written(verdict, FindingsFormat.JSON));
        List<Finding> found =
                verdict.findings().stream().map(ReportedFinding::finding).toList();
        sound(found);
        if (verdict.examined()) {
            Pack pack = verdict.pack().orElseThrow();
            examined(found);
            export(verdict);
            changes(found).forEach(change -> mend(pack, change));
        }
        if (packs % COMMANDED == 0) {
            command("validate", "--fail-on", "info", folder.toString());
            command("validate", "--format", "json", folder.toString());
            command("export", "--force", "--out", folder + "-out", folder.toString());
        }
    }

    private static String written(Verdict verdict, FindingsFormat format) {
        StringBuilder out = new StringBuilder();
        FindingsOptions all = new FindingsOptions(Set.of(FindingsOptions.ALL), Style.PLAIN);
        FindingsWriter writer = format.writer(all, out::append);
        writer.write(verdict);
        writer.end();
        return out.toString();
    }

    /** A pack that is edited, as the editor has it. */
    void undergo(Pack pack, Random random) {
        packs++;
        PackWriter.files(pack);
        String id = pack.info().system();
        Optional<RuleSystem> system = RuleSystems.load(id);
        if (system.isEmpty()) {
            return;
        }
        Validator validator = validators.computeIfAbsent(id, none -> Validator.of(system.get()));
        Findings found = validator.validate(pack);
        sound(found.all());
        examined(found.all());
        Set<String> firing = fired.computeIfAbsent(id, none -> new TreeSet<>());
        found.all().stream()
                .map(Finding::rule)
                .filter(validator.book()::isBuilt)
                .forEach(firing::add);
        List<Fix.Change> changes = changes(found.all());
        if (random.nextBoolean()) {
            follow(pack, found, validator, system.get(), random);
        } else if (!changes.isEmpty()) {
            Pack mended = mend(pack, changes.get(random.nextInt(changes.size())));
            sound(validator.validate(mended).all());
            PackWriter.files(mended);
        }
    }

    /** A session says the same, at first and after an edit. */
    private void follow(Pack pack, Findings found, Validator validator, RuleSystem system, Random random) {
        ValidationSession session = validator.session();
        assertThat(session.update(pack)).isEqualTo(found);
        if (!(pack.battlefield() instanceof HexBattlefield)
                || !pack.chart().stream()
                        .map(TerrainRecord::kind)
                        .allMatch(system.attributeTypes().chartFields()::containsKey)) {
            return;
        }
        RandomEdits next = new RandomEdits(system, random.nextLong());
        Pack edited = next.next(pack);
        edits++;
        assertThat(session.update(edited)).isEqualTo(validator.validate(edited));
    }

    private void examined(List<Finding> found) {
        examined++;
        findings += found.size();
        withoutErrors += found.stream().noneMatch(finding -> finding.severity() == Severity.ERROR) ? 1 : 0;
    }

    private Pack mend(Pack pack, Fix.Change change) {
        fixes++;
        return change.edit().apply(pack);
    }

    private static List<Fix.Change> changes(List<Finding> findings) {
        List<Fix.Change> changes = new ArrayList<>();
        for (Finding finding : findings) {
            for (Fix fix : finding.fixes()) {
                if (fix instanceof Fix.Choose choose) {
                    changes.addAll(choose.options());
                } else if (fix instanceof Fix.Change change) {
                    changes.add(change);
                }
            }
        }
        return changes;
    }

    private void export(Verdict verdict) {
        boolean clean = verdict.open(Severity.ERROR).isEmpty();
        EngineExport export = new EngineExport(verdict);
        for (Scenario scenario : verdict.pack().orElseThrow().scenarios()) {
            String file = new String(export.file(scenario, !clean), StandardCharsets.UTF_8);
            if (clean) {
                CommandRun.validate(file, "engine-scenario");
            }
            exports++;
        }
    }

    static void sound(List<Finding> findings) {
        // All findings of such a pack would hide the one that counts.
        assertThat(findings.stream().filter(finding -> finding.rule().equals(BROKEN_RULE)))
                .as("rules that broke down")
                .isEmpty();
        assertThat(findings).allMatch(finding -> !finding.message().isBlank());
    }

    private static void command(String... words) {
        CommandRun run = CommandRun.of(words);
        assertThat(run.exit()).as(run.err()).isLessThan(ExitCode.INTERNAL);
    }

    private void write(SortedMap<String, byte[]> files) {
        try {
            if (Files.exists(folder)) {
                try (var old = Files.walk(folder)) {
                    for (Path file : old.filter(Files::isRegularFile).toList()) {
                        Files.delete(file);
                    }
                }
            }
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                Path path = folder.resolve(file.getKey());
                Files.createDirectories(path.getParent());
                Files.write(path, file.getValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
