#pragma once

#include "core/bake/Bake.h"
#include "core/deform/implicit/PosedFields.h"
#include "tests/quality/Bends.h"
#include "tests/quality/Body.h"

#include <optional>
#include <string>
#include <vector>

namespace sinew::quality {

/// What is baked.
enum class BakeSource { Dual, Implicit };

/// Poses of a character: every elbow and knee bent by up to 120 degrees, hips and shoulders in four
/// directions and fingers by up to 90, forearms and upper arms twisted, neighbours together, and frames of
/// the file's clips. Angles between those that are fitted, other pairs and every third frame are held out.
std::vector<BakePose> bakePoses(const Scene& scene);

/// A joint whose volume is measured, in which pose.
struct JudgedBend {
    Bend bend;
    std::size_t pose = 0; ///< number in the list
};
/// The poses with one joint at 90 degrees, and the held-out ones nearest to that.
std::vector<JudgedBend> judgedBends(const Scene& scene, const std::vector<BakePose>& poses);

/// Shows a character in poses, by the source method or as it was baked.
class BakedCharacter {
public:
    explicit BakedCharacter(const Scene& scene);

    const Body& body() const { return m_body; }
    /// Of every part of the scene; empty for parts that do not bend.
    PosedParts source(const Pose& pose, BakeSource source);
    /// All bending parts as one list.
    std::vector<Vec3> joined(const PosedParts& parts) const;
    /// A baked scene by linear skinning, the drivers at work.
    static PosedParts linear(const Scene& scene, const Drivers& drivers, const Pose& pose);

private:
    const Scene& m_scene;
    Body m_body;
    std::vector<std::int32_t> m_parents;
    std::optional<ImplicitPoser> m_poser;
};

} // namespace sinew::quality
