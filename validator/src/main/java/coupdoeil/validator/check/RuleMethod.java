package coupdoeil.validator.check;

import coupdoeil.validator.check.subject.Subject;
import coupdoeil.validator.check.subject.SubjectRef;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;

/** A rule as it is built: the method, what it examines and what it needs. */
final class RuleMethod {

    private final RuleInfo info;
    private final Object topic;
    private final Method method;
    private final SubjectKind<?> subject;
    private final List<Class<?>> facts;
    private final Needs needs;
    private final Field field;

    /** @throws IllegalArgumentException if the method's parameters are not a subject, facts, a reporter, or belong to
     *     different kinds of battlefield */
    RuleMethod(RuleInfo info, Object topic, Method method, Bindings bindings) {
        Class<?>[] parameters = method.getParameterTypes();
        if (parameters.length < 2 || parameters[parameters.length - 1] != Reporter.class) {
            throw new IllegalArgumentException(info.id() + " must take a subject, facts and a Reporter: " + method);
        }
        this.info = info;
        this.topic = topic;
        this.method = method;
        this.subject = Register.subject(parameters[0]);
        this.facts = Arrays.stream(parameters, 1, parameters.length - 1)
                .<Class<?>>map(bindings::of)
                .toList();
        this.needs = Needs.of(facts, bindings);
        this.field = subject.field().and(needs.field());
        method.setAccessible(true);
    }

    RuleInfo info() {
        return info;
    }

    SubjectKind<?> subject() {
        return subject;
    }

    /** The facts it takes, as it takes them. */
    List<Class<?>> facts() {
        return facts;
    }

    /** Whether it reads anything part by part. */
    boolean readsMap() {
        return needs.tracked();
    }

    /** Whether it runs once for each scenario, not once for the pack. */
    boolean perScenario() {
        return subject.ofScenario() || needs.scenario();
    }

    /** Whether the battlefield has what it asks for: that follows from its parameters. */
    boolean appliesTo(Situation situation) {
        return field.includes(Field.of(situation.pack().battlefield()));
    }

    /** Arguments for a run of calls: facts in place, subject and reporter open. */
    Object[] arguments(Facts made) {
        Object[] arguments = new Object[facts.size() + 2];
        for (int i = 0; i < facts.size(); i++) {
            arguments[i + 1] = made.get(facts.get(i));
        }
        return arguments;
    }

    /** Examines a subject. Whatever goes wrong inside a rule becomes a {@link RuleFailure}. */
    List<Finding> examine(Subject examined, Object[] arguments, String scenario) {
        Reporter reporter = new Reporter(info, examined, scenario);
        arguments[0] = examined;
        arguments[arguments.length - 1] = reporter;
        try {
            method.invoke(topic, arguments);
        } catch (InvocationTargetException e) {
            Throwable cause = e.getCause();
            throw new RuleFailure(info.id(), examined.ref(), cause == null ? e : cause);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
        return reporter.findings();
    }

    /** A rule that broke down on a subject: a defect of this program, not of the pack. */
    static final class RuleFailure extends RuntimeException {
        private static final long serialVersionUID = 1L;

        RuleFailure(String rule, SubjectRef subject, Throwable cause) {
            super(rule + " broke down on " + subject.text() + ": " + cause, cause);
        }
    }
}
