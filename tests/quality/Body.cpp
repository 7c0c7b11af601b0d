#include "tests/quality/Body.h"

#include <algorithm>
#include <map>

namespace sinew::quality {

std::size_t newCrossings(const Body& body, const std::vector<Vec3>& vertices) {
    Progress progress;
    const std::vector<char> marks = *body.crossings->marks(vertices, progress);
    return static_cast<std::size_t>(std::ranges::count(marks, char{1}));
}

Body bodyOf(const Scene& scene) {
    Body body;
    std::vector<std::vector<Vec3>> rest;
    for (const Part& part : scene.parts) {
        if (!part.weights || part.rigidJoint != kNone) {
            continue;
        }
        const auto offset = static_cast<std::uint32_t>(body.first.empty() ? 0 : body.rest.size());
        body.first.push_back(offset);
        body.parts.push_back({part.mesh.get(), part.weights.get()});
        for (const Triangle& t : triangulate(*part.mesh)) {
            body.triangles.push_back({t[0] + offset, t[1] + offset, t[2] + offset});
        }
        body.rest.insert(body.rest.end(), part.mesh->vertices.begin(), part.mesh->vertices.end());
    }
    body.first.push_back(body.rest.size());
    Aabb box;
    for (const Vec3& point : body.rest) {
        box.add(point);
    }
    body.height = box.extent().maxCoeff();
    Progress progress;
    body.crossings = *PosedCrossings::make(body.rest, body.triangles, progress);
    return body;
}

std::vector<char> limbVertices(const Body& body, const Bend& bend) {
    std::vector<char> limb;
    for (const SkinnedPart& part : body.parts) {
        for (std::size_t p = 0; p < part.mesh->vertexCount(); ++p) {
            float sum = 0.0F;
            for (const Influence& influence : part.weights->at(p)) {
                const auto joint = static_cast<std::size_t>(influence.joint);
                sum += joint == bend.joint || joint == bend.above ? influence.weight : 0.0F;
            }
            limb.push_back(sum > 0.5F ? 1 : 0);
        }
    }
    return limb;
}

std::vector<char> jointVertices(const Body& body, const Skeleton& skeleton, const Bend& bend) {
    std::vector<char> below(skeleton.size(), 0);
    for (std::size_t j = bend.joint; j < below.size(); ++j) {
        const std::int32_t parent = skeleton.joints[j].parent;
        below[j] =
            j == bend.joint || (parent != kNone && below[static_cast<std::size_t>(parent)] != 0) ? 1 : 0;
    }
    std::vector<char> near = limbVertices(body, bend);
    std::vector<double> shared;
    std::size_t next = 0;
    for (const SkinnedPart& part : body.parts) {
        for (std::size_t p = 0; p < part.mesh->vertexCount(); ++p, ++next) {
            float sum = 0.0F;
            for (const Influence& influence : part.weights->at(p)) {
                sum += below[static_cast<std::size_t>(influence.joint)] != 0 ? influence.weight : 0.0F;
            }
            if (near[next] != 0 && std::min(sum, 1.0F - sum) > 0.1F) {
                shared.push_back((body.rest[next] - skeleton.position(bend.joint)).norm());
            }
        }
    }
    std::ranges::sort(shared);
    const double reach = shared.empty() ? 0.0 : 2.0 * shared[shared.size() / 2];
    for (std::size_t p = 0; p < near.size(); ++p) {
        if ((body.rest[p] - skeleton.position(bend.joint)).norm() > reach) {
            near[p] = 0;
        }
    }
    return near;
}

LimbVolume::LimbVolume(const Body& body, const std::vector<char>& limb) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, int> sides;
    for (const Triangle& t : body.triangles) {
        if (limb[t[0]] != 0 && limb[t[1]] != 0 && limb[t[2]] != 0) {
            m_triangles.push_back(t);
            for (std::size_t k = 0; k < 3; ++k) {
                ++sides[{t[k], t[(k + 1) % 3]}];
            }
        }
    }
    std::map<std::uint32_t, std::uint32_t> roots;
    const auto root = [&](std::uint32_t p) {
        roots.try_emplace(p, p);
        while (roots[p] != p) {
            p = roots[p];
        }
        return p;
    };
    for (const auto& [side, count] : sides) {
        if (sides.count({side.second, side.first}) == 0) {
            m_border.push_back(side);
            roots[root(side.first)] = root(side.second);
        }
    }
    for (const auto& [a, b] : m_border) {
        m_loopOf.push_back(root(a));
    }
}

double LimbVolume::at(const std::vector<Vec3>& vertices) const {
    double six = 0.0;
    for (const Triangle& t : m_triangles) {
        six += vertices[t[0]].dot(vertices[t[1]].cross(vertices[t[2]]));
    }
    std::map<std::uint32_t, std::pair<Vec3, double>> centers;
    for (std::size_t k = 0; k < m_border.size(); ++k) {
        auto& center = centers.try_emplace(m_loopOf[k], Vec3::Zero(), 0.0).first->second;
        center.first += vertices[m_border[k].first];
        center.second += 1.0;
    }
    for (std::size_t k = 0; k < m_border.size(); ++k) {
        const auto& center = centers[m_loopOf[k]];
        six += (center.first / center.second)
                   .dot(vertices[m_border[k].second].cross(vertices[m_border[k].first]));
    }
    return six / 6.0;
}

} // namespace sinew::quality
