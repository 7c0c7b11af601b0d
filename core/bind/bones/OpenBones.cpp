#include "core/bind/bones/FittedBones.h"

#include "core/base/Parallel.h"
#include "core/geometry/BoxTree.h"
#include "core/geometry/CornerAngle.h"
#include "core/geometry/WeldedSurface.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// Cosine of 45 degrees: a child that turns off less continues the bone before.
constexpr double kContinues = 0.7071;
constexpr std::size_t kNoOwner = std::numeric_limits<std::size_t>::max();
constexpr std::size_t kOpenBonesGrain = 8192;
/// Files hold single precision: squared distances that are equal, and joints in one place, of the skeleton's
/// diagonal.
constexpr double kAlike = 1.0 + 1e-5;
constexpr double kOneJointPlace = 1e-6;
constexpr double kAtEnd = 1e-5; ///< of a bone

/// Surface around a joint.
struct Surroundings {
    double area = 0.0;
    Vec3 moment = Vec3::Zero(); ///< area times place
};

/// Whether a joint below another source branches, and none of its children continues the bone that leads to
/// it.
bool onlyBranches(const Skeleton& skeleton, const std::vector<Bone>& sources, const Bone& bone) {
    if (bone.above == kNone || bone.openEnded || bone.isHandle()) {
        return false;
    }
    const auto position = [&](std::int32_t joint) {
        return skeleton.position(static_cast<std::size_t>(joint));
    };
    const Vec3 before = position(bone.joint) - position(bone.above);
    std::size_t children = 0;
    for (const Bone& child : sources) {
        if (child.above != bone.joint || child.isHandle()) {
            continue;
        }
        const Vec3 away = position(child.joint) - position(bone.joint);
        if (away.dot(before) > kContinues * away.norm() * before.norm()) {
            return false;
        }
        ++children;
    }
    return children > 1;
}

/// The skeleton without its open ends.
class ClosedBones {
public:
    /// `branches` #S: onlyBranches.
    ClosedBones(const std::vector<Bone>& sources, const std::vector<bool>& branches)
        : m_pieces(piecesOf(sources, branches))
        , m_tree(boxes()) {
        std::vector<Vec3> places; // of the pieces' ends, and of the sources' joints
        for (const Piece& piece : m_pieces) {
            for (const Vec3& place : {piece.segment.a, piece.segment.b}) {
                places.push_back(place);
                m_box.add(place);
            }
        }
        std::vector<std::size_t> begun;
        for (std::size_t s = 0; s < sources.size(); ++s) {
            if (!sources[s].isHandle() && !sources[s].segments.empty()) {
                begun.push_back(s);
                places.push_back(sources[s].segments.front().a);
            }
        }
        const double together = m_box.empty() ? 0.0 : kOneJointPlace * m_box.diagonal();
        const WeldMap welded = weldVertices(places, together);
        std::vector<std::size_t> ownerOf(welded.groupCount(), kNoOwner);
        for (std::size_t k = 0; k < begun.size(); ++k) { // the last one counts: it stands deepest
            ownerOf[welded.groupOfVertex[2 * m_pieces.size() + k]] = begun[k];
        }
        for (std::size_t k = 0; k < m_pieces.size(); ++k) {
            if (m_pieces[k].volume == nullptr) {
                m_pieces[k].atA = ownerOf[welded.groupOfVertex[2 * k]];
                m_pieces[k].atB = ownerOf[welded.groupOfVertex[2 * k + 1]];
            }
        }
    }

    const Aabb& box() const { return m_box; }

    /// The sources whose joint or branching bone is nearest to a point, several where they are equally near,
    /// so that what is symmetric stays so; kNoOwner stands for any other part of the skeleton.
    void ownersOf(const Vec3& point, std::vector<std::size_t>& owners) const {
        double min = std::numeric_limits<double>::infinity();
        std::vector<std::pair<double, std::size_t>> found;
        m_tree.forEachWhere(
            [&](const Aabb& box) { return (point - box.nearest(point)).squaredNorm() <= kAlike * min; },
            [&](std::uint32_t k) {
                const auto [nearest, owner] = nearestOf(m_pieces[k], point);
                const double squared = (point - nearest).squaredNorm();
                min = std::min(min, squared);
                found.emplace_back(squared, owner);
                return true;
            });
        owners.clear();
        for (const auto& [squared, owner] : found) {
            if (squared <= kAlike * min && std::ranges::find(owners, owner) == owners.end()) {
                owners.push_back(owner);
            }
        }
    }

private:
    struct Piece {
        Segment segment;
        const RoundedBox* volume = nullptr; ///< of a handle
        std::size_t between = kNoOwner;     ///< who owns what is nearest to it but not to an end
        std::size_t atA = kNoOwner;
        std::size_t atB = kNoOwner;
    };

