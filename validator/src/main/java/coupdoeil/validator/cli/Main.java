package coupdoeil.validator.cli;

/** Entry point of the headless program; so far it only says how it will be called. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        System.out.println("Usage: coupdoeil-validator <command> [options]");
        System.out.println("No commands yet.");
    }
}
