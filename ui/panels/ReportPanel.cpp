#include "ui/panels/ReportPanel.h"

#include "app/document/edits/FixEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/text/Numbers.h"
#include "app/text/SolverTexts.h"
#include "ui/theme/Icons.h"
#include "ui/widgets/ListRows.h"

#include <QAction>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QHideEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sinew {
namespace {
constexpr int kMinList = 44; // pixels, so that the summary above is whole in a low window
} // namespace

ReportPanel::ReportPanel(Document& document, BindController& bind, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_bind(bind)
    , m_model(new ReportModel(document, this))
    , m_summary(hintLabel())
    , m_checkWeights(new QPushButton)
    , m_fixAll(new QPushButton)
    , m_view(new QTreeView) {
    m_open.fill(true);
    m_open[static_cast<std::size_t>(ReportSection::Notes)] = false;
    setUpView();
    m_view->setMinimumHeight(kMinList);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 4, 10, 4);
    auto* heading = new QHBoxLayout; // the buttons stand there too: below the list they would cost rows
    heading->addWidget(m_summary, 1);
    heading->addWidget(m_checkWeights);
    heading->addWidget(m_fixAll);
    layout->addLayout(heading);
    layout->addWidget(m_view, 1);
    m_summary->setObjectName("report.summary");
    m_checkWeights->setObjectName("report.checkWeights");
    m_checkWeights->hide();
    m_fixAll->setObjectName("report.fixAll");
    connect(m_fixAll, &QPushButton::clicked, this, [this] {
        if (m_fixAction != nullptr) {
            m_fixAction->trigger();
        } else {
            fix({});
        }
    });
    connectView();
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Field, this,
                      &ReportPanel::show);
    connect(&bind, &BindController::runningChanged, this, &ReportPanel::show);
    retranslate();
}

void ReportPanel::connectView() {
    m_view->installEventFilter(this);
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (m_view->selectionModel()->selectedRows().size() < 2) { // whoever gathers rows looks at none
            choose(index);
        }
    });
    connect(m_view, &QTreeView::doubleClicked, this,
            [this](const QModelIndex& index) { showInView(index.siblingAtColumn(ReportModel::Text)); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ReportPanel::moveTo);
    connect(new RowMenu(m_view), &RowMenu::asked, this, &ReportPanel::menuAsked);
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &ReportPanel::keepPlace);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ReportPanel::showRows);
}

void ReportPanel::setUpView() {
    m_view->setObjectName("report.tree");
    m_view->setModel(m_model);
    m_view->setWordWrap(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setIndentation(14);
    m_view->setAlternatingRowColors(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setItemDelegateForColumn(ReportModel::Text, new SeverityMark(m_view));
    m_view->setHeaderHidden(true);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(ReportModel::Text, QHeaderView::Stretch);
    m_view->header()->setSectionResizeMode(ReportModel::Fix, QHeaderView::ResizeToContents);
    m_view->setColumnHidden(ReportModel::Fix, true);
    connect(m_view->header(), &QHeaderView::sectionResized, m_view, &QTreeView::doItemsLayout);
    // Whoever has opened or closed a section finds it so after the next bind.
    const auto keep = [this](const QModelIndex& index, bool open) {
        if (!index.parent().isValid()) {
            m_open[static_cast<std::size_t>(index.data(ReportModel::SectionRole).toInt())] = open;
        }
    };
    connect(m_view, &QTreeView::expanded, this, [keep](const QModelIndex& index) { keep(index, true); });
    connect(m_view, &QTreeView::collapsed, this, [keep](const QModelIndex& index) { keep(index, false); });
}

/// Enter does what the row's button does.
bool ReportPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::KeyPress && m_view->currentIndex().isValid()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            act(m_view->currentIndex());
            return true;
        }
    }
    return Panel::eventFilter(watched, event);
}

void ReportPanel::act(const QModelIndex& row) {
    const QModelIndex first = row.siblingAtColumn(ReportModel::Text);
    if (fixableCount() > 1) {
        fixSelected();
    } else if (hasFix(first)) {
        fix(first);
    } else {
        showInView(first);
    }
}

/// Arrow keys choose the rows they pass. A click does so itself.
void ReportPanel::moveTo(const QModelIndex& row) {
    const bool gathers = m_view->selectionModel()->selectedRows().size() > 1;
    if (row.isValid() && !m_returning && !gathers && QGuiApplication::mouseButtons() == Qt::NoButton &&
        !m_model->hasChildren(row.siblingAtColumn(ReportModel::Text))) {
        choose(row.siblingAtColumn(ReportModel::Text));
    }
}

