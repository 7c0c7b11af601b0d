#include "core/solve/doctor/JointDistances.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// The geodesic solution whose distances end where they count; null: there is none.
std::shared_ptr<const GeodesicSolution> limitedSolution(const BindState& state) {
    const Solution* evidence = state.evidence();
    std::shared_ptr<const Solution> shared = state.solution;
    for (const KeyedSolution& further : state.further) {
        shared = further.solution.get() == evidence ? further.solution : shared;
    }
    auto geodesic = std::dynamic_pointer_cast<const GeodesicSolution>(shared);
    const bool limited = geodesic && geodesic->measuredDistances().costGraph &&
                         geodesic->measuredDistances().reach == SearchReach::WhereItCounts;
    return limited ? geodesic : nullptr;
}

} // namespace

JointDistances::JointDistances(const Scene& scene, const BindState& state) {
    if (!state.solution || state.evidence()->distances().empty()) {
        return;
    }
    const Solution& solution = *state.evidence();
    const BindProblem& problem = state.input->problem;
    m_rowOf.assign(scene.skeleton.size(), kNone);
    const std::vector<std::int32_t> joints = state.input->sourceJoints();
    for (std::size_t row = 0; row < joints.size(); ++row) {
        m_rowOf[static_cast<std::size_t>(joints[row])] = static_cast<std::int32_t>(row);
        m_rows.push_back(solution.distances()[row]);
        for (float& distance : m_rows.back()) {
            distance *= static_cast<float>(solution.extent());
        }
    }
    m_nearest.assign(problem.vertices.size(), std::numeric_limits<float>::infinity());
    for (const std::vector<float>& row : m_rows) {
        std::ranges::transform(row, m_nearest, m_nearest.begin(),
                               [](float a, float b) { return std::min(a, b); });
    }
    m_welded.resize(scene.parts.size());
    for (std::size_t i = 0; i < problem.parts.size(); ++i) {
        const auto welded = problem.surface.weldedVertices(i);
        m_welded[problem.parts[i]].assign(welded.begin(), welded.end());
    }
    m_beyond = kFarBeyond * static_cast<float>(bounds(scene).diagonal());
    if (auto limited = limitedSolution(state)) {
        std::vector<float> reaches(m_nearest.size());
        for (std::uint32_t column = 0; column < reaches.size(); ++column) {
            reaches[column] = reachOf(column);
        }
        m_search = std::make_shared<FarSearch>(std::move(limited), std::move(reaches));
    }
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

bool JointDistances::isNear(std::int32_t joint, VertexId vertex) const {
    const auto cell = cellOf(joint, vertex);
    return !cell || m_rows[cell->row][cell->column] <= reachOf(cell->column);
}

bool JointDistances::isFar(std::int32_t joint, VertexId vertex) const {
    const auto cell = cellOf(joint, vertex);
    if (!cell || m_rows[cell->row][cell->column] <= reachOf(cell->column)) {
        return false;
    }
    return !m_search || m_search->isBeyond(cell->row, cell->column);
}

} // namespace sinew
