package coupdoeil.validator.export;

import coupdoeil.validator.picture.Frame;
import coupdoeil.validator.picture.LayerId;
import coupdoeil.validator.picture.MapView;
import coupdoeil.validator.picture.Picture;
import coupdoeil.validator.picture.Pictures;
import coupdoeil.validator.picture.SightOverlay;
import coupdoeil.validator.picture.Theme;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

/** What targets that show pictures can be told of them, and the pictures that they show then. */
public final class PictureOptions {

    private static final double LEAST_PIXELS = 8;
    private static final double MOST_PIXELS = 512;
    private static final double PIXELS_OF_HEX = 64;
    private static final double PIXELS_OF_INCH = 32;

    public static final ExportOption<OptionalDouble> PIXELS = new ExportOption<>(
            "pixels",
            "N",
            "size of pictures: pixels per hex from side to side, or per inch (default: 64, 32)",
            text -> OptionalDouble.of(ExportOption.number(text, LEAST_PIXELS, MOST_PIXELS)),
            OptionalDouble.empty());

    public static final ExportOption<Boolean> NO_GRID =
            ExportOption.flag("no-grid", "leave the grid out of pictures of the ground");

    public static final ExportOption<Boolean> NO_LABELS =
            ExportOption.flag("no-labels", "leave hex labels out of pictures of the ground");

    public static final ExportOption<Theme> THEME = new ExportOption<>(
            "theme",
            "THEME",
            "sheet of pictures of the ground: light, dark, modern or grey (default: light)",
            Theme::of,
            Theme.LIGHT);

    /** All of them, for a target that shows the whole ground. */
    public static final List<ExportOption<?>> ALL = List.of(PIXELS, NO_GRID, NO_LABELS, THEME);

    private PictureOptions() {}

    /** Pixels of a hex from side to side, or of an inch. */
    public static double pixels(ExportJob job) {
        boolean hexes = job.pack().battlefield().hexMap().isPresent();
        return job.options().get(PIXELS).orElse(hexes ? PIXELS_OF_HEX : PIXELS_OF_INCH);
    }

    /** The bare ground, without anybody on it, at the scale and with the layers that are asked for. */
    public static MapView ground(ExportJob job) {
        Set<LayerId> layers = EnumSet.complementOf(EnumSet.of(LayerId.UNITS, LayerId.LEADERS, LayerId.TOKENS));
        if (job.options().get(NO_GRID)) {
            layers.remove(LayerId.GRID);
        }
        if (job.options().get(NO_LABELS)) {
            layers.remove(LayerId.LABELS);
        }
        boolean hexes = job.pack().battlefield().hexMap().isPresent();
        double units = hexes ? MapView.UNITS_PER_HEX : MapView.UNITS_PER_INCH;
        Theme theme = job.options().get(THEME);
        return new MapView(job.pack(), job.system(), null, layers, theme, pixels(job) / units, SightOverlay.NONE);
    }

    /**
     * Paints a part of the ground.
     *
     * @throws ExportFailure if it is too large a picture, or if nobody paints
     */
    public static Picture picture(ExportJob job, MapView view, Frame frame) {
        long pixels = (long) frame.widthPixels(view.scale()) * frame.heightPixels(view.scale());
        if (pixels > Pictures.MOST_PIXELS) {
            throw new ExportFailure("the picture of the ground would have more than " + Pictures.MOST_PIXELS / 1_000_000
                    + " million pixels; choose fewer --pixels");
        }
        return job.pictures().map(view, frame);
    }
}
