#include "app/document/edits/FixEdits.h"
#include "app/text/Numbers.h"
#include "core/scene/CharacterSize.h"
#include "ui/panels/ReportPanel.h"
#include "ui/theme/Icons.h"

#include <QMenu>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace sinew {

bool ReportPanel::hasFix(const QModelIndex& row) const {
    const auto section = static_cast<ReportSection>(row.data(ReportModel::SectionRole).toInt());
    return row.isValid() && (section == ReportSection::FitSkeleton || !m_model->verticesAt(row).empty() ||
                             !missingFix(m_document.state(), m_model->fixAt(row)).empty());
}

QString ReportPanel::fixText(const QModelIndex& row) const {
    const bool several = m_model->hasChildren(row);
    switch (static_cast<ReportSection>(row.data(ReportModel::SectionRole).toInt())) {
    case ReportSection::FitSkeleton:
        return tr("Fit Skeleton");
    case ReportSection::ScaleCharacter:
        return tr("Scale to %1").arg(sizeText(m_model->fixAt(row).scale));
    case ReportSection::AcceptProposals:
        return several ? tr("Accept These Proposals") : tr("Accept Proposal");
    case ReportSection::TurnNormals:
        return tr("Turn Normals for the Solver");
    case ReportSection::CloseHoles:
        return tr("Close Holes for the Solver");
    case ReportSection::RefineVoxels:
        break;
    case ReportSection::RepairWeights:
        return tr("Repair These Vertices");
    case ReportSection::CheckByHand: // one of many leaks
    case ReportSection::Notes:
        break;
    }
    return tr("Use Finer Voxels Here");
}

void ReportPanel::fix(const QModelIndex& row) {
    const QModelIndex fitting = m_model->sectionIndex(ReportSection::FitSkeleton);
    const bool all = !row.isValid();
    if (all ? fitting.isValid() : row.data(ReportModel::SectionRole).toInt() == 0) {
        Q_EMIT fitAsked();
        return;
    }
    const IssueFix fixes = missingFix(m_document.state(), m_model->fixAt(row));
    const std::vector<VertexId> vertices = m_model->verticesAt(row);
    if (!fixes.empty() && all) { // the bind that follows makes other weights, so these are not repaired
        applyFix(m_document, fixes, tr("Fix All Issues"));
    } else if (!fixes.empty()) {
        const Transaction own(m_document);
        applyFix(m_document, fixes, fixText(row));
    } else if (!vertices.empty()) {
        Q_EMIT repairAsked(vertices);
    }
}

int ReportPanel::fixableCount() const {
    const QModelIndexList rows = m_view->selectionModel()->selectedRows();
    return static_cast<int>(std::ranges::count_if(rows, [&](const QModelIndex& row) { return hasFix(row); }));
}

/// A skeleton that lies outside goes before all, as in fix().
void ReportPanel::fixSelected() {
    IssueFix fixes;
    std::vector<VertexId> vertices;
    for (const QModelIndex& row : m_view->selectionModel()->selectedRows()) {
        if (static_cast<ReportSection>(row.data(ReportModel::SectionRole).toInt()) ==
            ReportSection::FitSkeleton) {
            Q_EMIT fitAsked();
            return;
        }
        fixes.add(m_model->fixAt(row));
        const std::vector<VertexId> more = m_model->verticesAt(row);
        vertices.insert(vertices.end(), more.begin(), more.end());
    }
    fixes = missingFix(m_document.state(), fixes);
    std::ranges::sort(vertices);
    const auto repeats = std::ranges::unique(vertices);
    vertices.erase(repeats.begin(), repeats.end());
    if (!fixes.empty()) {
        const Transaction own(m_document);
        applyFix(m_document, fixes, tr("Fix Selected Issues"));
    } else if (!vertices.empty()) {
        Q_EMIT repairAsked(vertices);
    }
}

/// To every row below that something can be done about; false: there is none.
bool ReportPanel::addButtons(const QModelIndex& parent) {
    bool any = false;
    for (int row = 0; row < m_model->rowCount(parent); ++row) {
        const QModelIndex index = m_model->index(row, ReportModel::Text, parent);
        any = addButtons(index) || any;
        if (hasFix(index)) {
            addButton(index);
            any = true;
        }
    }
    return any;
}