    static std::pair<Vec3, std::size_t> nearestOf(const Piece& piece, const Vec3& point) {
        if (piece.volume != nullptr) {
            return {piece.volume->nearest(point), kNoOwner};
        }
        const double t = fractionAlong(piece.segment, point);
        const std::size_t atEnd = t < 0.5 ? piece.atA : piece.atB;
        return {nearestPoint(point, piece.segment), std::min(t, 1.0 - t) < kAtEnd ? atEnd : piece.between};
    }

    static std::vector<Piece> piecesOf(const std::vector<Bone>& sources, const std::vector<bool>& branches) {
        std::vector<Piece> pieces;
        for (std::size_t s = 0; s < sources.size(); ++s) {
            const Bone& source = sources[s];
            for (const RoundedBox& volume : source.volumes) {
                pieces.push_back({{volume.center, volume.center}, &volume});
            }
            for (std::size_t k = 0; k < source.segments.size() && source.volumes.empty(); ++k) {
                const Segment& segment = source.segments[k];
                const bool open = source.openEnded && k == 0;
                pieces.push_back(
                    {{segment.a, open ? segment.a : segment.b}, nullptr, branches[s] ? s : kNoOwner});
            }
        }
        return pieces;
    }

    std::vector<Aabb> boxes() const {
        std::vector<Aabb> boxes;
        for (const Piece& piece : m_pieces) {
            Aabb& box = boxes.emplace_back();
            box.add(piece.segment.a);
            box.add(piece.segment.b);
            if (piece.volume != nullptr) {
                const double reach = piece.volume->half.norm() + piece.volume->radius;
                box.min -= Vec3::Constant(reach);
                box.max += Vec3::Constant(reach);
            }
        }
        return boxes;
    }

    std::vector<Piece> m_pieces;
    BoxTree m_tree;
    Aabb m_box;
};

/// Around each vertex, of every triangle as much as its angle there says: of a flat quad all corners get the
/// same whichever diagonal cuts it. #G
std::vector<double> areasAround(std::span<const Vec3> vertices, std::span<const Triangle> triangles) {
    std::vector<double> areas(vertices.size(), 0.0);
    for (const Triangle& t : triangles) {
        const double area = areaVector(vertices, t).norm();
        for (std::size_t c = 0; c < 3 && area > 0.0; ++c) {
            areas[t[c]] += area * angleAt(vertices[t[c]], vertices[t[(c + 1) % 3]], vertices[t[(c + 2) % 3]]);
        }
    }
    return areas;
}

/// #S
std::vector<Surroundings> surroundingsOf(std::span<const Vec3> vertices, std::span<const double> areas,
                                         const ClosedBones& bones, std::size_t sources) {
    const bool few = sources < kSeveralBones;
    std::vector<std::map<std::size_t, Surroundings>> stretches((vertices.size() + kOpenBonesGrain - 1) /
                                                               kOpenBonesGrain);
    parallelFor(stretches.size(), 1, [&](std::size_t begin, std::size_t end) {
        std::vector<std::size_t> owners;
        for (std::size_t p = begin * kOpenBonesGrain; p < std::min(vertices.size(), end * kOpenBonesGrain);
             ++p) {
            if (!(areas[p] > 0.0) || (!few && isProp({vertices[p], vertices[p]}, bones.box()))) {
                continue;
            }
            bones.ownersOf(vertices[p], owners);
            for (const std::size_t owner : owners) {
                if (owner != kNoOwner) {
                    Surroundings& here = stretches[p / kOpenBonesGrain][owner];
                    const double area = areas[p] / static_cast<double>(owners.size());
                    here.area += area;
                    here.moment += area * vertices[p];
                }
            }
        }
    });
    std::vector<Surroundings> all(sources);
    for (const auto& stretch : stretches) {
        for (const auto& [owner, here] : stretch) {
            all[owner].area += here.area;
            all[owner].moment += here.moment;
        }
    }
    return all;
}

} // namespace

void endOpenBones(const Skeleton& skeleton, std::span<const Vec3> vertices,
                  std::span<const Triangle> triangles, std::vector<Bone>& sources) {
    std::vector<bool> branches;
    for (const Bone& bone : sources) {
        branches.push_back(onlyBranches(skeleton, sources, bone));
    }
    const ClosedBones closed(sources, branches);
    const std::vector<Surroundings> around =
        surroundingsOf(vertices, areasAround(vertices, triangles), closed, sources.size());
    for (std::size_t s = 0; s < sources.size(); ++s) {
        Bone& bone = sources[s];
        if (!(around[s].area > 0.0)) {
            continue;
        }
        const Vec3 centroid = around[s].moment / around[s].area;
        if (bone.openEnded) {
            bone.segments.front().b = 0.5 * (bone.segments.front().b + centroid);
        } else if (branches[s]) {
            bone.segments.push_back({bone.segments.front().a, centroid});
        }
    }
}

} // namespace sinew
