package coupdoeil.validator.imports.outline;

/** The cheapest way through all lines that takes each line for each role. Linear in the lines. */
final class CheapestPath {

    private final double[][] costs;
    private final double[][] after = new double[Role.values().length][];
    private final double[] start = Costs.learned().row("after.start");

    CheapestPath(double[][] costs) {
        this.costs = costs;
        for (Role role : Role.values()) {
            after[role.ordinal()] = Costs.learned().row("after", role);
        }
    }

    /** For each line and role, what the cheapest way costs on which the line has that role. */
    double[][] through() {
        int lines = costs.length;
        int roles = after.length;
        double[][] to = new double[lines][roles];
        for (int at = 0; at < lines; at++) {
            for (int role = 0; role < roles; role++) {
                double best = at == 0 ? start[role] : Double.POSITIVE_INFINITY;
                for (int last = 0; at > 0 && last < roles; last++) {
                    best = Math.min(best, to[at - 1][last] + after[last][role]);
                }
                to[at][role] = best + costs[at][role];
            }
        }
        double[] below = new double[roles];
        double[] from = new double[roles];
        for (int at = lines - 2; at >= 0; at--) {
            for (int role = 0; role < roles; role++) {
                double best = Double.POSITIVE_INFINITY;
                for (int next = 0; next < roles; next++) {
                    best = Math.min(best, after[role][next] + costs[at + 1][next] + below[next]);
                }
                from[role] = best;
            }
            for (int role = 0; role < roles; role++) {
                to[at][role] += from[role];
            }
            double[] done = below;
            below = from;
            from = done;
        }
        return to;
    }
}
