package coupdoeil.editor;

/** Entry point of the whole program; so far it only says how it will be called. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        System.out.println("Usage: coupdoeil [command] [options]");
        System.out.println("No commands yet.");
    }
}
