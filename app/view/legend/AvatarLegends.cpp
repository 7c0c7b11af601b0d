#include "app/view/legend/Legend.h"

#include "app/document/avatar/AvatarEdits.h"
#include "app/view/ColorMaps.h"

namespace sinew {

Legend AvatarLegends::springs(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Springs");
    const Springs& springs = avatarOf(input.state).springs;
    if (springs.chains.empty() && springs.colliders.empty()) {
        legend.note = tr("This character has no springs. The Springs panel proposes some.");
        return legend;
    }
    legend.entries.push_back({kSpringChain, tr("chain that swings"), true});
    legend.entries.push_back({kSpringCollider, tr("collider"), true});
    return legend;
}

} // namespace sinew
