package coupdoeil.validator.export.geojson;

import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.export.Loss;
import coupdoeil.validator.verdict.ReportedFinding;
import coupdoeil.validator.verdict.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.locationtech.jts.geom.Geometry;

/** What the rules find, a feature for each place of each finding. */
final class FindingFeatures {

    private FindingFeatures() {}

    /** @param shape of a place, in metres */
    static void add(Verdict verdict, String scenario, Function<FindingPlace, Geometry> shape, FeatureList features) {
        List<String> nowhere = new ArrayList<>();
        int number = 0;
        for (ReportedFinding reported : verdict.onlyScenarios(Set.of(scenario)).findings()) {
            number++;
            Finding finding = reported.finding();
            if (finding.places().isEmpty()) {
                nowhere.add(finding.rule());
            }
            int part = 0;
            for (FindingPlace place : finding.places()) {
                part++;
                features.add("finding", number + "/" + part, shape.apply(place), properties(reported));
            }
        }
        features.lose(Loss.dropped("findings-nowhere", "findings without a place", nowhere));
    }

    private static Map<String, Object> properties(ReportedFinding reported) {
        Finding finding = reported.finding();
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("rule", finding.rule());
        properties.put("severity", finding.severity().name().toLowerCase(Locale.ROOT));
        properties.put("suppressed", reported.suppressed());
        properties.put("moment", finding.moment());
        properties.put("subject", finding.subjects().get(0).text());
        properties.put("title", reported.title());
        properties.put("message", finding.message());
        return properties;
    }
}
