/** The dialogs in which a new battle, or a new scenario of one, is described before it is made. */
@NullMarked
package coupdoeil.editor.begin;

import org.jspecify.annotations.NullMarked;
