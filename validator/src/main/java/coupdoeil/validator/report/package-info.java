/** What is said of a pack or of the rules, as text for people and in forms for other programs; it examines nothing itself. */
@NullMarked
package coupdoeil.validator.report;

import org.jspecify.annotations.NullMarked;
