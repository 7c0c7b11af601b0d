#include "app/document/edits/MirrorEdits.h"

#include "app/document/edits/SelectEdits.h"

#include <QCoreApplication>

#include <vector>

namespace sinew {

MirrorTable mirrorTableOf(const DocumentState& state) {
    return mirrorTable(state.scene->skeleton, state.mirror);
}

void setMirrorAxis(Document& document, std::optional<int> axis) {
    document.change(QCoreApplication::translate("MirrorEdits", "Change Mirror Axis"),
                    [&](DocumentState& state) { state.mirror.axis = axis; });
}

void setMirrorPartner(Document& document, std::int32_t joint, std::int32_t partner) {
    const auto& joints = document.state().scene->skeleton.joints;
    const std::string name = joints[static_cast<std::size_t>(joint)].name;
    const std::string other =
        partner == kNone ? std::string() : joints[static_cast<std::size_t>(partner)].name;
    document.change(QCoreApplication::translate("MirrorEdits", "Change Joint Mapping"),
                    [&](DocumentState& state) {
                        std::erase_if(state.mirror.pairs, [&](const JointPair& pair) {
                            return pair.joint == name || pair.partner == name ||
                                   (!other.empty() && (pair.joint == other || pair.partner == other));
                        });
                        state.mirror.pairs.push_back({name, other});
                    });
}

void resetMirror(Document& document) {
    document.change(QCoreApplication::translate("MirrorEdits", "Reset Joint Mapping"),
                    [](DocumentState& state) { state.mirror = {}; });
}

VertexSet unmirroredVertices(Document& document) {
    const DocumentState& state = document.state();
    VertexSet vertices = noVertices(state);
    if (!state.hasSkeleton()) {
        return vertices;
    }
    const auto context = document.layering().context(state, true);
    for (const std::uint32_t vertex : context->mirror->unmatched()) {
        const VertexId at = context->surface->vertexAt(vertex);
        vertices.set(at.part, at.vertex);
    }
    return vertices;
}

} // namespace sinew
