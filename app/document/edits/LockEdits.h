#pragma once

#include "app/document/Document.h"

#include <string>
#include <vector>

namespace sinew {

/// Locks keep brushes and operations off the weights of joints. Each is one undoable step.
void lockJoints(Document& document, const std::vector<std::int32_t>& joints, bool locked);
void lockAllBut(Document& document, const std::vector<std::int32_t>& joints);
void unlockAll(Document& document);

bool isLocked(const DocumentState& state, std::int32_t joint);
/// Names of the locked joints, and locks of joints of these names (names that are gone say nothing).
std::vector<std::string> lockedNames(const DocumentState& state);
std::vector<bool> locksOf(const Skeleton& skeleton, const std::vector<std::string>& names);

} // namespace sinew
