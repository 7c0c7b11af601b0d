#pragma once

#include "app/compare/SolverComparison.h"
#include "core/skeleton/Pose.h"

#include <QImage>

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

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
    Aabb m_frame; ///< of all contenders, bent
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
