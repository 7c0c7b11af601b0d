#include "core/base/Parallel.h"
#include "core/deform/implicit/ImplicitSkin.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sinew {
namespace {

constexpr double kFoldApart = 1e-6; ///< of the height: joints nearer to each other stand in one place
constexpr double kShared = 0.1;     ///< weight that both sides have at least where skin passes over
constexpr double kFold = 3.1;       ///< of the radius: how far from the joint skin folds, fading to 1.5 times
constexpr double kSwell = 2.0;      ///< of the radius: how far it swells
constexpr double kMinSwell = 0.02;  ///< less counts as none
constexpr double kSeamWidth = 0.15; ///< of the radius: so near to the seam skin belongs to both sides
constexpr double kOfSide = 0.3;     ///< weight from which on skin belongs to a side
constexpr double kOfFold = 0.8;     ///< weight of the joints about the fold, from which on skin belongs to it
constexpr double kNotOfFold = 0.3;  ///< and up to which it does not
constexpr double kEncloses = 0.2;   ///< signed volume of the unsigned: less is a sheet or a shell inside out

double smoothStep(double t) {
    t = std::clamp(t, 0.0, 1.0);
    return t * t * (3.0 - 2.0 * t);
}

/// Weights of all vertices at one joint: of all below it, of the joints about its fold, and of its bones.
struct FoldWeights {
    std::vector<float> below;
    std::vector<float> near;
    std::vector<float> bones;
};

class Folds {
public:
    Folds(std::span<const SkinnedPart> parts, const Skeleton& skeleton, const ImplicitSkin& skin,
          std::span<const Vec3> anchors)
        : m_parts(parts)
        , m_skeleton(skeleton)
        , m_skin(skin)
        , m_anchors(anchors)
        , m_children(skeleton.children())
        , m_triangles(trianglesOf()) {}

    std::optional<JointFold> at(std::size_t j) const {
        JointFold fold;
        fold.joint = j;
        fold.pivot = m_skeleton.position(j);
        const std::optional<std::size_t> parent = parentOf(j);
        const Vec3 along = directionOf(j);
        if (!m_skin.fields[j] || !parent || along.isZero()) {
            return std::nullopt;
        }
        fold.parent = *parent;
        const Vec3 sum = along + (fold.pivot - m_skeleton.position(*parent)).normalized();
        fold.normal = sum.norm() > 0.3 ? Vec3(sum.normalized()) : along; // else the bones lie on one another
        const std::vector<char> below = subtree(j);
        const std::vector<char> bones = jointsOf(fold);
        const std::vector<char> near = jointsNear(fold, bones);
        const FoldWeights weights = weightsOf(below, near, bones);
        if (!measure(weights, fold)) {
            return std::nullopt;
        }
        addVertices(weights, fold);
        for (std::size_t k = 0; k < near.size(); ++k) {
            const FieldOrigin origin = m_skin.origins[k];
            if (near[k] != 0 && (origin == FieldOrigin::Hermite || origin == FieldOrigin::TooSmall)) {
                (below[k] != 0 ? fold.fieldsBelow : fold.fieldsAbove).push_back(k);
            }
        }
        return fold;
    }

private:
    std::vector<Triangle> trianglesOf() const {
        std::vector<std::vector<std::uint32_t>> indexOf(m_parts.size());
        const ImplicitVertices& vertices = m_skin.vertices;
        for (std::uint32_t i = 0; i < vertices.size(); ++i) {
            std::vector<std::uint32_t>& index = indexOf[vertices.part[i]];
            index.resize(m_parts[vertices.part[i]].mesh->vertexCount(), kNone32);
            index[vertices.vertex[i]] = i;
        }
        std::vector<Triangle> triangles;
        for (std::size_t part = 0; part < m_parts.size(); ++part) {
            for (const Triangle& t :
                 indexOf[part].empty() ? std::vector<Triangle>() : triangulate(*m_parts[part].mesh)) {
                const Triangle own{indexOf[part][t[0]], indexOf[part][t[1]], indexOf[part][t[2]]};
                if (std::ranges::find(own, kNone32) == own.end()) {
                    triangles.push_back(own);
                }
            }
        }
        return triangles;
    }