void ReportPanel::takeKeyboard() {
    // Before it has the focus, with which Qt would make the first title current.
    if (!m_view->selectionModel()->hasSelection() && m_model->rowCount() > 0) {
        const QModelIndex section = m_model->index(0, ReportModel::Text);
        m_view->setCurrentIndex(m_view->isExpanded(section) ? m_model->index(0, ReportModel::Text, section)
                                                            : section);
    }
    m_view->setFocus(Qt::ShortcutFocusReason);
}

void ReportPanel::keepPlace() {
    QModelIndex row = m_view->currentIndex();
    const QWidget* holder = m_view->window()->focusWidget();
    m_held = holder != nullptr && (holder == m_view || m_view->isAncestorOf(holder));
    m_place.reset();
    if (row.isValid()) {
        m_place = Place{m_model->keyAt(row.siblingAtColumn(ReportModel::Text)),
                        row.data(ReportModel::SectionRole).toInt(),
                        {}};
        for (; row.parent().isValid(); row = row.parent()) {
            m_place->numbers.insert(m_place->numbers.begin(), row.row());
        }
    }
}

/// Where a row has gone, the next one is current, so that Enter after Enter mends one after the other. After
/// another bind, whose rows may be others, the same issue is current or none.
void ReportPanel::returnToPlace() {
    const bool another = std::exchange(m_shown, m_document.state().report) != m_document.state().report;
    if (m_held) {
        m_view->setFocus(); // not lost with the button of a row that has gone
    }
    if (!m_place) {
        return;
    }
    m_returning = true;
    m_view->setCurrentIndex(placeIn(*m_place, another));
    m_returning = false;
    m_place.reset();
}

QModelIndex ReportPanel::placeIn(const Place& place, bool anotherBind) const {
    QModelIndex at = place.key.isEmpty() ? QModelIndex() : m_model->indexOfKey(place.key);
    if (at.isValid() || (anotherBind && !place.key.isEmpty())) {
        return at;
    }
    for (int section = place.section; section < kReportSections && !at.isValid(); ++section) {
        at = m_model->sectionIndex(static_cast<ReportSection>(section));
    }
    for (const int number : place.numbers) {
        if (const int rows = m_model->rowCount(at); at.isValid() && rows > 0) {
            at = m_model->index(std::min(number, rows - 1), ReportModel::Text, at);
        }
    }
    return at;
}

void ReportPanel::choose(const QModelIndex& index, bool framed) {
    if (m_model->hasChildren(index)) {
        m_view->expand(index); // its arrow closes it: of two clicks the second shall undo nothing
        return;
    }
    const std::int32_t joint = index.data(ReportModel::JointRole).toInt();
    const std::int32_t part = index.data(ReportModel::PartRole).toInt();
    if (joint == kNone && part == kNone) {
        return;
    }
    // One step, so that undo brings the whole selection back; the affected joint or part alone, so that the
    // view frames it.
    VertexSet faulty = noVertices(m_document.state());
    for (const VertexId& at : m_model->verticesAt(index)) {
        faulty.set(at.part, at.vertex);
    }
    m_document.change(
        tr("Select Affected"),
        [&](DocumentState& state) {
            state.selection = Selection{joint, part, std::nullopt};
            if (!faulty.empty()) {
                state.selected = std::make_shared<const VertexSet>(faulty);
            }
        },
        MergeKey::Selection);
    if (const auto piece = m_model->pieceAt(index)) {
        Q_EMIT piecesChosen({*piece});
    }
    const std::optional<ViewMark> mark = m_model->markAt(index);
    if (!mark) {
        return;
    }
    m_marked = m_model->keyAt(index);
    Q_EMIT markAsked(*mark, framed);
    if (const std::int32_t leak = index.data(ReportModel::LeakRole).toInt(); leak != kNone) {
        const Vec3& position = m_document.state().report->leaks[static_cast<std::size_t>(leak)].position;
        Aabb box;
        box.add(position - Vec3::Constant(mark->around));
        box.add(position + Vec3::Constant(mark->around));
        Q_EMIT volumeEditAsked(box);
    }
}

void ReportPanel::dropMark() {
    if (!std::exchange(m_marked, {}).isEmpty()) {
        Q_EMIT markDropped();
    }
}

/// A minimised window comes back as it was.
void ReportPanel::hideEvent(QHideEvent* event) {
    if (!event->spontaneous()) {
        dropMark();
    }
    Panel::hideEvent(event);
}

void ReportPanel::setCheck(WeightCheck& check) {
    const auto take = [this, &check] {
        m_model->setFaults(check.faults());
        m_checkWeights->setVisible(check.offered() && !check.running());
    };
    m_check = &check;
    connect(m_checkWeights, &QPushButton::clicked, &check, &WeightCheck::start);
    connect(&check, &WeightCheck::changed, this, take);
    connect(&check, &WeightCheck::runningChanged, this, take);
    connect(&check, &WeightCheck::busyChanged, this, &ReportPanel::show);
    take();
}

