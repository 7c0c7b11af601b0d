#pragma once

#include "core/deform/ImplicitSkin.h"
#include "core/scene/Scene.h"
#include "tests/quality/Bends.h"

#include <utility>
#include <vector>

namespace sinew::quality {

/// All bending parts as one mesh, so that crossings between parts count as well.
struct Body {
    std::vector<SkinnedPart> parts;
    std::vector<std::size_t> first; ///< point of every part, + 1
    std::vector<Triangle> triangles;
    std::vector<Vec3> rest;
    std::vector<char> restCrosses;
    double height = 1.0;
};

Body bodyOf(const Scene& scene);

/// Triangles that cross others, where the points are these. #triangles flags.
std::vector<char> crossings(const Body& body, const std::vector<Vec3>& points);

/// Points more than half of whose weight belongs to the two bones that a joint bends. #points flags.
std::vector<char> limbPoints(const Body& body, const Bend& bend);

/// The limb's surface, closed by a fan over every border.
class LimbVolume {
public:
    LimbVolume(const Body& body, const std::vector<char>& limb);
    double at(const std::vector<Vec3>& points) const;

private:
    std::vector<Triangle> m_triangles;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_border;
    std::vector<std::uint32_t> m_loopOf;
};

} // namespace sinew::quality
