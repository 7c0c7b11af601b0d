#include "core/io/skeleton/RigNetText.h"
#include "core/io/skeleton/SkeletonFile.h"

namespace sinew {

Expected<ImportedFile> readRigNet(const std::string& text, const std::string& file) {
    const Expected<RigNetText> rig = parseRigNet(text, file, ErrorCode::SkeletonBroken);
    if (!rig) {
        return fail(rig.error());
    }
    ImportedFile source;
    for (std::size_t j = 0; j < rig->names.size(); ++j) {
        ImportedNode node;
        node.name = rig->names[j];
        node.parent = rig->parents[j];
        node.saysJoint = true;
        const Vec3 origin =
            node.parent == kNone ? Vec3(Vec3::Zero()) : rig->positions[static_cast<std::size_t>(node.parent)];
        node.parentFromNode.translation() = rig->positions[j] - origin;
        source.nodes.push_back(std::move(node));
    }
    return source;
}

} // namespace sinew
