#include "resources/sample/Wayfarer.h"

#include "core/geometry/Mesh.h"
#include "core/skeleton/Skeleton.h"
#include "resources/sample/Anatomy.h"
#include "resources/sample/Clip.h"
#include "resources/sample/Pieces.h"
#include "resources/sample/Surface.h"

#include <numbers>
#include <string>
#include <vector>

namespace sinew::sample {
namespace {

using namespace anatomy;

/// Adds joints by name; positions first, axes when every bone is known.
class RigBuilder {
public:
    void add(const std::string& name, const std::string& parent, const Vec3& head, const Vec3& tail) {
        Joint joint;
        joint.name = name;
        joint.parent = parent.empty() ? kNone : m_skeleton.find(parent);
        joint.modelFromJointBind = frame(head, tail);
        m_skeleton.joints.push_back(std::move(joint));
    }

    Skeleton finish() {
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            m_skeleton.joints[j].parentFromJointRest = m_skeleton.parentFromJointBind(j);
        }
        return std::move(m_skeleton);
    }

private:
    /// +Y along the bone, +Z as far forward as that allows.
    static Transform frame(const Vec3& head, const Vec3& tail) {
        const Vec3 y = (tail - head).normalized();
        const Vec3 forward = std::abs(y.z()) > 0.9 ? Vec3(Vec3::UnitY()) : Vec3(Vec3::UnitZ());
        const Vec3 x = y.cross(forward).normalized();
        Transform transform = Transform::Identity();
        transform.linear().col(0) = x;
        transform.linear().col(1) = y;
        transform.linear().col(2) = x.cross(y);
        transform.translation() = head;
        return transform;
    }

