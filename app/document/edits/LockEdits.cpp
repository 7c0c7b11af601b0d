#include "app/document/edits/LockEdits.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

/// No lock at all is an empty list, so that locking and unlocking gives equal states.
void tidy(std::vector<bool>& locked) {
    if (std::ranges::none_of(locked, [](bool one) { return one; })) {
        locked.clear();
    }
}

} // namespace

void lockJoints(Document& document, const std::vector<std::int32_t>& joints, bool locked) {
    document.change(locked ? QCoreApplication::translate("LockEdits", "Lock Joints")
                           : QCoreApplication::translate("LockEdits", "Unlock Joints"),
                    [&](DocumentState& state) {
                        state.locked.resize(state.scene->skeleton.size());
                        for (const std::int32_t joint : joints) {
                            state.locked[static_cast<std::size_t>(joint)] = locked;
                        }
                        tidy(state.locked);
                    });
}

void lockAllBut(Document& document, const std::vector<std::int32_t>& joints) {
    document.change(QCoreApplication::translate("LockEdits", "Lock All Others"), [&](DocumentState& state) {
        state.locked.assign(state.scene->skeleton.size(), true);
        for (const std::int32_t joint : joints) {
            state.locked[static_cast<std::size_t>(joint)] = false;
        }
        tidy(state.locked);
    });
}

void unlockAll(Document& document) {
    document.change(QCoreApplication::translate("LockEdits", "Unlock All Joints"),
                    [](DocumentState& state) { state.locked.clear(); });
}

bool isLocked(const DocumentState& state, std::int32_t joint) {
    return joint >= 0 && static_cast<std::size_t>(joint) < state.locked.size() &&
           state.locked[static_cast<std::size_t>(joint)];
}

std::vector<std::string> lockedNames(const DocumentState& state) {
    std::vector<std::string> names;
    for (std::size_t j = 0; j < state.locked.size(); ++j) {
        if (state.locked[j]) {
            names.push_back(state.scene->skeleton.joints[j].name);
        }
    }
    return names;
}

std::vector<bool> locksOf(const Skeleton& skeleton, const std::vector<std::string>& names) {
    std::vector<bool> locked(skeleton.size());
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        locked[j] = std::ranges::find(names, skeleton.joints[j].name) != names.end();
    }
    tidy(locked);
    return locked;
}

} // namespace sinew
