/** What it takes to start, measured by {@code .ci/measure-start.sh}. */
@NullMarked
package coupdoeil.editor.start;

import org.jspecify.annotations.NullMarked;
