#include "app/rig/RigFiles.h"
#include "core/geometry/BoxTree.h"
#include "core/geometry/Mesh.h"
#include "core/geometry/SurfaceRays.h"
#include "core/geometry/WeldedSurface.h"
#include "core/skeleton/HumanPose.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>

namespace sinew {
namespace {

constexpr int kSlices = 12;             ///< of a stroke
constexpr double kShortHang = 0.1;      ///< of the body's height, that a garment hangs at least
constexpr double kAgreeingSlices = 0.6; ///< of those looked at, that have to agree
constexpr double kNarrowHair = 0.6;     ///< of its length, up to which hair is one strand
constexpr double kHairColumn = 0.3;     ///< of its length, that a column of wide hair takes
constexpr double kJointLength = 0.07;   ///< of the body's height, between the joints of a chain

/// The surface of a scene, welded, and the shells of it.
struct SceneShells {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;
    SurfaceShells shells;
    std::vector<Aabb> boxes;

    explicit SceneShells(const Scene& scene) {
        std::vector<const Mesh*> meshes;
        for (const Part& part : scene.parts) {
            meshes.push_back(part.mesh.get());
        }
        const WeldedSurface surface(meshes);
        vertices = surface.positions(meshes);
        for (std::size_t part = 0; part < meshes.size(); ++part) {
            for (const Triangle& triangle : triangulate(*meshes[part])) {
                triangles.push_back(surface.welded(part, triangle));
            }
        }
        shells = surfaceShells(vertices.size(), triangles);
        boxes.resize(shells.count);
        for (std::size_t v = 0; v < vertices.size(); ++v) {
            if (shells.ofVertex[v] != SurfaceShells::kNone) {
                boxes[shells.ofVertex[v]].add(vertices[v]);
            }
        }
    }
};

/// Where the parts of a human are that garments hang on.
struct DressedBody {
    std::string hips;
    std::string chest;
    std::string head;
    Vec3 hipsAt, chestAt, headAt, leftLeg, rightLeg, knees;
    Vec3 left, front;
    double height = 0.0;
    double crown = 0.0; ///< the top of everything

    static std::optional<DressedBody> of(const Scene& scene, const Skeleton& skeleton) {
        const HumanoidMap map = findHumanoid(skeleton);
        const auto joint = [&](std::string_view bone) { return humanJoint(map, bone); };
        const auto at = [&](std::string_view bone) {
            return skeleton.position(static_cast<std::size_t>(joint(bone)));
        };
        const auto name = [&](std::int32_t of) { return skeleton.joints[static_cast<std::size_t>(of)].name; };
        for (const char* bone : {"hips", "head", "leftUpperLeg", "rightUpperLeg", "leftLowerLeg",
                                 "rightLowerLeg", "leftUpperArm", "rightUpperArm"}) {
            if (joint(bone) == kNone) {
                return std::nullopt;
            }
        }
        std::int32_t chest = joint("upperChest") != kNone ? joint("upperChest") : joint("chest");
        chest = chest != kNone ? chest : joint("spine");
        chest = chest != kNone ? chest : joint("hips");
        DressedBody body;
        body.hips = name(joint("hips"));
        body.chest = name(chest);
        body.head = name(joint("head"));
        body.hipsAt = at("hips");
        body.chestAt = 0.5 * (at("leftUpperArm") + at("rightUpperArm"));
        body.headAt = at("head");
        body.leftLeg = at("leftUpperLeg");
        body.rightLeg = at("rightUpperLeg");
        body.knees = 0.5 * (at("leftLowerLeg") + at("rightLowerLeg"));
        body.left = (body.leftLeg - body.rightLeg).normalized();
        body.front = body.left.cross(Vec3::UnitY()).normalized();
        const Aabb box = bounds(scene);
        body.height = box.extent().y();
        body.crown = box.max.y();
        return body;
    }
};

/// Judges the shells of a scene one by one.
class GarmentFinder {
public:
    GarmentFinder(const Scene& scene, const DressedBody& body)
        : m_surface(scene)
        , m_rays(m_surface.vertices, m_surface.triangles)
        , m_body(body) {}

    std::vector<ChainStroke> run() {
        std::vector<ChainStroke> strokes;
        for (std::uint32_t shell = 0; shell < m_surface.shells.count; ++shell) {
            if (isBody(shell)) {
                continue;
            }
            for (const auto& find : {&GarmentFinder::skirt, &GarmentFinder::hair, &GarmentFinder::cape}) {
                if (auto stroke = (this->*find)(shell)) {
                    strokes.push_back(std::move(*stroke));
                    break;
                }
            }
        }
        nameApart(strokes);
        return strokes;
    }

private:
    const Aabb& box(std::uint32_t shell) const { return m_surface.boxes[shell]; }

