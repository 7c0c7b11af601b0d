#pragma once

#include "core/bind/settings/BindSettings.h"
#include "core/metrics/CompareWeights.h"
#include "core/style/JointKind.h"
#include "core/style/SurfaceKind.h"

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// The settings that a style decides; all else stays.
struct StyleFigures {
    std::string solver = BindSettings().solver;
    bool rigidShells = BindSettings().rigidShells;
    double alpha = BindSettings().alpha;
    double smoothing = BindSettings().smoothing;
    double pruneBelow = BindSettings().pruneBelow;

    bool operator==(const StyleFigures&) const = default;
};

/// A way to bind that is tried on every example.
using StyleTrial = StyleFigures;

/// The ways that are tried: each solver as it comes, then with one figure changed at a time. The first is the
/// default. Heat comes without rigid shells, as from Blender, and is not smoothed.
std::vector<StyleTrial> styleTrials();

/// Puts the figures into settings.
void putFigures(const StyleFigures& figures, BindSettings& settings);

/// The mean over the vertices of weightDifference: 0..2. Not a number for an empty pair. O(#V k^2).
double meanDifference(const WeightPair& pair);

/// A transition of an artist's, and where the default has it.
struct KindTransition {
    JointKind kind = JointKind::Other;
    Transition artist;
    Transition usual;
};

/// Where weights of one set pass from joint to joint, with the kinds of the joints. The reference is the
/// artist's, the candidate the default's. O(jointTransitions).
std::vector<KindTransition> kindTransitions(const WeightPair& pair, const Skeleton& skeleton);

/// What one finished character says.
struct StyleExample {
    std::string name; ///< of its file
    SurfaceKind surface = SurfaceKind::One;
    std::vector<double> differences; ///< meanDifference of each of styleTrials(); infinite: it failed
    std::vector<KindTransition> transitions;
    double influences = 0.0; ///< influencesPerVertex of the artist's weights
};

/// How many examples the defaults count for. A figure that n examples agree on goes n / (n + kStylePrior) of
/// the distance from the default to theirs.
constexpr double kStylePrior = 1.0;
/// The least gain, in parts of the difference and after kStylePrior, for which the solver is changed.
constexpr double kSolverGain = 0.05;
/// The least gain, in parts of the difference, for which a figure is changed.
constexpr double kFigureGain = 0.01;
/// What is learned lets no example differ more from its artist than by this factor.
constexpr double kStyleLoss = 1.005;

/// What is learned for characters of one kind of surface.
struct SurfaceStyle {
    std::size_t examples = 0;
    StyleFigures bind;            ///< what a bind takes
    StyleFigures artist;          ///< what suits the examples, each figure by itself, before kStylePrior
    double difference = 0.0;      ///< meanDifference of the examples by the nearest of the solver's trials
    double usualDifference = 0.0; ///< the same by the default
};

/// What is learned of the joints of one kind: medians over a rig's joints, then over the rigs, then drawn to
/// the default's by kStylePrior. For people to read; a bind does not use it.
struct JointStyle {
    JointKind kind = JointKind::Other;
    std::size_t examples = 0; ///< rigs that have such joints
    std::size_t joints = 0;
    Transition artist;
    Transition usual;
};

/// How a maker binds, learned from finished characters.
struct HouseStyle {
    std::size_t examples = 0;
    double influences = 0.0; ///< of a vertex, the mean over the examples
    std::array<SurfaceStyle, kSurfaceKinds> surfaces;
    std::vector<JointStyle> joints; ///< in the order of the kinds; only kinds that were seen

    const SurfaceStyle& of(SurfaceKind kind) const { return surfaces[static_cast<std::size_t>(kind)]; }
};

/// Learns from examples, each with the differences of all styleTrials(). O(examples trials).
HouseStyle learnStyle(std::span<const StyleExample> examples);

/// Puts what was learned for such a surface into the settings. Without an example of the kind nothing
/// changes.
void applyStyle(const HouseStyle& style, SurfaceKind surface, BindSettings& settings);

} // namespace sinew
