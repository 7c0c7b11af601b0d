#include "app/document/edits/SelectEdits.h"

#include "app/document/edits/Edits.h"
#include "app/text/Numbers.h"
#include "core/weights/SkinWeights.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

QString say(const char* text) {
    return QCoreApplication::translate("SelectEdits", text);
}

std::vector<const Mesh*> meshesOf(const DocumentState& state) {
    std::vector<const Mesh*> meshes;
    for (std::size_t part = 0; state.scene && part < state.scene->parts.size(); ++part) {
        meshes.push_back(state.scene->parts[part].mesh.get());
    }
    return meshes;
}

WeightsOfParts weightsOf(const DocumentState& state) {
    return state.weights ? WeightsOfParts(*state.weights) : WeightsOfParts();
}

} // namespace

bool isReachable(const DocumentState& state, std::size_t part) {
    return !isHidden(state, part) && !isGhosted(state, part);
}

bool isReachable(const DocumentState& state, VertexId vertex) {
    return isReachable(state, std::size_t{vertex.part}) &&
           !(state.hiddenFaces && state.hiddenFaces->vertices.has(vertex.part, vertex.vertex));
}

std::vector<bool> unreachableParts(const DocumentState& state) {
    std::vector<bool> parts = state.hidden;
    parts.resize(std::max(parts.size(), state.ghosted.size()));
    for (std::size_t part = 0; part < state.ghosted.size(); ++part) {
        parts[part] = parts[part] || state.ghosted[part];
    }
    return parts;
}

VertexSet shownOnly(VertexSet vertices, const DocumentState& state) {
    for (std::size_t part = 0; part < vertices.partCount(); ++part) {
        if (!isReachable(state, part)) {
            vertices.setPart(part, false);
        }
    }
    return state.hiddenFaces && vertices.sameCounts(state.hiddenFaces->vertices)
               ? without(std::move(vertices), state.hiddenFaces->vertices)
               : vertices;
}

VertexSet noVertices(const DocumentState& state) {
    std::vector<std::size_t> counts;
    for (const Mesh* mesh : meshesOf(state)) {
        counts.push_back(mesh->vertexCount());
    }
    return VertexSet(counts);
}

VertexSet selectedVertices(const DocumentState& state) {
    return state.selected ? *state.selected : noVertices(state);
}

QString selectedVerticesText(const DocumentState& state) {
    if (!state.selected) {
        return {};
    }
    return say(QT_TRANSLATE_NOOP("SelectEdits", "%1 of %2 vertices selected"))
        .arg(wholeText(state.selected->count()), wholeText(state.selected->vertexCount()));
}

VertexSet combined(VertexSet selected, const VertexSet& picked, SelectMode mode) {
    switch (mode) {
    case SelectMode::Replace:
        return picked;
    case SelectMode::Add:
        return united(std::move(selected), picked);
    case SelectMode::Remove:
        break;
    }
    return without(std::move(selected), picked);
}

void setSelectedVertices(Document& document, VertexSet vertices, const QString& text, MergeKey merge) {
    vertices = shownOnly(std::move(vertices), document.state());
    if (vertices == selectedVertices(document.state())) {
        return;
    }
    document.change(
        text,
        [&](DocumentState& state) {
            state.selected =
                vertices.empty() ? nullptr : std::make_shared<const VertexSet>(std::move(vertices));
        },
        merge);
}

void pickVertices(Document& document, const VertexSet& picked, SelectMode mode, const QString& text,
                  MergeKey merge) {
    setSelectedVertices(document, combined(selectedVertices(document.state()), picked, mode), text, merge);
}

void selectAllVertices(Document& document) {
    setSelectedVertices(document, inverted(noVertices(document.state())),
                        say(QT_TRANSLATE_NOOP("SelectEdits", "Select All Vertices")));
}

void selectNoVertices(Document& document) {
    setSelectedVertices(document, noVertices(document.state()),
                        say(QT_TRANSLATE_NOOP("SelectEdits", "Deselect Vertices")));
}

void invertSelectedVertices(Document& document) {
    setSelectedVertices(document, inverted(selectedVertices(document.state())),
                        say(QT_TRANSLATE_NOOP("SelectEdits", "Invert Selection")));
}

void growSelectedVertices(Document& document) {
    if (const auto& selected = document.state().selected) {
        setSelectedVertices(document, grown(*selected, meshesOf(document.state())),
                            say(QT_TRANSLATE_NOOP("SelectEdits", "Grow Selection")));
    }
}

void shrinkSelectedVertices(Document& document) {
    if (const auto& selected = document.state().selected) {
        setSelectedVertices(document, shrunk(*selected, meshesOf(document.state())),
                            say(QT_TRANSLATE_NOOP("SelectEdits", "Shrink Selection")));
    }
}

void selectLinkedVertices(Document& document) {
    if (const auto& selected = document.state().selected) {
        setSelectedVertices(document, linkedShells(*selected, meshesOf(document.state())),
                            say(QT_TRANSLATE_NOOP("SelectEdits", "Select Linked Vertices")));
    }
}

void selectPartVertices(Document& document, std::span<const std::size_t> parts, SelectMode mode) {
    VertexSet picked = noVertices(document.state());
    for (const std::size_t part : parts) {
        if (part < picked.partCount()) {
            picked.setPart(part);
        }
    }
    if (!picked.empty()) {
        pickVertices(document, picked, mode, say(QT_TRANSLATE_NOOP("SelectEdits", "Select Part Vertices")));
    }
}