void ReportPanel::addButton(const QModelIndex& index) {
    auto* button = new QToolButton; // a word would leave no room for the text beside it
    button->setIcon(themedIcon("check"));
    button->setAutoRaise(true);
    button->setProperty("eye", true); // as low as a line of text
    button->setFocusPolicy(Qt::StrongFocus);
    button->setObjectName("report.fix");
    describe(button,
             tr("%1: %2", "what to do: about what")
                 .arg(fixText(index), index.data(ReportModel::WholeTextRole).toString()),
             fixTip(index));
    connect(button, &QToolButton::clicked, this, [this, kept = QPersistentModelIndex(index)] { fix(kept); });
    addChoices(button, index);
    m_view->setIndexWidget(index.siblingAtColumn(ReportModel::Fix), button);
}

/// How long the character's longest side is after a scale.
QString ReportPanel::sizeText(double scale) const {
    const Scene& scene = *m_document.state().scene;
    return QString::fromStdString(lengthText(characterSize(scene) * scale, scene.metersPerUnit * scale));
}

/// Other units that may have been meant.
void ReportPanel::addSizes(QMenu* menu) {
    for (const double scale : likelyScales(characterSize(*m_document.state().scene))) {
        const QString text = tr("Scale to %1").arg(sizeText(scale));
        menu->addAction(text, this, [this, scale, text] { scaleCharacter(m_document, scale, text); });
    }
}

/// A proposal may be answered otherwise than it says, and a size by another unit.
void ReportPanel::addChoices(QToolButton* button, const QModelIndex& index) {
    const bool sizes =
        index.data(ReportModel::SectionRole).toInt() == static_cast<int>(ReportSection::ScaleCharacter);
    if (index.data(ReportModel::ProposalRole).toInt() == kNone && !sizes) {
        return;
    }
    auto* menu = new QMenu(button);
    menu->setObjectName("report.choices");
    button->setMenu(menu);
    button->setPopupMode(QToolButton::MenuButtonPopup);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, sizes, kept = QPersistentModelIndex(index)] {
        menu->clear();
        if (sizes) {
            addSizes(menu);
        } else if (const auto piece = m_model->pieceAt(kept)) {
            Q_EMIT choicesAsked(menu, *piece);
        }
    });
}

/// The button's text and what becomes of it.
QString ReportPanel::fixTip(const QModelIndex& row) const {
    switch (static_cast<ReportSection>(row.data(ReportModel::SectionRole).toInt())) {
    case ReportSection::FitSkeleton:
        return tr("Scale, rotate and move the skeleton into the mesh, then bind again");
    case ReportSection::ScaleCharacter:
        return tr(
            "Read the file in another unit. Weights and all work stay, and an export writes the new size. "
            "The arrow offers other sizes");
    case ReportSection::AcceptProposals:
        return m_model->hasChildren(row) ? tr("Bind these parts as proposed")
                                         : tr("Bind this part as proposed. The arrow offers other bindings");
    case ReportSection::TurnNormals:
        return tr(
            "The next bind turns inverted normals outward in its own copy of the mesh. Your mesh is not "
            "changed");
    case ReportSection::CloseHoles:
        return tr("The next bind closes the holes in its own copy of the mesh. Your mesh is not changed");
    case ReportSection::RepairWeights:
        return tr("Give these vertices weights that fit those of the healthy vertices around them");
    case ReportSection::RefineVoxels:
    case ReportSection::CheckByHand:
    case ReportSection::Notes:
        break;
    }
    return tr("Add a voxel edit with finer voxels there, so that the gap stays open");
}

/// Issues that Fix All answers.
int ReportPanel::fixCount() const {
    int count = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex section = m_model->index(row, ReportModel::Text);
        for (int issue = 0; issue < m_model->rowCount(section); ++issue) {
            count += hasFix(m_model->index(issue, ReportModel::Text, section)) ? 1 : 0;
        }
    }
    return count;
}

} // namespace sinew
