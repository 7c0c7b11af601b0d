#include "app/document/SelectEdits.h"

#include "app/document/VisibilityEdits.h"
#include "app/text/Numbers.h"
#include "core/geometry/PointLinks.h"
#include "core/weights/PointsByWeight.h"

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

PointSet noPoints(const DocumentState& state) {
    std::vector<std::size_t> counts;
    for (const Mesh* mesh : meshesOf(state)) {
        counts.push_back(mesh->pointCount());
    }
    return PointSet(counts);
}

PointSet selectedPoints(const DocumentState& state) {
    return state.selected ? *state.selected : noPoints(state);
}

QString selectedPointsText(const DocumentState& state) {
    if (!state.selected) {
        return {};
    }
    return say(QT_TRANSLATE_NOOP("SelectEdits", "%1 of %2 vertices selected"))
        .arg(wholeText(state.selected->count()), wholeText(state.selected->pointCount()));
}

PointSet combined(PointSet selected, const PointSet& picked, SelectMode mode) {
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

void setSelectedPoints(Document& document, PointSet points, const QString& text, MergeKey merge) {
    points = shownOnly(std::move(points), document.state());
    if (points == selectedPoints(document.state())) {
        return;
    }
    document.change(
        text,
        [&](DocumentState& state) {
            state.selected = points.empty() ? nullptr : std::make_shared<const PointSet>(std::move(points));
        },
        merge);
}

void pickPoints(Document& document, const PointSet& picked, SelectMode mode, const QString& text,
                MergeKey merge) {
    setSelectedPoints(document, combined(selectedPoints(document.state()), picked, mode), text, merge);
}

void selectAllPoints(Document& document) {
    setSelectedPoints(document, inverted(noPoints(document.state())),
                      say(QT_TRANSLATE_NOOP("SelectEdits", "Select All Vertices")));
}

void selectNoPoints(Document& document) {
    setSelectedPoints(document, noPoints(document.state()),
                      say(QT_TRANSLATE_NOOP("SelectEdits", "Deselect Vertices")));
}

void invertSelectedPoints(Document& document) {
    setSelectedPoints(document, inverted(selectedPoints(document.state())),
                      say(QT_TRANSLATE_NOOP("SelectEdits", "Invert Selection")));
}

void growSelectedPoints(Document& document) {
    if (const auto& selected = document.state().selected) {
        setSelectedPoints(document, grown(*selected, linkPoints(meshesOf(document.state()))),
                          say(QT_TRANSLATE_NOOP("SelectEdits", "Grow Selection")));
    }
}

void shrinkSelectedPoints(Document& document) {
    if (const auto& selected = document.state().selected) {
        setSelectedPoints(document, shrunk(*selected, linkPoints(meshesOf(document.state()))),
                          say(QT_TRANSLATE_NOOP("SelectEdits", "Shrink Selection")));
    }
}

void selectLinkedPoints(Document& document) {
    if (const auto& selected = document.state().selected) {
        setSelectedPoints(document, linkedShells(*selected, meshesOf(document.state())),
                          say(QT_TRANSLATE_NOOP("SelectEdits", "Select Linked Vertices")));
    }
}

void selectPartPoints(Document& document, std::size_t part, SelectMode mode) {
    PointSet picked = noPoints(document.state());
    if (part < picked.partCount()) {
        picked.setPart(part);
        pickPoints(document, picked, mode, say(QT_TRANSLATE_NOOP("SelectEdits", "Select Part Vertices")));
    }
}

void selectShellPoints(Document& document, PointId point, SelectMode mode) {
    PointSet picked = noPoints(document.state());
    if (point.part < picked.partCount() && point.point < picked.pointCount(point.part)) {
        picked.set(point.part, point.point);
        pickPoints(document, linkedShells(picked, meshesOf(document.state())), mode,
                   say(QT_TRANSLATE_NOOP("SelectEdits", "Select Shell")));
    }
}

void selectPointsByWeight(Document& document, std::int32_t joint, float from, float to, SelectMode mode) {
    const DocumentState& state = document.state();
    pickPoints(document, pointsByWeight(noPoints(state), weightsOf(state), joint, from, to), mode,
               say(QT_TRANSLATE_NOOP("SelectEdits", "Select by Weight")));
}

void selectPointsByInfluences(Document& document, std::size_t from, std::size_t to, SelectMode mode) {
    const DocumentState& state = document.state();
    pickPoints(document, pointsByInfluenceCount(noPoints(state), weightsOf(state), from, to), mode,
               say(QT_TRANSLATE_NOOP("SelectEdits", "Select by Influences")));
}

} // namespace sinew
