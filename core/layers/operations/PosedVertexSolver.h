#pragma once

#include "core/base/Types.h"
#include "core/weights/SkinWeights.h"

#include <span>
#include <vector>

namespace sinew {

/// Finds the weights that bring one vertex near to a target: see relaxPosed. Holds scratch memory alone.
class PosedVertexSolver {
public:
    /// Matrices #J; locked by joint, may be short. Keeps references.
    PosedVertexSolver(std::span<const Transform> matrices, const std::vector<bool>& locked)
        : m_matrices(matrices)
        , m_locked(locked) {}

    /// Forgets the vertex before. `now`: the weights it has.
    void begin(const Vec3& rest, std::span<const Influence> now);
    /// Joints it may follow as well; the first kMost count.
    void allow(std::span<const Influence> others);
    /// Fills `result`; nothing when all joints move it alike.
    void solve(const Vec3& target, std::vector<Influence>& result);

private:
    static constexpr int kMost = 8;
    struct Bone {
        std::int32_t joint = kNone;
        double now = 0.0;
        Vec3 place = Vec3::Zero();
    };
    using Values = Eigen::Matrix<double, Eigen::Dynamic, 1, 0, kMost, 1>;
    using Square = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, kMost, kMost>;

    bool isLocked(std::int32_t joint) const;
    double spread(const Vec3& target) const;
    Values solveFor(const std::vector<int>& used, const Vec3& target, double size) const;

    std::span<const Transform> m_matrices;
    const std::vector<bool>& m_locked;
    Vec3 m_rest = Vec3::Zero();
    std::vector<Bone> m_bones;       ///< not locked
    std::vector<Influence> m_kept;   ///< locked
    Vec3 m_keptPlace = Vec3::Zero(); ///< sum of the locked ones' places times weights
    double m_room = 1.0;             ///< what they leave
};

} // namespace sinew
