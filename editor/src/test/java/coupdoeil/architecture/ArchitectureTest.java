package coupdoeil.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameStartingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import coupdoeil.architecture.ArchitectureTest.MainCode;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.ValidationSession;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.verdict.Examination;
import java.awt.Component;
import java.awt.Cursor;
import java.awt.Desktop;
import java.awt.EventQueue;
import java.awt.GraphicsEnvironment;
import java.awt.KeyboardFocusManager;
import java.awt.MouseInfo;
import java.awt.Robot;
import java.awt.SystemTray;
import java.awt.Toolkit;
import java.awt.image.RenderedImage;
import java.io.File;
import java.io.FileOutputStream;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import javax.imageio.ImageIO;

/** The dependency rules of the design, over the main code of every module. */
@AnalyzeClasses(packages = "coupdoeil", importOptions = MainCode.class)
class ArchitectureTest {

    private static final Set<String> WRITING = Set.of(
            "write",
            "writeString",
            "newOutputStream",
            "newBufferedWriter",
            "move",
            "copy",
            "createFile",
            "createTempFile");

    private static final String[] SCREEN = {"java.awt..", "javax.swing..", "com.formdev..", "net.miginfocom.."};

    private static final String TARGETS = "coupdoeil.validator.export.*..";
    private static final String PAINTER = "coupdoeil.editor.paint..";

    private static final String[] DRAWING = {"java.awt", "java.awt.geom", "java.awt.font", "java.awt.image"};

    /** What in the package of drawing is about windows, beside components. */
    private static final Class<?>[] WINDOWS = {
        Cursor.class,
        Desktop.class,
        EventQueue.class,
        KeyboardFocusManager.class,
        MouseInfo.class,
        Robot.class,
        SystemTray.class,
        Toolkit.class
    };

    @ArchTest
    static final ArchRule modelKnowsNeitherScreenNorRules = noClasses()
            .that(resideInAPackage("coupdoeil.model.."))
            .should()
            .dependOnClassesThat(resideInAnyPackage(SCREEN)
                    .or(resideInAnyPackage("coupdoeil.validator..", "coupdoeil.editor..", "picocli..")))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule validatorKnowsNoScreen = noClasses()
            .that(resideInAPackage("coupdoeil.validator.."))
            .should()
            .dependOnClassesThat(resideInAnyPackage(SCREEN).or(resideInAPackage("coupdoeil.editor..")))
            .allowEmptyShould(true);

    /** It serves windows, files and exports alike, none of which it knows, and needs no display. */
    @ArchTest
    static final ArchRule thePainterStandsOnItsOwn = noClasses()
            .that(resideInAPackage(PAINTER))
            .should()
            .dependOnClassesThat(resideInAnyPackage("coupdoeil.editor..", "coupdoeil.validator.cli..")
                    .and(not(resideInAPackage(PAINTER)))
                    .or(resideInAnyPackage(SCREEN).and(not(resideInAnyPackage(DRAWING))))
                    .or(assignableTo(Component.class))
                    .or(belongToAnyOf(WINDOWS)))
            .orShould()
            .callMethod(GraphicsEnvironment.class, "getScreenDevices")
            .orShould()
            .callMethod(GraphicsEnvironment.class, "getDefaultScreenDevice");

    /** What the engine knows of hexes stands in packages of its own; a finding has places on any battlefield. */
    @ArchTest
    static final ArchRule theEngineNamesNoHexes = noClasses()
            .that(resideInAnyPackage("coupdoeil.validator.check..", "coupdoeil.validator.example..")
                    .and(not(resideInAPackage("..hexes")))
                    .and(not(belongToAnyOf(Reporter.class, FindingPlace.class))))
            .should()
            .dependOnClassesThat(resideInAPackage("coupdoeil.model.grid..")
                    .or(simpleNameStartingWith("Hex"))
                    .or(resideInAPackage("coupdoeil.validator.check.hexes..")))
            .allowEmptyShould(true);

    /** Nothing outside a rule system's package names it; the ServiceLoader finds it. */
    @ArchTest
    static final ArchRule ruleSystemsAreIslands = ofSystems(system -> noClasses()
            .that(not(resideInAPackage(system)))
            .should()
            .dependOnClassesThat(resideInAPackage(system))
            .allowEmptyShould(true));

