#include "app/document/edits/VisibilityEdits.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

QString visibilityText(const char* text) {
    return QCoreApplication::translate("VisibilityEdits", text);
}

void letHiddenGo(DocumentState& state) {
    Selection& selection = state.selection;
    if (selection.part != kNone && isHidden(state, static_cast<std::size_t>(selection.part))) {
        selection.part = kNone;
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

std::vector<bool> withPart(const DocumentState& state, std::size_t part, bool hide) {
    std::vector<bool> hidden = state.hidden;
    hidden.resize(state.scene->parts.size());
    hidden[part] = hide;
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

void hidePart(Document& document, std::size_t part) {
    setHidden(document, visibilityText(QT_TRANSLATE_NOOP("VisibilityEdits", "Hide Part")),
              withPart(document.state(), part, true));
}

void showPart(Document& document, std::size_t part) {
    setHidden(document, visibilityText(QT_TRANSLATE_NOOP("VisibilityEdits", "Show Part")),
              withPart(document.state(), part, false));
}

void showAllParts(Document& document) {
    setHidden(document, visibilityText(QT_TRANSLATE_NOOP("VisibilityEdits", "Show All Parts")), {});
}

bool isIsolated(const DocumentState& state, std::size_t part) {
    return !isHidden(state, part) && hiddenCount(state) > 0 &&
           hiddenCount(state) + 1 == state.scene->parts.size();
}

void isolatePart(Document& document, std::size_t part) {
    if (isIsolated(document.state(), part)) {
        showAllParts(document);
        return;
    }
    std::vector<bool> hidden(document.state().scene->parts.size(), true);
    hidden[part] = false;
    setHidden(document, visibilityText(QT_TRANSLATE_NOOP("VisibilityEdits", "Isolate Part")),
              std::move(hidden));
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
