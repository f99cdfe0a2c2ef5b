package coupdoeil.validator.export.tts;

import coupdoeil.model.json.JsonObject;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.export.HouseRuleList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The pages of the notebook: rules, house rules, timetable, arrivals, and of each side its order of battle. */
final class Notebook {

    private final ExportJob job;
    private final Situation situation;
    private final Scenario scenario;

    Notebook(ExportJob job, Situation situation, Scenario scenario) {
        this.job = job;
        this.situation = situation;
        this.scenario = scenario;
    }

    JsonObject pages() {
        Map<String, String> pages = new LinkedHashMap<>();
        pages.put("Rules", rules());
        if (!job.pack().house().isEmpty()) {
            pages.put("House rules", houseRules());
        }
        pages.put("Timetable", timetable());
        pages.put("Arrivals", arrivals());
        for (Side side : situation.roster().sides()) {
            pages.put("Order of battle: " + side.name(), orderOfBattle(side));
        }
        pages.put("Made from", "Pack " + job.pack().info().id() + ", content " + job.contentHash());
        JsonObject.Builder json = JsonObject.builder();
        int[] id = {0};
        pages.forEach((title, body) -> {
            json.put(String.valueOf(id[0]), page(id[0], title, body));
            id[0]++;
        });
        return json.done();
    }

    private static JsonObject page(int id, String title, String body) {
        return JsonObject.builder()
                .put("title", title)
                .put("body", body)
                .put("color", "Grey")
                .put(
                        "visibleColor",
                        JsonObject.builder()
                                .put("r", SavedGame.number(0.5))
                                .put("g", SavedGame.number(0.5))
                                .put("b", SavedGame.number(0.5))
                                .done())
                .put("id", id)
                .done();
    }

    private String rules() {
        StringBuilder text = new StringBuilder();
        scenario.victory()
                .forEach(condition -> text.append("Victory, ")
                        .append(condition.side())
                        .append(": ")
                        .append(condition.text())
                        .append('\n'));
        scenario.specialRules()
                .forEach(rule ->
                        text.append(rule.id()).append(": ").append(rule.text()).append('\n'));
        return text.toString();
    }

    private String houseRules() {
        return HouseRuleList.of(job.pack().house()).stream()
                .map(rule -> rule.id() + ": " + rule.text() + "\n")
                .collect(Collectors.joining());
    }

    private String timetable() {
        StringBuilder text = new StringBuilder();
        Timetable.of(situation.system(), scenario)
                .turns()
                .forEach(turn -> text.append(turn.label())
                        .append(turn.conditions().stream().map(Choice::name).collect(Collectors.joining(", ", " ", "")))
                        .append('\n'));
        scenario.events()
                .forEach(event -> text.append(event.at())
                        .append(' ')
                        .append(event.name())
                        .append(": ")
                        .append(event.text())
                        .append('\n'));
        return text.toString();
    }

    private String arrivals() {
        StringBuilder text = new StringBuilder();
        for (ArrivalGroup group : scenario.reinforcements()) {
            text.append(group.at())
                    .append(", ")
                    .append(group.entry())
                    .append(": ")
                    .append(group.name())
                    .append(group.condition().isEmpty() ? "" : " (" + group.condition() + ")")
                    .append('\n');
            group.march()
                    .forEach(marcher -> text.append("  ")
                            .append(situation
                                    .roster()
                                    .piece(marcher.piece())
                                    .map(piece -> piece.name())
                                    .orElse(marcher.piece()))
                            .append('\n'));
        }
        return text.toString();
    }

    /** Formation by formation, those who are in none last. */
    private String orderOfBattle(Side side) {
        Roster roster = situation.roster();
        Map<String, List<String>> byFormation = new LinkedHashMap<>();
        for (Leader leader : roster.leaders()) {
            if (situation.side(leader).equals(side.id())) {
                add(byFormation, leader, leader.name());
            }
        }
        for (Unit unit : roster.units()) {
            if (situation.side(unit).equals(side.id())) {
                add(byFormation, unit, unit.name());
            }
        }
        return byFormation.entrySet().stream()
                .map(entry -> entry.getKey() + "\n  " + String.join("\n  ", entry.getValue()) + "\n")
                .collect(Collectors.joining());
    }

    private void add(Map<String, List<String>> byFormation, Piece piece, String name) {
        String formation =
                situation.roster().formationOf(piece).map(known -> known.name()).orElse("—");
        byFormation.computeIfAbsent(formation, none -> new ArrayList<>()).add(name);
    }
}
