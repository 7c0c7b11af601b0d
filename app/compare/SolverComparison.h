#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/BindReport.h"
#include "core/bind/settings/BindSettings.h"
#include "core/metrics/CompareWeights.h"
#include "core/metrics/PosedFaces.h"
#include "core/metrics/WeightMeasures.h"
#include "core/scene/Scene.h"
#include "core/scene/SmoothParts.h"
#include "core/skeleton/Pose.h"

#include <QImage>

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// A way to bind that is compared with others.
struct Contender {
    std::string label; ///< what it is called in tables and in names of files; no two the same
    BindSettings settings;
};

/// The solvers of these keys (core/solve/Solvers.h), each with the other settings of `base`; a key that
/// repeats once. Their labels are the keys.
std::vector<Contender> solverContenders(const BindSettings& base, const std::vector<std::string>& keys);

/// What can be said of weights without others beside them.
struct WeightShape {
    double influences = 0.0; ///< influencesPerVertex
    double roughness = 0.0;  ///< roughnessOf
    double bleed = 0.0;      ///< weightBleed
    BendShape bends;         ///< of the joints that carry weight in the reference
    PosedFaceCounts faces;   ///< in the stress pose (StressFaces)
};

/// How a contender fared.
struct ContenderResult {
    std::string label;
    std::string solver;         ///< key
    std::optional<Error> error; ///< why it made no weights; what follows is empty then
    double seconds = 0.0;       ///< of the whole bind
    std::size_t memory = 0;     ///< bytes by which the process grew at most; 0: not known
    PartWeights weights;        ///< of every part of the scene
    BindReport report;
    WeightComparison numbers; ///< against the reference
    WeightShape shape;
    std::size_t wins = 0; ///< joints at which it is nearest to the artist
};

/// Who comes nearest to the artist at one joint (jointDifferences).
struct JointContest {
    std::int32_t joint = kNone;
    std::size_t vertices = 0;  ///< that the artist gives to the joint
    std::vector<double> l1;    ///< of each contender; not a number for those that failed
    std::int32_t best = kNone; ///< contender with the least; kNone: the next one is as near, within kSameL1
};

/// Who is nearest at each joint. Of every contender its jointDifferences against one reference; empty: it
/// made no weights. O(#joints #contenders).
std::vector<JointContest> jointContests(const std::vector<std::vector<JointDifference>>& differences);
constexpr double kSameL1 = 1e-3;

/// What `sinew compare --solvers` shows.
struct SolverComparison {
    PartWeights reference;               ///< null for parts that are not compared
    std::int32_t firstContender = kNone; ///< whose weights are the reference; kNone: the artist's
    std::size_t parts = 0;               ///< compared
    std::size_t vertices = 0;            ///< compared, a seam once
    std::size_t faces = 0;               ///< triangles between them
    WeightShape shape;                   ///< of the reference
    /// Smooth surfaces on which posed errors, flipped and crossing faces are judged, and which are drawn
    /// bent, an entry a part; empty: none.
    std::vector<SubdivisionChoice> subdivision;
    std::vector<ContenderResult> contenders; ///< as they were given
    std::vector<JointContest> joints;        ///< empty without an artist's weights

    bool byArtist() const { return firstContender == kNone; }
};

/// Binds the scene with each contender, one after the other, and judges the weights by those that the scene
/// has (parts attached to a joint without skin do not count), or by the first contender's that succeeds where
/// it has none. `subdivision`: SolverComparison::subdivision. A contender that fails stays in the list with
/// its error. Errors: Canceled; that of the first contender where all fail. `host`: as bind has it. Seconds
/// and memory are of this process, so nothing else should run beside it.
Expected<SolverComparison> compareContenders(const Scene& scene, std::span<const Contender> contenders,
                                             Progress& progress, const Scene* host = nullptr,
                                             std::span<const SubdivisionChoice> subdivision = {});

/// Draws the contenders of a comparison, so that their pictures can be laid over one another: one pose, one
/// camera, one light. The comparison and its scene have to outlive it.
class ContenderPictures {
public:
    ContenderPictures(const Scene& scene, const SolverComparison& comparison);

    /// The character in a stress pose, by linear blend skinning, as it came. Errors: as renderPicture.
    Expected<QImage> bentAsItCame(Progress& progress) const;
    /// The same with other weights.
    Expected<QImage> bent(const PartWeights& weights, Progress& progress) const;
    /// The character in its bind pose, coloured by how far the weights are from the reference's: from dark
    /// (equal) to yellow (half of a vertex's weight, or more, is on other joints); grey where nothing is
    /// compared. Errors: as renderPicture.
    Expected<QImage> difference(const PartWeights& weights, Progress& progress) const;

private:
    Expected<QImage> bentPicture(const Scene& scene, Progress& progress) const;

    const Scene& m_scene;
    const SolverComparison& m_comparison;
    Pose m_pose;
    SmoothParts m_smooth; ///< that are drawn bent
    Aabb m_frame;         ///< of all contenders, bent
};

/// Names of the files that drawContenders may write: reference.png, then LABEL.png and LABEL-difference.png
/// of each label, in which everything but letters, digits, - and _ becomes _.
std::vector<std::string> contenderPictureNames(const std::vector<std::string>& labels);

/// Writes the pictures of all contenders that made weights into a folder, which is made where there is none,
/// all or none of them,
/// and returns their files. The contender that is the reference has no difference. Errors: as renderPicture
/// and writePicture.
Expected<std::vector<std::filesystem::path>> drawContenders(const Scene& scene,
                                                            const SolverComparison& comparison,
                                                            const std::filesystem::path& folder,
                                                            Progress& progress);

} // namespace sinew
