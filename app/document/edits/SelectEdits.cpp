#include "app/document/edits/SelectEdits.h"

#include "app/document/edits/VisibilityEdits.h"
#include "app/text/Numbers.h"
#include "core/weights/VerticesByWeight.h"

#include <QCoreApplication>

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
    const DocumentState& state = document.state();
    pickVertices(document, verticesByWeight(noVertices(state), weightsOf(state), joint, from, to), mode,
                 say(QT_TRANSLATE_NOOP("SelectEdits", "Select by Weight")));
}

void selectVerticesByInfluences(Document& document, std::size_t from, std::size_t to, SelectMode mode) {
    const DocumentState& state = document.state();
    pickVertices(document, verticesByInfluenceCount(noVertices(state), weightsOf(state), from, to), mode,
                 say(QT_TRANSLATE_NOOP("SelectEdits", "Select by Influences")));
}

} // namespace sinew
