package coupdoeil.editor.edit.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

class ContactTest {

    private static final Extent BLOCK = new Extent(4, 4, 0, 2);

    private static PlacedPiece stand(double x, double y, double degrees) {
        Placement placement = Placement.of("unit", new Position.OnTable(x, y)).withFacing(new Facing.Heading(degrees));
        return new PlacedPiece(placement, new Pose(x, y, degrees), BLOCK);
    }

    private static void assertPose(Pose pose, double x, double y, double degrees) {
        assertThat(pose.x()).isCloseTo(x, within(1e-9));
        assertThat(pose.y()).isCloseTo(y, within(1e-9));
        assertThat(pose.degrees()).isEqualTo(degrees);
    }

    @Test
    void aUnitComesToStandBesideAnotherWithACommonFront() {
        Pose right =
                Contact.near(stand(28.2, 20.3, 84), List.of(stand(20, 20, 90))).orElseThrow();
        Pose left =
                Contact.near(stand(11.9, 19.8, 99), List.of(stand(20, 20, 90))).orElseThrow();

        assertPose(right, 28, 20, 90);
        assertPose(left, 12, 20, 90);
    }

    @Test
    void orBehindOrBeforeIt() {
        assertPose(
                Contact.near(stand(20.1, 17.7, 90), List.of(stand(20, 20, 90))).orElseThrow(), 20, 18, 90);
        assertPose(
                Contact.near(stand(20.1, 22.3, 90), List.of(stand(20, 20, 90))).orElseThrow(), 20, 22, 90);
    }

    @Test
    void fartherAwayItComesIntoLine() {
        assertPose(Contact.near(stand(45, 20.4, 95), List.of(stand(20, 20, 90))).orElseThrow(), 45, 20, 90);
    }

    @Test
    void outOfReachOrFacingElsewhereItStaysWhereItIs() {
        assertThat(Contact.near(stand(45, 20.6, 90), List.of(stand(20, 20, 90))))
                .isEmpty();
        assertThat(Contact.near(stand(28.2, 20.3, 60), List.of(stand(20, 20, 90))))
                .isEmpty();
    }

    @Test
    void headingsAreComparedRoundTheCompass() {
        assertPose(
                Contact.near(stand(20.3, 11.9, 355), List.of(stand(20, 20, 4))).orElseThrow(),
                new Pose(20, 20, 4).moved(0, 8).x(),
                new Pose(20, 20, 4).moved(0, 8).y(),
                4);
    }
}
