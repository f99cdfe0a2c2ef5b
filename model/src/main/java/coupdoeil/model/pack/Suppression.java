package coupdoeil.model.pack;

import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * A finding that the designer accepts.
 *
 * @param rule id of the rule
 * @param subject key of the finding's subject, as reports print it
 * @param scenario id of the scenario; empty for all
 * @param reason why it is accepted; an empty reason is itself a finding
 * @param date ISO date
 */
@RecordBuilder
public record Suppression(String rule, String subject, String scenario, String reason, String author, String date)
        implements SuppressionBuilder.With {}