    Skeleton m_skeleton;
};

Vec3 onSide(const Vec3& p, double side) {
    return {side * p.x(), p.y(), p.z()};
}

void addArm(RigBuilder& rig, const std::string& name, double side) {
    const auto at = [&](const Vec3& p) { return onSide(p, side); };
    const std::array<Digit, 5> fingers = digits();
    rig.add(name + "Shoulder", "Spine2", at(clavicle), at(shoulder));
    rig.add(name + "Arm", name + "Shoulder", at(shoulder), at(elbow));
    rig.add(name + "ForeArm", name + "Arm", at(elbow), at(wrist));
    rig.add(name + "Hand", name + "ForeArm", at(wrist), at(fingers[2].joints[0]));
    constexpr std::array<const char*, 5> digitNames{"Thumb", "Index", "Middle", "Ring", "Pinky"};
    for (std::size_t d = 0; d < digitNames.size(); ++d) {
        const std::string digit = name + "Hand" + digitNames[d];
        for (std::size_t k = 0; k < 3; ++k) {
            const std::string parent = k == 0 ? name + "Hand" : digit + std::to_string(k);
            rig.add(digit + std::to_string(k + 1), parent, at(fingers[d].joints[k]),
                    at(fingers[d].joints[k + 1]));
        }
    }
}

void addLeg(RigBuilder& rig, const std::string& name, double side) {
    const auto at = [&](const Vec3& p) { return onSide(p, side); };
    rig.add(name + "UpLeg", "Hips", at(thigh), at(knee));
    rig.add(name + "Leg", name + "UpLeg", at(knee), at(ankle));
    rig.add(name + "Foot", name + "Leg", at(ankle), at(toe));
    rig.add(name + "ToeBase", name + "Foot", at(toe), at(toeTip));
}

/// The wayfarer's 52 joints in their bind pose, named as Mixamo names them (without its prefix). Joints look
/// along their bone with +Y, so that Blender draws bones where they are; the right side mirrors the left.
Skeleton makeRig() {
    RigBuilder rig;
    rig.add("Hips", "", hips, spine);
    rig.add("Spine", "Hips", spine, spine1);
    rig.add("Spine1", "Spine", spine1, spine2);
    rig.add("Spine2", "Spine1", spine2, neck);
    rig.add("Neck", "Spine2", neck, head);
    rig.add("Head", "Neck", head, headTop);
    addArm(rig, "Left", 1.0);
    addArm(rig, "Right", -1.0);
    addLeg(rig, "Left", 1.0);
    addLeg(rig, "Right", -1.0);
    return rig.finish();
}

constexpr int kPupilRings = 2;

constexpr int kIrisRings = 4; ///< including the pupil's

constexpr std::uint32_t kMeridians = 20;
// Degrees from the gaze: pupil, iris, white.
constexpr std::array<double, 9> kPolar{9.0, 15.0, 26.0, 35.0, 48.0, 66.0, 92.0, 125.0, 158.0};

void addEye(Mesh& mesh, std::vector<int>& ringOfPolygon, const Vec3& center) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    const auto rings = static_cast<std::uint32_t>(kPolar.size());
    const double radius = sculpted::enlargement * sculpted::eyeRadius;
    // The gaze turns out a little, as relaxed eyes do.
    const Vec3 gaze = Vec3(center.x() > 0.0 ? 0.035 : -0.035, -0.02, 1.0).normalized();
    const Vec3 side = Vec3::UnitY().cross(gaze).normalized();
    const Vec3 up = gaze.cross(side);
    mesh.vertices.emplace_back(center + radius * gaze);
    for (const double degrees : kPolar) {
        const double polar = degrees * std::numbers::pi / 180.0;
        for (std::uint32_t m = 0; m < kMeridians; ++m) {
            const double turn = 2.0 * std::numbers::pi * m / kMeridians;
            mesh.vertices.emplace_back(
                center + radius * (std::cos(polar) * gaze +
                                   std::sin(polar) * (std::cos(turn) * side + std::sin(turn) * up)));
        }
    }
    mesh.vertices.emplace_back(center - radius * gaze);
    const std::uint32_t back = first + 1 + rings * kMeridians;
    for (std::uint32_t m = 0; m < kMeridians; ++m) {
        const std::uint32_t next = (m + 1) % kMeridians;
        mesh.addPolygon(Triangle{first, first + 1 + m, first + 1 + next});
        ringOfPolygon.push_back(0);
        for (std::uint32_t r = 0; r + 1 < rings; ++r) {
            const std::uint32_t a = first + 1 + r * kMeridians;
            mesh.addPolygon(std::array{a + m, a + kMeridians + m, a + kMeridians + next, a + next});
            ringOfPolygon.push_back(static_cast<int>(r) + 1);
        }
        const std::uint32_t last = first + 1 + (rings - 1) * kMeridians;
        mesh.addPolygon(Triangle{last + m, back, last + next});
        ringOfPolygon.push_back(static_cast<int>(rings));
    }
    for (std::size_t c = mesh.normals.size(); c < mesh.corners.size(); ++c) {
        mesh.normals.emplace_back((mesh.vertices[mesh.corners[c]] - center).normalized().cast<float>());
    }
}

/// Both eyeballs as turned spheres looking forward. `ringOfPolygon` tells which ring of faces a polygon
/// belongs to, from 0 at the pupil's middle.
Mesh makeEyes(std::vector<int>& ringOfPolygon) {
    Mesh mesh;
    mesh.name = "Eyes";
    const Vec3 left = sculpted::toModel(sculpted::eye);
    addEye(mesh, ringOfPolygon, left);
    addEye(mesh, ringOfPolygon, {-left.x(), left.y(), left.z()});
    return mesh;
}

/// Fine where the figure speaks: eyes and mouth, then face and hands; coarse under cloth.
double bodyCell(const Vec3& point) {
    const Vec3 p = leftSide(point);
    const Vec3 h = sculpted::fromModel(p);
    const Vec3 fromWrist = p - anatomy::wrist;
    const bool isEye = h.y() > 1.585 && h.y() < 1.618 && h.x() > 0.010 && h.x() < 0.057 && h.z() > 0.056;
    const bool lips = h.y() > 1.530 && h.y() < 1.555 && h.x() < 0.028 && h.z() > 0.06;
    if (isEye || lips) {
        return 0.0028;
    }
    const bool face = h.y() > 1.490 && h.y() < 1.640 && h.z() > 0.020;
    const bool ear = h.x() > 0.068 && h.y() > 1.56 && h.y() < 1.64 && h.z() < 0.015;
    const bool hand = fromWrist.norm() < 0.30 && fromWrist.dot(handAxes().along) > 0.025;
    if (face || ear || hand) {
        return 0.0056;
    }
    return h.y() > 1.46 ? 0.0112 : fromWrist.norm() < 0.07 ? 0.0112 : 0.0448;
}