    std::optional<std::size_t> parentOf(std::size_t j) const {
        std::int32_t parent = m_skeleton.joints[j].parent;
        while (parent != kNone && (!m_skin.fields[static_cast<std::size_t>(parent)] || together(j, parent))) {
            parent = m_skeleton.joints[static_cast<std::size_t>(parent)].parent;
        }
        return parent == kNone ? std::nullopt : std::optional(static_cast<std::size_t>(parent));
    }
    bool together(std::size_t a, std::int32_t b) const {
        return (m_skeleton.position(a) - m_skeleton.position(static_cast<std::size_t>(b))).norm() <
               kFoldApart * m_skin.height;
    }

    /// Unit, towards the children; of a joint without any towards its skin. Zero: there is none.
    Vec3 directionOf(std::size_t j) const {
        Vec3 sum = Vec3::Zero();
        for (const std::int32_t child : m_children[j]) {
            sum += m_skeleton.position(static_cast<std::size_t>(child)) - m_skeleton.position(j);
        }
        for (std::size_t i = 0; sum.norm() < kFoldApart * m_skin.height && i < m_skin.vertices.size(); ++i) {
            sum += m_skin.vertices.joint[i] == static_cast<std::int32_t>(j)
                       ? Vec3(m_skin.rest[i] - m_skeleton.position(j))
                       : Vec3(Vec3::Zero());
        }
        return sum.norm() < kFoldApart * m_skin.height ? Vec3(Vec3::Zero()) : Vec3(sum.normalized());
    }

    std::vector<char> subtree(std::size_t j) const {
        std::vector<char> below(m_skeleton.size(), 0);
        for (std::size_t k = j; k < below.size(); ++k) {
            const std::int32_t parent = m_skeleton.joints[k].parent;
            below[k] = k == j || (parent != kNone && below[static_cast<std::size_t>(parent)] != 0) ? 1 : 0;
        }
        return below;
    }

    /// The joints of the bones that meet there: both, what hangs on the lower one and what lies between.
    std::vector<char> jointsOf(const JointFold& fold) const {
        std::vector<char> bones(m_skeleton.size(), 0);
        bones[fold.joint] = 1;
        for (const std::int32_t child : m_children[fold.joint]) {
            bones[static_cast<std::size_t>(child)] = 1;
        }
        std::int32_t above = m_skeleton.joints[fold.joint].parent;
        for (; above != static_cast<std::int32_t>(fold.parent);
             above = m_skeleton.joints[static_cast<std::size_t>(above)].parent) {
            bones[static_cast<std::size_t>(above)] = 1;
        }
        bones[fold.parent] = 1;
        return bones;
    }

    /// The joints whose skin may lie in the fold: its bones, what carries the upper one and what leaves that
    /// away from the fold. Of hips not the other leg: it lies beyond the plane.
    std::vector<char> jointsNear(const JointFold& fold, std::vector<char> near) const {
        if (const std::int32_t carrier = m_skeleton.joints[fold.parent].parent; carrier != kNone) {
            near[static_cast<std::size_t>(carrier)] = 1;
        }
        for (const std::int32_t child : m_children[fold.parent]) {
            if (directionOf(static_cast<std::size_t>(child)).dot(fold.normal) < 0.0) {
                near[static_cast<std::size_t>(child)] = 1;
            }
        }
        return near;
    }

    FoldWeights weightsOf(std::span<const char> below, std::span<const char> near,
                          std::span<const char> bones) const {
        const ImplicitVertices& vertices = m_skin.vertices;
        const std::vector<float> none(vertices.size(), 0.0F);
        FoldWeights weights{none, none, none};
        for (std::size_t i = 0; i < vertices.size(); ++i) {
            for (const Influence& influence : m_parts[vertices.part[i]].weights->at(vertices.vertex[i])) {
                const auto joint = static_cast<std::size_t>(influence.joint);
                weights.below[i] += below[joint] != 0 ? influence.weight : 0.0F;
                weights.near[i] += near[joint] != 0 ? influence.weight : 0.0F;
                weights.bones[i] += bones[joint] != 0 ? influence.weight : 0.0F;
            }
        }
        return weights;
    }

    double away(const JointFold& fold, std::size_t i) const { return (m_skin.rest[i] - fold.pivot).norm(); }

