package coupdoeil.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
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
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import coupdoeil.architecture.ArchitectureTest.MainCode;
import coupdoeil.validator.check.Reporter;
import java.awt.image.RenderedImage;
import java.io.File;
import java.io.FileOutputStream;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
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

    /** What the engine knows of one kind of battlefield stands in a package of its own; a finding has places on any. */
    @ArchTest
    static final ArchRule theEngineNamesNoKindOfBattlefield = noClasses()
            .that(resideInAnyPackage("coupdoeil.validator.check", "coupdoeil.validator.check.table")
                    .and(not(belongToAnyOf(Reporter.class))))
            .should()
            .dependOnClassesThat(resideInAPackage("coupdoeil.model.grid..")
                    .or(simpleNameStartingWith("Hex"))
                    .or(resideInAPackage("coupdoeil.validator.check.hexes..")))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchTests ruleSystemsAreIslands = ArchTests.in(RuleSystems.class);

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

    /** Nothing outside a rule system's package names it; the ServiceLoader finds it. */
    static final class RuleSystems {

        @ArchTest
        static final ArchRule fixBayonets = island("fb");

        @ArchTest
        static final ArchRule laBataille = island("lb");

        @ArchTest
        static final ArchRule commandsAndColors = island("cc");

        @ArchTest
        static final ArchRule horseAndMusket = island("hm");

        @ArchTest
        static final ArchRule oldTrousers = island("ot");

        private RuleSystems() {}

        private static ArchRule island(String system) {
            var island = resideInAPackage("coupdoeil.validator." + system + "..");
            return noClasses()
                    .that(not(island))
                    .should()
                    .dependOnClassesThat(island)
                    .allowEmptyShould(true);
        }
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
