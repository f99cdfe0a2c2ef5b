/** Rules of Old Trousers II: topics of rule methods, and the module that names them. */
@NullMarked
package coupdoeil.validator.ot;

import org.jspecify.annotations.NullMarked;
