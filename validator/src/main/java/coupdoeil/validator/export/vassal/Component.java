package coupdoeil.validator.export.vassal;

import coupdoeil.validator.export.XmlText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An element of a build file, of which the name is a class of VASSAL, or of a drawing. The parent fills it. */
final class Component {

    /** Where VASSAL keeps what a module is made of. */
    static final String MODULE = "VASSAL.build.module.";

    private static final String HEAD = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n";

    private final String name;
    private final Map<String, String> attributes = new LinkedHashMap<>();
    private final List<Object> content = new ArrayList<>();

    Component(String name) {
        this.name = name;
    }

    /** A component of a module. @param name of its class, beginning after {@value #MODULE} */
    static Component module(String name) {
        return new Component(MODULE + name);
    }

    /** A component that shows something in a window. */
    static Component widget(String name) {
        return new Component("VASSAL.build.widget." + name);
    }

    Component with(String attribute, Object value) {
        attributes.put(attribute, value.toString());
        return this;
    }

    /** With attributes that are empty. */
    Component without(String... names) {
        for (String each : names) {
            attributes.put(each, "");
        }
        return this;
    }

    Component add(Component child) {
        content.add(child);
        return this;
    }

    Component addAll(List<Component> children) {
        content.addAll(children);
        return this;
    }

    Component text(String text) {
        content.add(text);
        return this;
    }

    /** A file with this as its root. */
    byte[] file() {
        StringBuilder out = new StringBuilder(HEAD);
        write(out);
        return out.append('\n').toString().getBytes(StandardCharsets.UTF_8);
    }

    private void write(StringBuilder out) {
        out.append('<').append(name);
        attributes.forEach((key, value) -> out.append(' ')
                .append(key)
                .append("=\"")
                .append(XmlText.attribute(value))
                .append('"'));
        if (content.isEmpty()) {
            out.append("/>");
            return;
        }
        out.append('>');
        for (Object each : content) {
            if (each instanceof Component child) {
                out.append('\n');
                child.write(out);
            } else {
                out.append(XmlText.attribute((String) each));
            }
        }
        out.append("</").append(name).append('>');
    }
}
