#include "tests/clients/EngineCharacter.h"

#include "app/pose/PoseFile.h"
#include "core/scene/ClipPose.h"
#include "core/scene/DrivenClips.h"
#include "core/scene/Shapes.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <numbers>

namespace sinew::test {
namespace {

constexpr std::size_t kMaxInfluences = 4;
constexpr std::size_t kPoses = 12;
constexpr double kLargestSize = 3.0; ///< metres; the fox is 150 m long

/// Joints that drive and are driven: `child` follows `joint`, `other` is another.
struct ChosenJoints {
    std::int32_t joint = kNone;
    std::int32_t child = kNone;
    std::int32_t other = kNone;
};

std::vector<double> sumsOf(const Scene& scene) {
    std::vector<double> sums(scene.skeleton.size(), 0.0);
    for (const Part& part : scene.parts) {
        for (std::size_t p = 0; part.weights && p < part.weights->vertexCount(); ++p) {
            for (const Influence& influence : part.weights->at(p)) {
                sums[static_cast<std::size_t>(influence.joint)] += static_cast<double>(influence.weight);
            }
        }
    }
    for (std::size_t j = 0; j < sums.size(); ++j) { // names that are there twice name the first one
        if (scene.skeleton.find(scene.skeleton.joints[j].name) != static_cast<std::int32_t>(j)) {
            sums[j] = 0.0;
        }
    }
    return sums;
}

std::optional<ChosenJoints> chooseJoints(const Scene& scene) {
    const std::vector<double> sums = sumsOf(scene);
    ChosenJoints chosen;
    double best = 0.0;
    for (std::size_t j = 0; j < sums.size(); ++j) {
        const std::int32_t parent = scene.skeleton.joints[j].parent;
        if (parent == kNone || scene.skeleton.joints[static_cast<std::size_t>(parent)].parent == kNone) {
            continue;
        }
        if (const double both = std::min(sums[j], sums[static_cast<std::size_t>(parent)]); both > best) {
            best = both;
            chosen.joint = parent;
            chosen.child = static_cast<std::int32_t>(j);
        }
    }
    double largest = 0.0;
    for (std::size_t j = 0; j < sums.size(); ++j) {
        const auto joint = static_cast<std::int32_t>(j);
        if (joint != chosen.joint && joint != chosen.child && scene.skeleton.joints[j].parent != kNone &&
            sums[j] > largest) {
            largest = sums[j];
            chosen.other = joint;
        }
    }
    return best > 0.0 && largest > 0.0 ? std::optional(chosen) : std::nullopt;
}

/// Half of a joint's weights goes to another.
void shareWeights(Scene& scene, std::int32_t from, std::int32_t to) {
    for (Part& part : scene.parts) {
        if (!part.weights) {
            continue;
        }
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < part.weights->vertexCount(); ++p) {
            std::vector<Influence> influences(part.weights->at(p).begin(), part.weights->at(p).end());
            const auto found = std::ranges::find(influences, from, &Influence::joint);
            if (found != influences.end()) {
                found->weight *= 0.5F;
                influences.push_back({to, found->weight});
            }
            std::ranges::sort(influences, strongerInfluence);
            influences.resize(std::min(influences.size(), kMaxInfluences));
            builder.add(influences);
        }
        part.weights = std::make_shared<const SkinWeights>(builder.finish());
    }
}

/// Moves what follows a joint, a fiftieth of the character's size.
Shapes shapesAt(const Scene& scene, std::int32_t joint, const std::vector<std::string>& names) {
    const double size = bounds(scene).extent().norm() / 50.0;
    Shapes shapes(scene.parts.size());
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (!scene.parts[part].weights) {
            continue;
        }
        const SkinWeights& weights = *scene.parts[part].weights;
        for (std::size_t s = 0; s < names.size(); ++s) {
            const Vec3 along = Vec3::Unit(static_cast<Eigen::Index>(s % 3)) + Vec3(0.2, 0.1, 0.3);
            std::vector<Vec3> offsets(weights.vertexCount(), Vec3::Zero());
            for (std::size_t p = 0; p < offsets.size(); ++p) {
                for (const Influence& influence : weights.at(p)) {
                    if (influence.joint == joint) {
                        offsets[p] = size * static_cast<double>(influence.weight) * along;
                    }
                }
            }
            MorphTarget target = morphTargetOf(names[s], offsets, 0.0);
            if (!target.vertices.empty()) {
                shapes[part].push_back(std::move(target));
            }
        }
    }
    return shapes;
}

