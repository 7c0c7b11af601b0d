#pragma once

#include "core/solve/Bind.h"

namespace sinew {
class GeodesicSolution;
}

namespace sinew::test {

/// Solves, or ends the program with the error's code.
std::shared_ptr<const BindState> solved(const Scene& scene, const BindSettings& settings,
                                        const BindState* previous = nullptr,
                                        SearchReach reach = SearchReach::Everywhere);

/// Binds, or ends the program with the error's code. `reused`: the scene whose volume and bones count.
BindResult bound(const Scene& scene, const BindSettings& settings = {}, const Scene* reused = nullptr);

/// What the geodesic solver found.
const GeodesicSolution& geodesicOf(const BindState& state);

/// Whether a report says so; of `subject`, when given, and with `argument` alone, when given.
bool noted(const BindReport& report, NoticeCode code, const std::string& subject = {},
           const std::string& argument = {});

} // namespace sinew::test
