#include "core/layers/operations/WeightOperations.h"

#include "core/base/Types.h"
#include "core/geometry/PointCells.h"
#include "core/layers/EditedVertex.h"
#include "core/weights/SkinWeights.h"

#include <Eigen/Cholesky>
#include <Eigen/Geometry>

#include <algorithm>
#include <span>
#include <vector>

namespace sinew {
namespace {

/// Finds the weights that bring one vertex near to a target: see relaxPosed. Holds scratch memory alone.
class PosedVertexSolver {
public:
    /// Matrices #J; locked by joint, may be short. Keeps references.
    PosedVertexSolver(std::span<const Transform> matrices, const std::vector<bool>& locked)
        : m_matrices(matrices)
        , m_locked(locked) {}

    /// Forgets the vertex before. `now`: the weights it has.
    void begin(const Vec3& rest, std::span<const Influence> now);
    /// Joints it may follow as well; the first kMax count.
    void allow(std::span<const Influence> others);
    /// Fills `result`; nothing when all joints move it alike.
    void solve(const Vec3& target, std::vector<Influence>& result);

private:
    static constexpr int kMax = 8;
    struct Bone {
        std::int32_t joint = kNone;
        double now = 0.0;
        Vec3 position = Vec3::Zero();
    };
    using Values = Eigen::Matrix<double, Eigen::Dynamic, 1, 0, kMax, 1>;
    using Square = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, kMax, kMax>;

    bool isLocked(std::int32_t joint) const;
    double spread(const Vec3& target) const;
    Values solveFor(const std::vector<int>& used, const Vec3& target, double size) const;

    std::span<const Transform> m_matrices;
    const std::vector<bool>& m_locked;
    Vec3 m_rest = Vec3::Zero();
    std::vector<Bone> m_bones;          ///< not locked
    std::vector<Influence> m_kept;      ///< locked
    Vec3 m_keptPosition = Vec3::Zero(); ///< sum of the positions of the locked ones times weights
    double m_room = 1.0;                ///< what they leave
};

constexpr double kStay = 0.02; ///< mu: how strongly weights hold on to what they were
constexpr double kMinWeight = 1e-4;
constexpr double kAlike = 1e-9; ///< spread under which joints move the vertex alike, of its distance to them

bool PosedVertexSolver::isLocked(std::int32_t joint) const {
    const auto j = static_cast<std::size_t>(joint);
    return j < m_locked.size() && m_locked[j];
}

void PosedVertexSolver::begin(const Vec3& rest, std::span<const Influence> now) {
    m_rest = rest;
    m_bones.clear();
    m_kept.clear();
    m_keptPosition.setZero();
    m_room = 1.0;
    for (const Influence& influence : now) {
        const auto weight = static_cast<double>(influence.weight);
        const Vec3 position = m_matrices[static_cast<std::size_t>(influence.joint)] * rest;
        if (isLocked(influence.joint) || m_bones.size() == kMax) {
            m_kept.push_back(influence);
            m_keptPosition += weight * position;
            m_room -= weight;
        } else {
            m_bones.push_back({influence.joint, weight, position});
        }
    }
}

void PosedVertexSolver::allow(std::span<const Influence> others) {
    for (const Influence& other : others) {
        const bool known = std::ranges::find(m_bones, other.joint, &Bone::joint) != m_bones.end() ||
                           std::ranges::find(m_kept, other.joint, &Influence::joint) != m_kept.end();
        if (!known && !isLocked(other.joint) && m_bones.size() < kMax) {
            m_bones.push_back({other.joint, 0.0, m_matrices[static_cast<std::size_t>(other.joint)] * m_rest});
        }
    }
}

double PosedVertexSolver::spread(const Vec3& target) const {
    double max = 0.0;
    for (const Bone& a : m_bones) {
        max = std::max(max, (a.position - m_bones.front().position).norm());
    }
    return max > kAlike * (1.0 + target.norm()) ? max : 0.0;
}

/// With the sum held by a multiplier; positions count from the target, which the sum takes out.
PosedVertexSolver::Values PosedVertexSolver::solveFor(const std::vector<int>& used, const Vec3& target,
                                                      double size) const {
    const auto count = static_cast<Eigen::Index>(used.size());
    const Vec3 kept = (m_keptPosition - (1.0 - m_room) * target) / size;
    Eigen::Matrix<double, 3, Eigen::Dynamic, 0, 3, kMax> offsets(3, count);
    Values right(count);
    for (Eigen::Index i = 0; i < count; ++i) {
        const Bone& bone = m_bones[static_cast<std::size_t>(used[static_cast<std::size_t>(i)])];
        offsets.col(i) = (bone.position - target) / size;
        right[i] = kStay * bone.now - offsets.col(i).dot(kept);
    }
    const Square left = offsets.transpose() * offsets + kStay * Square::Identity(count, count);
    const Eigen::LDLT<Square> factor(left);
    const Values free = factor.solve(right);
    const Values ones = factor.solve(Values::Ones(count));
    return free + (m_room - free.sum()) / ones.sum() * ones;
}

void PosedVertexSolver::solve(const Vec3& target, std::vector<Influence>& result) {
    result.clear();
    const double size = m_bones.empty() ? 0.0 : spread(target);
    if (!(size > 0.0) || !(m_room > 0.0) || !target.allFinite()) {
        return;
    }
    std::vector<int> used(m_bones.size());
    for (std::size_t i = 0; i < used.size(); ++i) {
        used[i] = static_cast<int>(i);
    }
    Values weights = solveFor(used, target, size);
    Eigen::Index worst = 0;
    while (used.size() > 1 && weights.minCoeff(&worst) < 0.0) {
        used.erase(used.begin() + worst);
        weights = solveFor(used, target, size);
    }
    result = m_kept;
    for (std::size_t i = 0; i < used.size(); ++i) {
        const double weight = weights[static_cast<Eigen::Index>(i)];
        if (weight > kMinWeight) {
            result.push_back({m_bones[static_cast<std::size_t>(used[i])].joint, static_cast<float>(weight)});
        }
    }
}

/// The vertices that change and their neighbours, as the rounds before left them.
class PosedRegion {
public:
    PosedRegion(const OperationInput& input, const SmoothPositions& smooth,
                std::vector<std::uint32_t> weldedVertices, std::span<const Transform> matrices)
        : m_surface(*input.context.surface)
        , m_locked(input.locked)
        , m_matrices(matrices)
        , m_vertices(std::move(weldedVertices))
        , m_all(smooth.grown(m_vertices, 1))
        , m_slots(m_surface.weldedCount(), GridHash::kAbsent)
        , m_weights(smooth.means(m_all)) {
        for (std::uint32_t i = 0; i < m_all.size(); ++i) {
            m_slots[m_all[i]] = i;
        }
        for (const std::uint32_t weldedVertex : m_vertices) {
            m_own.push_back(m_slots[weldedVertex]);
        }
        for (const Transform& matrix : matrices) {
            m_turns.emplace_back(matrix.rotation());
        }
        pose();
    }

