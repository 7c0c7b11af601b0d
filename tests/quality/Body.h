#pragma once

#include "core/deform/implicit/ImplicitSkin.h"
#include "core/metrics/PosedFaces.h"
#include "core/scene/Scene.h"
#include "tests/quality/Bends.h"

#include <optional>
#include <utility>
#include <vector>

namespace sinew::quality {

/// All bending parts as one mesh, so that crossings between parts count as well.
struct Body {
    std::vector<SkinnedPart> parts;
    std::vector<std::size_t> first; ///< vertex of every part, + 1
    std::vector<Triangle> triangles;
    std::vector<Vec3> rest;
    std::optional<PosedCrossings> crossings; ///< always there, once it is made
    double height = 1.0;
};

Body bodyOf(const Scene& scene);

/// How many triangles cross others where the vertices are these, and did not in the bind pose.
std::size_t newCrossings(const Body& body, const std::vector<Vec3>& vertices);

/// Vertices more than half of whose weight belongs to the two bones that a joint bends. #vertices flags.
std::vector<char> limbVertices(const Body& body, const Bend& bend);

/// The skin about the joint: limbVertices within twice the median distance of those that both sides hold, a
/// tenth each at least. #vertices flags.
std::vector<char> jointVertices(const Body& body, const Skeleton& skeleton, const Bend& bend);

/// A limb's surface, closed by a fan over every border.
class LimbVolume {
public:
    LimbVolume(const Body& body, const std::vector<char>& limb);
    double at(const std::vector<Vec3>& vertices) const;

private:
    std::vector<Triangle> m_triangles;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_border;
    std::vector<std::uint32_t> m_loopOf;
};

} // namespace sinew::quality
