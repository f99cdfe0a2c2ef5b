package coupdoeil.validator.ot;

import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.fact.Spacing;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.table.fact.Inches;
import java.util.Optional;

/** Units that begin routed (OT Morale Tests; Rallying Routed Units; Movement: Routs). */
final class RouterChecks {

    private static final String FROM_SKIRMISH = "routed-from-skirmish";

    @Rule("OT-OCC-08")
    void spreads(Stand stand, Posts posts, Spacing spacing, Reporter out) {
        Optional<Post> router = router(stand, posts);
        if (router.isEmpty() || stand.placement().marked(FROM_SKIRMISH)) {
            return;
        }
        int rank = Units.rank(Units.morale(router.get().unit()));
        for (String key : posts.keys()) {
            posts.of(key)
                    .filter(friend -> friend.side().equals(stand.side())
                            && !friend.isRouted()
                            && Inches.within(router.get().inchesFrom(friend), spacing.of("routedFriend")))
                    .filter(friend -> !isSteady(friend, rank))
                    .ifPresent(friend -> out.report()
                            .about("friend", friend.ref())
                            .with("d", Inches.told(router.get().inchesFrom(friend)))
                            .with("u", stand.name()));
        }
    }

    /** Good or better, and better than the router. */
    private static boolean isSteady(Post friend, int routerRank) {
        int rank = Units.rank(Units.morale(friend.unit()));
        return rank <= Units.rank("GOOD") && rank < routerRank;
    }

    @Rule("OT-OCC-09")
    void cannotRally(Stand stand, Posts posts, Spacing spacing, Reporter out) {
        router(stand, posts)
                .ifPresent(router -> posts.enemiesWithin(router, spacing.of("rallyFormedEnemy") + 1).stream()
                        .filter(enemy -> enemy.isFormed()
                                && Inches.within(router.inchesFrom(enemy), spacing.of("rallyFormedEnemy")))
                        .forEach(enemy -> out.report("u")
                                .with("d", Inches.told(router.inchesFrom(enemy)))
                                .about("enemy", enemy.ref())));
    }

    @Rule("OT-OCC-12")
    void nearTheEnemy(Stand stand, Posts posts, Spacing spacing, Reporter out) {
        router(stand, posts).ifPresent(router -> {
            for (Post enemy : posts.enemiesWithin(router, spacing.of("routedEnemy"))) {
                double inches = router.inchesFrom(enemy);
                if (Inches.below(inches, spacing.of("routedEnemy"))) {
                    out.report("u")
                            .with("d", Inches.told(inches))
                            .about("enemy", enemy.ref())
                            .ask("Move it further off");
                }
            }
        });
    }

    private static Optional<Post> router(Stand stand, Posts posts) {
        return Units.isRouted(stand.placement()) ? posts.of(stand.key()) : Optional.empty();
    }
}
