#include "app/document/edits/HideEdits.h"

#include "app/document/edits/VisibilityEdits.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

QString hideText(const char* text) {
    return QCoreApplication::translate("HideEdits", text);
}

void letJointsGo(DocumentState& state) {
    Selection& selection = state.selection;
    std::erase_if(selection.others, [&](std::int32_t joint) { return isJointHidden(state, joint); });
    if (isJointHidden(state, selection.joint)) {
        selection.joint = selection.others.empty() ? kNone : selection.others.front();
        std::erase(selection.others, selection.joint);
    }
}

/// Nothing hidden is an empty list, so that hiding and showing gives equal states.
void setHiddenJoints(Document& document, const QString& text, std::vector<bool> hidden) {
    if (std::ranges::none_of(hidden, [](bool one) { return one; })) {
        hidden.clear();
    }
    document.change(text, [&](DocumentState& state) {
        state.hiddenJoints = std::move(hidden);
        letJointsGo(state);
    });
}

std::vector<bool> withJoints(const DocumentState& state, std::span<const std::int32_t> joints, bool hide) {
    std::vector<bool> hidden = state.hiddenJoints;
    hidden.resize(state.scene->skeleton.size());
    for (const std::int32_t joint : joints) {
        hidden[static_cast<std::size_t>(joint)] = hide;
    }
    return hidden;
}

/// Flags of the faces all of whose vertices are in the set, #polygons.
std::vector<bool> facesOf(const Mesh& mesh, const VertexSet& vertices, std::size_t part) {
    std::vector<bool> faces(mesh.polygonCount());
    for (std::size_t f = 0; f < faces.size(); ++f) {
        faces[f] = std::ranges::all_of(mesh.polygon(f),
                                       [&](std::uint32_t vertex) { return vertices.has(part, vertex); });
    }
    return faces;
}

/// Marks the vertices that have hidden faces only; those without any face stay.
void markVertices(const Mesh& mesh, std::size_t part, HiddenFaces& hidden) {
    std::vector<bool> seen(mesh.vertexCount());
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        for (const std::uint32_t vertex : mesh.polygon(f)) {
            if (hidden.faces[part][f]) {
                hidden.vertices.set(part, vertex);
            } else {
                seen[vertex] = true;
            }
        }
    }
    for (std::size_t vertex = 0; vertex < seen.size(); ++vertex) {
        if (seen[vertex]) {
            hidden.vertices.set(part, vertex, false);
        }
    }
}

/// Null where no face is hidden.
std::shared_ptr<const HiddenFaces> withVertices(const Scene& scene, std::vector<std::vector<bool>> faces) {
    HiddenFaces hidden{std::move(faces), {}, 0};
    std::vector<std::size_t> counts;
    for (const Part& part : scene.parts) {
        counts.push_back(part.mesh->vertexCount());
    }
    hidden.vertices = VertexSet(counts);
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        hidden.count += static_cast<std::size_t>(std::ranges::count(hidden.faces[part], true));
        markVertices(*scene.parts[part].mesh, part, hidden);
    }
    return hidden.count > 0 ? std::make_shared<const HiddenFaces>(std::move(hidden)) : nullptr;
}

void setHiddenFaces(Document& document, const QString& text, const std::shared_ptr<const HiddenFaces>& next) {
    const auto& now = document.state().hiddenFaces;
    if (now && next && *now == *next) {
        return;
    }
    document.change(text, [&](DocumentState& state) {
        state.hiddenFaces = next;
        letHiddenGo(state);
    });
}

} // namespace

bool isJointHidden(const DocumentState& state, std::int32_t joint) {
    return joint >= 0 && static_cast<std::size_t>(joint) < state.hiddenJoints.size() &&
           state.hiddenJoints[static_cast<std::size_t>(joint)];
}

std::size_t hiddenJointCount(const DocumentState& state) {
    return static_cast<std::size_t>(std::ranges::count(state.hiddenJoints, true));
}

void hideJoints(Document& document, std::span<const std::int32_t> joints) {
    setHiddenJoints(document, hideText(QT_TRANSLATE_NOOP("HideEdits", "Hide Joints")),
                    withJoints(document.state(), joints, true));
}

void showJoints(Document& document, std::span<const std::int32_t> joints) {
    setHiddenJoints(document, hideText(QT_TRANSLATE_NOOP("HideEdits", "Show Joints")),
                    withJoints(document.state(), joints, false));
}

void isolateJoints(Document& document, std::span<const std::int32_t> joints) {
    std::vector<bool> hidden(document.state().scene->skeleton.size(), true);
    for (const std::int32_t joint : joints) {
        hidden[static_cast<std::size_t>(joint)] = false;
    }
    if (hidden == document.state().hiddenJoints) {
        hidden.clear();
    }
    setHiddenJoints(document, hideText(QT_TRANSLATE_NOOP("HideEdits", "Isolate Joints")), std::move(hidden));
}

std::vector<std::string> hiddenJointNames(const DocumentState& state) {
    std::vector<std::string> names;
    for (std::size_t j = 0; j < state.hiddenJoints.size(); ++j) {
        if (state.hiddenJoints[j]) {
            names.push_back(state.scene->skeleton.joints[j].name);
        }
    }
    return names;
}

std::size_t hiddenFaceCount(const DocumentState& state) {
    return state.hiddenFaces ? state.hiddenFaces->count : 0;
}

void hideFaces(Document& document, const VertexSet& vertices) {
    const Scene& scene = *document.state().scene;
    const auto& before = document.state().hiddenFaces;
    std::vector<std::vector<bool>> faces;
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        faces.push_back(facesOf(*scene.parts[part].mesh, vertices, part));
        for (std::size_t f = 0; f < faces.back().size(); ++f) {
            if (before && before->has(part, f)) {
                faces.back()[f] = true;
            }
        }
    }
    setHiddenFaces(document, hideText(QT_TRANSLATE_NOOP("HideEdits", "Hide Faces")),
                   withVertices(scene, std::move(faces)));
}

void isolateFaces(Document& document, const VertexSet& vertices) {
    const Scene& scene = *document.state().scene;
    std::vector<std::vector<bool>> faces;
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        faces.push_back(facesOf(*scene.parts[part].mesh, vertices, part));
        faces.back().flip();
    }
    auto next = withVertices(scene, std::move(faces));
    const auto& now = document.state().hiddenFaces;
    if (now && next && *now == *next) {
        next.reset();
    }
    setHiddenFaces(document, hideText(QT_TRANSLATE_NOOP("HideEdits", "Isolate Faces")), next);
}

} // namespace sinew
