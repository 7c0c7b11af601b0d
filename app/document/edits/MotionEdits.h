#pragma once

#include "app/document/Document.h"

namespace sinew {

/// Steps that change a document's motions, each one undoable. Times are those of keyFrame.

/// Clips of a file, already on the document's joints.
void addMotions(Document& document, const std::vector<Clip>& clips, const std::string& source);
/// Number `motion` of the loaded ones.
void removeMotion(Document& document, std::size_t motion);

/// A key of this pose in the place of one at the same time.
void setPoseKey(Document& document, double seconds, const Pose& pose);
/// Nothing where there is none.
void removePoseKey(Document& document, double seconds);
void removeAllPoseKeys(Document& document);
/// The key at `from` to `to`, where it takes the place of one that is there.
void movePoseKey(Document& document, double from, double to);

/// The time of the key in the same frame; nothing where there is none.
std::optional<double> poseKeyAt(const DocumentState& state, double seconds);
/// The nearest key before or after that frame; nothing where there is none.
std::optional<double> poseKeyBefore(const DocumentState& state, double seconds);
std::optional<double> poseKeyAfter(const DocumentState& state, double seconds);

} // namespace sinew
