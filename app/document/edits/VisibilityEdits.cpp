#include "app/document/edits/VisibilityEdits.h"

#include "app/document/edits/SelectEdits.h"
#include "app/text/Numbers.h"

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
    counts.reserve(scene.parts.size());
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
    faces.reserve(scene.parts.size());
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
    faces.reserve(scene.parts.size());
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

namespace {

QString visibilityText(const char* text) {
    return QCoreApplication::translate("VisibilityEdits", text);
}

/// "Hide Part" or "Hide Parts".
QString visibilityText(std::size_t parts, const char* one, const char* several) {
    return visibilityText(parts == 1 ? one : several);
}

/// No flag set is an empty list, so that hiding and showing gives equal states.
void tidyFlags(std::vector<bool>& flags) {
    if (std::ranges::none_of(flags, [](bool one) { return one; })) {
        flags.clear();
    }
}

/// How each part is seen.
struct PartViews {
    std::vector<bool> hidden; ///< #parts
    std::vector<bool> ghosted;

    explicit PartViews(const DocumentState& state)
        : hidden(state.hidden)
        , ghosted(state.ghosted) {
        hidden.resize(state.scene->parts.size());
        ghosted.resize(state.scene->parts.size());
    }
    void set(std::size_t part, bool hide, bool ghost) {
        hidden[part] = hide;
        ghosted[part] = ghost;
    }
};

void setViews(Document& document, const QString& text, PartViews views) {
    tidyFlags(views.hidden);
    tidyFlags(views.ghosted);
    document.change(text, [&](DocumentState& state) {
        state.hidden = std::move(views.hidden);
        state.ghosted = std::move(views.ghosted);
        letHiddenGo(state);
    });
}

void setParts(Document& document, const QString& text, std::span<const std::size_t> parts, bool hide,
              bool ghost) {
    PartViews views(document.state());
    for (const std::size_t part : parts) {
        views.set(part, hide, ghost);
    }
    setViews(document, text, std::move(views));
}

} // namespace

void letHiddenGo(DocumentState& state) {
    Selection& selection = state.selection;
    for (const std::size_t part : selectedParts(state)) {
        if (isHidden(state, part)) {
            deselectPart(selection, part);
        }
    }
    if (selection.vertex && !isReachable(state, *selection.vertex)) {
        selection.vertex.reset();
    }
    if (state.selected) {
        VertexSet left = shownOnly(*state.selected, state);
        if (left.count() < state.selected->count()) {
            state.selected = left.empty() ? nullptr : std::make_shared<const VertexSet>(std::move(left));
        }
    }
}

std::size_t hiddenCount(const DocumentState& state) {
    return static_cast<std::size_t>(std::ranges::count(state.hidden, true));
}

QString hiddenPartsText(const DocumentState& state) {
    QStringList texts;
    const auto add = [&](const char* text, std::size_t count, std::size_t all) {
        if (count > 0) {
            texts << visibilityText(text).arg(wholeText(count), wholeText(all));
        }
    };
    const std::size_t parts = state.scene ? state.scene->parts.size() : 0;
    add(QT_TRANSLATE_NOOP("VisibilityEdits", "%1 of %2 parts hidden"), hiddenCount(state), parts);
    add(QT_TRANSLATE_NOOP("VisibilityEdits", "%1 of %2 parts ghosted"),
        static_cast<std::size_t>(std::ranges::count(state.ghosted, true)), parts);
    add(QT_TRANSLATE_NOOP("VisibilityEdits", "%1 of %2 joints hidden"), hiddenJointCount(state),
        state.scene ? state.scene->skeleton.size() : 0);
    if (const std::size_t faces = hiddenFaceCount(state); faces > 0) {
        std::size_t all = 0;
        for (const Part& part : state.scene->parts) {
            all += part.mesh->polygonCount();
        }
        add(QT_TRANSLATE_NOOP("VisibilityEdits", "%1 of %2 faces hidden"), faces, all);
    }
    return texts.join(QStringLiteral(", "));
}

