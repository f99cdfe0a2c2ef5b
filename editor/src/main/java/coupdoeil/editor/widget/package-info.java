/** Components that several panels use. */
@NullMarked
package coupdoeil.editor.widget;

import org.jspecify.annotations.NullMarked;
