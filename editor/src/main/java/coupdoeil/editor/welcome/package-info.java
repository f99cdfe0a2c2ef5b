/** What one can begin with: a sample, a battle of late, a new one, a list, a page of instructions. */
@NullMarked
package coupdoeil.editor.welcome;

import org.jspecify.annotations.NullMarked;
