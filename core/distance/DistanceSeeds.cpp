#include "core/distance/GeodesicDistance.h"

#include <algorithm>
#include <limits>

namespace sinew {

void BoneSegments::assign(std::span<const SeedBone> bones) {
    m_pieces.clear();
    m_first = {0};
    m_volumes.clear();
    m_firstVolume = {0};
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
    }
}

Vec3f BoneSegments::nearest(std::uint32_t bone, const Vec3f& p) const {
    Vec3f nearest = p;
    float min = std::numeric_limits<float>::infinity();
    for (std::uint32_t i = m_first[bone]; i < m_first[bone + 1]; ++i) {
        const Piece& piece = m_pieces[i];
        const float along = (p - piece.start).dot(piece.direction) * piece.inverseSquare;
        const Vec3f position = piece.start + std::clamp(along, 0.0F, 1.0F) * piece.direction;
        if (const float square = (p - position).squaredNorm(); square < min) {
            min = square;
            nearest = position;
        }
    }
    for (std::uint32_t i = m_firstVolume[bone]; i < m_firstVolume[bone + 1]; ++i) {
        const Vec3f position = m_volumes[i].nearest(p.cast<double>()).cast<float>();
        if (const float square = (p - position).squaredNorm(); square < min) {
            min = square;
            nearest = position;
        }
    }
    return nearest;
}

} // namespace sinew
