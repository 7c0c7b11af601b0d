#include "app/style/StyleText.h"

#include "app/text/Numbers.h"

#include <array>

namespace sinew {
namespace {

constexpr std::array<const char*, kJointKinds> kJointWords{
    "spines", "necks", "heads", "tails",  "collar bones", "shoulders", "elbows",
    "wrists", "hips",  "knees", "ankles", "toes",         "fingers",   "other joints"};

std::string countOf(std::size_t count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string surfaceText(const SurfaceStyle& surface) {
    if (surface.examples == 0) {
        return "no example: the defaults";
    }
    const SurfaceStyle usual;
    std::string text = countOf(surface.examples, "example", "examples") + ": solver " + surface.solver;
    text += surface.solver == usual.solver ? "" : " in place of " + usual.solver;
    text += ", alpha " + exactText(surface.alpha);
    text += surface.alpha == usual.alpha ? "" : " in place of " + exactText(usual.alpha);
    text += surface.rigidShells ? "" : ", no rigid shells";
    return text + "; your weights differ from it by " + numberText(surface.difference) +
           ", from the defaults by " + numberText(surface.usualDifference);
}

/// "bend over 0.8 of a limb's radius, 0.1 beyond the joint; the default is 1.2, 0.13 beyond".
std::string jointText(const JointStyle& joint) {
    return "bend over " + numberText(joint.artist.width) + " of a limb's radius, the default is " +
           numberText(joint.usual.width) + "; centre at " + numberText(joint.artist.center) +
           " beyond the joint, the default is " + numberText(joint.usual.center) + " (" +
           countOf(joint.joints, "joint", "joints") + " of " +
           countOf(joint.examples, "example", "examples") + ")";
}

} // namespace

std::vector<std::pair<std::string, std::string>> styleLines(const HouseStyle& style) {
    std::vector<std::pair<std::string, std::string>> lines{
        {"one surface", surfaceText(style.of(SurfaceKind::One))},
        {"several shells", surfaceText(style.of(SurfaceKind::Several))}};
    for (const JointStyle& joint : style.joints) {
        lines.emplace_back(kJointWords[static_cast<std::size_t>(joint.kind)], jointText(joint));
    }
    lines.emplace_back("influences", numberText(style.influences) + " a vertex");
    return lines;
}

} // namespace sinew