    void round(float strength) {
        const auto fraction = static_cast<double>(strength);
        SkinWeights next = buildVertices(m_vertices.size(), [&] {
            return [&, solver = PosedVertexSolver(m_matrices, m_locked),
                    found = std::vector<Influence>()](SkinWeightsBuilder& builder, std::size_t i) mutable {
                relax(m_vertices[i], fraction, solver, found);
                if (found.empty()) {
                    builder.addSame(of(m_vertices[i]));
                } else {
                    builder.add(found);
                }
            };
        });
        m_weights = replaceVertices(m_weights, m_own, next);
        pose();
    }

    SkinWeights outcome() const { return gatherWeights(m_weights, m_own); }
    const std::vector<std::uint32_t>& vertices() const { return m_vertices; }

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

    void relax(std::uint32_t weldedVertex, double fraction, PosedVertexSolver& solver,
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
        solver.solve(now + fraction * (even - now), found);
    }

    const LayerSurface& m_surface;
    const std::vector<bool>& m_locked;
    std::span<const Transform> m_matrices;
    std::vector<std::uint32_t> m_vertices; ///< ascending
    std::vector<std::uint32_t> m_all;      ///< with their neighbours
    std::vector<std::uint32_t> m_slots;    ///< of every place, where it stands in m_all
    std::vector<std::uint32_t> m_own;      ///< slots of m_vertices
    SkinWeights m_weights;                 ///< #all
    std::vector<Vec3> m_posed;             ///< #all
    std::vector<Eigen::Quaterniond> m_turns;
};

} // namespace

OperationResult relaxPosed(const OperationInput& input, std::span<const Transform> matrices, int rounds,
                           float strength) {
    const OperationRun run(input);
    if (matrices.size() != input.context.joints.size() || !std::isfinite(strength)) {
        return run.result();
    }
    const SmoothPositions smooth(*input.context.surface, run.weights());
    PosedRegion region(input, smooth, run.vertices(), matrices);
    const int max = std::clamp(rounds, 0, kMaxRounds);
    for (int k = 0; k < max && goesOn(input.progress, k, max); ++k) {
        region.round(std::clamp(strength, 0.0F, 1.0F));
    }
    return run.fromVertices(region.vertices(), region.outcome());
}

} // namespace sinew