void ReportPanel::setShapeCheck(ShapeCheck& check) {
    connect(&check, &ShapeCheck::changed, this,
            [this, &check] { m_model->setShapeNotices(check.notices()); });
}

void ReportPanel::setFixAll(QAction& action) {
    m_fixAction = &action;
    connect(&action, &QAction::triggered, this, [this] { fix({}); });
    show();
}

void ReportPanel::showRows() {
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex section = m_model->index(row, ReportModel::Text);
        m_view->setFirstColumnSpanned(row, {}, !hasFix(section));
        m_view->setExpanded(section,
                            m_open[static_cast<std::size_t>(section.data(ReportModel::SectionRole).toInt())]);
    }
    m_view->setColumnHidden(ReportModel::Fix, !addButtons({}));
    returnToPlace();
    if (!m_model->indexOfKey(m_marked).isValid()) {
        dropMark();
    }
    show();
}

void ReportPanel::setAllExpanded(bool expanded) {
    if (expanded) {
        m_view->expandAll();
    } else {
        m_view->collapseAll();
    }
}

void ReportPanel::show() {
    const int fixes = fixCount();
    m_fixAll->setVisible(fixes > 0);
    m_fixAll->setText(m_model->sectionIndex(ReportSection::FitSkeleton).isValid()
                          ? tr("Fit Skeleton and Bind")
                          : tr("Fix All Issues (%1)").arg(fixes));
    m_summary->setText(summary());
    if (m_fixAction != nullptr) {
        m_fixAction->setEnabled(fixes > 0);
    }
    Q_EMIT counted();
}

/// "Geodesic Voxel (88 vertices by Nearest Bone)".
QString ReportPanel::solversText(const BindReport& report) {
    QStringList others;
    for (std::size_t k = 1; k < report.solvers.size(); ++k) {
        others << tr("%1 vertices by %2")
                      .arg(wholeText(report.solvers[k].vertices), solverName(report.solvers[k].solver));
    }
    const QString first = solverName(report.solvers.empty() ? report.solver : report.solvers.front().solver);
    return others.isEmpty() ? first : tr("%1 (%2)", "solver (other solvers)").arg(first, others.join(", "));
}

QString ReportPanel::boundText(const BindReport& report, double metersPerUnit) {
    const QString vertices = wholeText(report.vertices);
    const QString joints = wholeText(report.sourceJoints);
    const bool voxels = report.triangles == 0 || report.voxelSize > 0.0;
    const QString size = QString::fromStdString(lengthText(report.voxelSize * metersPerUnit, metersPerUnit));
    const QString penalty = QString::fromStdString(exactText(report.penalty));
    if (voxels && report.penalised && report.solvers.size() < 2) {
        return tr("Bound %1 vertices to %2 joints. Voxel size %3, penalty %4.")
            .arg(vertices, joints, size, penalty);
    }
    const QString text =
        tr("Bound %1 vertices to %2 joints with the solver %3.").arg(vertices, joints, solversText(report));
    if (!voxels) {
        return text;
    }
    return text + ' ' +
           (report.penalised ? tr("Voxel size %1, penalty %2.").arg(size, penalty)
                             : tr("Voxel size %1.").arg(size));
}

bool ReportPanel::pending() const {
    return m_bind.awaited() || (m_check != nullptr && m_check->busy());
}

/// What can be said by now: a bind or a check that has not ended has found nothing yet.
QString ReportPanel::summary() const {
    const DocumentState& state = m_document.state();
    if (!state.hasScene()) {
        return {};
    }
    if (m_bind.awaited()) {
        return tr("Binding...");
    }
    const int rows = m_model->rowCount();
    if (rows == 0 && !state.report && !pending()) {
        return state.hasWeights() ? tr("No issues found in the file. It has weights already.")
                                  : tr("No issues found in the file. Not bound yet.");
    }
    QString text = pending()   ? tr("Checking...")
                   : rows == 0 ? tr("No issues found.")
                               : tr("Issues: %1. Notes: %2. Double-click a row to show it in the view.")
                                     .arg(m_model->issues())
                                     .arg(m_model->notes());
    if (state.report) {
        text += ' ' + boundText(*state.report, state.scene->metersPerUnit);
    }
    return text;
}

void ReportPanel::retranslate() {
    describe(
        m_view, tr("Report"),
        tr("Click a row to select its joint or part, double-click to show it in the view. Arrow keys select "
           "too, Enter does what the row's button does"));
    m_checkWeights->setText(tr("Check Weights"));
    describe(m_checkWeights, tr("Check Weights"),
             tr("The weights of this character were not checked when it was opened, because that takes long. "
                "This looks for faulty weights and lists them here"));
    describe(m_fixAll, tr("Fix All Issues"),
             tr("Do all that the buttons beside the rows do. Settings change in one undo step"));
    showRows();
}

} // namespace sinew
