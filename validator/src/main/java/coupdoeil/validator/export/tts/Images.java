package coupdoeil.validator.export.tts;

import coupdoeil.validator.export.Bundle;
import coupdoeil.validator.picture.Picture;

/** The pictures of a saved game: files in a folder of their own, and where they will be found. */
final class Images {

    private final Bundle bundle;
    private final String address;
    private int counters;

    /** @param address of the folder that the folder is put into, with a slash at its end */
    Images(Bundle bundle, String address) {
        this.bundle = bundle;
        this.address = address;
    }

    /** Adds the picture of the ground. @return its address */
    String board(Picture picture) {
        return add("board.png", picture);
    }

    /** Adds a face of a counter. @return its address */
    String face(Picture picture) {
        return add("face-" + counters++ + ".png", picture);
    }

    private String add(String name, Picture picture) {
        bundle.add("-tts/" + name, picture.png());
        return address + bundle.name() + "-tts/" + name;
    }
}
