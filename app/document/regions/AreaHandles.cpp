#include "app/document/regions/AreaHandles.h"

#include "app/document/regions/RegionEdits.h"
#include "app/text/Numbers.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

/// The selected joint, where it is the first of its name; empty: there is none.
std::string jointHere(const DocumentState& state) {
    if (!state.hasSkeleton() || state.selection.joint == kNone) {
        return {};
    }
    const Skeleton& skeleton = state.scene->skeleton;
    const std::string& name = skeleton.joints[static_cast<std::size_t>(state.selection.joint)].name;
    return skeleton.find(name) == state.selection.joint ? name : std::string();
}

} // namespace

std::optional<Handle> regionHandleHere(const DocumentState& state, const std::string& region) {
    Handle handle;
    handle.joint = jointHere(state);
    handle.region = region;
    const auto& handles = state.settings.handles;
    const bool possible = !handle.joint.empty() && regionNamed(state.settings, region) != nullptr &&
                          std::ranges::find(handles, handle) == handles.end();
    return possible ? std::optional(handle) : std::nullopt;
}

std::optional<Handle> verticesHandleHere(const DocumentState& state) {
    Handle handle;
    handle.joint = jointHere(state);
    if (handle.joint.empty() || state.selected == nullptr) {
        return std::nullopt;
    }
    handle.vertices = painted(nullptr, *state.scene, *state.selected, 1.0F);
    return handle;
}

QString areaText(const Handle& handle) {
    if (!handle.region.empty()) {
        return QCoreApplication::translate("AreaHandles", "region %1").arg(printable(handle.region));
    }
    std::size_t count = 0;
    for (const PaintedPart& part : handle.vertices ? *handle.vertices : Painting()) {
        count += part.vertices.size();
    }
    return QCoreApplication::translate("AreaHandles", "%1 vertices").arg(wholeText(count));
}

} // namespace sinew
