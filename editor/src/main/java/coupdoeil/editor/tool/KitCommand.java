package coupdoeil.editor.tool;

import java.util.function.BooleanSupplier;

/**
 * Something that a kit does with the ground beside what its tools do.
 *
 * @param enabled whether there is anything to do it with
 * @param on how it stands if it is a switch
 */
public record KitCommand(BooleanSupplier enabled, BooleanSupplier on, Runnable command) {

    public KitCommand(BooleanSupplier enabled, Runnable command) {
        this(enabled, () -> false, command);
    }

    public boolean isEnabled() {
        return enabled.getAsBoolean();
    }

    public boolean isOn() {
        return on.getAsBoolean();
    }

    public void run() {
        command.run();
    }
}
