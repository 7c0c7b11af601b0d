#include "core/style/HouseStyle.h"

#include "core/metrics/WeightMeasures.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

namespace sinew {
namespace {

constexpr std::array kTriedAlphas{0.25, 0.35, 0.6, 0.8};
constexpr std::array kTriedSmoothing{0.1, 0.3};
constexpr std::array kTriedPruning{0.05, 0.1, 0.2};
constexpr const char* kOtherSolver = "heat";

using Examples = std::vector<const StyleExample*>;
using Figure = double StyleFigures::*;
constexpr std::array<Figure, 3> kFigures{&StyleFigures::alpha, &StyleFigures::smoothing,
                                         &StyleFigures::pruneBelow};

template<std::size_t N>
void addTrials(std::vector<StyleTrial>& trials, const StyleTrial& first, Figure figure,
               const std::array<double, N>& values) {
    for (const double value : values) {
        trials.push_back(first);
        trials.back().*figure = value;
    }
}

std::size_t firstOf(const std::vector<StyleTrial>& trials, const std::string& solver) {
    return static_cast<std::size_t>(std::ranges::find(trials, solver, &StyleTrial::solver) - trials.begin());
}

/// Whether a trial is another with only this figure changed.
bool changesOnly(Figure figure, const StyleTrial& trial, StyleTrial other) {
    other.*figure = trial.*figure;
    return trial == other;
}

/// The part of a distance from the default that so many examples are worth.
double trust(std::size_t examples) {
    const auto n = static_cast<double>(examples);
    return n / (n + kStylePrior);
}

double drawn(double learned, double usual, std::size_t examples) {
    return usual + trust(examples) * (learned - usual);
}

/// What is left of the difference from the artist, by one trial against another: the mean of the ratios over
/// the examples, so that a character that is hard to bind does not count for more. Infinite: one of them
/// loses more than it may.
double leftBy(std::size_t trial, std::size_t before, const Examples& examples) {
    constexpr double kNothing = 1e-9;
    double sum = 0.0;
    for (const StyleExample* example : examples) {
        const double usual = std::max(example->differences[before], kNothing);
        const double ratio = std::max(example->differences[trial], kNothing) / usual;
        if (!(ratio <= kStyleLoss)) {
            return std::numeric_limits<double>::infinity();
        }
        sum += ratio;
    }
    return sum / static_cast<double>(examples.size());
}

double meanOf(const Examples& examples, std::size_t trial) {
    double sum = 0.0;
    for (const StyleExample* example : examples) {
        sum += example->differences[trial];
    }
    return sum / static_cast<double>(examples.size());
}

/// The trial of one solver that comes nearest to the artists by one figure; `first`: none comes nearer than
/// the solver as it is.
std::size_t bestBy(Figure figure, std::size_t first, const std::vector<StyleTrial>& trials,
                   const Examples& examples) {
    std::size_t best = first;
    double left = 1.0 - kFigureGain;
    for (std::size_t trial = 0; trial < trials.size(); ++trial) {
        if (trial != first && changesOnly(figure, trials[trial], trials[first]) &&
            leftBy(trial, first, examples) < left) {
            left = leftBy(trial, first, examples);
            best = trial;
        }
    }
    return best;
}

double inHundredths(double value) {
    return std::round(100.0 * value) / 100.0;
}

SurfaceStyle learnSurface(const Examples& examples) {
    SurfaceStyle style;
    style.examples = examples.size();
    if (examples.empty()) {
        return style;
    }
    const std::vector<StyleTrial> trials = styleTrials();
    const std::size_t other = firstOf(trials, kOtherSolver);
    const bool gains = trust(examples.size()) * (1.0 - leftBy(other, 0, examples)) > kSolverGain;
    const std::size_t first = gains ? other : 0;
    style.artist = trials[first];
    style.bind = trials[first];
    style.difference = meanOf(examples, first);
    style.usualDifference = meanOf(examples, 0);
    for (const Figure figure : kFigures) {
        const std::size_t best = bestBy(figure, first, trials, examples);
        style.artist.*figure = trials[best].*figure;
        style.bind.*figure =
            inHundredths(drawn(trials[best].*figure, trials[first].*figure, examples.size()));
        style.difference = std::min(style.difference, meanOf(examples, best));
    }
    return style;
}

double medianOf(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

/// Of each of the four figures the median over some transitions.
template<typename Items>
KindTransition medianTransitionOf(JointKind kind, const Items& items) {
    const auto median = [&](const auto& read) {
        std::vector<double> values;
        for (const auto& item : items) {
            values.push_back(read(item));
        }
        return medianOf(std::move(values));
    };
    return {kind,
            {median([](const auto& t) { return t.artist.width; }),
             median([](const auto& t) { return t.artist.center; })},
            {median([](const auto& t) { return t.usual.width; }),
             median([](const auto& t) { return t.usual.center; })}};
}

JointStyle learnKind(JointKind kind, std::span<const StyleExample> examples) {
    JointStyle style{kind, 0, 0, {}, {}};
    std::vector<KindTransition> rigs;
    for (const StyleExample& example : examples) {
        std::vector<KindTransition> own;
        std::ranges::copy_if(example.transitions, std::back_inserter(own),
                             [kind](const KindTransition& transition) { return transition.kind == kind; });
        if (!own.empty()) {
            style.joints += own.size();
            rigs.push_back(medianTransitionOf(kind, own));
        }
    }
    style.examples = rigs.size();
    if (!rigs.empty()) {
        const KindTransition seen = medianTransitionOf(kind, rigs);
        style.usual = seen.usual;
        style.artist = {drawn(seen.artist.width, seen.usual.width, rigs.size()),
                        drawn(seen.artist.center, seen.usual.center, rigs.size())};
    }
    return style;
}

} // namespace

std::vector<StyleTrial> styleTrials() {
    const StyleTrial usual;
    StyleTrial other;
    other.solver = kOtherSolver;
    other.rigidShells = false;
    std::vector<StyleTrial> trials;
    for (const StyleTrial& first : {usual, other}) {
        trials.push_back(first);
        addTrials(trials, first, &StyleFigures::alpha, kTriedAlphas);
        addTrials(trials, first, &StyleFigures::pruneBelow, kTriedPruning);
        if (first.solver == usual.solver) {
            addTrials(trials, first, &StyleFigures::smoothing, kTriedSmoothing);
        }
    }
    return trials;
}

void putFigures(const StyleFigures& figures, BindSettings& settings) {
    settings.solver = figures.solver;
    settings.rigidShells = figures.rigidShells;
    settings.alpha = figures.alpha;
    settings.smoothing = figures.smoothing;
    settings.pruneBelow = figures.pruneBelow;
}

double meanDifference(const WeightPair& pair) {
    double sum = 0.0;
    const std::size_t count = pair.vertices.size();
    for (std::size_t v = 0; v < count; ++v) {
        sum += weightDifference(pair.reference.at(v), pair.candidate.at(v));
    }
    return sum / static_cast<double>(count);
}

std::vector<KindTransition> kindTransitions(const WeightPair& pair, const Skeleton& skeleton) {
    const std::vector<JointKind> kinds = jointKinds(skeleton);
    std::vector<KindTransition> result;
    for (const JointTransition& transition : jointTransitions(pair, skeleton)) {
        result.push_back(
            {kinds[static_cast<std::size_t>(transition.joint)], transition.reference, transition.candidate});
    }
    return result;
}

HouseStyle learnStyle(std::span<const StyleExample> examples) {
    HouseStyle style;
    style.examples = examples.size();
    for (const SurfaceKind kind : kAllSurfaceKinds) {
        Examples own;
        for (const StyleExample& example : examples) {
            if (example.surface == kind) {
                own.push_back(&example);
            }
        }
        style.surfaces[static_cast<std::size_t>(kind)] = learnSurface(own);
    }
    for (const JointKind kind : kAllJointKinds) {
        if (JointStyle joint = learnKind(kind, examples); joint.examples > 0) {
            style.joints.push_back(joint);
        }
    }
    for (const StyleExample& example : examples) {
        style.influences += example.influences / static_cast<double>(examples.size());
    }
    return style;
}

void applyStyle(const HouseStyle& style, SurfaceKind surface, BindSettings& settings) {
    if (const SurfaceStyle& own = style.of(surface); own.examples > 0) {
        putFigures(own.bind, settings);
    }
}

} // namespace sinew
