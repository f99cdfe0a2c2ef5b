package coupdoeil.editor.paint;

/** Paints one layer. What a point of the plane looks like never depends on the part that is painted. */
interface LayerPainter {

    void paint(Sheet sheet);
}