    /// Radius and seam by the skin that passes from one side to the other. False: there is none.
    bool measure(const FoldWeights& weights, JointFold& fold) const {
        std::vector<double> distances;
        for (std::size_t i = 0; i < m_skin.rest.size(); ++i) {
            const double below = weights.below[i];
            if (std::min(below, 1.0 - below) > kShared && weights.near[i] > 0.5F) {
                distances.push_back(away(fold, i));
            }
        }
        if (distances.empty()) {
            return false;
        }
        const auto middle = distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 2);
        std::ranges::nth_element(distances, middle);
        fold.radius = *middle;
        double total = 0.0;
        double sum = 0.0;
        for (std::size_t i = 0; i < m_skin.rest.size(); ++i) {
            const double below = weights.below[i];
            const double alike = std::pow(4.0 * below * std::max(0.0, 1.0 - below), 4.0) *
                                 static_cast<double>(weights.near[i]);
            if (alike > 0.0 && away(fold, i) < 2.0 * fold.radius) {
                total += alike;
                sum += alike * fold.normal.dot(m_skin.rest[i] - fold.pivot);
            }
        }
        fold.seam = total > 0.0 ? sum / total : 0.0;
        return fold.radius > kFoldApart * m_skin.height;
    }

    /// How far skin belongs to a fold, by its weight there.
    static double belonging(float weight) {
        return smoothStep((static_cast<double>(weight) - kNotOfFold) / (kOfFold - kNotOfFold));
    }

    FoldVertex vertexOf(const FoldWeights& weights, const JointFold& fold, std::size_t i) const {
        const double far = away(fold, i) / fold.radius;
        const double along = fold.normal.dot(m_skin.rest[i] - fold.pivot) - fold.seam;
        const double ofSide = along > 0.0 ? weights.below[i] : 1.0 - weights.below[i];
        // The chest beside a raised arm keeps its shape: it has no part in the volume of the shoulder.
        const double swells = belonging(weights.bones[i]) * std::exp(-(far / kSwell) * (far / kSwell));
        const double yields = belonging(weights.near[i]) * (1.0 - smoothStep((far - kFold) / (0.5 * kFold))) *
                              smoothStep(ofSide / kOfSide) *
                              smoothStep(std::abs(along) / (kSeamWidth * fold.radius));
        return {static_cast<std::uint32_t>(i),
                weights.below[i],
                static_cast<float>(along),
                static_cast<float>(yields),
                swells > kMinSwell ? static_cast<float>(swells) : 0.0F,
                m_anchors[i]};
    }

    void addVertices(const FoldWeights& weights, JointFold& fold) const {
        std::vector<std::uint32_t> indexOf(m_skin.rest.size(), kNone32);
        for (std::size_t i = 0; i < m_skin.rest.size(); ++i) {
            const FoldVertex vertex = vertexOf(weights, fold, i);
            if (vertex.yields > 0.0F || vertex.swells > 0.0F) {
                indexOf[i] = static_cast<std::uint32_t>(fold.vertices.size());
                fold.vertices.push_back(vertex);
            }
        }
        double enclosed = 0.0;
        double unsignedVolume = 0.0;
        for (const Triangle& t : m_triangles) {
            const Triangle own{indexOf[t[0]], indexOf[t[1]], indexOf[t[2]]};
            if (std::ranges::find(own, kNone32) != own.end()) {
                continue;
            }
            const double swells =
                fold.vertices[own[0]].swells + fold.vertices[own[1]].swells + fold.vertices[own[2]].swells;
            if (swells > 0.0) {
                fold.triangles.push_back({own[0], own[1], own[2]});
                const double cone =
                    swells * (m_skin.rest[t[0]] - fold.pivot)
                                 .dot((m_skin.rest[t[1]] - fold.pivot).cross(m_skin.rest[t[2]] - fold.pivot));
                enclosed += cone;
                unsignedVolume += std::abs(cone);
            }
        }
        fold.keepsVolume = enclosed > kEncloses * unsignedVolume;
    }

    static constexpr std::uint32_t kNone32 = 0xffffffffU;

    std::span<const SkinnedPart> m_parts;
    const Skeleton& m_skeleton;
    const ImplicitSkin& m_skin;
    std::span<const Vec3> m_anchors;
    std::vector<std::vector<std::int32_t>> m_children;
    std::vector<Triangle> m_triangles; ///< of skin.vertices
};

} // namespace

std::vector<JointFold> foldsOf(std::span<const SkinnedPart> parts, const Skeleton& skeleton,
                               const ImplicitSkin& skin, std::span<const Vec3> anchors) {
    const Folds folds(parts, skeleton, skin, anchors);
    std::vector<std::optional<JointFold>> found(skeleton.size());
    parallelFor(found.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t j = begin; j < end; ++j) {
            found[j] = folds.at(j);
        }
    });
    std::vector<JointFold> result;
    for (std::optional<JointFold>& fold : found) {
        if (fold) {
            result.push_back(std::move(*fold));
        }
    }
    return result;
}

} // namespace sinew
