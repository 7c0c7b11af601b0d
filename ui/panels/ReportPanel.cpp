#include "ui/panels/ReportPanel.h"

#include "app/document/edits/Edits.h"
#include "app/document/edits/PartEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/text/Numbers.h"
#include "app/text/SolverText.h"
#include "ui/panels/fields/SettingsEdit.h"
#include "ui/theme/Icons.h"
#include "ui/widgets/RowMenu.h"
#include "ui/widgets/cells/SeverityMark.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {
namespace {

constexpr int kFixWidth = 40; ///< pixels

} // namespace

ReportPanel::ReportPanel(Document& document, BindController& bind, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_bind(bind)
    , m_model(new ReportModel(document, this))
    , m_summary(hintLabel())
    , m_closeHoles(new QPushButton)
    , m_fitSkeleton(new QPushButton)
    , m_acceptAll(new QPushButton)
    , m_view(new QTreeView) {
    setUpView();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->addWidget(m_summary);
    layout->addWidget(m_fitSkeleton, 0, Qt::AlignLeft);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_closeHoles, 0, Qt::AlignLeft);
    layout->addWidget(m_acceptAll, 0, Qt::AlignLeft);
    m_summary->setObjectName("report.summary");
    m_closeHoles->setObjectName("report.closeHoles");
    m_acceptAll->setObjectName("report.acceptAll");
    connect(m_acceptAll, &QPushButton::clicked, this, [this] { acceptAllProposals(m_document); });
    connect(m_closeHoles, &QPushButton::clicked, this, [this] {
        editSettings(m_document, MergeKey::None, [](BindSettings& settings) { settings.fixes.fill = true; });
    });
    m_fitSkeleton->setObjectName("report.fitSkeleton");
    connect(m_fitSkeleton, &QPushButton::clicked, this, &ReportPanel::fitAsked);
    connect(m_view, &QTreeView::clicked, this, &ReportPanel::choose);
    connect(m_view, &QTreeView::activated, this, &ReportPanel::choose);
    connect(new RowMenu(m_view), &RowMenu::asked, this, &ReportPanel::menuAsked);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        m_view->setExpanded(m_model->notesIndex(), m_notesOpen);
        showFixes();
        show();
    });
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Field, this,
                      &ReportPanel::show);
    connect(&bind, &BindController::runningChanged, this, &ReportPanel::show);
    retranslate();
}

