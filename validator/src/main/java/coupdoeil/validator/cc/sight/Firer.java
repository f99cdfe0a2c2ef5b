package coupdoeil.validator.cc.sight;

import coupdoeil.model.grid.Hex;
import java.util.function.Predicate;

/**
 * Artillery that looks (CC 7 Hill).
 *
 * @param friends whether all that is in a hex is of its own side
 * @param combined whether it is to support a melee (CC 6 Combined Arms): then it fires over nobody
 */
record Firer(Predicate<Hex> friends, boolean combined) {}
