#include "core/solve/doctor/JointDistances.h"

#include "core/bind/bones/MeshVolume.h"
#include "core/solve/doctor/NearestBones.h"
#include "core/solve/volume/SolverVolume.h"

#include <algorithm>
#include <cmath>
#include <new>

namespace sinew {
namespace {

SearchedVolume withGraph(std::shared_ptr<const BindInput> input, std::shared_ptr<const BindVolume> volume,
                         std::shared_ptr<const VertexLookup> lookup, const BindSettings& settings) {
    auto graph = std::make_shared<const CostGraph>(costGraph(*volume, effectivePenalty(settings)));
    return {std::move(input), std::move(volume), std::move(lookup), std::move(graph)};
}

Expected<SearchedVolume> volumeFor(const Scene& scene, std::shared_ptr<const BindInput> input,
                                   const BindSettings& settings, Progress& progress) {
    auto solved = solveBindVolume(input->problem, scene, input->sources.joints, settings, progress);
    if (!solved) {
        return fail(solved.error());
    }
    auto volume = std::make_shared<const BindVolume>(std::move(*solved));
    auto lookup =
        std::make_shared<const VertexLookup>(toGrid(input->problem.vertices, volume->voxels.frame()),
                                             volume->voxels, volume->tree, settings.lookup);
    return withGraph(std::move(input), std::move(volume), std::move(lookup), settings);
}

} // namespace

Expected<JointDistances> JointDistances::measureIn(const BindState& state, const Scene& scene,
                                                   Progress& progress) {
    const auto* inVolume = dynamic_cast<const InVolume*>(state.evidence());
    if (inVolume == nullptr) {
        return JointDistances();
    }
    try {
        const SolverVolume& made = inVolume->solverVolume();
        return searchedIn(withGraph(state.input, made.volume, made.lookup, state.settings), scene, progress);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"bind", scene.sourceFile});
    }
}

Expected<JointDistances> JointDistances::measure(const Scene& scene, const BindSettings& settings,
                                                 Progress& progress) {
    try {
        progress.report(Stage::Prepare, 0.0);
        if (auto valid = validate(settings); !valid) {
            return fail(valid.error());
        }
        auto input = prepareInput(scene, settings);
        if (!input) {
            return fail(input.error());
        }
        if (input->nothingToSolve()) {
            return JointDistances();
        }
        auto searched =
            volumeFor(scene, std::make_shared<const BindInput>(std::move(*input)), settings, progress);
        if (!searched) {
            return fail(searched.error());
        }
        return searchedIn(std::move(*searched), scene, progress);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"bind", scene.sourceFile});
    }
}

Expected<JointDistances> JointDistances::searchedIn(SearchedVolume searched, const Scene& scene,
                                                    Progress& progress) {
    progress.report(Stage::Distances, 0.0);
    JointDistances distances;
    distances.numberRows(scene, *searched.input);
    if (!distances.measureNearest(searched, progress)) {
        return fail(ErrorCode::Canceled);
    }
    distances.searchOnDemand(std::move(searched));
    return distances;
}

/// Rows are sources, columns welded vertices.
void JointDistances::numberRows(const Scene& scene, const BindInput& input) {
    m_rowOf.assign(scene.skeleton.size(), kNone);
    const std::vector<std::int32_t> joints = input.sourceJoints();
    for (std::size_t row = 0; row < joints.size(); ++row) {
        m_rowOf[static_cast<std::size_t>(joints[row])] = static_cast<std::int32_t>(row);
    }
    m_welded.resize(scene.parts.size());
    for (std::size_t i = 0; i < input.problem.parts.size(); ++i) {
        const auto welded = input.problem.surface.weldedVertices(i);
        m_welded[input.problem.parts[i]].assign(welded.begin(), welded.end());
    }
    m_beyond = kFarBeyond * static_cast<float>(bounds(scene).diagonal());
}

/// False when canceled.
bool JointDistances::measureNearest(const SearchedVolume& searched, Progress& progress) {
    auto nearest = measureNearestBones(searched, progress);
    if (!nearest) {
        return false;
    }
    m_nearest = std::move(nearest->distances);
    m_nearestRow = std::move(nearest->sources);
    const auto toModel = static_cast<float>(searched.voxelSize());
    for (float& distance : m_nearest) {
        distance *= toModel;
    }
    return true;
}

void JointDistances::searchOnDemand(SearchedVolume searched) {
    std::vector<float> reaches(m_nearest.size());
    for (std::uint32_t column = 0; column < reaches.size(); ++column) {
        reaches[column] = reachOf(column);
    }
    m_search = std::make_shared<FarSearch>(std::move(searched), std::move(reaches));
}

float JointDistances::reachOf(std::uint32_t column) const {
    return kFarTimes * m_nearest[column] + m_beyond;
}

/// Nothing where the joint or the vertex is not known.
std::optional<JointDistances::Cell> JointDistances::cellOf(std::int32_t joint, VertexId vertex) const {
    if (!known() || m_welded[vertex.part].empty() || m_rowOf[static_cast<std::size_t>(joint)] == kNone) {
        return std::nullopt;
    }
    const Cell cell{static_cast<std::size_t>(m_rowOf[static_cast<std::size_t>(joint)]),
                    m_welded[vertex.part][vertex.vertex]};
    return std::isfinite(m_nearest[cell.column]) ? std::optional(cell) : std::nullopt;
}

/// Whether what was measured already says so.
bool JointDistances::isNear(const Cell& cell) const {
    return m_nearestRow[cell.column] == cell.row;
}

bool JointDistances::isNear(std::int32_t joint, VertexId vertex) const {
    const auto cell = cellOf(joint, vertex);
    return !cell || isNear(*cell);
}

bool JointDistances::isFar(std::int32_t joint, VertexId vertex) const {
    const auto cell = cellOf(joint, vertex);
    return cell && !isNear(*cell) && m_search->isBeyond(cell->row, cell->column);
}

} // namespace sinew