/// Negative in the almond between the lids. The upper arch is the higher one, the outer corner lies a little
/// up.
double eyeOpening(const Vec3& p) {
    const Vec3 q = sculpted::fromModel(leftSide(p)) - sculpted::eye;
    const double across = q.x() / 0.0182;
    const double arch = 1.0 - across * across;
    const double tilt = 0.0020 * across;
    return -std::min({tilt + 0.0096 * arch - q.y(), q.y() - tilt + 0.0070 * arch, q.z() - 0.004});
}

/// Negative on the lips: an upper bow and a fuller lower one.
double lips(const Vec3& point) {
    const Vec3 p = sculpted::fromModel(leftSide(point));
    const double across = p.x() / 0.0262;
    const double arch = 1.0 - across * across;
    const double middle = 1.5440 + 0.0038 * across * across;
    const double bow = 0.0066 * arch - 0.0014 * bell(p.x(), 0.006);
    return std::max({p.y() - middle - bow, middle - 0.0078 * arch - p.y(), 0.060 - p.z()});
}

/// How far a place of the mouth lies over the line where the lips meet.
double overLipLine(const Vec3& point) {
    const Vec3 p = sculpted::fromModel(leftSide(point));
    const double across = p.x() / 0.0262;
    return p.y() - 1.5440 - 0.0038 * across * across;
}

/// Half the height of that line: a shadow that thins out to the corners.
double lipLine(const Vec3& point) {
    const double across = sculpted::fromModel(leftSide(point)).x() / 0.0262;
    return 0.0011 * (1.0 - across * across);
}

/// Negative around the mouth.
double offMouth(const Vec3& point) {
    const Vec3 p = sculpted::fromModel(leftSide(point));
    return std::max({p.x() - 0.0262, 0.055 - p.z(), std::abs(p.y() - 1.5440) - 0.012});
}

/// Cuts the polygons of the face where its colours meet. The lip line's edges are cut one by one: it is
/// thinner than a polygon.
Mesh dividedByColors(const Mesh& mesh) {
    const Mesh above =
        divided(mesh, [](const Vec3& p) { return std::max(overLipLine(p) - lipLine(p), offMouth(p)); });
    const Mesh below =
        divided(above, [](const Vec3& p) { return std::max(overLipLine(p) + lipLine(p), offMouth(p)); });
    return divided(divided(below, lips), outsideScalp);
}

double holeInTheBack(const Vec3& p) {
    return (p - Vec3(0.02, 1.16, -0.09)).norm() - 0.034;
}

Dye skinDye(const Vec3& middle) {
    const bool between = offMouth(middle) < 0.0 && std::abs(overLipLine(middle)) < lipLine(middle);
    return between                      ? Dye::Mouth
           : lips(middle) < 0.0         ? Dye::Lips
           : outsideScalp(middle) < 0.0 ? Dye::Hair
                                        : Dye::Skin;
}

Vec3 polygonMiddle(const Mesh& mesh, std::size_t f) {
    Vec3 sum = Vec3::Zero();
    for (const std::uint32_t p : mesh.polygon(f)) {
        sum += mesh.vertices[p];
    }
    return sum / static_cast<double>(mesh.polygon(f).size());
}

/// The body: skin with open eyes, a hole in the small of the back where nobody sees it, materials set.
Mesh makeSkin() {
    SurfaceGrid grid;
    grid.center = Vec3(0.0, 0.88, 0.0);
    grid.finest = 0.0028;
    grid.depth = 10;
    grid.cellSize = bodyCell;
    Mesh mesh = clipped(surfaceOf(bodyForm, grid),
                        [](const Vec3& p) { return -std::min(eyeOpening(p), holeInTheBack(p)); });
    mesh = dividedByColors(mesh);
    mesh.name = "Body";
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        mesh.materials.push_back(static_cast<std::int32_t>(skinDye(polygonMiddle(mesh, f))));
    }
    return mesh;
}

