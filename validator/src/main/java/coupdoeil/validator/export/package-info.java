/** Packs handed on: scenarios to targets, one package each, and orders of battle as tables. */
@NullMarked
package coupdoeil.validator.export;

import org.jspecify.annotations.NullMarked;
