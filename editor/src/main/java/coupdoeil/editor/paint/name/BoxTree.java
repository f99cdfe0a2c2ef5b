package coupdoeil.editor.paint.name;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.index.strtree.STRtree;

/** Boxes that are asked for by where they are. Two trees are equal if their boxes are. Safe for any thread. */
public final class BoxTree {

    private final List<Box> boxes;
    private final STRtree tree = new STRtree();

    public BoxTree(List<Box> boxes) {
        this.boxes = List.copyOf(boxes);
        this.boxes.forEach(box -> tree.insert(box.envelope(), box));
        tree.build();
    }

    public boolean meets(Box box) {
        for (Object near : tree.query(box.envelope())) {
            if (((Box) near).intersects(box)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof BoxTree same && boxes.equals(same.boxes);
    }

    @Override
    public int hashCode() {
        return boxes.hashCode();
    }
}
