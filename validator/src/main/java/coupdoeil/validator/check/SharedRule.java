package coupdoeil.validator.check;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a method as a rule that several systems have, each by an id of its own: {@link RuleSet#shared()}. Its parameters are
 * those of a {@link Rule}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface SharedRule {
    /** Its name among the shared rules, such as {@code home edges}. */
    String value();
}
