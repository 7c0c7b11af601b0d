// How near fitted skeletons come to the artists': every file's skeleton is stripped, its markers are taken
// from the artist's joints, and all other joints that the template has are compared with the artist's. One
// row of a Markdown table a file:
//   markers     how the markers were found: by the artist's joints, or by guessing
//   joints      joints that are compared (those that markers give are not)
//   median, worst   distance from the artist's joint, per cent of the height
//   outside     joints that lie outside the volume
//
// usage: sinew_rig_quality [-v] FILE...     -v: a line a joint

#include "core/io/ImportScene.h"
#include "core/rig/FitQuadruped.h"
#include "core/rig/GuessMarkers.h"
#include "core/skeleton/HumanoidBones.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <filesystem>

namespace {

using namespace sinew;

using Places = std::map<std::string, Vec3, std::less<>>; ///< of the artist's joints by role, model space

struct NamedRole2 {
    const char* joint;
    const char* role;
};

/// Names that say nothing: what their joints are.
constexpr NamedRole2 kFigureRoles[]{
    {"joint_1", "hips"},          {"joint_2", "A_UpperLeg"},  {"joint_3", "A_LowerLeg"}, {"joint_4", "A_Foot"},
    {"joint_5", "A_Toes"},        {"joint_6", "B_UpperLeg"},  {"joint_7", "B_LowerLeg"}, {"joint_8", "B_Foot"},
    {"joint_9", "B_Toes"},        {"joint_10", "spine"},      {"joint_11", "chest"},     {"joint_12", "A_UpperArm"},
    {"joint_13", "A_LowerArm"},   {"joint_14", "A_Hand"},     {"joint_15", "B_UpperArm"}, {"joint_16", "B_LowerArm"},
    {"joint_17", "B_Hand"},       {"joint_18", "neck"},       {"joint_19", "head"}};
constexpr NamedRole2 kOtherRoles[]{{"Spine3", "spine3"}, {"Lefthand", "leftHand"}, {"Abdomen", "spine"}, {"Torso", "chest"},
                                   {"Chest", "upperChest"}, {"wrist.l", "leftHand"}, {"wrist.r", "rightHand"}};

constexpr NamedRole2 kFoxRoles[]{{"b_Hip_01", "hips"}, {"b_Spine01_02", "spine"}, {"b_Spine02_03", "chest"},
    {"b_Neck_04", "neck"}, {"b_Head_05", "head"}, {"b_RightUpperArm_06", "rightUpperArm"}, {"b_RightForeArm_07", "rightLowerArm"},
    {"b_RightHand_08", "rightHand"}, {"b_LeftUpperArm_09", "leftUpperArm"}, {"b_LeftForeArm_010", "leftLowerArm"}, {"b_LeftHand_011", "leftHand"},
    {"b_Tail01_012", "tail"}, {"b_Tail02_013", "tail2"}, {"b_Tail03_014", "tail3"}, {"b_LeftLeg01_015", "leftUpperLeg"}, {"b_LeftLeg02_016", "leftLowerLeg"},
    {"b_LeftFoot01_017", "leftFoot"}, {"b_LeftFoot02_018", "leftToes"}, {"b_RightLeg01_019", "rightUpperLeg"}, {"b_RightLeg02_020", "rightLowerLeg"},
    {"b_RightFoot01_021", "rightFoot"}, {"b_RightFoot02_022", "rightToes"}};

Places artistPlaces(const Scene& scene, const std::string& file) {
    const bool unnamed = file.starts_with("cesium") || file.starts_with("rigged_figure");
    const std::vector<std::string> bones = humanoidBones(scene.skeleton);
    const std::vector<bool> weighted = weightedJoints(scene);
    Places places;
    for (std::size_t j = 0; j < bones.size(); ++j) {
        std::string role = bones[j];
        const std::string& name = scene.skeleton.joints[j].name;
        if (file.starts_with("fox")) {
            role.clear();
            for (const NamedRole2& known : kFoxRoles) {
                role = name == known.joint ? known.role : role;
            }
        } else if (unnamed) {
            for (const NamedRole2& known : kFigureRoles) {
                role = name == known.joint ? known.role : role;
            }
            if (role.starts_with("A_") || role.starts_with("B_")) {
                role = (role.starts_with("A_") ? "right" : "left") + role.substr(2);
            }
        } else {
            for (const NamedRole2& known : kOtherRoles) {
                role = name == known.joint ? known.role : role;
            }
        }
        if (!role.empty() && weighted[j] && !places.contains(role)) {
            places[role] = scene.skeleton.position(j);
        }
    }
    return places;
}

RigMarkers markersFrom(const Places& places, RigKind kind) {
    RigMarkers markers;
    const auto add = [&](const char* marker, const char* role) {
        for (const char* side : {"left", "right"}) {
            if (const auto found = places.find(std::string(side) + role); found != places.end()) {
                markers.push_back({std::string(side) + marker, found->second});
            }
        }
    };
    if (kind == RigKind::Quadruped) {
        add("FrontKnee", "LowerArm");
        add("FrontPaw", "Hand");
        add("HindKnee", "LowerLeg");
        add("HindPaw", "Toes");
        markers.push_back({"head", places.at("head")});
        markers.push_back({"neck", places.at("neck")});
        markers.push_back({"tail", places.at("tail")});
        return markers;
    }
    add("Wrist", "Hand");
    add("Elbow", "LowerArm");
    add("Knee", "LowerLeg");
    add("Ankle", "Foot");
    markers.push_back({"chin", places.at("head")});
    markers.push_back({"groin", 0.5 * (places.at("leftUpperLeg") + places.at("rightUpperLeg"))});
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

Vec3 onSpine(const std::vector<Vec3>& spine, double share) {
    const double at = share * static_cast<double>(spine.size() - 1);
    const auto i = std::min(static_cast<std::size_t>(at), spine.size() - 2);
    return spine[i] + (at - static_cast<double>(i)) * (spine[i + 1] - spine[i]);
}

const std::vector<double>& spineShares(std::size_t joints) {
    static const std::vector<std::vector<double>> kShares{
        {}, {0.35}, {0.28, 0.74}, {0.15, 0.39, 0.63}, {0.14, 0.35, 0.56, 0.77}};
    return kShares[std::min<std::size_t>(joints, 4)];
}

void compare(const std::string& file, const char* how, const Places& artist, const BodyFit& fit,
             const BodyVolume& volume, const RigMarkers& markers, bool verbose) {
    Places fitted;
    for (const auto& [role, place] : fit.places) {
        fitted[role] = place.at;
    }
    std::vector<std::string> spine;
    for (const char* role : {"spine", "chest", "upperChest", "spine3"}) {
        if (artist.contains(role)) {
            spine.push_back(role);
        }
    }
    if (!fit.tail.empty()) {
        fitted["tail"] = fit.tail.front();
        fitted["tail2"] = onSpine(fit.tail, 0.25);
        fitted["tail3"] = onSpine(fit.tail, 0.58);
    }
    for (std::size_t i = 0; i < spine.size(); ++i) {
        fitted[spine[i]] = onSpine(fit.spine, spineShares(spine.size())[i]);
    }
    std::vector<double> errors;
    std::size_t outside = 0;
    for (const auto& [role, at] : artist) {
        if (!fitted.contains(role)) {
            if (verbose) {
                std::printf("    %-26s no counterpart\n", role.c_str());
            }
            continue;
        }
        const Vec3 there = volume.bodyFromModel() * at;
        const Vec3 here = fitted.at(role);
        const double error = 100.0 * (here - there).norm();
        const bool given = std::ranges::any_of(markers, [&](const RigMarker& m) { return (m.at - at).norm() < 1e-9; });
        const bool in = volume.inside(here);
        if (verbose) {
            std::printf("    %-26s %6.2f %c %c  artist %6.3f %6.3f %6.3f   here %6.3f %6.3f %6.3f\n", role.c_str(),
                        error, given ? 'm' : ' ', in ? ' ' : 'O', there.x(), there.y(), there.z(), here.x(),
                        here.y(), here.z());
        }
        if (!given) {
            errors.push_back(error);
        }
        outside += in ? 0U : 1U;
    }
    std::ranges::sort(errors);
    std::printf("| %s | %s | %zu | %.1f | %.1f | %zu |\n", file.c_str(), how, errors.size(),
                errors[errors.size() / 2], errors.back(), outside);
    std::fflush(stdout);
}

void measure(const std::filesystem::path& path, bool verbose) {
    Progress progress;
    const auto imported = importScene(path, progress);
    const std::string file = path.filename().string();
    if (!imported) {
        std::printf("%s cannot be read\n", file.c_str());
        return;
    }
    const Scene bare = stripped(imported->scene);
    const Places artist = artistPlaces(imported->scene, file);
    const RigKind kind = file.starts_with("fox") ? RigKind::Quadruped : RigKind::Biped;
    const RigMarkers markers = markersFrom(artist, kind);
    for (const bool given : {true, false}) {
        const RigMarkers known = given ? markers : RigMarkers{};
        const auto volume = BodyVolume::build(bare, hintsOf(kind, known), progress);
        if (!volume) {
            std::printf("%s: no volume\n", file.c_str());
            return;
        }
        if (verbose) {
            const auto v = volume->size();
            std::printf("%s symmetry %.2f grid %d %d %d front known %d origin %.3f %.3f %.3f\n", file.c_str(),
                        volume->symmetry(), v[0], v[1], v[2], volume->frontKnown(),
                        volume->modelFromBody().translation().x(), volume->modelFromBody().translation().y(),
                        volume->modelFromBody().translation().z());
        }
        auto placed = placeMarkers(kind, known, true, *volume, 1.0);
        if (placed && !given) {
            auto guessed = guessMarkers(kind, *volume, *placed, file);
            if (!guessed) {
                std::printf("%s: guess error %d %s\n", file.c_str(), static_cast<int>(guessed.error().code),
                            guessed.error().arguments.back().c_str());
                continue;
            }
            placed = guessed->placed;
            if (verbose) {
                for (const auto& [name, at] : *placed) {
                    std::printf("    marker %-20s %6.3f %6.3f %6.3f  conf %.1f\n", name.c_str(), at.x(), at.y(), at.z(), guessed->confidence[name]);
                }
            }
        }
        if (!placed) {
            std::printf("%s: marker error %d %s\n", file.c_str(), static_cast<int>(placed.error().code), placed.error().arguments[0].c_str());
            continue;
        }
        compare(file, given ? "artist's" : "guessed", artist, kind == RigKind::Biped ? fitBiped(*volume, *placed) : fitQuadruped(*volume, *placed), *volume, known, verbose);
    }
}

} // namespace

int main(int argc, char** argv) {
    std::printf("| file | markers | joints | median | worst | outside |\n|---|---|---:|---:|---:|---:|\n");
    bool verbose = false;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "-v") == 0) {
            verbose = true;
        } else {
            measure(argv[i], verbose);
        }
    }
    return 0;
}