void ReportPanel::setUpView() {
    m_view->setObjectName("report.tree");
    m_view->setModel(m_model);
    m_view->setWordWrap(true);
    m_view->setIndentation(14);
    m_view->setAlternatingRowColors(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setItemDelegateForColumn(ReportModel::Text, new SeverityMark(m_view));
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(ReportModel::Text, QHeaderView::Stretch);
    m_view->header()->setSectionResizeMode(ReportModel::Origin, QHeaderView::ResizeToContents);
    m_view->header()->setSectionResizeMode(ReportModel::Fix, QHeaderView::ResizeToContents);
    m_view->setColumnHidden(ReportModel::Fix, true);
    connect(m_view->header(), &QHeaderView::sectionResized, m_view, &QTreeView::doItemsLayout);
    // Whoever has opened the notes finds them open after the next bind.
    const auto keep = [this](const QModelIndex& index, bool open) {
        m_notesOpen = index == m_model->notesIndex() ? open : m_notesOpen;
    };
    connect(m_view, &QTreeView::expanded, this, [keep](const QModelIndex& index) { keep(index, true); });
    connect(m_view, &QTreeView::collapsed, this, [keep](const QModelIndex& index) { keep(index, false); });
}

void ReportPanel::choose(const QModelIndex& index) {
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
    const std::optional<ViewMark> mark = m_model->markAt(index);
    if (!mark) {
        return;
    }
    Q_EMIT markAsked(*mark);
    if (const std::int32_t leak = index.data(ReportModel::LeakRole).toInt(); leak != kNone) {
        const Vec3& place = m_document.state().report->leaks[static_cast<std::size_t>(leak)].position;
        Aabb box;
        box.add(place - Vec3::Constant(mark->around));
        box.add(place + Vec3::Constant(mark->around));
        Q_EMIT volumeEditAsked(box);
    }
}

std::optional<PieceId> ReportPanel::proposalAt(const QModelIndex& index) const {
    const std::int32_t number = index.data(ReportModel::ProposalRole).toInt();
    if (!index.isValid() || number == kNone) {
        return std::nullopt;
    }
    const PartProposal& proposal = m_document.state().report->proposals[static_cast<std::size_t>(number)];
    const PieceId piece{proposal.part, proposal.shell};
    return ruleOf(m_document.state(), piece) == nullptr ? std::optional(piece) : std::nullopt;
}

void ReportPanel::setCheck(WeightCheck& check) {
    const auto take = [this, &check] { m_model->setFaults(check.faults()); };
    connect(&check, &WeightCheck::changed, this, take);
    take();
}

void ReportPanel::repair(const QModelIndex& row) {
    if (const std::vector<VertexId> vertices = m_model->verticesAt(row); !vertices.empty()) {
        Q_EMIT repairAsked(vertices);
    }
}

void ReportPanel::showFixes() {
    bool any = false;
    addButtons({}, any);
    m_view->setColumnHidden(ReportModel::Fix, !any);
}

/// To every row below that can be repaired.
void ReportPanel::addButtons(const QModelIndex& parent, bool& any) {
    for (int row = 0; row < m_model->rowCount(parent); ++row) {
        const QModelIndex index = m_model->index(row, ReportModel::Text, parent);
        addButtons(index, any);
        if (m_model->verticesAt(index).empty()) {
            continue;
        }
        any = true;
        auto* button = new QPushButton(themedIcon("check"), QString());
        button->setFixedWidth(kFixWidth); // a word would leave none for the text beside it
        button->setObjectName("report.repair");
        describe(button, tr("Repair: %1").arg(index.data().toString()),
                 tr("Give these vertices weights that fit those of the healthy vertices around them"));
        connect(button, &QPushButton::clicked, this,
                [this, kept = QPersistentModelIndex(index)] { repair(kept); });
        m_view->setIndexWidget(index.siblingAtColumn(ReportModel::Fix), button);
    }
}

void ReportPanel::setAllExpanded(bool expanded) {
    if (expanded) {
        m_view->expandAll();
    } else {
        m_view->collapseAll();
    }
}

void ReportPanel::show() {
    const DocumentState& state = m_document.state();
    m_closeHoles->setVisible(!state.settings.fixes.fill && state.report &&
                             std::ranges::any_of(state.report->notices, [](const Notice& notice) {
                                 return notice.code == NoticeCode::HolesLetOutsideIn;
                             }));
    const std::size_t proposals = openProposals(state).size();
    m_acceptAll->setVisible(proposals > 0);
    m_acceptAll->setText(tr("Accept All Proposals (%1)").arg(proposals));
    m_fitSkeleton->setVisible(state.report && state.report->skeletonFit);
    m_summary->setText(summary());
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
    if (voxels && report.solvers.size() < 2) {
        return tr("Bound %1 vertices to %2 joints. Voxel size %3, penalty %4.")
            .arg(vertices, joints, size, penalty);
    }
    const QString text =
        tr("Bound %1 vertices to %2 joints with the solver %3.").arg(vertices, joints, solversText(report));
    return voxels ? text + ' ' + tr("Voxel size %1, penalty %2.").arg(size, penalty) : text;
}

/// What can be said by now: a bind that has not ended has found nothing yet.
QString ReportPanel::summary() const {
    const DocumentState& state = m_document.state();
    if (!state.hasScene()) {
        return {};
    }
    if (m_bind.running()) {
        return tr("Binding...");
    }
    const int rows = m_model->rowCount();
    if (rows == 0 && !state.report) {
        return tr("No issues found in the file. Not bound yet.");
    }
    QString text = rows == 0 ? tr("No issues found.")
                             : tr("Warnings: %1. Notes: %2. Click a row to show it in the view.")
                                   .arg(m_model->warnings())
                                   .arg(m_model->notes());
    if (state.report) {
        text += ' ' + boundText(*state.report, state.scene->metersPerUnit);
    }
    return text;
}

void ReportPanel::retranslate() {
    describe(m_view, tr("Report"), tr("Click a row to select its joint or part and show it in the view"));
    describe(m_acceptAll, tr("Accept All Proposals"),
             tr("Bind every part as proposed here, in one undo step"));
    m_closeHoles->setText(tr("Close Holes for the Solver"));
    describe(m_closeHoles, tr("Close Holes for the Solver"),
             tr("The next bind closes the holes in its own copy of the mesh. Your mesh is not changed"));
    m_fitSkeleton->setText(tr("Fit Skeleton and Bind"));
    describe(m_fitSkeleton, tr("Fit Skeleton and Bind"),
             tr("Scale, rotate and move the skeleton into the mesh as proposed in the first row, then bind "
                "again"));
    showFixes();
    show();
}

} // namespace sinew