Drivers driversAt(const Scene& scene, const ChosenJoints& chosen, const std::string& half) {
    const auto name = [&](std::int32_t joint) {
        return scene.skeleton.joints[static_cast<std::size_t>(joint)].name;
    };
    const std::string a = name(chosen.joint);
    const std::string b = name(chosen.child);
    const std::string other = name(chosen.other);
    const double move = bounds(scene).extent().norm() / 40.0;
    using enum DriverChannel;
    using enum JointAngle;
    return {
        {half, Swing, RotateZ, other, {{0.0, 0.0}, {90.0, 25.0}}}, // driven itself, and said before that
        {a, Swing, Turn, half, {{0.0, 0.5}}},
        {a, Twist, RotateX, other, {{-90.0, -30.0}, {90.0, 30.0}}},
        {b, BendX, TranslateY, other, {{-90.0, -move}, {90.0, move}}},
        {b, BendY, TranslateX, other, {{-120.0, -move}, {0.0, 0.0}, {120.0, move}}},
        {b, Swing, ScaleZ, other, {{0.0, 1.0}, {120.0, 1.4}}},
        {a, Swing, Shape, "cone", {{0.0, 1.0}, {60.0, 0.0}}, {{a, Vec3(0.0, 0.0, 70.0)}}},
        {a,
         Swing,
         Shape,
         "both",
         {{0.0, 1.0}, {40.0, 0.4}, {90.0, 0.0}},
         {{a, Vec3(30.0, 20.0, 0.0)}, {b, Vec3(0.0, 30.0, 0.0)}}},
        {a, Twist, Shape, "twist", {{-90.0, 0.5}, {0.0, 0.0}, {90.0, 0.4}}},
        {b, BendZ, Shape, "twist", {{0.0, 0.0}, {90.0, 0.5}}},
    };
}

Quat turnOfPose(double degrees, const Vec3& axis) {
    return Quat(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, axis.normalized()));
}

std::vector<Pose> posesOf(const Skeleton& skeleton, const ChosenJoints& chosen) {
    std::vector<Pose> poses{Pose::bindPose(skeleton)};
    for (std::size_t k = 1; k < kPoses; ++k) {
        const double step = static_cast<double>(k);
        Pose pose = Pose::bindPose(skeleton);
        pose.joints[static_cast<std::size_t>(chosen.joint)].rotation =
            turnOfPose(14.0 * step, Vec3(std::sin(step), std::cos(2.0 * step), 1.0));
        pose.joints[static_cast<std::size_t>(chosen.child)].rotation =
            turnOfPose(-11.0 * step, Vec3(1.0, std::sin(3.0 * step), std::cos(step)));
        poses.push_back(std::move(pose));
    }
    return poses;
}

/// All parts one behind the other, metres.
std::vector<Vec3> shownBySinew(const Scene& scene, const Pose& pose, const Drivers& drivers) {
    std::vector<Vec3> places;
    for (const Part& part : posedScene(scene, pose, drivers).parts) {
        for (const Vec3& vertex : part.mesh->vertices) {
            places.push_back(vertex * scene.metersPerUnit);
        }
    }
    return places;
}

} // namespace

std::optional<EngineCharacter> engineCharacter(Scene scene) {
    const std::optional<ChosenJoints> chosen = chooseJoints(scene);
    if (!chosen) {
        return std::nullopt;
    }
    Joint half = scene.skeleton.joints[static_cast<std::size_t>(chosen->joint)];
    half.name += "_half";
    half.created = true;
    half.id = JointId::None;
    half.tail.reset();
    scene.skeleton.joints.push_back(half);
    identifyJoints(scene.skeleton);
    shareWeights(scene, chosen->joint, static_cast<std::int32_t>(scene.skeleton.size()) - 1);
    scene = withShapes(std::move(scene), shapesAt(scene, chosen->joint, {"cone", "both", "twist"}));
    scene.clips.clear();
    scene.nodesPosed = false;
    EngineCharacter character{std::move(scene), {}, {}};
    character.drivers = driversAt(character.scene, *chosen, half.name);
    character.poses = posesOf(character.scene.skeleton, *chosen);
    return character;
}

