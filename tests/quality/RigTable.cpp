// How near fitted skeletons come to the artists': every file's skeleton is stripped, its markers are taken
// from the artist's joints, and all other joints that the template has are compared with the artist's. One
// row of a Markdown table a file:
//   markers     how the markers were found: by the artist's joints, or by guessing
//   joints      joints that are compared (those that markers give are not)
//   median, worst   distance from the artist's joint, per cent of the height
//   outside     joints that lie outside the volume
//   posed       with -b: posed error of a bind to the artist's skeleton laid into the fit (laySkeleton), over
//   that of a bind to the artist's, both against the artist's weights
//
// usage: sinew_rig_quality [-v] [-b] FILE...     -v: a line a joint

#include "app/report/ScenePairs.h"
#include "core/io/ImportScene.h"
#include "core/metrics/CompareWeights.h"
#include "core/rig/FitTemplate.h"
#include "core/skeleton/HumanoidMap.h"
#include "core/solve/Bind.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <span>

namespace {

using namespace sinew;

using Locations = std::map<std::string, Vec3, std::less<>>; ///< of the artist's joints by role, model space

struct KnownRole {
    const char* joint;
    const char* role;
};

/// Names that say nothing: what their joints are.
constexpr KnownRole kFigureRoles[]{
    {"joint_1", "hips"},        {"joint_2", "A_UpperLeg"}, {"joint_3", "A_LowerLeg"},
    {"joint_4", "A_Foot"},      {"joint_5", "A_Toes"},     {"joint_6", "B_UpperLeg"},
    {"joint_7", "B_LowerLeg"},  {"joint_8", "B_Foot"},     {"joint_9", "B_Toes"},
    {"joint_10", "spine"},      {"joint_11", "chest"},     {"joint_12", "A_UpperArm"},
    {"joint_13", "A_LowerArm"}, {"joint_14", "A_Hand"},    {"joint_15", "B_UpperArm"},
    {"joint_16", "B_LowerArm"}, {"joint_17", "B_Hand"},    {"joint_18", "neck"},
    {"joint_19", "head"}};
constexpr KnownRole kOtherRoles[]{{"Spine3", "spine3"},    {"Lefthand", "leftHand"}, {"Abdomen", "spine"},
                                  {"Torso", "chest"},      {"Chest", "upperChest"},  {"wrist.l", "leftHand"},
                                  {"wrist.r", "rightHand"}};

constexpr KnownRole kFoxRoles[]{{"b_Hip_01", "hips"},
                                {"b_Spine01_02", "spine"},
                                {"b_Spine02_03", "chest"},
                                {"b_Neck_04", "neck"},
                                {"b_Head_05", "head"},
                                {"b_RightUpperArm_06", "rightUpperArm"},
                                {"b_RightForeArm_07", "rightLowerArm"},
                                {"b_RightHand_08", "rightHand"},
                                {"b_LeftUpperArm_09", "leftUpperArm"},
                                {"b_LeftForeArm_010", "leftLowerArm"},
                                {"b_LeftHand_011", "leftHand"},
                                {"b_Tail01_012", "tail"},
                                {"b_Tail02_013", "tail2"},
                                {"b_Tail03_014", "tail3"},
                                {"b_LeftLeg01_015", "leftUpperLeg"},
                                {"b_LeftLeg02_016", "leftLowerLeg"},
                                {"b_LeftFoot01_017", "leftFoot"},
                                {"b_LeftFoot02_018", "leftToes"},
                                {"b_RightLeg01_019", "rightUpperLeg"},
                                {"b_RightLeg02_020", "rightLowerLeg"},
                                {"b_RightFoot01_021", "rightFoot"},
                                {"b_RightFoot02_022", "rightToes"}};

/// Names of one side ("FrontUpperLeg.L") without the side, and of the middle.
constexpr KnownRole kAnimalRoles[]{{"Back", "hips"},
                                   {"Torso", "spine"},
                                   {"Torso2", "chest"},
                                   {"Torso3", "upperChest"},
                                   {"Neck1", "neck"},
                                   {"Head", "head"},
                                   {"FrontShoulder", "Shoulder"},
                                   {"FrontUpperLeg", "UpperArm"},
                                   {"FrontLowerLeg", "LowerArm"},
                                   {"IKFrontLeg", "Hand"},
                                   {"BackLeg", "UpperLeg"},
                                   {"BackUpperLeg", "LowerLeg"},
                                   {"BackLowerLeg", "Foot"},
                                   {"IKBackLeg", "Toes"}};
constexpr KnownRole kDinosaurRoles[]{
    {"Hips", "hips"},      {"Torso", "spine"},        {"Shoulders", "chest"},     {"Neck", "neck"},
    {"Head", "head"},      {"FrontLeg", "Shoulder"},  {"FrontUpLeg", "UpperArm"}, {"FrontLowLeg", "LowerArm"},
    {"FrontFoot", "Hand"}, {"BackUpLeg", "UpperLeg"}, {"BackLowLeg", "LowerLeg"}, {"BackFoot", "Toes"}};
constexpr KnownRole kStridingRoles[]{{"FrontUpLeg", "UpperArm"},
                                     {"FrontLowLeg", "LowerArm"},
                                     {"FrontFoot", "Hand"},
                                     {"FrontLeg", "Shoulder"},
                                     {"BackUpLeg", "UpperLeg"},
                                     {"BackLowLeg", "LowerLeg"},
                                     {"BackFoot", "Foot"},
                                     {"Hips", "hips"},
                                     {"Torso", "spine"},
                                     {"Neck", "neck"},
                                     {"Head", "head"}};
constexpr KnownRole kCartoonRoles[]{{"Middle1", "Hand"}, {"Palm", "Hand"}, {"Fist", "Hand"}};
constexpr KnownRole kMechRoles[]{{"Torso", "hips"},        {"Chest", "spine"},       {"Neck", "neck"},
                                 {"Head", "head"},         {"Shoulder", "Shoulder"}, {"UpperArm", "UpperArm"},
                                 {"LowerArm", "LowerArm"}, {"PalmI", "Hand"},        {"UpperLeg", "UpperLeg"},
                                 {"LowerLeg", "LowerLeg"}, {"Foot", "Foot"}};
constexpr KnownRole kBackwardKneeRoles[]{{"MidLeg", "LowerLeg"}, {"LowerLeg", "Foot"}, {"Foot", "Toes"}};
constexpr KnownRole kHandlessRoles[]{{"hand_L", "leftUpperArm"},
                                     {"hand_R", "rightUpperArm"},
                                     {"leg_L", "leftUpperLeg"},
                                     {"leg_R", "rightUpperLeg"}};

/// Rigs whose joint names do not say what they are of; a joint that they have and no other does.
struct RigStyle {
    const char* sign;
    RigKind kind;
    std::span<const KnownRole> roles;
    bool wholly = true; ///< roles of other names are none
};
constexpr RigStyle kStyles[]{{"IKFrontLeg.L", RigKind::Quadruped, kAnimalRoles},
                             {"BackLowLeg.L", RigKind::Quadruped, kDinosaurRoles},
                             {"BackLowLeg.L", RigKind::Biped, kStridingRoles},
                             {"PalmI.L", RigKind::Biped, kMechRoles},
                             {"socket_hat", RigKind::Biped, kHandlessRoles},
                             {"MidLeg.L", RigKind::Biped, kBackwardKneeRoles, false},
                             {"Middle1.L", RigKind::Biped, kCartoonRoles, false},
                             {"Palm.L", RigKind::Biped, kCartoonRoles, false},
                             {"Fist.L", RigKind::Biped, kCartoonRoles, false}};

RigKind kindOf(const Scene& scene, const std::string& file) {
    if (scene.skeleton.find("BackLowLeg.L") != kNone) { // one rig for those on two and on four legs
        const auto y = [&](const char* joint) {
            const std::int32_t j = scene.skeleton.find(joint);
            return j == kNone ? 0.0 : scene.skeleton.position(static_cast<std::size_t>(j)).y();
        };
        const double height = y("Head") - y("BackFoot.L");
        return y("FrontFoot.L") - y("BackFoot.L") > 0.25 * height ? RigKind::Biped : RigKind::Quadruped;
    }
    return file.starts_with("fox") || scene.skeleton.find("IKFrontLeg.L") != kNone ? RigKind::Quadruped
                                                                                   : RigKind::Biped;
}

std::string roleIn(std::span<const KnownRole> table, const std::string& name) {
    const int side = name.ends_with(".L") ? 1 : name.ends_with(".R") ? -1 : 0;
    const std::string bare = side == 0 ? name : name.substr(0, name.size() - 2);
    const auto known = std::ranges::find_if(table, [&](const KnownRole& each) { return bare == each.joint; });
    return known == table.end() ? std::string()
                                : (side > 0   ? "left"
                                   : side < 0 ? "right"
                                              : "") +
                                      std::string(known->role);
}

void applyStyles(const Scene& scene, RigKind kind, std::vector<std::string>& roles) {
    for (const RigStyle& style : kStyles) {
        if (style.kind != kind || scene.skeleton.find(style.sign) == kNone) {
            continue;
        }
        for (std::size_t j = 0; j < roles.size(); ++j) {
            const std::string role = roleIn(style.roles, scene.skeleton.joints[j].name);
            roles[j] = !role.empty() || style.wholly ? role : roles[j];
        }
    }
    int tail = 0;
    for (std::size_t j = 0; j < roles.size(); ++j) {
        if (kind == RigKind::Quadruped && scene.skeleton.joints[j].name.starts_with("Tail")) {
            roles[j] = ++tail == 1 ? "tail" : "tail" + std::to_string(tail);
        }
    }
}

std::vector<std::string> artistRoles(const Scene& scene, const std::string& file) {
    const bool unnamed = file.starts_with("cesium") || file.starts_with("rigged_figure");
    const std::vector<std::string> bones = humanoidBones(scene.skeleton);
    std::vector<std::string> roles(bones.size());
    const auto rename = [](const auto& table, const std::string& name, std::string& role) {
        for (const KnownRole& known : table) {
            role = name == known.joint ? known.role : role;
        }
    };
    for (std::size_t j = 0; j < bones.size(); ++j) {
        std::string& role = roles[j];
        const std::string& name = scene.skeleton.joints[j].name;
        if (file.starts_with("fox")) {
            rename(kFoxRoles, name, role);
        } else if (unnamed) {
            rename(kFigureRoles, name, role);
            if (role.starts_with("A_") || role.starts_with("B_")) {
                role = (role.starts_with("A_") ? "right" : "left") + role.substr(2);
            }
        } else {
            role = bones[j];
            rename(kOtherRoles, name, role);
        }
    }
    applyStyles(scene, kindOf(scene, file), roles);
    return roles;
}

Locations artistPositions(const Scene& scene, const std::string& file) {
    const std::vector<std::string> roles = artistRoles(scene, file);
    const std::vector<bool> weighted = weightedJoints(scene);
    Locations locations;
    for (std::size_t j = 0; j < roles.size(); ++j) {
        if (!roles[j].empty() && weighted[j] && !locations.contains(roles[j])) {
            locations[roles[j]] = scene.skeleton.position(j);
        }
    }
    return locations;
}

/// None where the artist's joints lack one that a marker must have.
RigMarkers markersFrom(const Locations& locations, RigKind kind) {
    const bool complete = kind == RigKind::Quadruped
                              ? locations.contains("leftToes") && locations.contains("tail")
                              : locations.contains("leftHand") && locations.contains("leftFoot");
    if (!complete || !locations.contains("head")) {
        return {};
    }
    RigMarkers markers;
    const auto add = [&](const char* marker, const char* role) {
        for (const char* side : {"left", "right"}) {
            if (const auto found = locations.find(std::string(side) + role); found != locations.end()) {
                markers.push_back({std::string(side) + marker, found->second});
            }
        }
    };
    if (kind == RigKind::Quadruped) {
        add("FrontKnee", "LowerArm");
        add("FrontPaw", "Hand");
        add("HindKnee", "LowerLeg");
        add("HindPaw", "Toes");
        markers.push_back({"head", locations.at("head")});
        markers.push_back({"neck", locations.at("neck")});
        markers.push_back({"tail", locations.at("tail")});
        return markers;
    }
    add("Wrist", "Hand");
    add("Elbow", "LowerArm");
    add("Knee", "LowerLeg");
    add("Ankle", "Foot");
    markers.push_back({"chin", locations.at("head")});
    markers.push_back({"groin", 0.5 * (locations.at("leftUpperLeg") + locations.at("rightUpperLeg"))});
    return markers;
}

Scene stripped(const Scene& scene) {
    Scene bare = scene;
    bare.skeleton = {};
    bare.clips.clear();
    for (Part& part : bare.parts) {
        part.weights = nullptr;
        part.rigidJoint = kNone;
    }
    return bare;
}

/// Locations of all roles that the artist's skeleton has, body space.
Locations fittedPositions(const Locations& artist, const RigFit& fit) {
    Locations fitted;
    for (const auto& [role, place] : fit.body.positions) {
        const bool shoulder = artist.contains(role.starts_with("left") ? "leftShoulder" : "rightShoulder");
        fitted[role] = positionOf(fit.body, role, shoulder)->at;
    }
    if (!fit.body.tail.empty()) {
        const auto count = static_cast<int>(
            std::ranges::count_if(artist, [](const auto& joint) { return joint.first.starts_with("tail"); }));
        for (int i = 0; i < count; ++i) {
            fitted[i == 0 ? "tail" : "tail" + std::to_string(i + 1)] =
                alongLine(fit.body.tail, tailFraction(i, count));
        }
    }
    std::vector<std::string> spine;
    for (const char* role : {"spine", "chest", "upperChest", "spine3"}) {
        if (artist.contains(role)) {
            spine.push_back(role);
        }
    }
    const auto fractions = spineFractions(fit.kind, static_cast<int>(spine.size()));
    for (std::size_t i = 0; i < spine.size(); ++i) {
        fitted[spine[i]] = alongLine(fit.body.spine, fractions[i]);
    }
    return fitted;
}

void compare(const std::string& file, const char* how, const Locations& artist, const RigFit& fit,
             const RigMarkers& markers, double ratio, bool verbose) {
    const BodyVolume& volume = *fit.volume;
    const Locations fitted = fittedPositions(artist, fit);
    std::vector<double> errors;
    std::size_t outside = 0;
    for (const auto& [role, at] : artist) {
        const auto found = fitted.find(role);
        if (found == fitted.end()) {
            continue;
        }
        const Vec3 there = volume.bodyFromModel() * at;
        const Vec3 here = found->second;
        const double error = 100.0 * (here - there).norm();
        const bool given =
            std::ranges::any_of(markers, [&](const RigMarker& m) { return (m.at - at).norm() < 1e-9; });
        const bool in = volume.inside(here);
        if (verbose) {
            std::printf("    %-26s %6.2f %c %c  artist %6.3f %6.3f %6.3f   here %6.3f %6.3f %6.3f\n",
                        role.c_str(), error, given ? 'm' : ' ', in ? ' ' : 'O', there.x(), there.y(),
                        there.z(), here.x(), here.y(), here.z());
        }
        if (!given) {
            errors.push_back(error);
        }
        outside += in ? 0U : 1U;
    }
    std::ranges::sort(errors);
    std::printf("| %s | %s | %zu | %.1f | %.1f | %zu | %.2f |\n", file.c_str(), how, errors.size(),
                errors[errors.size() / 2], errors.back(), outside, ratio);
    std::fflush(stdout);
}

PartWeights weightsOf(const Scene& scene) {
    PartWeights weights;
    for (const Part& part : scene.parts) {
        weights.push_back(part.weights);
    }
    return weights;
}

/// Posed error of a bind to this skeleton against the artist's weights; below 0: it could not be bound.
double posedError(const Scene& scene, const Skeleton& skeleton) {
    Scene other = scene;
    other.skeleton = skeleton;
    Progress progress;
    const auto bound = bind(other, {}, progress);
    if (!bound) {
        return -1.0;
    }
    return compareWeights(weightPair(scene, weightsOf(scene), bound->weights), scene.skeleton).posedError;
}

/// The artist's own skeleton, fitted as a template, against itself.
double posedRatio(const Scene& scene, const std::vector<std::string>& roles, const RigFit& fit) {
    const auto laid = laySkeleton(scene.skeleton, roles, fit);
    return laid ? posedError(scene, laid->skeleton) / posedError(scene, scene.skeleton) : -1.0;
}

void measure(const std::filesystem::path& path, bool verbose, bool withBind) {
    Progress progress;
    const auto imported = importScene(path, progress);
    const std::string file = path.filename().string();
    if (!imported) {
        std::printf("%s cannot be read\n", file.c_str());
        return;
    }
    const Scene bare = stripped(imported->scene);
    const Locations artist = artistPositions(imported->scene, file);
    const RigKind kind = kindOf(imported->scene, file);
    const RigMarkers markers = markersFrom(artist, kind);
    for (const bool given : {true, false}) {
        if (given && markers.empty()) {
            continue;
        }
        RigRequest request;
        request.kind = kind;
        request.markers = given ? markers : RigMarkers{};
        const auto fit = fitRig(bare, request, progress);
        if (!fit) {
            std::printf("| %s | %s | error %d (%s) |\n", file.c_str(), given ? "artist's" : "guessed",
                        static_cast<int>(fit.error().code),
                        fit.error().arguments.empty() ? "" : fit.error().arguments.back().c_str());
            continue;
        }
        for (const RigMarker& marker : fit->markers) {
            const Vec3 at = fit->volume->bodyFromModel() * marker.at;
            if (verbose) {
                std::printf("    marker %-20s %6.3f %6.3f %6.3f\n", marker.name.c_str(), at.x(), at.y(),
                            at.z());
            }
        }
        const double ratio =
            withBind ? posedRatio(imported->scene, artistRoles(imported->scene, file), *fit) : 0.0;
        compare(file, given ? "artist's" : "guessed", artist, *fit, request.markers, ratio, verbose);
    }
}

} // namespace

int main(int argc, char** argv) {
    std::printf("| file | markers | joints | median | worst | outside | posed "
                "|\n|---|---|---:|---:|---:|---:|---:|\n");
    bool verbose = false;
    bool withBind = false;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "-v") == 0) {
            verbose = true;
        } else if (std::strcmp(argv[i], "-b") == 0) {
            withBind = true;
        } else {
            measure(argv[i], verbose, withBind);
        }
    }
    return 0;
}
