#include "core/voxel/VoteDrawer.h"

namespace sinew {
namespace {

VoteDrawer& installed() {
    static VoteDrawer drawer;
    return drawer;
}

} // namespace

void setVoteDrawer(VoteDrawer drawer) {
    installed() = std::move(drawer);
}

const VoteDrawer& voteDrawer() {
    return installed();
}

} // namespace sinew