    /// From the head to below the knees: the body, or all of it with its clothes.
    bool isBody(std::uint32_t shell) const {
        return box(shell).max.y() > m_body.headAt.y() && box(shell).min.y() < m_body.knees.y();
    }

    /// The nearest crossing of a shell, or the farthest.
    std::optional<double> crossing(std::uint32_t shell, const Vec3& from, const Vec3& direction,
                                   bool farthest = false) {
        m_crossings.clear();
        m_rays.cross(from, direction, m_crossings);
        std::optional<double> distance;
        for (const SurfaceCrossing& crossing : m_crossings) {
            if (crossing.shell == shell && (!distance || farthest)) {
                distance = crossing.distance;
            }
        }
        return distance;
    }

    /// Whether a shell goes around a place at its height.
    bool surrounds(std::uint32_t shell, const Vec3& from) {
        return crossing(shell, from, m_body.left) && crossing(shell, from, -m_body.left) &&
               crossing(shell, from, m_body.front) && crossing(shell, from, -m_body.front);
    }

    /// Between the legs at a height.
    Vec3 middleAt(double height) const {
        Vec3 middle = 0.5 * (m_body.leftLeg + m_body.rightLeg);
        middle.y() = height;
        return middle;
    }

    int jointsFor(double length) const {
        return std::clamp(static_cast<int>(std::round(length / (kJointLength * m_body.height))) + 1, 3, 8);
    }

    std::optional<ChainStroke> skirt(std::uint32_t shell) {
        const double top = std::min(box(shell).max.y(), m_body.hipsAt.y());
        const double legs = std::min(m_body.leftLeg.y(), m_body.rightLeg.y());
        const double hem = box(shell).min.y();
        if (box(shell).max.y() < legs - 0.5 * kShortHang * m_body.height ||
            legs - hem < 0.5 * kShortHang * m_body.height || top - hem < kShortHang * m_body.height) {
            return std::nullopt;
        }
        const double spread = 0.5 * (m_body.leftLeg - m_body.rightLeg).norm();
        int around = 0;
        for (int slice = 0; slice < kSlices; ++slice) {
            const double height = hem + (legs - hem) * (0.1 + 0.8 * slice / (kSlices - 1));
            const Vec3 from = middleAt(height);
            const auto toLeft = crossing(shell, from, m_body.left);
            const auto toRight = crossing(shell, from, -m_body.left);
            const bool wide = toLeft && toRight && *toLeft > spread && *toRight > spread;
            around += wide && surrounds(shell, from) ? 1 : 0;
        }
        if (around < kAgreeingSlices * kSlices) {
            return std::nullopt;
        }
        ChainStroke stroke = strokeAlong(shell, top, hem, m_body.front);
        stroke.name = "skirt";
        stroke.parent = m_body.hips;
        stroke.kind = ColumnKind::Ring;
        return usable(std::move(stroke));
    }

    /// Places on a shell from one height down to another, from the middle of the body outwards.
    ChainStroke strokeAlong(std::uint32_t shell, double top, double bottom, const Vec3& direction,
                            std::optional<Vec3> axis = {}) {
        ChainStroke stroke;
        const double inset = 0.02 * (top - bottom);
        for (int slice = 0; slice < kSlices; ++slice) {
            const double height = top - inset - (top - bottom - 2.0 * inset) * slice / (kSlices - 1);
            Vec3 from = axis.value_or(middleAt(height));
            from.y() = height;
            if (const auto distance = crossing(shell, from, direction, true)) {
                stroke.positions.push_back(from + *distance * direction);
            }
        }
        stroke.joints = jointsFor(lengthOfLine(stroke.positions));
        return stroke;
    }

    static std::optional<ChainStroke> usable(ChainStroke stroke) {
        return stroke.positions.size() > kSlices / 2 ? std::optional(std::move(stroke)) : std::nullopt;
    }

    std::vector<Vec3> verticesBetween(std::uint32_t shell, double low, double high) const {
        std::vector<Vec3> vertices;
        for (std::size_t v = 0; v < m_surface.vertices.size(); ++v) {
            const Vec3& vertex = m_surface.vertices[v];
            if (m_surface.shells.ofVertex[v] == shell && vertex.y() >= low && vertex.y() <= high) {
                vertices.push_back(vertex);
            }
        }
        return vertices;
    }

