#include "app/view/DrawnShapes.h"

#include "app/view/ColorMaps.h"
#include "core/bind/settings/WireCurve.h"
#include "core/geometry/WeldedSurface.h"
#include "core/solve/classic/EnvelopeSolver.h"

#include <algorithm>
#include <limits>
#include <map>
#include <string_view>

namespace sinew {
namespace {

constexpr double kBoneShapesThickness = 0.10; // of a bone's length
constexpr double kBoneShapesThickestFraction = 0.016;
constexpr double kBoneShapesWaist = 0.15;
constexpr double kEndFraction = 0.4; // of the bone that leads to an end
constexpr double kShortestBone = 1e-4;

/// The whole bone as two pieces, from joint to waist and on to the tail; fractions of its length.
constexpr std::array<std::array<double, 2>, 2> kWholeBone{{{0.0, kBoneShapesWaist}, {kBoneShapesWaist, 1.0}}};
/// The pieces of a guessed one. The gaps are wide enough to be seen on fingers of 40 pixels.
constexpr std::array<std::array<double, 2>, 4> kDashedBone{
    {{0.0, kBoneShapesWaist}, {0.26, 0.44}, {0.54, 0.72}, {0.82, 1.0}}};

/// Where a joint without children ends in the bind pose, if anywhere.
std::optional<Vec3> endOf(const Skeleton& skeleton, std::size_t j, const std::optional<Vec3>& guessed) {
    const Joint& joint = skeleton.joints[j];
    if (joint.tail) {
        return joint.tail;
    }
    if (guessed || joint.parent == kNone) {
        return guessed;
    }
    const Vec3 along = skeleton.position(j) - skeleton.position(static_cast<std::size_t>(joint.parent));
    return skeleton.position(j) + kEndFraction * along; // straight on
}

/// The cross-section of a bone's octahedron at a fraction of its length: a point at both ends.
std::array<Vec3, 4> crossSection(const BoneShape& bone, double fraction) {
    const Vec3 along = bone.tail - bone.head;
    const double width = fraction < kBoneShapesWaist ? fraction / kBoneShapesWaist
                                                     : (1.0 - fraction) / (1.0 - kBoneShapesWaist);
    const Vec3 side = width * bone.thickness * along.unitOrthogonal();
    const Vec3 other = along.normalized().cross(side);
    const Vec3 middle = bone.head + fraction * along;
    return {middle + side, middle + other, middle - side, middle - other};
}

/// Leaves out those that ends without width make.
void addBoneFace(BoneFaces& drawn, const Vec3& a, const Vec3& b, const Vec3& c) {
    if (a != b && b != c && c != a) {
        drawn.faces.push_back({a, b, c});
    }
}

void addBoneEdge(BoneFaces& drawn, const Vec3& a, const Vec3& b) {
    if (a != b) {
        drawn.edges.push_back({a, b});
    }
}

/// The sides of a bone between two fractions of its length.
void addPiece(BoneFaces& drawn, const std::array<Vec3, 4>& from, const std::array<Vec3, 4>& to) {
    for (std::size_t k = 0; k < 4; ++k) {
        const std::size_t next = (k + 1) % 4;
        addBoneFace(drawn, from[k], from[next], to[next]);
        addBoneFace(drawn, from[k], to[next], to[k]);
        addBoneEdge(drawn, from[k], to[k]);
        addBoneEdge(drawn, to[k], to[next]);
    }
}

/// Closes a piece at its two ends.
void addCaps(BoneFaces& drawn, const std::array<Vec3, 4>& from, const std::array<Vec3, 4>& to) {
    addBoneFace(drawn, to[0], to[1], to[2]);
    addBoneFace(drawn, to[0], to[2], to[3]);
    addBoneFace(drawn, from[0], from[2], from[1]);
    addBoneFace(drawn, from[0], from[3], from[2]);
    for (std::size_t k = 0; k < 4; ++k) {
        addBoneEdge(drawn, from[k], from[(k + 1) % 4]);
    }
}

/// The handles' volumes, else the bone's segments.
std::vector<RoundedBox> spinesOf(const Bone& bone) {
    std::vector<RoundedBox> spines = bone.volumes;
    if (spines.empty()) {
        for (const Segment& segment : bone.segments) {
            spines.push_back(volumeOf(Solid::capsule(segment.a, segment.b, 0.0)));
        }
    }
    return spines;
}

RoundedBox widened(RoundedBox spine, double radius, const Transform& matrix) {
    spine.radius += radius;
    return spine.transformed(matrix);
}

EnvelopeRadii radiiOf(const EnvelopeSolution& envelopes, std::size_t source) {
    const double radius = envelopes.radii()[source];
    return {radius, radius * (1.0 + envelopes.blend())};
}

} // namespace

std::vector<BoneShape> boneShapes(const Skeleton& skeleton, std::span<const Transform> joints, double size,
                                  std::span<const std::optional<Vec3>> guessedTails) {
    std::vector<BoneShape> bones;
    const std::vector<std::vector<std::int32_t>> children = skeleton.children();
    const auto add = [&](std::size_t j, const Vec3& tail, std::int32_t child, bool guessed) {
        const Vec3 head = joints[j].translation();
        const double length = (tail - head).norm();
        if (length > kShortestBone * size) {
            const double thickness =
                std::min(kBoneShapesThickness * length, kBoneShapesThickestFraction * size);
            bones.push_back({static_cast<std::int32_t>(j), head, tail, thickness, child, guessed});
        }
    };
    const std::size_t own = ownJointCount(skeleton);
    for (std::size_t j = 0; j < own; ++j) {
        bool ends = true;
        for (const std::int32_t child : children[j]) {
            if (static_cast<std::size_t>(child) < own) {
                add(j, joints[static_cast<std::size_t>(child)].translation(), child, false);
                ends = false;
            }
        }
        if (!ends) {
            continue;
        }
        const std::optional<Vec3> guessed = j < guessedTails.size() ? guessedTails[j] : std::nullopt;
        if (const std::optional<Vec3> end = endOf(skeleton, j, guessed)) {
            const Transform jointFromModelBind = skeleton.joints[j].modelFromJointBind.inverse();
            add(j, joints[j] * (jointFromModelBind * *end), kNone, guessed.has_value());
        }
    }
    return bones;
}

BoneFaces boneFaces(const BoneShape& bone) {
    BoneFaces drawn;
    if (!bone.guessed) {
        for (const auto& [from, to] : kWholeBone) {
            addPiece(drawn, crossSection(bone, from), crossSection(bone, to));
        }
        return drawn;
    }
    for (const auto& [from, to] : kDashedBone) {
        const std::array<Vec3, 4> start = crossSection(bone, from);
        const std::array<Vec3, 4> end = crossSection(bone, to);
        addPiece(drawn, start, end);
        addCaps(drawn, start, end);
    }
    return drawn;
}

namespace {

/// The curve of a wire whose control vertices stand at `vertices`; empty of other cages.
std::vector<Vec3> curveThrough(const Cage& cage, const std::vector<Vec3>& vertices) {
    std::vector<Vec3> control;
    if (cage.kind == CageKind::Wire) {
        for (const std::uint32_t vertex : wireOrder(cage)) {
            control.push_back(vertices[vertex]);
        }
    }
    return control.empty() ? control : WireCurve(std::move(control)).line();
}

} // namespace

std::vector<CageShape> cageShapes(const std::vector<Cage>& cages, const Skeleton& skeleton,
                                  std::span<const Transform> modelFromJoint) {
    std::map<std::string_view, std::int32_t> numbers;
    for (std::size_t j = 0; !cages.empty() && j < skeleton.size(); ++j) {
        numbers.emplace(skeleton.joints[j].name, static_cast<std::int32_t>(j)); // of equals the first
    }
    std::vector<CageShape> shapes;
    for (const Cage& cage : cages) {
        CageShape shape{cage.vertices, {}, cage.faces, cageEdges(cage)};
        for (std::size_t v = 0; v < cage.vertices.size(); ++v) {
            const std::string name = cageJoint(cage, v);
            const auto found = numbers.find(name);
            shape.joints.push_back(found == numbers.end() ? kNone : found->second);
            if (found != numbers.end()) {
                const auto j = static_cast<std::size_t>(found->second);
                const Transform& bind = skeleton.joints[j].modelFromJointBind;
                shape.vertices[v] = modelFromJoint[j] * (bind.inverse() * cage.vertices[v]);
            }
        }
        shape.curve = curveThrough(cage, shape.vertices);
        shapes.push_back(std::move(shape));
    }
    return shapes;
}

CageShape drawnShape(const CageChain& chain) {
    CageShape shape;
    for (const ChainVertex& each : chain.vertices) {
        shape.vertices.push_back(each.position);
    }
    shape.joints.assign(shape.vertices.size(), kNone);
    CageChain closed = chain;
    closed.closedAt = 0;
    shape.faces = chainFaces(closed);
    shape.edges = chainEdges(chain);
    return shape;
}

CageShape movedShape(const BindSettings& settings, const HandlePoint& point, const Vec3& position) {
    CageShape shape;
    if (point.cage) {
        const Cage cage = withMovedVertex(settings.cages[*point.cage], point.index, position);
        shape = {cage.vertices, {}, cage.faces, cageEdges(cage), curveThrough(cage, cage.vertices)};
    } else {
        shape.vertices = {position};
    }
    shape.joints.assign(shape.vertices.size(), kNone);
    return shape;
}

const EnvelopeSolution* envelopesOf(const BindState& bound) {
    return dynamic_cast<const EnvelopeSolution*>(bound.solutionOf("envelope"));
}

AxisVolume fadedVolume(const AxisVolume& volume, double blend) {
    return volume.grown(blend * volume.innerRadius());
}

std::vector<EnvelopeShape> envelopeShapes(const EnvelopeSolution& envelopes,
                                          std::span<const Transform> matrices) {
    std::vector<EnvelopeShape> shapes;
    const std::vector<Bone>& bones = envelopes.input().sources.joints;
    for (std::size_t source = 0; source < bones.size(); ++source) {
        const auto radii = radiiOf(envelopes, source);
        EnvelopeShape& shape = shapes.emplace_back();
        shape.joint = bones[source].joint;
        if (!(radii.held > 0.0) || bones[source].area != nullptr) { // an area's pieces are too many
            continue;
        }
        const Transform& matrix = matrices[static_cast<std::size_t>(shape.joint)];
        for (const AxisVolume& volume : envelopes.volumes()[source]) {
            shape.heldVolumes.push_back(volume.transformed(matrix));
            shape.fadedVolumes.push_back(fadedVolume(volume, envelopes.blend()).transformed(matrix));
        }
        if (!shape.heldVolumes.empty()) {
            continue;
        }
        for (const RoundedBox& spine : spinesOf(bones[source])) {
            shape.held.push_back(widened(spine, radii.held, matrix));
            shape.faded.push_back(widened(spine, radii.faded, matrix));
        }
    }
    return shapes;
}

std::optional<EnvelopeRadii> envelopeRadii(const EnvelopeSolution& envelopes, std::int32_t joint) {
    const std::int32_t source = envelopes.input().sourceOf(joint);
    if (source == kNone || !(envelopes.radii()[static_cast<std::size_t>(source)] > 0.0)) {
        return std::nullopt;
    }
    return radiiOf(envelopes, static_cast<std::size_t>(source));
}

namespace {

/// By the vertex of these parts that is nearest to the place.
std::optional<ViewMark> markBy(const Scene& scene, std::size_t firstPart, std::size_t endPart,
                               const Vec3& position) {
    std::optional<ViewMark> mark;
    double min = std::numeric_limits<double>::infinity();
    for (std::size_t part = firstPart; part < endPart; ++part) {
        const std::vector<Vec3>& vertices = scene.parts[part].mesh->vertices;
        for (std::size_t p = 0; p < vertices.size(); ++p) {
            const double distance = (vertices[p] - position).squaredNorm();
            if (distance < min) {
                min = distance;
                mark = ViewMark();
                mark->by = VertexId{static_cast<std::uint32_t>(part), static_cast<std::uint32_t>(p)};
                mark->offset = position - vertices[p];
            }
        }
    }
    return mark;
}

Aabb boxOf(const Mesh& mesh, int shell) {
    const SurfaceShells shells = shell > 0 ? surfaceShells(mesh) : SurfaceShells();
    Aabb box;
    for (std::size_t p = 0; p < mesh.vertices.size(); ++p) {
        const bool within = shell == 0 || shells.ofVertex[p] == static_cast<std::uint32_t>(shell - 1);
        if (within && mesh.vertices[p].allFinite()) {
            box.add(mesh.vertices[p]);
        }
    }
    return box;
}

constexpr float kThinnest = 1.6F;
constexpr float kWeightWidth = 4.5F; // of a weight of 1
constexpr float kStepDot = 4.5F;
constexpr float kBridgeRing = 19.0F;
constexpr float kBridgeHole = 12.0F;
constexpr float kPointDot = 9.0F;

void addPath(const VertexExplanation& explanation, std::size_t rank, std::vector<ExplanationLine>& lines) {
    const BonePath& bone = explanation.bones[rank];
    const std::vector<Vec3> positions = bone.line(explanation.position);
    const Rgba joint = withAlpha(distinctColor(rank), bone.weight > 0.0F ? 1.0F : 0.55F);
    const float width = kThinnest + kWeightWidth * bone.weight;
    for (std::size_t i = 0; i + 1 < positions.size(); ++i) {
        // A step over the gap to a loose part is no path inside: it is drawn as the bridge it is.
        const bool jump = i + 1 < bone.steps.size() && bone.steps[i + 1].jump;
        lines.push_back({positions[i], positions[i + 1], jump ? kSuspectedBridge : joint, width});
    }
}

void addMarks(const BonePath& bone, std::vector<ExplanationLine>& lines) {
    for (const PathStep& step : bone.steps) {
        if (step.boundary) {
            lines.push_back({step.position, step.position, kBoundaryStep, kStepDot});
        }
    }
    if (bone.thinPlace >= 0 && static_cast<std::size_t>(bone.thinPlace) < bone.steps.size()) {
        const Vec3& position = bone.steps[static_cast<std::size_t>(bone.thinPlace)].position;
        lines.push_back({position, position, kSuspectedBridge, kBridgeRing});
        lines.push_back({position, position, kWhite, kBridgeHole});
        lines.push_back({position, position, kSuspectedBridge, kBridgeHole - 4.0F});
    }
}

} // namespace

ViewMark markOfJoint(std::int32_t joint) {
    ViewMark mark;
    mark.joint = joint;
    return mark;
}

std::optional<ViewMark> markOfVolumeEdit(const Scene& scene, const Vec3& position, double radius,
                                         double around) {
    std::optional<ViewMark> mark = markBy(scene, 0, scene.parts.size(), position);
    if (mark) {
        mark->radius = radius;
        mark->around = around;
    }
    return mark;
}

Rgba volumeEditColor(VolumeEditKind kind) {
    switch (kind) {
    case VolumeEditKind::Refine:
        return rgba(92, 184, 250);
    case VolumeEditKind::Separate:
        return rgba(250, 115, 90);
    case VolumeEditKind::Connect:
        break;
    }
    return rgba(115, 217, 128);
}

std::optional<ViewMark> markOfPiece(const Scene& scene, PieceId piece) {
    constexpr double roomAboutAShell = 2.0; // of its half diagonal
    const Aabb box = boxOf(*scene.parts[piece.part].mesh, piece.shell);
    std::optional<ViewMark> mark;
    if (!box.empty()) {
        mark = markBy(scene, piece.part, piece.part + 1, box.center());
    }
    if (mark) {
        mark->part = static_cast<std::int32_t>(piece.part);
        mark->radius = 0.5 * box.diagonal();
        mark->around = piece.shell > 0 ? roomAboutAShell * mark->radius : 0.0;
    }
    return mark;
}

Vec3 positionOf(const ViewMark& mark, PosedMesh& posed) {
    if (mark.by) {
        return posed.shownVertices(mark.by->part, std::span(&mark.by->vertex, 1))[0] + mark.offset;
    }
    return posed.joints()[static_cast<std::size_t>(mark.joint)].translation();
}

std::vector<ExplanationLine> explanationLines(const VertexExplanation& explanation) {
    std::vector<ExplanationLine> lines;
    for (std::size_t n = explanation.bones.size(); n-- > 0;) {
        addPath(explanation, n, lines);
    }
    for (const BonePath& bone : explanation.bones) {
        addMarks(bone, lines);
    }
    lines.push_back({explanation.position, explanation.position, kExplainedVertex, kPointDot});
    return lines;
}

} // namespace sinew
