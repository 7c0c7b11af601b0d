#pragma once

#include "core/bake/BakeSurface.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// A shape that could be, by what turns it on.
struct ShapeCandidate {
    JointDriver driver;          ///< its target is not named yet
    std::int32_t joint = kNone;  ///< whose turn it corrects
    std::string what;            ///< "up", "twist", the parent's name; empty: the one way in which it bends
    double degrees = 0.0;        ///< where it is wholly on
    std::string name = {};       ///< "LeftArm_up_90": wanted; others may have it
    std::size_t partner = 0;     ///< number of that of the other side; its own: there is none
    Eigen::VectorXf values = {}; ///< how far it is on, by fitted pose
};

/// Shapes by joint and driver, those of a joint side by side: ramps and hats over the bend, or the twist, of
/// a joint that bends about one axis; cones about directions of joints that bend in several; radial bases of
/// two joints where a pose turns just these, and of a joint with its parent where poses turn more. Angles are
/// those of the fitted poses, on both sides those of either. skeleton, motion: with the helpers.
/// O(#candidates #poses).
std::vector<ShapeCandidate> shapeCandidates(const BakeInput& input, const Skeleton& skeleton,
                                            const BakeMotion& motion);

/// What is left between the source and linear skinning, in the space before skinning, and the offsets of the
/// shapes that are chosen. A vertex v of a pose p that linear skinning moves by A_p (3 x 3) and that lacks
/// e_p there wants offsets delta_s with
///   min sum_p c_p |A_p sum_s f_s(p) delta_s - e_p|^2 + sum_s r_s |delta_s - m_s|^2,
/// c_p how much the pose counts, f_s how far shape s is on, m_s what its neighbours have, r_s small (pose
/// space deformation, Lewis et al. 2000, with least squares in place of interpolation). Sites whose error
/// never shows take no part.
class ShapeField {
public:
    /// Keeps references to the first two and the candidates. `weights` over the skeleton with helpers,
    /// `sources` of them: the joint that a helper serves, #J with helpers.
    ShapeField(const BakeSurface& surface, const BakeMotion& motion, const PartWeights& weights,
               const Skeleton& skeleton, std::span<const std::int32_t> sources,
               const std::vector<ShapeCandidate>& candidates);

    /// Measures. O(#S poses (k + joints)), parallel. False: canceled.
    bool measure(Progress& progress);
    double error() const; ///< sum of the squared distances over the fitted poses, by worth
    /// The squared error that each candidate would take away by itself. O(#sites #candidates).
    std::vector<double> gains() const;
    /// Adds shapes and fits all offsets where they act anew. O(sites there (poses shapes^2 + shapes^3)),
    /// parallel. False: canceled.
    bool add(std::span<const std::size_t> candidates, Progress& progress);
    /// Fits all once more, each near the mean of its neighbours. False: canceled.
    bool smoothen(Progress& progress);

    std::size_t shapes() const { return m_chosen.size(); }
    std::size_t candidate(std::size_t shape) const { return m_chosen[shape]; }
    /// Offsets of a shape, by site; none where it does not act.
    std::vector<Vec3> offsets(std::size_t shape) const;
    /// Root of the mean square over the sites where a candidate acts, in the poses in which it is on.
    double errorWhere(std::size_t candidate) const;

private:
    static constexpr Eigen::Index kRows = 10; ///< A^T A (6 numbers), A^T e (3), e^2
    using Rows = Eigen::Matrix<float, Eigen::Dynamic, kRows>;
    using Table = Eigen::MatrixXf;
    struct Range {
        std::size_t first = 0;
        std::size_t end = 0;
    };
    struct Site {
        std::uint32_t site = 0;
        double worth = 1.0;
        std::vector<std::int32_t> joints; ///< whose candidates act here
        Rows rows;                        ///< #fitted poses
        std::vector<std::size_t> shapes;  ///< that act here, ascending
        std::vector<Vec3f> offsets;       ///< of these
        std::vector<float> gains;         ///< of the joints' candidates
    };

    std::vector<std::int32_t> jointsAt(std::uint32_t site, const std::vector<bool>& others) const;
    bool measureSite(Site& site, std::vector<bool>& joints) const;
    void rate(Site& site) const;
    void fit(Site& site, std::span<const Vec3> means, double hold) const;
    std::vector<Vec3> meansAt(const Site& site) const;
    bool each(Progress& progress, double from, double to, const std::function<void(Site&)>& work);

    const BakeSurface& m_surface;
    const BakeMotion& m_motion;
    const PartWeights& m_weights;
    const std::vector<ShapeCandidate>& m_candidates;
    std::vector<std::int32_t> m_sources; ///< #J with helpers
    std::vector<std::int32_t> m_parents; ///< #J with helpers, among joints that carry weight
    std::vector<std::size_t> m_fitted;   ///< numbers of the fitted poses
    std::vector<Range> m_ranges;         ///< #J: candidates of each joint
    std::vector<Table> m_values;         ///< #J: poses x candidates
    std::vector<Table> m_squares;        ///< #J
    std::vector<Site> m_sites;           ///< whose error shows
    std::vector<std::uint32_t> m_number; ///< of each site of the surface among them, or kNoSite
    std::vector<std::size_t> m_chosen;   ///< candidates
};

/// Corrective shapes, chosen one by one by the squared error that each takes away over the fitted poses
/// (orthogonal matching pursuit, Pati et al. 1993), until there are `settings.maxShapes` or the next one does
/// not pay. Partners come together. `weights`: over the skeleton with the helpers. Error: Canceled.
Expected<std::vector<BakedShape>> shapesThatPay(const BakeSurface& surface, const PartWeights& weights,
                                                std::span<const HelperJoint> helpers,
                                                const BakeSettings& settings, Progress& progress);

} // namespace sinew
