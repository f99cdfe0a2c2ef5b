package coupdoeil.validator.export.vassal;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.export.CommonLosses;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.export.Loss;
import java.util.List;
import java.util.stream.Stream;

/** What a module does not hold, or not as it is. */
final class ModuleLosses {

    private ModuleLosses() {}

    /** Of the module itself. @param otherLabels of hexes that VASSAL numbers otherwise */
    static List<Loss> of(ExportJob job, List<String> otherLabels) {
        Battlefield battlefield = job.pack().battlefield();
        List<String> names = Stream.<Piece>concat(
                        job.pack().orderOfBattle().units().stream(), job.pack().orderOfBattle().leaders().stream())
                .filter(piece -> Words.differs(piece.name()))
                .map(Piece::id)
                .toList();
        List<String> features = battlefield.table().stream()
                .flatMap(table -> table.features().stream())
                .map(TableFeature::id)
                .toList();
        return List.of(
                Loss.approximated("labels", "hexes that VASSAL numbers otherwise; pieces keep the label", otherLabels),
                Loss.approximated("names", "pieces whose names VASSAL cannot hold as they are", names),
                CommonLosses.groundAsPicture(),
                Loss.approximated("features", "features of the table that are on the picture only", features));
    }

    /** Of the saved game of a scenario. */
    static List<Loss> of(Situation situation, Scenario scenario) {
        Stream<Token> arriving = scenario.reinforcements().stream().flatMap(group -> group.tokens().stream());
        return List.of(
                new CommonLosses(situation).unknown(),
                Loss.approximated(
                        "parts",
                        "pieces whose further hexes are words on the ground",
                        scenario.setup().stream()
                                .filter(placement -> !placement.parts().isEmpty())
                                .map(Placement::piece)
                                .toList()),
                Loss.approximated(
                        "tokens",
                        "markers that are words on the ground",
                        Stream.concat(scenario.tokens().stream(), arriving)
                                .map(Token::id)
                                .toList()),
                Loss.approximated(
                        "blocks",
                        "pieces in a block of the table, which stand in its midst",
                        scenario.setup().stream()
                                .filter(placement -> placement.position().standing() instanceof Position.InFeature)
                                .map(Placement::piece)
                                .toList()),
                Loss.approximated(
                        "entries",
                        "groups of reinforcements of which players must see to it when and where they enter",
                        scenario.reinforcements().stream().map(ArrivalGroup::id).toList()),
                Loss.approximated(
                        "rules",
                        "special rules, events and conditions of victory, which are on a page only",
                        Stream.of(
                                        scenario.specialRules().stream().map(rule -> rule.id()),
                                        scenario.events().stream().map(event -> event.id()),
                                        scenario.victory().stream().map(victory -> victory.id()))
                                .flatMap(ids -> ids)
                                .toList()));
    }
}