void hideParts(Document& document, std::span<const std::size_t> parts) {
    setParts(document,
             visibilityText(parts.size(), QT_TRANSLATE_NOOP("VisibilityEdits", "Hide Part"),
                            QT_TRANSLATE_NOOP("VisibilityEdits", "Hide Parts")),
             parts, true, false);
}

void hidePart(Document& document, std::size_t part) {
    hideParts(document, {&part, 1});
}

void showParts(Document& document, std::span<const std::size_t> parts) {
    setParts(document,
             visibilityText(parts.size(), QT_TRANSLATE_NOOP("VisibilityEdits", "Show Part"),
                            QT_TRANSLATE_NOOP("VisibilityEdits", "Show Parts")),
             parts, false, false);
}

void showPart(Document& document, std::size_t part) {
    showParts(document, {&part, 1});
}

void showAllParts(Document& document) {
    PartViews views(document.state());
    views.hidden.clear();
    views.ghosted.clear();
    setViews(document, visibilityText(QT_TRANSLATE_NOOP("VisibilityEdits", "Show All Parts")),
             std::move(views));
}

bool areIsolated(const DocumentState& state, std::span<const std::size_t> parts) {
    return hiddenCount(state) > 0 && hiddenCount(state) + parts.size() == state.scene->parts.size() &&
           std::ranges::none_of(parts, [&](std::size_t part) { return isHidden(state, part); });
}

bool isIsolated(const DocumentState& state, std::size_t part) {
    return areIsolated(state, {&part, 1});
}

void isolateParts(Document& document, std::span<const std::size_t> parts) {
    if (areIsolated(document.state(), parts)) {
        showAllParts(document);
        return;
    }
    PartViews views(document.state());
    for (std::size_t part = 0; part < views.hidden.size(); ++part) {
        views.set(part, std::ranges::find(parts, part) == parts.end(), false);
    }
    setViews(document,
             visibilityText(parts.size(), QT_TRANSLATE_NOOP("VisibilityEdits", "Isolate Part"),
                            QT_TRANSLATE_NOOP("VisibilityEdits", "Isolate Parts")),
             std::move(views));
}

void isolatePart(Document& document, std::size_t part) {
    isolateParts(document, {&part, 1});
}

void ghostParts(Document& document, std::span<const std::size_t> parts) {
    const bool all =
        std::ranges::all_of(parts, [&](std::size_t part) { return isGhosted(document.state(), part); });
    if (all) {
        showParts(document, parts);
        return;
    }
    setParts(document,
             visibilityText(parts.size(), QT_TRANSLATE_NOOP("VisibilityEdits", "Ghost Part"),
                            QT_TRANSLATE_NOOP("VisibilityEdits", "Ghost Parts")),
             parts, false, true);
}

void ghostOtherParts(Document& document, std::span<const std::size_t> parts) {
    PartViews views(document.state());
    for (std::size_t part = 0; part < views.hidden.size(); ++part) {
        const bool other = std::ranges::find(parts, part) == parts.end();
        views.set(part, other && views.hidden[part], other && !views.hidden[part]);
    }
    tidyFlags(views.hidden);
    tidyFlags(views.ghosted);
    if (views.ghosted == document.state().ghosted && views.hidden == document.state().hidden) {
        showAllParts(document);
        return;
    }
    setViews(document, visibilityText(QT_TRANSLATE_NOOP("VisibilityEdits", "Ghost Other Parts")),
             std::move(views));
}

bool anyHidden(const DocumentState& state) {
    return !state.hidden.empty() || !state.ghosted.empty() || !state.hiddenJoints.empty() ||
           state.hiddenFaces != nullptr;
}

void showEverything(Document& document) {
    document.change(visibilityText(QT_TRANSLATE_NOOP("VisibilityEdits", "Show All")),
                    [](DocumentState& state) {
                        state.hidden.clear();
                        state.ghosted.clear();
                        state.hiddenJoints.clear();
                        state.hiddenFaces.reset();
                    });
}

} // namespace sinew
