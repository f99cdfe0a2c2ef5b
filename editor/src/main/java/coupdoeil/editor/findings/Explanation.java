package coupdoeil.editor.findings;

import coupdoeil.editor.text.Messages;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.RuleInfo;
import java.util.Optional;

/** What is said of a finding beside the list, as HTML: the message, why it matters, what to do. */
final class Explanation {

    private Explanation() {}

    /** @param silencing name of the profile that leaves it out; empty if none does */
    static String html(Finding finding, Optional<RuleInfo> rule, Optional<String> silencing) {
        StringBuilder html = new StringBuilder("<html><body>");
        html.append("<b>")
                .append(escape(rule.map(RuleInfo::title).orElse(finding.rule())))
                .append("</b>");
        paragraph(html, finding.message());
        finding.suppressedBy()
                .ifPresent(suppression -> paragraph(
                        html, Messages.text("findings.accepted-because", suppression.reason(), suppression.author())));
        silencing.ifPresent(profile -> paragraph(html, Messages.text("findings.silenced-by", profile)));
        rule.ifPresent(info -> {
            if (!info.why().isBlank()) {
                paragraph(html, info.why());
            }
            if (!info.remedy().isBlank()) {
                paragraph(html, info.remedy());
            }
            html.append("<p style='margin-top:6px'><i>")
                    .append(escape(info.id()))
                    .append(info.reference().isBlank() ? "" : " · " + escape(info.reference()))
                    .append("</i></p>");
        });
        return html.append("</body></html>").toString();
    }

    /** What to do while nothing is chosen. */
    static String hint(String text) {
        StringBuilder html = new StringBuilder("<html><body>");
        paragraph(html, text);
        return html.append("</body></html>").toString();
    }

    private static void paragraph(StringBuilder html, String text) {
        html.append("<p style='margin-top:6px'>")
                .append(escape(text).replace("\n", "<br>"))
                .append("</p>");
    }

    static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
