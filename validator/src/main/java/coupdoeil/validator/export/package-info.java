/** Scenarios handed to engines: one self-contained file each, with a certificate of what was checked. */
@NullMarked
package coupdoeil.validator.export;

import org.jspecify.annotations.NullMarked;
