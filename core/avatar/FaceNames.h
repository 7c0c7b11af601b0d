#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// What a shape does to a face. The last ones are those of ARKit, each on one side or on both.
enum class FaceUnit {
    Happy,
    Angry,
    Sad,
    Relaxed,
    Surprised,
    Neutral,
    Aa,
    Ih,
    Ou,
    Ee,
    Oh,
    LookLeft, ///< both eyes to the character's left
    LookRight,
    EyesSmiling, ///< closed, as a laughing face has them
    EyesRelaxed, ///< closed, without a smile
    BrowWorried,
    EyeClosed,
    EyeSquint,
    EyeWide,
    EyeUp,
    EyeDown,
    EyeIn,
    EyeOut,
    BrowDown,
    BrowInnerUp,
    BrowOuterUp,
    CheekSquint,
    NoseSneer,
    JawOpen,
    MouthFunnel,
    MouthPucker,
    MouthSmile,
    MouthFrown,
    MouthStretch,
    MouthPress,
    MouthDimple
};

enum class FaceSide { Both, Left, Right };

/// The shapes of a face by what their names say, in the lists of ARKit, Oculus and VRChat (visemes),
/// MikuMikuDance (Japanese and English), VRoid (Fcl_...), Character Creator 3 and 4 and VRM itself. Case,
/// what joins words, a number before the name ("A14_") and whatever stands before a dot, a colon or a line do
/// not matter. Names of one letter count where all five vowels are there. Unknown names say nothing.
class FaceNames {
public:
    /// O(#names #table).
    explicit FaceNames(std::span<const std::string> names);

    /// The shapes that do it: one, or one of each side where both sides are asked for and no shape does both;
    /// empty: nothing does. Of several names the one that stands first in the table counts, then the first.
    std::vector<std::string> shapes(FaceUnit unit, FaceSide side) const;

private:
    struct Found {
        FaceUnit unit;
        FaceSide side;
        std::size_t row; ///< of the table
        std::string shape;
    };
    const std::string* shape(FaceUnit unit, FaceSide side) const;

    std::vector<Found> m_found; ///< by their rows
};

} // namespace sinew
