/** Scenarios for engines that play them: one self-contained file each, with a certificate of what was checked. */
@NullMarked
package coupdoeil.validator.export.engine;

import org.jspecify.annotations.NullMarked;
