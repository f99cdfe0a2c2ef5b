package coupdoeil.editor.findings;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.action.Menus;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.SuppressionEdits;
import coupdoeil.editor.findings.FixMenu.Entry;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.menu.ContextMenu;
import coupdoeil.editor.menu.Target;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.EdgeSplit;
import coupdoeil.editor.widget.FilterField;
import coupdoeil.editor.widget.Typing;
import coupdoeil.editor.widget.WrapPanel;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.rules.Profile;
import coupdoeil.model.rules.Profile.Weight;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Judgement;
import coupdoeil.validator.check.RuleInfo;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.FindingPlace;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.event.ActionEvent;
import java.awt.geom.Rectangle2D;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JEditorPane;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JTabbedPane;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import javax.swing.ScrollPaneConstants;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;

/** Lists the findings, shows them on the map and applies their fixes. */
public final class FindingsPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient Session session;
    private final transient LiveFindings live;
    private final transient FindingsOverlay overlay;
    private final MapCanvas canvas;
    private final transient Function<String, Optional<String>> askReason;
    private final transient Predicate<FixAll> fixing;
    private final JComboBox<Grouping> grouping = new JComboBox<>(Grouping.values());
    private final ProfileChooser profile;
    private final transient SubjectNames names;
    private final FindingTree tree;
    private final EdgeSplit split;
    private final JTextField filter = new FilterField("findings.filter", 14, Messages.text("findings.filter"));
    private final Map<Severity, JToggleButton> counts = new EnumMap<>(Severity.class);
    private final JToggleButton accepted = new JToggleButton();
    private final JLabel state = new JLabel(" ");
    private final JEditorPane explanation = new JEditorPane("text/html", "");
    private final JPanel fixes = new WrapPanel(UIScale.scale(4));
    private final JButton fixAll = new JButton();
    private transient Findings shown = Findings.NONE;
    private transient @Nullable FindingFilter shownFilter;
    private transient Optional<Finding> explained = Optional.empty();
    private transient Predicate<Finding> elsewhere = finding -> false;

    /**
     * @param askReason asks the designer why a finding is accepted; empty if he thinks better of it
     * @param fixing shows what fixing all findings of a rule would do, and asks whether to do it
     */
    public FindingsPanel(
            Session session,
            LiveFindings live,
            FindingsOverlay overlay,
            MapCanvas canvas,
            Function<String, Optional<String>> askReason,
            Predicate<FixAll> fixing) {
        super(new BorderLayout());
        this.session = session;
        this.live = live;
        this.overlay = overlay;
        this.canvas = canvas;
        this.askReason = askReason;
        this.fixing = fixing;
        this.profile = new ProfileChooser(session, live);
        this.names = new SubjectNames(session);
        this.tree = new FindingTree(
                id -> session.pack().scenario(id).map(Scenario::name).orElse(id), names);
        setName("findings");
        add(head(), BorderLayout.NORTH);
        JScrollPane list = new JScrollPane(tree);
        list.setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        list.setBorder(BorderFactory.createEmptyBorder());
        JPanel details = details();
        details.setPreferredSize(UIScale.scale(new Dimension(340, 150)));
        split = EdgeSplit.right("findings.split", list, details);
        split.showEdge(false);
        add(split, BorderLayout.CENTER);
        tree.addTreeSelectionListener(event -> {
            if (!tree.isFilling()) {
                look();
            }
        });
        live.addListener(this::refresh);
        refresh();
    }

    private JPanel head() {
        JPanel head = new JPanel(new MigLayout("insets 2 6 4 8, gap 6 0", "[grow]"));
        JPanel bar = new WrapPanel(UIScale.scale(3));
        Typing.hear(filter, this::refresh);
        bar.add(filter);
        for (Severity severity : List.of(Severity.ERROR, Severity.WARNING, Severity.INFO)) {
            JToggleButton button =
                    new JToggleButton("0", SeverityMark.of(severity).icon(), true);
            button.setName("findings." + severity.id());
            button.setToolTipText(SeverityMark.of(severity).plural());
            button.putClientProperty("JButton.buttonType", "toolBarButton");
            button.addActionListener(event -> refresh());
            counts.put(severity, button);
            bar.add(button);
        }
        accepted.setName("findings.accepted");
        accepted.putClientProperty("JButton.buttonType", "toolBarButton");
        accepted.addActionListener(event -> refresh());
        bar.add(accepted);
        grouping.setName("findings.grouping");
        grouping.getAccessibleContext().setAccessibleName(Messages.text("findings.group-by"));
        grouping.addActionListener(event -> refresh());
        bar.add(grouping);
        bar.add(profile);
        head.add(bar, "growx, wmin 0");
        state.setName("findings.state");
        head.add(state, "newline, growx, wmin 0, gapleft 3");
        return head;
    }

    private JPanel details() {
        explanation.setName("findings.explanation");
        explanation.setEditable(false);
        explanation.putClientProperty(JEditorPane.HONOR_DISPLAY_PROPERTIES, Boolean.TRUE);
        fixes.setName("findings.fixes");
        fixAll.setName("findings.fix-all");
        fixAll.addActionListener(event -> tree.selected().ifPresent(this::fixAll));
        JScrollPane text = new JScrollPane(explanation);
        text.setBorder(BorderFactory.createEmptyBorder());
        JPanel details = new JPanel(new MigLayout("insets 0 4 6 8, gap 4", "[grow, fill]", "[grow, fill, 0::][]"));
        details.add(text, "grow, wmin 0, wrap");
        details.add(fixes, "growx, wmin 0");
        return details;
    }

    /** Puts the keyboard into the list. */
    public void focusList() {
        tree.requestFocusInWindow();
    }

    /** Goes to the next finding, or the one before, without taking the keyboard from where it is. */
    public void step(int by) {
        tree.step(by);
    }

    /** The rule of the finding selected. */
    public Optional<String> rule() {
        return tree.selected().map(Finding::rule);
    }

    /** Chooses a finding in the list, whatever had been left out of it before. */
    public void choose(Finding finding) {
        filter.setText("");
        counts.values().forEach(button -> button.setSelected(true));
        refresh();
        tree.choose(finding);
        focusList();
    }

    /** Shows what can be done about the selected finding; does it at once if there is only one cure. */
    public void fix() {
        tree.selected().ifPresent(finding -> {
            List<Entry> cures = entries(finding).stream().filter(Entry::primary).toList();
            if (cures.size() == 1) {
                cures.get(0).action().run();
            } else {
                popup(finding);
            }
        });
    }

    /** Accepts the selected finding, with a reason. */
    public void accept() {
        tree.selected().ifPresent(this::accept);
    }

    private void popup(Finding finding) {
        JPopupMenu menu = Menus.popup(List.of(cures(finding)));
        menu.setName("findings.menu");
        // A panel that has just come to the front has its place only now.
        getRootPane().validate();
        menu.show(fixes, 0, 0);
    }

    private List<Action> cures(Finding finding) {
        return entries(finding).stream().map(FindingsPanel::cure).toList();
    }

    private static Action cure(Entry entry) {
        return new AbstractAction(entry.name()) {
            private static final long serialVersionUID = 1L;

            @Override
            public void actionPerformed(ActionEvent event) {
                entry.action().run();
            }
        };
    }

    /** Gives its list a context menu: what can be done about a finding. @param others actions of the window */
    public void offer(List<Action> others) {
        ContextMenu.on(
                tree,
                Target.of(tree),
                () -> List.of(tree.selected().map(this::cures).orElse(List.of()), others));
    }

    /** Shows what differs from what is shown; whatever it leaves alone need not be laid out or painted again. */
    private void refresh() {
        Set<Severity> wanted = EnumSet.noneOf(Severity.class);
        counts.forEach((severity, button) -> {
            button.setText(Long.toString(live.current().count(severity)));
            if (button.isSelected()) {
                wanted.add(severity);
            }
        });
        accepted.setText(Messages.text("findings.show-silenced", silenced(live.current())));
        FindingFilter chosen = new FindingFilter(
                filter.getText(), wanted, accepted.isSelected(), (Grouping) grouping.getSelectedItem());
        Findings findings = live.current();
        List<Finding> listed =
                chosen.of(findings, rule -> live.rule(rule).map(RuleInfo::title).orElse(""));
        if (findings != shown || !chosen.equals(shownFilter)) {
            tree.setSilenced(findings.judgement().silenced());
            tree.show(listed, chosen.grouping(), this::title);
            if (!FindingsOverlay.marked(findings).equals(FindingsOverlay.marked(shown))) {
                canvas.repaint();
            }
            shown = findings;
            shownFilter = chosen;
        }
        profile.refresh();
        tree.setStale(live.isStale());
        String text = live.isStale()
                ? Messages.text("findings.stale")
                : judged(listed.isEmpty() ? nothing(findings) : partly(filtered(findings, listed.size())), findings);
        state.setText(text);
        state.setToolTipText(text.isBlank() ? null : text);
        if (!tree.selected().equals(explained)) {
            explain();
        } else {
            showFixAll();
        }
    }

    /** How many findings the designer accepts or the profile leaves out. */
    private static long silenced(Findings findings) {
        long accepted = findings.all().stream()
                .filter(finding -> finding.suppressedBy().isPresent())
                .count();
        return accepted + findings.judgement().silenced().size();
    }

    /** The profile that leaves a finding out. */
    private Optional<Profile> silencing(Finding finding) {
        Judgement judgement = live.current().judgement();
        return judgement.silenced().contains(finding) ? Optional.of(judgement.profile()) : Optional.empty();
    }

    private List<Entry> entries(Finding finding) {
        if (silencing(finding).isEmpty()) {
            return FixMenu.of(finding, doing(finding));
        }
        return session.system().profiles().stream()
                .filter(profile -> profile.weight(finding.rule())
                        .filter(Weight.OFF::equals)
                        .isEmpty())
                .map(profile -> FixMenu.broughtBack(profile.name(), () -> live.judgeBy(profile.id())))
                .toList();
    }

    /** The name of a group: a rule with what it examined, or the thing that its findings are about. */
    private String title(Finding finding, long count) {
        if (grouping.getSelectedItem() == Grouping.PLACE) {
            return Messages.text("findings.place", names.of(finding), count);
        }
        String rule = finding.rule();
        return Messages.text(
                "findings.rule",
                rule,
                live.rule(rule).map(RuleInfo::title).orElse(rule),
                count,
                live.current().examined().getOrDefault(rule, 0));
    }

    /** What to say where nothing is listed: it is hidden, or was never looked for, or there is nothing. */
    private String nothing(Findings findings) {
        if (!findings.open().isEmpty()) {
            FindingFilter filter = shownFilter;
            String words = filter == null ? "" : filter.words().strip();
            return words.isEmpty() ? Messages.text("findings.hidden") : Messages.text("findings.no-match", words);
        }
        return live.complete()
                ? Messages.text("findings.none")
                : Messages.text("findings.incomplete", session.system().name());
    }

    /** Says behind something that there are rules which nobody has asked. */
    private String partly(String text) {
        return live.complete()
                ? text
                : Messages.text("findings.partly", text, session.system().name());
    }

    /** How many of the findings the filter lets through, if not all, and what was examined. */
    private String filtered(Findings findings, int listed) {
        int all = findings.open().size();
        long rules =
                findings.examined().values().stream().filter(count -> count > 0).count();
        long things = findings.examined().values().stream()
                .mapToLong(Integer::longValue)
                .sum();
        return listed < all
                ? Messages.text("findings.listed", listed, all)
                : Messages.text("findings.examined", rules, things);
    }

    /** With what the profile leaves out or weighs otherwise, so that nothing is hidden without a word. */
    private static String judged(String text, Findings findings) {
        Judgement judgement = findings.judgement();
        return judgement.profile().isStrict()
                ? text
                : Messages.text(
                        "findings.judged",
                        text,
                        judgement.profile().name(),
                        judgement.silenced().size(),
                        judgement.weighed().size());
    }

    private void look() {
        explain();
        tree.selected().ifPresent(finding -> {
            if (!finding.scenario().isEmpty()) {
                session.showScenario(finding.scenario());
            }
            centre(finding.places());
        });
    }

    private void explain() {
        Optional<Finding> finding = tree.selected();
        explained = finding;
        overlay.show(finding.orElse(null));
        canvas.repaint();
        explanation.setText(finding.map(found -> Explanation.html(
                        found, live.rule(found.rule()), silencing(found).map(Profile::name)))
                .orElseGet(() -> Explanation.hint(Messages.text("findings.choose"))));
        explanation.setCaretPosition(0);
        // Lines have all the room while none of them is explained.
        split.showEdge(finding.isPresent());
        fixes.removeAll();
        finding.ifPresent(found -> {
            entries(found).forEach(this::addFix);
            fixes.add(fixAll);
        });
        showFixAll();
        fixes.revalidate();
        fixes.repaint();
    }

    private void addFix(Entry entry) {
        JButton button = new JButton(cure(entry));
        button.setName("findings.fix." + fixes.getComponentCount());
        button.setToolTipText(entry.name());
        fixes.add(button);
    }

    /** Says how many the fixes of a rule are by now; while they are being counted anew none can be applied. */
    private void showFixAll() {
        Optional<FixAll> all = tree.selected().map(finding -> FixAll.of(live.current(), finding.rule()));
        fixAll.setVisible(all.filter(several -> several.fixes().size() > 1).isPresent());
        all.ifPresent(of ->
                fixAll.setText(Messages.text("findings.fix-all-of", of.fixes().size(), of.rule())));
        fixAll.setEnabled(!live.isStale());
        fixAll.setToolTipText(live.isStale() ? Messages.text("findings.stale") : fixAll.getText());
    }

    private void fixAll(Finding finding) {
        FixAll all = FixAll.of(live.current(), finding.rule());
        if (!live.isStale() && fixing.test(all)) {
            session.edit(all.edit());
        }
    }

    private void centre(List<FindingPlace> places) {
        if (canvas.painter().isPresent() && !places.isEmpty()) {
            if (canvas.getParent() instanceof JTabbedPane tabs) {
                tabs.setSelectedComponent(canvas);
            }
            Rectangle2D shown = canvas.viewport().shown(canvas.getWidth(), canvas.getHeight());
            PlaceShapes.middle(canvas.painter().get().layout(), places.get(0))
                    .filter(point -> !inner(shown).contains(point))
                    .ifPresent(canvas::centreOn);
        }
    }

    /** The middle part of what is shown: what lies in it need not be brought nearer. */
    private static Rectangle2D inner(Rectangle2D shown) {
        return new Rectangle2D.Double(
                shown.getX() + shown.getWidth() * 0.15,
                shown.getY() + shown.getHeight() * 0.15,
                shown.getWidth() * 0.7,
                shown.getHeight() * 0.7);
    }

    private FixMenu.Doing doing(Finding finding) {
        return new FixMenu.Doing() {
            @Override
            public void apply(Fix.Change change) {
                session.edit(change.edit());
            }

            @Override
            public void ask(Fix.Question question) {
                boolean shown = FindingSelection.of(finding.subjects().get(0)).isPresent();
                if (shown || !elsewhere.test(finding)) {
                    selectSubject(finding);
                }
            }

            @Override
            public void show(Fix.Show show) {
                centre(show.places());
            }

            @Override
            public void accept() {
                FindingsPanel.this.accept(finding);
            }

            @Override
            public void withdraw() {
                finding.suppressedBy().ifPresent(suppression -> session.edit(SuppressionEdits.withdraw(suppression)));
            }
        };
    }

    private void accept(Finding finding) {
        askReason
                .apply(Messages.text("findings.ask-reason", finding.rule()))
                .ifPresent(reason -> session.edit(SuppressionEdits.accept(new Suppression(
                        finding.rule(),
                        finding.subjects().get(0).text(),
                        finding.scenario(),
                        reason,
                        System.getProperty("user.name", ""),
                        LocalDate.now(ZoneId.systemDefault()).toString()))));
    }

    /** @param showing shows what a finding is about where neither map nor inspector can, if it can */
    public void onShow(Predicate<Finding> showing) {
        elsewhere = showing;
    }

    private void selectSubject(Finding finding) {
        session.select(FindingSelection.of(finding));
    }
}
