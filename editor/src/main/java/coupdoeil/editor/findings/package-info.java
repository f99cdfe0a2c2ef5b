/** What the rules say about the pack, while it changes. */
@NullMarked
package coupdoeil.editor.findings;

import org.jspecify.annotations.NullMarked;
