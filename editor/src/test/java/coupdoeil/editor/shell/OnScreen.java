package coupdoeil.editor.shell;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.awt.GraphicsEnvironment;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;

/**
 * For tests that need a screen. Without one they are skipped, but where {@code CI=true} they fail: there they must run.
 * When a test fails it leaves a picture of the screen in {@code target/ui-failures}.
 */
final class OnScreen implements BeforeAllCallback, TestExecutionExceptionHandler {

    @Override
    public void beforeAll(ExtensionContext context) {
        boolean none = GraphicsEnvironment.isHeadless();
        if (none && "true".equals(System.getenv("CI"))) {
            fail("no display, but CI=true: run the tests under xvfb-run");
        }
        assumeFalse(none, "no display");
    }

    @Override
    public void handleTestExecutionException(ExtensionContext context, Throwable failure) throws Throwable {
        String name = context.getRequiredTestClass().getSimpleName() + "."
                + context.getRequiredTestMethod().getName() + ".png";
        new UiDriver().screenshot(Path.of("target", "ui-failures", name));
        throw failure;
    }
}
