#include "app/document/edits/VisibilityEdits.h"

#include "app/document/edits/PartSelection.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

QString visibilityText(const char* text) {
    return QCoreApplication::translate("VisibilityEdits", text);
}

void letHiddenGo(DocumentState& state) {
    Selection& selection = state.selection;
    for (const std::size_t part : selectedParts(state)) {
        if (isHidden(state, part)) {
            deselectPart(selection, part);
        }
    }
    if (selection.vertex && isHidden(state, selection.vertex->part)) {
        selection.vertex.reset();
    }
    if (state.selected) {
        VertexSet left = shownOnly(*state.selected, state);
        if (left.count() < state.selected->count()) {
            state.selected = left.empty() ? nullptr : std::make_shared<const VertexSet>(std::move(left));
        }
    }
}

/// Nothing hidden is an empty list, so that hiding and showing gives equal states.
void setHidden(Document& document, const QString& text, std::vector<bool> hidden) {
    if (std::ranges::none_of(hidden, [](bool one) { return one; })) {
        hidden.clear();
    }
    document.change(text, [&](DocumentState& state) {
        state.hidden = std::move(hidden);
        letHiddenGo(state);
    });
}

std::vector<bool> withParts(const DocumentState& state, std::span<const std::size_t> parts, bool hide) {
    std::vector<bool> hidden = state.hidden;
    hidden.resize(state.scene->parts.size());
    for (const std::size_t part : parts) {
        hidden[part] = hide;
    }
    return hidden;
}

} // namespace

bool isHidden(const DocumentState& state, std::size_t part) {
    return part < state.hidden.size() && state.hidden[part];
}

std::size_t hiddenCount(const DocumentState& state) {
    return static_cast<std::size_t>(std::ranges::count(state.hidden, true));
}

QString hiddenPartsText(const DocumentState& state) {
    const std::size_t count = hiddenCount(state);
    return count == 0 ? QString()
                      : visibilityText(QT_TRANSLATE_NOOP("VisibilityEdits", "%1 of %2 parts hidden"))
                            .arg(count)
                            .arg(state.scene->parts.size());
}

void hideParts(Document& document, std::span<const std::size_t> parts) {
    setHidden(document,
              parts.size() == 1 ? visibilityText(QT_TRANSLATE_NOOP("VisibilityEdits", "Hide Part"))
                                : visibilityText(QT_TRANSLATE_NOOP("VisibilityEdits", "Hide Parts")),
              withParts(document.state(), parts, true));
}

void hidePart(Document& document, std::size_t part) {
    hideParts(document, {&part, 1});
}

void showParts(Document& document, std::span<const std::size_t> parts) {
    setHidden(document,
              parts.size() == 1 ? visibilityText(QT_TRANSLATE_NOOP("VisibilityEdits", "Show Part"))
                                : visibilityText(QT_TRANSLATE_NOOP("VisibilityEdits", "Show Parts")),
              withParts(document.state(), parts, false));
}

void showPart(Document& document, std::size_t part) {
    showParts(document, {&part, 1});
}

void showAllParts(Document& document) {
    setHidden(document, visibilityText(QT_TRANSLATE_NOOP("VisibilityEdits", "Show All Parts")), {});
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
    std::vector<bool> hidden(document.state().scene->parts.size(), true);
    for (const std::size_t part : parts) {
        hidden[part] = false;
    }
    setHidden(document,
              parts.size() == 1 ? visibilityText(QT_TRANSLATE_NOOP("VisibilityEdits", "Isolate Part"))
                                : visibilityText(QT_TRANSLATE_NOOP("VisibilityEdits", "Isolate Parts")),
              std::move(hidden));
}

void isolatePart(Document& document, std::size_t part) {
    isolateParts(document, {&part, 1});
}

VertexSet shownOnly(VertexSet vertices, const DocumentState& state) {
    for (std::size_t part = 0; part < vertices.partCount(); ++part) {
        if (isHidden(state, part)) {
            vertices.setPart(part, false);
        }
    }
    return vertices;
}

} // namespace sinew
