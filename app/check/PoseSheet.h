#pragma once

#include "app/check/PoseDrawings.h"

#include <QImage>

#include <string>
#include <vector>

namespace sinew {

/// The poses of one file.
struct SheetFile {
    std::string title;
    std::vector<DrawnPose> poses;
};

/// Poses that a sheet of so many files holds of each.
std::size_t posesOfFile(std::size_t files);

/// One picture: under the name of each file a row for each of its poses, with its views and its figures; what
/// the rings mean at the head.
QImage poseSheet(const std::vector<SheetFile>& files);

} // namespace sinew
