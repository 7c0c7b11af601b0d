#include "app/document/edits/PartSelection.h"

#include "app/document/edits/Edits.h"

#include <algorithm>

namespace sinew {

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
