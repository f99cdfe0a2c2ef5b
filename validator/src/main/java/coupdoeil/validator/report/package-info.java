/** What is said of a pack or of the rules, as text for people and as JSON for other tools. */
@NullMarked
package coupdoeil.validator.report;

import org.jspecify.annotations.NullMarked;
