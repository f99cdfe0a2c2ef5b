package coupdoeil.editor.timetable;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.WrapPanel;
import java.awt.BorderLayout;
import java.awt.event.HierarchyEvent;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.AbstractButton;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JToggleButton;

/** The chart of the turns with its ruler, names and buttons. It is worked out while it is in sight. */
final class ChartPane extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient Session session;
    private final transient LiveArrivals arrivals;
    private final TimeChart chart;
    private final TurnRuler ruler;
    private final RowNames names;
    private final JToggleButton look = new JToggleButton(Messages.text("time.preview"));

    ChartPane(Session session, LiveArrivals arrivals, MapPreview preview, Consumer<String> opening) {
        super(new BorderLayout());
        this.session = session;
        this.arrivals = arrivals;
        ChartHand hand = new ChartHand(session, opening);
        chart = new TimeChart(session, hand);
        ruler = new TurnRuler(session);
        names = new RowNames(chart);
        JScrollPane scroll = new JScrollPane(chart);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.setColumnHeaderView(ruler);
        scroll.setRowHeaderView(names);
        add(bar(hand, preview), BorderLayout.NORTH);
        add(scroll, BorderLayout.CENTER);
        preview.addListener(() -> look.setSelected(preview.isOn()));
        arrivals.addListener(this::fill);
        addHierarchyListener(event -> {
            if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0 && isShowing()) {
                refresh();
            }
        });
    }

    private JPanel bar(ChartHand hand, MapPreview preview) {
        JPanel bar = new WrapPanel(UIScale.scale(2));
        JButton group = new JButton(Messages.text("time.new-group"));
        group.setName("timetable.new-group");
        group.addActionListener(event -> new GroupCommands(session).newGroup());
        JButton event = new JButton(Messages.text("time.new-event"));
        event.setName("timetable.new-event");
        event.setToolTipText(Messages.text("time.new-event-tip"));
        event.addActionListener(pressed -> hand.newEvent());
        look.setName("timetable.look");
        look.setToolTipText(Messages.text("time.preview-tip"));
        look.addActionListener(pressed -> preview.setOn(look.isSelected()));
        for (AbstractButton button : List.of(group, event, look)) {
            button.putClientProperty("JButton.buttonType", "toolBarButton");
            bar.add(button);
        }
        return bar;
    }

    TimeChart chart() {
        return chart;
    }

    /** Shows the newest value of the scenario; what the rules make of it follows. */
    void refresh() {
        if (isShowing()) {
            arrivals.ask();
        }
        fill();
        chart.follow();
    }

    private void fill() {
        Timeline now = Timeline.of(session, arrivals::of);
        int before = ruler.turnShown();
        if (!now.equals(chart.timeline())) {
            chart.show(now);
            ruler.show(now.turns());
            names.revalidate();
        }
        if (before != session.turn()) {
            chart.showTurn();
        }
        chart.repaint();
        names.repaint();
        ruler.lookAt(session.turn());
    }
}
