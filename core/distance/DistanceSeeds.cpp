#include "core/distance/GeodesicDistance.h"
#include "core/geometry/NearestPiece.h"

#include <algorithm>
#include <limits>

namespace sinew {
namespace {

/// Far more than sums and products in single precision are off by.
constexpr double kSingleRounding = 1e-6;

Aabb boxOf(const RoundedBox& volume) {
    const Vec3 reach = volume.axes.cwiseAbs() * volume.half + Vec3::Constant(volume.radius);
    return pieceBox(volume.center - reach, volume.center + reach, kSingleRounding);
}

} // namespace

void BoneSegments::assign(std::span<const SeedBone> bones) {
    m_pieces.clear();
    m_first = {0};
    m_volumes.clear();
    m_firstVolume = {0};
    m_trees.clear();
    for (const SeedBone& bone : bones) {
        for (const Segment& segment : bone.segments) {
            Piece piece{segment.a.cast<float>(), (segment.b - segment.a).cast<float>(), 0.0F};
            const float square = piece.direction.squaredNorm();
            piece.inverseSquare = square > 0.0F ? 1.0F / square : 0.0F;
            m_pieces.push_back(piece);
        }
        m_first.push_back(static_cast<std::uint32_t>(m_pieces.size()));
        m_volumes.insert(m_volumes.end(), bone.volumes.begin(), bone.volumes.end());
        m_firstVolume.push_back(static_cast<std::uint32_t>(m_volumes.size()));
        addTree(static_cast<std::uint32_t>(m_trees.size()));
    }
}

void BoneSegments::addTree(std::uint32_t bone) {
    std::optional<BoxTree>& tree = m_trees.emplace_back();
    if (pieceCount(bone) < kManyPieces) {
        return;
    }
    std::vector<Aabb> boxes;
    for (std::uint32_t i = m_first[bone]; i < m_first[bone + 1]; ++i) {
        const Vec3 start = m_pieces[i].start.cast<double>();
        boxes.push_back(pieceBox(start, start + m_pieces[i].direction.cast<double>(), kSingleRounding));
    }
    for (std::uint32_t i = m_firstVolume[bone]; i < m_firstVolume[bone + 1]; ++i) {
        boxes.push_back(boxOf(m_volumes[i]));
    }
    const auto finite = [](const Aabb& box) { return box.min.allFinite() && box.max.allFinite(); };
    if (std::ranges::all_of(boxes, finite)) {
        tree.emplace(std::move(boxes));
    }
}

Vec3f BoneSegments::onPiece(std::uint32_t bone, std::uint32_t piece, const Vec3f& p) const {
    if (const std::uint32_t segments = segmentCount(bone); piece >= segments) {
        const RoundedBox& volume = m_volumes[m_firstVolume[bone] + piece - segments];
        return volume.nearest(p.cast<double>()).cast<float>();
    }
    const Piece& on = m_pieces[m_first[bone] + piece];
    const float along = (p - on.start).dot(on.direction) * on.inverseSquare;
    return on.start + std::clamp(along, 0.0F, 1.0F) * on.direction;
}

Vec3f BoneSegments::nearest(std::uint32_t bone, const Vec3f& p) const {
    if (m_trees[bone]) {
        const auto found = nearestPiece(*m_trees[bone], p.cast<double>(), [&](std::uint32_t piece) {
            return (p - onPiece(bone, piece, p)).squaredNorm();
        });
        return found ? onPiece(bone, *found, p) : p;
    }
    Vec3f nearest = p;
    float min = std::numeric_limits<float>::infinity();
    const std::uint32_t count = pieceCount(bone);
    for (std::uint32_t piece = 0; piece < count; ++piece) {
        const Vec3f position = onPiece(bone, piece, p);
        if (const float square = (p - position).squaredNorm(); square < min) {
            min = square;
            nearest = position;
        }
    }
    return nearest;
}

} // namespace sinew
