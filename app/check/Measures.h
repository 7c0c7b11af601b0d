#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace sinew {

/// What a rig is measured by.
enum class Measure {
    Unweighted, ///< vertices of polygons without weight
    Invalid,    ///< vertices with weights that are negative, no numbers, or of missing or repeated joints
    Influences, ///< joints of a vertex
    Sum,        ///< of the weights of a vertex, as the file has them
    Bleed,      ///< part of the weight that joints have where their bones are far through the body
    Stretch,    ///< length of edges in a pose, as a multiple of their length in the bind pose
    Flipped,    ///< part of the faces that a pose turns inside out
    Poke,       ///< part of the faces that cross others in a pose, and crossed none in the bind pose
    Volume,     ///< enclosed in a pose, as a part of that in the bind pose
    L1,         ///< difference from the reference's weights: 0 equal .. 2 nothing in common
    Strongest   ///< part of the vertices with the same strongest joint as in the reference
};
constexpr std::size_t kMeasures = 11;

/// In what a figure is given: a count, a plain number, or a part (0.01), which people read in percent.
enum class MeasureUnit { Count, Number, Percent };

struct MeasureRow {
    Measure measure;
    const char* key; ///< in requirements and reports; never changes
    MeasureUnit unit;
    bool ofPoses;     ///< worst over poses, and of each joint
    bool ofReference; ///< needs one
};

constexpr std::array<MeasureRow, kMeasures> kMeasureTable{{
    {Measure::Unweighted, "unweighted", MeasureUnit::Count, false, false},
    {Measure::Invalid, "invalid", MeasureUnit::Count, false, false},
    {Measure::Influences, "influences", MeasureUnit::Count, false, false},
    {Measure::Sum, "sum", MeasureUnit::Number, false, false},
    {Measure::Bleed, "bleed", MeasureUnit::Percent, false, false},
    {Measure::Stretch, "stretch", MeasureUnit::Number, true, false},
    {Measure::Flipped, "flipped", MeasureUnit::Percent, true, false},
    {Measure::Poke, "poke", MeasureUnit::Percent, true, false},
    {Measure::Volume, "volume", MeasureUnit::Percent, true, false},
    {Measure::L1, "l1", MeasureUnit::Number, false, true},
    {Measure::Strongest, "strongest", MeasureUnit::Percent, false, true},
}};

constexpr std::size_t indexOf(Measure measure) {
    return static_cast<std::size_t>(measure);
}
constexpr const MeasureRow& rowOf(Measure measure) {
    return kMeasureTable[indexOf(measure)];
}

/// A number, and where it was found. Names are empty where there is none.
struct FoundValue {
    double value = 0.0;
    std::string joint = {}; ///< that bends, or whose weight it is
    std::string pose = {};
    std::string part = {};
};

/// Why a figure has no value.
enum class Unmeasured {
    NotAsked,    ///< nobody asked for it
    NoReference, ///< there is none to compare with
    NoVolume,    ///< the mesh encloses nothing, even with its holes closed
    NoPoses,     ///< no joint bends
    NoBones      ///< no distance from a bone through the body is known
};

/// A figure over all vertices and poses. Where it is one number both ends are the same.
struct FigureRange {
    std::optional<FoundValue> highest;
    std::optional<FoundValue> lowest;
    Unmeasured why = Unmeasured::NotAsked; ///< where there is no value
};

using FigureTable = std::array<FigureRange, kMeasures>;

} // namespace sinew