    /** What systems on tables share serves every one of them: it rests on none, nor on anything of hexes. */
    @ArchTest
    static final ArchRule theRoomOfTablesKnowsNoSystem = ofSystems(system -> noClasses()
            .that(resideInAPackage("coupdoeil.validator.table.."))
            .should()
            .dependOnClassesThat(resideInAnyPackage(system, "coupdoeil.validator..hexes..", "coupdoeil.model.grid..")));

    /** Whoever shows, tells or asks for what the rules find stands above them. */
    @ArchTest
    static final ArchRule rulesKnowNoneWhoUseThem = ofSystems(system -> noClasses()
            .that(resideInAnyPackage(
                    system, "coupdoeil.validator.hexes..", "coupdoeil.validator.table..", "coupdoeil.validator.pack.."))
            .should()
            .dependOnClassesThat(resideInAnyPackage(
                    "coupdoeil.validator.verdict..",
                    "coupdoeil.validator.export..",
                    "coupdoeil.validator.report..",
                    "coupdoeil.validator.cli.."))
            .allowEmptyShould(true));

    /** A report writes what it is handed: who wants one examines the pack, and may do so once for several. */
    @ArchTest
    static final ArchRule reportsRunNoValidation = noClasses()
            .that(resideInAPackage("coupdoeil.validator.report.."))
            .should()
            .dependOnClassesThat(belongToAnyOf(Validator.class, ValidationSession.class, Examination.class));

    /** Lists read and lists written have nothing in common but what a list is. */
    @ArchTest
    static final ArchRule importsKnowNoExports = noClasses()
            .that(resideInAnyPackage("coupdoeil.validator.imports..", "coupdoeil.validator.sheet.."))
            .should()
            .dependOnClassesThat(resideInAPackage("coupdoeil.validator.export.."));

    @ArchTest
    static final ArchRule exportsKnowNoImports = noClasses()
            .that(resideInAnyPackage("coupdoeil.validator.export..", "coupdoeil.validator.sheet.."))
            .should()
            .dependOnClassesThat(resideInAPackage("coupdoeil.validator.imports.."));

    /** Nothing names an export target, another one neither; the ServiceLoader finds it. */
    @ArchTest
    static final ArchRule exportTargetsAreIslands = CompositeArchRule.of(noClasses()
                    .that(not(resideInAPackage(TARGETS)))
                    .should()
                    .dependOnClassesThat(resideInAPackage(TARGETS)))
            .and(slices().matching("coupdoeil.validator.export.(*)..").should().notDependOnEachOther());

    /** A window is no command; only the commands that open windows or paint are both. */
    @ArchTest
    static final ArchRule windowsKnowNoCommands = noClasses()
            .that(resideInAPackage("coupdoeil.editor.*.."))
            .should()
            .dependOnClassesThat(resideInAPackage("coupdoeil.validator.cli.."));

    @ArchTest
    static final ArchRule filesAreWrittenInOnePlace = noClasses()
            .that()
            .resideOutsideOfPackage("coupdoeil.model.file..")
            .should()
            .callMethodWhere(DescribedPredicate.describe(
                    "writes, moves or copies files",
                    call -> call.getTarget().getOwner().isEquivalentTo(Files.class)
                            && WRITING.contains(call.getTarget().getName())))
            .orShould()
            .callMethod(ImageIO.class, "write", RenderedImage.class, String.class, File.class)
            .orShould()
            .callConstructor(FileOutputStream.class, File.class)
            .orShould()
            .callConstructor(FileOutputStream.class, String.class);

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching("coupdoeil.(**)").should().beFreeOfCycles().allowEmptyShould(true);

    @ArchTest
    static final ArchRule mainCodeIsInAModulesPackage = classes()
            .should()
            .resideInAnyPackage("coupdoeil.model..", "coupdoeil.validator..", "coupdoeil.editor..")
            .allowEmptyShould(true);

    private static ArchRule ofSystems(Function<String, ArchRule> rule) {
        return CompositeArchRule.of(RuleSystems.ids().stream()
                .map(system -> rule.apply("coupdoeil.validator." + system + ".."))
                .toList());
    }

    /** Modules come as class folders or as jars, their test fixtures likewise. */
    static final class MainCode implements ImportOption {

        private static final List<String> TEST_CODE = List.of("/test-classes/", "-tests.jar");

        @Override
        public boolean includes(Location location) {
            return TEST_CODE.stream().noneMatch(location::contains);
        }
    }
}