Scene withPosesAsClip(const EngineCharacter& character, double frameRate) {
    Scene scene = character.scene;
    scene.clips = {clipOf(scene.skeleton, character.poses, frameRate, "twelve")};
    bakeDrivers(scene, character.drivers);
    return scene;
}

ShownPoses readShownPoses(const QString& file, std::size_t vertices, std::size_t poses) {
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly)) {
        return {QStringLiteral("no result"), {}};
    }
    const QByteArray bytes = in.readAll();
    std::vector<float> numbers(3 * vertices * poses);
    if (static_cast<std::size_t>(bytes.size()) != numbers.size() * sizeof(float) || numbers.empty()) {
        return {
            QStringLiteral("%1 bytes for %2 poses of %3 vertices").arg(bytes.size()).arg(poses).arg(vertices),
            {}};
    }
    std::memcpy(numbers.data(), bytes.constData(), static_cast<std::size_t>(bytes.size()));
    ShownPoses shown;
    for (std::size_t k = 0; k < poses; ++k) {
        std::vector<Vec3> places;
        for (std::size_t v = 0; v < vertices; ++v) {
            const float* at = &numbers[3 * (k * vertices + v)];
            places.emplace_back(static_cast<double>(at[0]), static_cast<double>(at[1]),
                                static_cast<double>(at[2]));
        }
        shown.poses.push_back(std::move(places));
    }
    return shown;
}

double millimetresApart(const EngineCharacter& character, const ShownPoses& shown) {
    std::vector<std::vector<Vec3>> wanted;
    for (const Pose& pose : character.poses) {
        wanted.push_back(shownBySinew(character.scene, pose, character.drivers));
    }
    std::vector<std::size_t> order(wanted.front().size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    const auto across = [&](std::size_t i) { return wanted.front()[i].x(); };
    std::ranges::sort(order, {}, across);
    // Godot keeps weights in 16 bits.
    const double near = 1e-4 * bounds(character.scene).extent().norm() * character.scene.metersPerUnit;
    double largest = 0.0;
    std::size_t lost = 0;
    for (std::size_t v = 0; v < shown.poses.front().size(); ++v) {
        const Vec3& rest = shown.poses.front()[v];
        double best = std::numeric_limits<double>::infinity();
        for (auto at = std::ranges::lower_bound(order, rest.x() - near, {}, across);
             at != order.end() && across(*at) <= rest.x() + near; ++at) {
            if ((wanted.front()[*at] - rest).norm() > near) {
                continue;
            }
            double apart = 0.0; // of one of the vertices that are there
            for (std::size_t k = 0; k < wanted.size(); ++k) {
                apart = std::max(apart, (wanted[k][*at] - shown.poses[k][v]).norm());
            }
            best = std::min(best, apart);
        }
        if (std::isinf(best)) {
            ++lost;
        } else {
            largest = std::max(largest, best);
        }
    }
    const double size = bounds(character.scene).extent().norm() * character.scene.metersPerUnit;
    return 100 * lost > shown.poses.front().size() ? std::numeric_limits<double>::infinity()
                                                   : 1000.0 * largest * std::min(1.0, kLargestSize / size);
}

PoseReach reachOf(const EngineCharacter& character) {
    const std::vector<Vec3> rest = shownBySinew(character.scene, character.poses.front(), {});
    PoseReach reach;
    for (const Pose& pose : character.poses) {
        const std::vector<Vec3> posed = shownBySinew(character.scene, pose, {});
        const std::vector<Vec3> driven = shownBySinew(character.scene, pose, character.drivers);
        for (std::size_t i = 0; i < rest.size(); ++i) {
            reach.moved = std::max(reach.moved, 1000.0 * (posed[i] - rest[i]).norm());
            reach.driven = std::max(reach.driven, 1000.0 * (driven[i] - posed[i]).norm());
        }
    }
    return reach;
}

} // namespace sinew::test
