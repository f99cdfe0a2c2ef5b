/** Holds all modules to the design: who may depend on whom, and how files are cut. */
@NullMarked
package coupdoeil.architecture;

import org.jspecify.annotations.NullMarked;
