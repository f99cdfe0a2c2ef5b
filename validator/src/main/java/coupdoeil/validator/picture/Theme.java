package coupdoeil.validator.picture;

/** The colours of a picture. */
public enum Theme {
    LIGHT,
    DARK
}
