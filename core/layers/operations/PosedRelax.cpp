#include "core/layers/operations/PosedRelax.h"

#include "core/geometry/GridHash.h"
#include "core/layers/evaluate/BuildVertices.h"
#include "core/layers/evaluate/RelaxStage.h"
#include "core/layers/operations/OperationRun.h"
#include "core/layers/operations/PosedVertexSolver.h"
#include "core/layers/operations/SmoothVertices.h"

#include <Eigen/Geometry>

namespace sinew {
namespace {

/// The places that change and their neighbours, as the rounds before left them.
class PosedRegion {
public:
    PosedRegion(const OperationInput& input, const SmoothPlaces& smooth,
                std::vector<std::uint32_t> weldedVertices, std::span<const Transform> matrices)
        : m_surface(*input.context.surface)
        , m_locked(input.locked)
        , m_matrices(matrices)
        , m_places(std::move(weldedVertices))
        , m_all(smooth.grown(m_places, 1))
        , m_slots(m_surface.weldedCount(), GridHash::kAbsent)
        , m_weights(smooth.means(m_all)) {
        for (std::uint32_t i = 0; i < m_all.size(); ++i) {
            m_slots[m_all[i]] = i;
        }
        for (const std::uint32_t weldedVertex : m_places) {
            m_own.push_back(m_slots[weldedVertex]);
        }
        for (const Transform& matrix : matrices) {
            m_turns.emplace_back(matrix.rotation());
        }
        pose();
    }

    void round(float strength) {
        const auto share = static_cast<double>(strength);
        SkinWeights next = buildVertices(m_places.size(), [&] {
            return [&, solver = PosedVertexSolver(m_matrices, m_locked),
                    found = std::vector<Influence>()](SkinWeightsBuilder& builder, std::size_t i) mutable {
                relax(m_places[i], share, solver, found);
                if (found.empty()) {
                    builder.addSame(of(m_places[i]));
                } else {
                    builder.add(found);
                }
            };
        });
        m_weights = replaceVertices(m_weights, m_own, next);
        pose();
    }

    SkinWeights outcome() const { return gatherWeights(m_weights, m_own); }
    const std::vector<std::uint32_t>& places() const { return m_places; }

private:
    std::span<const Influence> of(std::uint32_t weldedVertex) const {
        return m_weights.at(m_slots[weldedVertex]);
    }
    const Vec3& rest(std::uint32_t weldedVertex) const {
        return m_surface.positions()[m_surface.verticesAt(weldedVertex).front()];
    }

    void pose() {
        m_posed.resize(m_all.size());
        for (std::size_t i = 0; i < m_all.size(); ++i) {
            Vec3 sum = Vec3::Zero();
            for (const Influence& influence : m_weights.at(i)) {
                sum += static_cast<double>(influence.weight) *
                       (m_matrices[static_cast<std::size_t>(influence.joint)] * rest(m_all[i]));
            }
            m_posed[i] = m_weights.at(i).empty() ? rest(m_all[i]) : sum;
        }
    }

    /// The turns of its joints mixed by their weights.
    Mat3 turnOf(std::uint32_t weldedVertex) const {
        Eigen::Vector4d sum = Eigen::Vector4d::Zero();
        for (const Influence& influence : of(weldedVertex)) {
            const Eigen::Vector4d turn = m_turns[static_cast<std::size_t>(influence.joint)].coeffs();
            sum += static_cast<double>(influence.weight) * (turn.dot(sum) < 0.0 ? -turn : turn);
        }
        return sum.norm() > 0.0 ? Eigen::Quaterniond(sum.normalized()).toRotationMatrix() : Mat3::Identity();
    }

    void relax(std::uint32_t weldedVertex, double share, PosedVertexSolver& solver,
               std::vector<Influence>& found) const {
        found.clear();
        const auto neighbors = m_surface.neighbors(weldedVertex);
        if (neighbors.empty() || of(weldedVertex).empty()) {
            return;
        }
        solver.begin(rest(weldedVertex), of(weldedVertex));
        Vec3 restMean = Vec3::Zero();
        Vec3 posedMean = Vec3::Zero();
        for (const std::uint32_t next : neighbors) {
            restMean += rest(next) / static_cast<double>(neighbors.size());
            posedMean += m_posed[m_slots[next]] / static_cast<double>(neighbors.size());
            solver.allow(of(next));
        }
        const Vec3 even = posedMean + turnOf(weldedVertex) * (rest(weldedVertex) - restMean);
        const Vec3& now = m_posed[m_slots[weldedVertex]];
        solver.solve(now + share * (even - now), found);
    }

    const LayerSurface& m_surface;
    const std::vector<bool>& m_locked;
    std::span<const Transform> m_matrices;
    std::vector<std::uint32_t> m_places; ///< ascending
    std::vector<std::uint32_t> m_all;    ///< with their neighbours
    std::vector<std::uint32_t> m_slots;  ///< of every place, where it stands in m_all
    std::vector<std::uint32_t> m_own;    ///< slots of m_places
    SkinWeights m_weights;               ///< #all
    std::vector<Vec3> m_posed;           ///< #all
    std::vector<Eigen::Quaterniond> m_turns;
};

} // namespace

OperationResult relaxPosed(const OperationInput& input, std::span<const Transform> matrices, int rounds,
                           float strength) {
    const OperationRun run(input);
    if (matrices.size() != input.context.joints.size() || !std::isfinite(strength)) {
        return run.result();
    }
    const SmoothPlaces smooth(*input.context.surface, run.weights());
    PosedRegion region(input, smooth, run.places(), matrices);
    const int most = std::clamp(rounds, 0, kMostRounds);
    for (int k = 0; k < most && goesOn(input.progress, k, most); ++k) {
        region.round(std::clamp(strength, 0.0F, 1.0F));
    }
    return run.fromPlaces(region.places(), region.outcome());
}

} // namespace sinew
