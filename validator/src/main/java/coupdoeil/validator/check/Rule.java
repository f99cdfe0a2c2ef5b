package coupdoeil.validator.check;

import coupdoeil.validator.check.subject.Subject;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a method as a rule of the catalogue.
 *
 * <p>Its first parameter is the {@link Subject} it examines; then come the facts it reads; the last is the
 * {@link Reporter} it writes to. It must read nothing else, so that it runs again exactly when it must. A rule about two
 * kinds of subject is two methods with the same id.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Rule {
    /** Id in the catalogue, such as {@code FB-STACK-07}. */
    String value();
}
