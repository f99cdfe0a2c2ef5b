package coupdoeil.editor.paint.sheet;

/** Paints one layer. What a point of the plane looks like never depends on the part that is painted. */
public interface LayerPainter {

    void paint(Sheet sheet);
}
