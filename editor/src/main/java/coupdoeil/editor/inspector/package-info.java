/** Forms of what is selected, made from the attributes that the rule system knows. */
@NullMarked
package coupdoeil.editor.inspector;

import org.jspecify.annotations.NullMarked;
