/** Pages in HTML, MediaWiki and TeX as lines and tables. */
@NullMarked
package coupdoeil.validator.imports.source.markup;

import org.jspecify.annotations.NullMarked;
