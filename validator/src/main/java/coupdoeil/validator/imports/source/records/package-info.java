/** Files which say themselves what belongs to what: dumps of databases, JSON and the files of games. */
@NullMarked
package coupdoeil.validator.imports.source.records;

import org.jspecify.annotations.NullMarked;
