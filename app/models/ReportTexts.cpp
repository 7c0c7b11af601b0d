#include "app/models/ReportModel.h"
#include "app/text/JointTexts.h"
#include "app/text/Numbers.h"

#include <algorithm>

namespace sinew {

QString ReportModel::titleOf(const Row& section) {
    const auto count = section.children.size();
    switch (section.section) {
    case ReportSection::FitSkeleton:
        return tr("Fit the skeleton");
    case ReportSection::ScaleCharacter:
        return tr("Correct the size");
    case ReportSection::AcceptProposals:
        return tr("Accept binding proposals (%1)").arg(count);
    case ReportSection::TurnNormals:
        return tr("Turn inverted normals for the solver (%1)").arg(count);
    case ReportSection::CloseHoles:
        return tr("Close holes for the solver (%1)").arg(count);
    case ReportSection::RefineVoxels:
        return tr("Use finer voxels (%1)").arg(count);
    case ReportSection::RepairWeights:
        return tr("Repair weights (%1)").arg(count);
    case ReportSection::CheckByHand:
        return tr("Check by hand (%1)").arg(count);
    case ReportSection::Notes:
        break;
    }
    return tr("Notes (%1)").arg(count);
}

QString ReportModel::textOf(const Row& row) const {
    if (row.issue == nullptr) {
        return titleOf(row);
    }
    QString text = issueText(*row.issue, m_document.state().scene->metersPerUnit);
    if (row.issue->parts.empty()) {
        text = withPieceName(std::move(text), row.issue->notice, m_document.state());
    }
    return row.children.empty() ? text : tr("%1 (largest first)").arg(text);
}

/// Where the section's title, or the row above, says what it is about.
QString ReportModel::shortText(const Row& row) const {
    const DocumentState& state = m_document.state();
    if (row.proposal != kNone) {
        const PartProposal& proposal = state.report->proposals[static_cast<std::size_t>(row.proposal)];
        const QString piece = pieceText(state, {proposal.part, proposal.shell});
        if (proposal.binding == PartBinding::CopySkin) {
            return tr("%1: copy nearest skin").arg(piece);
        }
        return tr("%1: rigid to %2").arg(piece, jointLabel(state.scene->skeleton, proposal.joint));
    }
    const bool gathered = row.parent != nullptr && row.parent->issue != nullptr;
    if (row.leak != kNone && (gathered || row.section == ReportSection::RefineVoxels)) {
        const LeakLocation& leak = state.report->leaks[static_cast<std::size_t>(row.leak)];
        const auto nameOf = [&](std::int32_t joint) { return jointLabel(state.scene->skeleton, joint); };
        const double unit = state.scene->metersPerUnit;
        return tr("%1 and %2, gap %3")
            .arg(nameOf(leak.jointA), nameOf(leak.jointB),
                 QString::fromStdString(lengthText(leak.gap * unit, unit)));
    }
    return textOf(row);
}

QString ReportModel::tipOf(const Row& row) const {
    if (row.issue == nullptr) {
        return titleOf(row);
    }
    const QString source = row.fault != kNone    ? tr("Found by: check of the weights")
                           : row.issue->fromBind ? tr("Found by: bind")
                                                 : tr("Found by: reading the file");
    return textOf(row) + '\n' + source;
}

/// About all its vertices.
ViewMark ReportModel::markOfFault(const FaultGroup& group) const {
    constexpr double roomAboutThem = 2.0; // of their half diagonal
    const Scene& scene = *m_document.state().scene;
    const Mesh& mesh = *scene.parts[group.part].mesh;
    Aabb box;
    for (const std::uint32_t vertex : group.vertices) {
        box.add(mesh.vertices[vertex]);
    }
    const double min = 0.01 * bounds(scene).diagonal();
    const double radius = std::max(0.5 * box.diagonal(), min);
    ViewMark mark;
    mark.by = VertexId{static_cast<std::uint32_t>(group.part), group.vertices.front()};
    mark.offset = box.center() - mesh.vertices[group.vertices.front()];
    mark.part = static_cast<std::int32_t>(group.part);
    mark.radius = radius;
    mark.around = std::max(roomAboutThem * radius, 8.0 * min);
    return mark;
}

std::optional<ViewMark> ReportModel::markAt(const QModelIndex& index) const {
    const Row& row = rowAt(index);
    const DocumentState& state = m_document.state();
    if (row.leak != kNone) {
        constexpr double around = 12.0; // gaps and voxels: enough to tell where it is
        const LeakLocation& location = state.report->leaks[static_cast<std::size_t>(row.leak)];
        return markOfVolumeEdit(*state.scene, location.position, 0.5 * location.extent,
                                0.5 * location.extent +
                                    around * std::max(location.gap, state.report->voxelSize));
    }
    if (row.issue != nullptr && row.issue->notice.code == NoticeCode::HolesLetOutsideIn) {
        if (const auto hole = holeOf(row.issue->notice, state.scene->metersPerUnit)) {
            const double size = bounds(*state.scene).diagonal();
            return markOfVolumeEdit(*state.scene, *hole, 0.01 * size, 0.08 * size);
        }
    }
    if (row.fault != kNone) {
        return markOfFault((*m_faults)[static_cast<std::size_t>(row.fault)]);
    }
    if (row.joint != kNone) {
        return markOfJoint(row.joint);
    }
    if (row.proposal != kNone) {
        const PartProposal& proposal = state.report->proposals[static_cast<std::size_t>(row.proposal)];
        return markOfPiece(*state.scene, {proposal.part, proposal.shell});
    }
    return row.piece ? markOfPiece(*state.scene, *row.piece) : std::nullopt;
}

} // namespace sinew