    std::optional<ChainStroke> hair(std::uint32_t shell) {
        const double skull = m_body.crown - m_body.headAt.y();
        const double bottom = box(shell).min.y();
        const Vec3 center = box(shell).center();
        const double aside =
            std::max(std::abs((center - m_body.headAt).x()), std::abs((center - m_body.headAt).z()));
        if (box(shell).max.y() < m_body.headAt.y() || bottom > m_body.headAt.y() - 0.3 * skull ||
            aside > 2.0 * skull) {
            return std::nullopt;
        }
        if (surrounds(shell, m_body.headAt - 0.15 * skull * Vec3::UnitY())) {
            return std::nullopt; // a neck, or a head with one
        }
        const double top = std::min(box(shell).max.y(), m_body.headAt.y() + 0.4 * skull);
        const std::vector<Vec3> hanging = verticesBetween(shell, bottom, m_body.headAt.y());
        Aabb wide;
        for (const Vec3& vertex : hanging) {
            wide.add(Vec3(vertex.dot(m_body.left), vertex.y(), vertex.dot(m_body.front)));
        }
        const double length = top - bottom;
        if (hanging.empty() || length < 0.5 * kShortHang * m_body.height) {
            return std::nullopt;
        }
        const double width = std::max(wide.extent().x(), wide.extent().z());
        ChainStroke stroke = width < kNarrowHair * length
                                 ? strand(shell, top, bottom)
                                 : strokeAlong(shell, top, bottom, -m_body.front, m_body.headAt);
        if (width >= kNarrowHair * length) {
            stroke.kind = ColumnKind::Row;
            stroke.columns = std::clamp(static_cast<int>(std::round(width / (kHairColumn * length))), 2, 6);
        }
        stroke.name = "hair";
        stroke.parent = m_body.head;
        return usable(std::move(stroke));
    }

    /// Through the middles of slices.
    ChainStroke strand(std::uint32_t shell, double top, double bottom) const {
        ChainStroke stroke;
        const double slice = (top - bottom) / kSlices;
        for (int n = 0; n < kSlices; ++n) {
            const std::vector<Vec3> vertices = verticesBetween(shell, top - (n + 1) * slice, top - n * slice);
            Vec3 sum = Vec3::Zero();
            for (const Vec3& vertex : vertices) {
                sum += vertex / static_cast<double>(vertices.size());
            }
            if (!vertices.empty()) {
                stroke.positions.push_back(sum);
            }
        }
        stroke.joints = jointsFor(lengthOfLine(stroke.positions));
        return stroke;
    }

    std::optional<ChainStroke> cape(std::uint32_t shell) {
        const double top = std::min(box(shell).max.y(), m_body.chestAt.y());
        const double bottom = box(shell).min.y();
        const Vec3 behind = box(shell).center() - m_body.chestAt;
        if (box(shell).max.y() < 0.5 * (m_body.chestAt.y() + m_body.hipsAt.y()) ||
            bottom > m_body.hipsAt.y() || behind.dot(m_body.front) > 0.0) {
            return std::nullopt;
        }
        const Vec3 axis = m_body.chestAt;
        for (const double fraction : {0.25, 0.5, 0.75}) {
            Vec3 from = axis;
            from.y() = bottom + fraction * (top - bottom);
            if (!crossing(shell, from, -m_body.front) || crossing(shell, from, m_body.front)) {
                return std::nullopt;
            }
        }
        ChainStroke stroke = strokeAlong(shell, top, bottom, -m_body.front, axis);
        stroke.name = "cape";
        stroke.parent = m_body.chest;
        stroke.kind = ColumnKind::Row;
        stroke.columns = 4;
        return usable(std::move(stroke));
    }

    /// "hair2" for a second one of a name.
    static void nameApart(std::vector<ChainStroke>& strokes) {
        for (std::size_t i = 0; i < strokes.size(); ++i) {
            const std::string name = strokes[i].name;
            int number = 1;
            for (std::size_t later = i + 1; later < strokes.size(); ++later) {
                if (strokes[later].name == name) {
                    strokes[later].name = name + std::to_string(++number) + "_";
                }
            }
        }
    }

    SceneShells m_surface;
    SurfaceRays m_rays;
    const DressedBody& m_body;
    std::vector<SurfaceCrossing> m_crossings; ///< scratch
};

} // namespace

std::vector<ChainStroke> garmentStrokes(const Scene& scene, const Skeleton& skeleton) {
    const auto body = DressedBody::of(scene, skeleton);
    return body ? GarmentFinder(scene, *body).run() : std::vector<ChainStroke>();
}

} // namespace sinew
