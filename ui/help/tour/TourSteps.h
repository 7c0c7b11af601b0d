#pragma once

#include "app/document/DocumentState.h"

#include <array>
#include <span>

namespace sinew {

class ViewState;

/// What a step of the tour may look at to see whether its user did it.
struct TourWatch {
    const DocumentState& before; ///< as it was when the step came up
    const DocumentState& now;
    const ViewState& view;
    bool exported = false; ///< since the step came up
};

/// One card of the tour. Texts are English, marked for translation in the context "Tour".
struct TourStep {
    const char* title;
    const char* text;                  ///< with %1, %2 for the keys of `keys`
    std::array<const char*, 2> keys{}; ///< ids of actions
    const char* target;           ///< object name of the widget that the ring is around, or an action's id
    const char* panel = nullptr;  ///< the one that is brought to the front for it
    const char* action = nullptr; ///< what Next does while nobody has done it
    bool advances = false;        ///< goes on by itself as soon as it is done
    bool (*done)(const TourWatch& watch);
};

std::span<const TourStep> tourSteps();

} // namespace sinew
