#include "app/document/edits/SubdivisionEdits.h"

#include "app/document/edits/SelectEdits.h"
#include "core/scene/SmoothParts.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>
#include <utility>

namespace sinew {
namespace {

/// Calls change(choice) for these parts, in one step. What files say is an empty list, so that there and back
/// gives equal states.
template<typename Change>
void changeChoices(Document& document, const char* text, std::span<const std::size_t> parts,
                   const Change& change) {
    std::vector<SubdivisionChoice> choices = subdivisionOf(document.state());
    for (const std::size_t part : parts) {
        change(choices[part]);
    }
    if (choices == fileChoices(*document.state().scene)) {
        choices.clear();
    }
    document.change(QCoreApplication::translate("SubdivisionEdits", text),
                    [&](DocumentState& state) { state.subdivision = std::move(choices); });
}

} // namespace

std::vector<SubdivisionChoice> subdivisionOf(const DocumentState& state) {
    if (!state.scene) {
        return {};
    }
    return state.subdivision.empty() ? fileChoices(*state.scene) : state.subdivision;
}

std::vector<std::size_t> previewedParts(const DocumentState& state) {
    std::vector<std::size_t> parts = selectedParts(state);
    if (parts.empty() && state.scene) {
        parts.resize(state.scene->parts.size());
        std::iota(parts.begin(), parts.end(), std::size_t{0});
    }
    return parts;
}

bool isSmoothPreview(const DocumentState& state) {
    const std::vector<SubdivisionChoice> choices = subdivisionOf(state);
    const std::vector<std::size_t> parts = previewedParts(state);
    return !parts.empty() &&
           std::ranges::all_of(parts, [&](std::size_t part) { return choices[part].levels() > 0; });
}

void setSmoothPreview(Document& document, std::span<const std::size_t> parts, bool smooth) {
    changeChoices(document, QT_TRANSLATE_NOOP("SubdivisionEdits", "Smooth Preview"), parts,
                  [smooth](SubdivisionChoice& choice) {
                      choice.smooth = smooth;
                      if (smooth && choice.level == 0) {
                          choice.level = SubdivisionChoice().level;
                      }
                  });
}

void setSubdivisionLevel(Document& document, std::span<const std::size_t> parts, int level) {
    changeChoices(document, QT_TRANSLATE_NOOP("SubdivisionEdits", "Subdivision Level"), parts,
                  [level](SubdivisionChoice& choice) {
                      choice.smooth = level > 0;
                      choice.level = level > 0 ? level : choice.level;
                  });
}

void setSubdivisionScheme(Document& document, std::span<const std::size_t> parts, SubdivisionScheme scheme) {
    changeChoices(document, QT_TRANSLATE_NOOP("SubdivisionEdits", "Subdivision Scheme"), parts,
                  [scheme](SubdivisionChoice& choice) { choice.scheme = scheme; });
}

} // namespace sinew
