#include "app/posing/PseudoEdgeEdits.h"

#include "app/document/edits/SelectEdits.h"
#include "core/scene/FlatNormal.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>
#include <vector>

namespace sinew {
namespace {

bool hasEdge(const PseudoEdges& edges, const PseudoEdge& edge) {
    return std::ranges::any_of(edges, [&](const PseudoEdge& each) { return connectsSame(each, edge); });
}

/// Of the selected joints those that their names say, the active one first.
std::vector<std::string> selectedNames(const DocumentState& state) {
    std::vector<std::string> names;
    if (!state.hasSkeleton() || state.selection.joint == kNone) {
        return names;
    }
    const Skeleton& skeleton = state.scene->skeleton;
    std::vector<std::int32_t> joints{state.selection.joint};
    joints.insert(joints.end(), state.selection.others.begin(), state.selection.others.end());
    for (const std::int32_t joint : joints) {
        const std::string& name = skeleton.joints[static_cast<std::size_t>(joint)].name;
        if (skeleton.find(name) == joint) {
            names.push_back(name);
        }
    }
    return names;
}

void setEdges(Document& document, PseudoEdges edges, const QString& step) {
    document.change(step,
                    [&](DocumentState& state) { state.pseudoEdges = sharedPseudoEdges(std::move(edges)); });
}

} // namespace

PseudoEdges edgesToConnect(const DocumentState& state) {
    const std::vector<std::string> names = selectedNames(state);
    const bool active = !names.empty() && state.scene->skeleton.find(names.front()) == state.selection.joint;
    PseudoEdges edges;
    for (std::size_t i = 1; active && i < names.size(); ++i) {
        if (const PseudoEdge edge{names.front(), names[i]}; !hasEdge(pseudoEdgesOf(state), edge)) {
            edges.push_back(edge);
        }
    }
    return edges;
}

PseudoEdges edgesToRemove(const DocumentState& state) {
    const std::vector<std::string> names = selectedNames(state);
    const auto chosen = [&](const std::string& name) {
        return std::ranges::find(names, name) != names.end();
    };
    PseudoEdges edges;
    std::ranges::copy_if(pseudoEdgesOf(state), std::back_inserter(edges), [&](const PseudoEdge& edge) {
        return names.size() == 1 ? chosen(edge.joint) || chosen(edge.other)
                                 : chosen(edge.joint) && chosen(edge.other);
    });
    return edges;
}

void connectSelectedJoints(Document& document) {
    const PseudoEdges more = edgesToConnect(document.state());
    if (!more.empty()) {
        PseudoEdges edges = pseudoEdgesOf(document.state());
        edges.insert(edges.end(), more.begin(), more.end());
        setEdges(document, std::move(edges),
                 QCoreApplication::translate("PseudoEdgeEdits", "Connect by Pseudo-Edge"));
    }
}

void removeSelectedEdges(Document& document) {
    const PseudoEdges fewer = edgesToRemove(document.state());
    if (!fewer.empty()) {
        PseudoEdges edges = pseudoEdgesOf(document.state());
        std::erase_if(edges, [&](const PseudoEdge& edge) { return hasEdge(fewer, edge); });
        setEdges(document, std::move(edges),
                 QCoreApplication::translate("PseudoEdgeEdits", "Remove Pseudo-Edge"));
    }
}

Pose movedAlongEdges(const DocumentState& state, const Pose& from, const Pose& to) {
    const PseudoEdges& edges = pseudoEdgesOf(state);
    return edges.empty() ? to
                         : turnedAlongEdges(state.scene->skeleton, edges, flatNormal(*state.scene), from, to);
}

} // namespace sinew
