/** A rule system as data: terrain, arms, formations, attributes, tables and switches. */
@NullMarked
package coupdoeil.model.rules;

import org.jspecify.annotations.NullMarked;
