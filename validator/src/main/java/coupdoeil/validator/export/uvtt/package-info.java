/** Universal VTT, which virtual tables read: a picture of the ground, and walls where it stops sight. */
@NullMarked
package coupdoeil.validator.export.uvtt;

import org.jspecify.annotations.NullMarked;
