#pragma once

#include "app/document/ViewState.h"
#include "app/view/compare/CompareData.h"
#include "core/base/Names.h"

#include <optional>
#include <string>
#include <string_view>

namespace sinew {

/// The maps as project files name them.
constexpr Names<CompareMap, kCompareMapCount> kCompareMapNames{{{"shaded", CompareMap::Shaded},
                                                                {"jointWeights", CompareMap::JointWeights},
                                                                {"difference", CompareMap::WeightDifference},
                                                                {"distance", CompareMap::PosedDistance},
                                                                {"stretch", CompareMap::Stretch},
                                                                {"areaChange", CompareMap::AreaChange},
                                                                {"bleed", CompareMap::Bleed}}};

/// What a pane shows, as project files say it: "document", "imported", "paper", "solver:heat",
/// "file:hero.fbx", "disk:hero.fbx". Empty: kept weights, which no file keeps.
std::string sourceWord(const SkinSource& source);
/// Nothing: it is no such word, or names a solver that there is not.
std::optional<SkinSource> sourceOfWord(std::string_view word);

/// A comparison as it stands, all but the pane that has the keyboard.
ComparedView comparedView(const CompareController& controller, const CompareData& data);
/// Chooses what was compared; does not open the comparison. What is not understood stays as it is.
void chooseCompared(const ComparedView& compared, CompareController& controller, CompareData& data);

} // namespace sinew