/// Eyelashes: cards along the upper lids of a body.
Mesh makeLashes(const Mesh& body) {
    Mesh mesh;
    mesh.name = "Lashes";
    for (const auto& loop : borderLoops(body)) {
        for (std::size_t k = 0; k < loop.size(); ++k) {
            const BorderPoint& a = loop[k];
            const BorderPoint& b = loop[(k + 1) % loop.size()];
            const auto upper = [](const BorderPoint& border) {
                const Vec3 q = sculpted::fromModel(leftSide(border.position)) - sculpted::eye;
                return q.norm() < 0.03 && q.y() > 0.0015 + 0.0020 * q.x() / 0.0182;
            };
            if (!upper(a) || !upper(b)) {
                continue;
            }
            const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
            for (const BorderPoint& border : {a, b}) {
                const double side = border.position.x() < 0.0 ? -1.0 : 1.0;
                const double outer =
                    std::max(0.0, std::abs(border.position.x()) - sculpted::toModel(sculpted::eye).x()) /
                    0.020;
                const Vec3 sweep = Vec3(side * (0.1 + 0.8 * outer), 0.25, 0.75).normalized();
                mesh.vertices.push_back(border.position + 0.0006 * border.normal - 0.0010 * border.inward);
                mesh.vertices.push_back(border.position + (0.0030 + 0.0035 * outer) * sweep +
                                        0.0012 * border.inward);
            }
            mesh.addPolygon(std::array{first, first + 2, first + 3, first + 1});
        }
    }
    mesh.normals = smoothNormals(mesh);
    return mesh;
}

/// Positions to a hundredth of a millimetre: what the last digits of another machine's mathematics would
/// change is gone.
void settle(Mesh& mesh) {
    for (Vec3& p : mesh.vertices) {
        p = (p.array() * 1e5).round() / 1e5;
    }
    for (Vec3f& n : mesh.normals) {
        n = (n.array() * 1024.0F).round() / 1024.0F;
    }
}

void addPart(Scene& scene, Mesh mesh) {
    settle(mesh);
    addUvs(mesh);
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
}

void addPart(Scene& scene, Mesh mesh, Dye color) {
    dye(mesh, color);
    addPart(scene, std::move(mesh));
}

Mesh dyedEyes() {
    std::vector<int> rings;
    Mesh eyes = makeEyes(rings);
    for (const int ring : rings) {
        const Dye color = ring < kPupilRings ? Dye::Pupil : ring < kIrisRings ? Dye::Iris : Dye::EyeWhite;
        eyes.materials.push_back(static_cast<std::int32_t>(color));
    }
    return eyes;
}

} // namespace

Scene wayfarer() {
    Scene scene;
    scene.metersPerUnit = 1.0;
    scene.materials = palette();
    scene.skeleton = makeRig();
    Mesh skin = makeSkin();
    Mesh lashes = makeLashes(skin);
    paint(skin, blush);
    addPart(scene, std::move(skin));
    addPart(scene, std::move(lashes), Dye::Lash);
    addPart(scene, dyedEyes());
    addPart(scene, makeBrows(), Dye::Hair);
    addPart(scene, makeHair(), Dye::Hair);
    addPart(scene, makeShirt(), Dye::Linen);
    addPart(scene, makeTrousers(), Dye::Trousers);
    Mesh trim;
    addPart(scene, makeTunic(trim), Dye::Tunic);
    addPart(scene, std::move(trim), Dye::Trim);
    addPart(scene, makeScarf(), Dye::Scarf);
    addPart(scene, makeBracers(), Dye::Leather);
    addPart(scene, makeBoots(), Dye::Leather);
    addPart(scene, makeSoles(), Dye::Sole);
    addPart(scene, makeBootCuffs(), Dye::Tan);
    addPart(scene, makeBelt(), Dye::DarkLeather);
    addPart(scene, makeBuckle(), Dye::Brass);
    addPart(scene, makeStrap(), Dye::DarkLeather);
    addPart(scene, makePouch(), Dye::Tan);
    addPart(scene, makePouchFlap(), Dye::Leather);
    addPart(scene, makeBedroll(), Dye::Blanket);
    addPart(scene, makeBedrollBands(), Dye::DarkLeather);
    return scene;
}

} // namespace sinew::sample
