/** Work beside the event thread that always follows the newest value. */
@NullMarked
package coupdoeil.editor.job;

import org.jspecify.annotations.NullMarked;
