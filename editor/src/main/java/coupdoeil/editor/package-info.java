/** How a designer changes a battle. */
@NullMarked
package coupdoeil.editor;

import org.jspecify.annotations.NullMarked;
