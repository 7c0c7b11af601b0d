#pragma once

#include "app/check/Measures.h"
#include "core/base/Types.h"
#include "core/skeleton/Pose.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace sinew {

/// A place that a pose spoils most.
struct WorstPlace {
    Measure measure = Measure::Stretch;
    Vec3 position = Vec3::Zero(); ///< model space, in the pose
    std::int32_t joint = kNone;   ///< that is strongest there
};

/// What one pose does to the surface.
struct PoseFigures {
    std::string name;
    Pose pose;
    std::int32_t joint = kNone; ///< that bends; kNone: several
    std::string bent;           ///< its name; empty: several
    double stretch = 1.0;
    double flipped = 0.0;          ///< part of the faces
    double poke = 0.0;             ///< part of the faces
    double volume = 1.0;           ///< part of that in the bind pose; 1 where nothing is enclosed
    std::vector<WorstPlace> worst; ///< at most three, of different places
};

/// The worst of one joint: of its weights, and over the poses in which it bends alone.
struct JointFigures {
    std::string name;
    std::size_t vertices = 0; ///< whose strongest joint it is
    double bleed = 0.0;       ///< part of all weight that it has far from its bone
    bool bends = false;       ///< what follows is known
    double stretch = 1.0;
    double flipped = 0.0;
    double poke = 0.0;
    double volume = 1.0;
};

/// What was measured of one rig.
struct Figures {
    FigureTable table;
    std::vector<JointFigures> joints; ///< those with weight, or that bend, in the skeleton's order
    std::vector<PoseFigures> poses;   ///< the range of motion, then the stress poses
    std::size_t vertices = 0;
    std::size_t faces = 0;         ///< triangles
    std::size_t closedBorders = 0; ///< edges at holes that were closed for the volume

    const FigureRange& operator[](Measure measure) const { return table[indexOf(measure)]; }
};

} // namespace sinew
