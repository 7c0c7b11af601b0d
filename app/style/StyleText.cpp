#include "app/style/StyleFile.h"

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

/// ", alpha 0.62 in place of 0.45"; empty where it is the default's.
std::string changeText(const char* name, double value, double usual) {
    return value == usual
               ? std::string()
               : std::string(", ") + name + " " + exactText(value) + " in place of " + exactText(usual);
}

std::string surfaceText(const SurfaceStyle& surface) {
    if (surface.examples == 0) {
        return "no example: the defaults";
    }
    const StyleFigures usual;
    const StyleFigures& bind = surface.bind;
    std::string text = countOf(surface.examples, "example", "examples");
    if (bind == usual) {
        return text + ": the defaults suit them";
    }
    text += ": solver " + bind.solver;
    text += bind.solver == usual.solver ? "" : " in place of " + usual.solver;
    text += bind.rigidShells == usual.rigidShells ? "" : ", no rigid shells";
    text += changeText("alpha", bind.alpha, usual.alpha);
    text += changeText("smoothing", bind.smoothing, usual.smoothing);
    text += changeText("prune below", bind.pruneBelow, usual.pruneBelow);
    return text + "; your weights differ by " + numberText(surface.difference) +
           " from what comes nearest, by " + numberText(surface.usualDifference) + " from the defaults";
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
