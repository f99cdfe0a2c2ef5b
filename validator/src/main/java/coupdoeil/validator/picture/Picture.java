package coupdoeil.validator.picture;

/** A picture as the bytes of a PNG file, and its size in pixels. */
public final class Picture {

    private final byte[] png;
    private final int width;
    private final int height;

    public Picture(byte[] png, int width, int height) {
        this.png = png.clone();
        this.width = width;
        this.height = height;
    }

    public byte[] png() {
        return png.clone();
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }
}
