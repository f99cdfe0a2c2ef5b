/** Forms and grids as values, made from the words of the rule system, and the controls that show them. */
@NullMarked
package coupdoeil.editor.form;

import org.jspecify.annotations.NullMarked;