void selectPartVertices(Document& document, std::size_t part, SelectMode mode) {
    selectPartVertices(document, {&part, 1}, mode);
}

void selectShellVertices(Document& document, VertexId vertex, SelectMode mode) {
    VertexSet picked = noVertices(document.state());
    if (vertex.part < picked.partCount() && vertex.vertex < picked.vertexCount(vertex.part)) {
        picked.set(vertex.part, vertex.vertex);
        pickVertices(document, linkedShells(picked, meshesOf(document.state())), mode,
                     say(QT_TRANSLATE_NOOP("SelectEdits", "Select Shell")));
    }
}

void selectVerticesByWeight(Document& document, std::int32_t joint, float from, float to, SelectMode mode) {
    const DocumentState& state = document.finishWeights();
    pickVertices(document, verticesByWeight(noVertices(state), weightsOf(state), joint, from, to), mode,
                 say(QT_TRANSLATE_NOOP("SelectEdits", "Select by Weight")));
}

void selectVerticesByInfluences(Document& document, std::size_t from, std::size_t to, SelectMode mode) {
    const DocumentState& state = document.finishWeights();
    pickVertices(document, verticesByInfluenceCount(noVertices(state), weightsOf(state), from, to), mode,
                 say(QT_TRANSLATE_NOOP("SelectEdits", "Select by Influences")));
}

namespace {

void sortUnique(std::vector<std::int32_t>& joints) {
    std::ranges::sort(joints);
    joints.erase(std::unique(joints.begin(), joints.end()), joints.end());
}

} // namespace

std::vector<std::int32_t> selectedJoints(const DocumentState& state) {
    if (!state.hasSkeleton() || state.selection.joint == kNone) {
        return {};
    }
    std::vector<std::int32_t> joints = state.selection.others;
    joints.push_back(state.selection.joint);
    sortUnique(joints);
    std::erase_if(joints, [&](std::int32_t joint) {
        return joint < 0 || static_cast<std::size_t>(joint) >= state.scene->skeleton.size();
    });
    return joints;
}

bool isSelected(const Selection& selection, std::int32_t joint) {
    return joint != kNone &&
           (joint == selection.joint || std::ranges::find(selection.others, joint) != selection.others.end());
}

void selectJoints(Document& document, std::span<const std::int32_t> joints, std::int32_t active) {
    Selection next = document.state().selection;
    next.others.assign(joints.begin(), joints.end());
    sortUnique(next.others);
    const bool among = std::ranges::find(next.others, active) != next.others.end();
    next.joint = among ? active : next.others.empty() ? kNone : next.others.front();
    std::erase(next.others, next.joint);
    document.change(
        QCoreApplication::translate("Edits", "Select"), [&](DocumentState& state) { state.selection = next; },
        MergeKey::Selection);
}

void toggleJoint(Document& document, std::int32_t joint) {
    std::vector<std::int32_t> joints = selectedJoints(document.state());
    if (std::erase(joints, joint) > 0) {
        const std::int32_t before = document.state().selection.joint;
        selectJoints(document, joints, before == joint && !joints.empty() ? joints.back() : before);
        return;
    }
    joints.push_back(joint);
    selectJoints(document, joints, joint);
}

std::vector<std::size_t> selectedParts(const DocumentState& state) {
    std::vector<std::size_t> parts;
    const auto add = [&](std::int32_t part) {
        if (state.scene && part >= 0 && static_cast<std::size_t>(part) < state.scene->parts.size()) {
            parts.push_back(static_cast<std::size_t>(part));
        }
    };
    std::ranges::for_each(state.selection.otherParts, add);
    add(state.selection.part);
    std::ranges::sort(parts);
    return parts;
}

void selectParts(Document& document, std::span<const std::size_t> parts, std::size_t active) {
    Selection next = document.state().selection;
    next.otherParts.clear();
    for (const std::size_t part : parts) {
        next.otherParts.push_back(static_cast<std::int32_t>(part));
    }
    std::ranges::sort(next.otherParts);
    const auto repeats = std::ranges::unique(next.otherParts);
    next.otherParts.erase(repeats.begin(), repeats.end());
    const bool among = std::ranges::find(parts, active) != parts.end();
    next.part = among                     ? static_cast<std::int32_t>(active)
                : next.otherParts.empty() ? kNone
                                          : next.otherParts.front();
    std::erase(next.otherParts, next.part);
    setSelection(document, next);
}

void togglePart(Document& document, std::size_t part) {
    std::vector<std::size_t> parts = selectedParts(document.state());
    if (std::ranges::find(parts, part) != parts.end()) {
        Selection next = document.state().selection;
        deselectPart(next, part);
        setSelection(document, next);
        return;
    }
    parts.push_back(part);
    selectParts(document, parts, part);
}

void deselectPart(Selection& selection, std::size_t part) {
    const auto number = static_cast<std::int32_t>(part);
    std::erase(selection.otherParts, number);
    if (selection.part != number) {
        return;
    }
    selection.part = selection.otherParts.empty() ? kNone : selection.otherParts.front();
    std::erase(selection.otherParts, selection.part);
}

} // namespace sinew
