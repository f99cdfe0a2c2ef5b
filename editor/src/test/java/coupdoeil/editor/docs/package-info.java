/** What the pages of the documentation say of the program is run and compared. */
@NullMarked
package coupdoeil.editor.docs;

import org.jspecify.annotations.NullMarked;
