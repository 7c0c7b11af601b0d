#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// What a template is of; decides which markers it asks for.
enum class RigKind { Biped, Quadruped, Bird, Insect, Snake, Hand };

/// Kinds that are fitted limb by limb: a limb is the way through the middle of the volume from the body to
/// its tip, its joints lie at bends or at fractions of its length. Scales are those of the longest side, so
/// that flat and long creatures fit as well as tall ones.
constexpr bool isCreature(RigKind kind) {
    return kind != RigKind::Biped && kind != RigKind::Quadruped;
}

/// How many of what differs from creature to creature of a kind.
struct RigCounts {
    int legs = 8;    ///< of an insect or spider: even, 4 to 12
    int fingers = 5; ///< of a hand without a body: 1 to 5
    bool operator==(const RigCounts&) const = default;
};

/// Whose names a made skeleton has.
enum class RigNaming { Mixamo, Unreal, Unity, Godot, Vrm, Rigify, Blender };

struct NamingKind {
    RigNaming naming;
    std::string_view key; ///< "mixamo": of options and recipes
};
std::span<const NamingKind> rigNamings();

/// What a template has. Numbers out of range are brought into it.
struct RigTemplateSettings {
    RigKind kind = RigKind::Biped;
    RigNaming naming = RigNaming::Mixamo;
    int spine = 3;          ///< joints between hips and neck, 1 to 4
    int fingers = 5;        ///< of a hand: 0, 1 (all as one) to 5; a body that shows fewer has no more
    int twists = 0;         ///< joints along each half of a limb, 0 to 3
    int tail = 3;           ///< of an animal or a bird that has one, 0 to 8
    int legs = 8;           ///< of an insect or spider: even, 4 to 12
    int links = 12;         ///< joints of a snake's body, 3 to 64
    bool rightHand = false; ///< whose names a hand without a body has
    bool toes = true;
    bool jaw = false;
    bool eyes = false;
    bool ends = false; ///< joints that mark where the last bones end
    bool operator==(const RigTemplateSettings&) const = default;
};

/// A joint of a template. `role` is the bone of a human that it is (HumanoidMap.h), "spine1" to "spine4" of
/// the spine, "tail1", ..., "leftUpperArmTwist1", ..., "headEnd", "leftHandEnd", "leftToesEnd",
/// of a hand alone "leftIndexEnd", ...; of an insect
/// "thorax", "abdomen", "leftLeg1Femur", "leftLeg1Tibia", "leftLeg1Tarsus", ..., of a snake "body1", ...
struct TemplateJoint {
    std::string role;
    std::string name;
    std::int32_t parent = -1;
};

/// Joints with parents before children. O(#J).
std::vector<TemplateJoint> templateJoints(const RigTemplateSettings& settings);

/// The same of those that are neither biped nor quadruped nor bird.
std::vector<TemplateJoint> creatureJoints(const RigTemplateSettings& settings);

/// Numbers brought into what there can be.
int legsOf(int legs);
int linksOf(int links);
/// "Thumb", "Middle" of 2 fingers; none of 0. Four are Thumb, Index, Middle and Little, as artists name those
/// of such hands: motions curl the outermost finger most.
std::vector<std::string> fingerNames(int fingers);
/// Where one of `count` fingers beside the thumb (0 is next to it) lies among four, spread evenly over the
/// hand: 0 where the index is, 3 where the little finger is.
double fingerOfFour(std::size_t finger, std::size_t count);
/// "Metacarpal", "Proximal", "Distal" of the thumb, and so on: from the palm on.
std::array<const char*, 3> fingerJoints(std::string_view finger);
/// What of the settings a fit has to know.
RigCounts countsOf(const RigTemplateSettings& settings);

/// What a bone is called by a convention; of what a convention has no name for, something in its manner.
std::string rigName(RigNaming naming, std::string_view role);

} // namespace sinew
