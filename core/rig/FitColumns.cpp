#include "core/rig/FitColumns.h"

#include "core/base/Try.h"
#include "core/rig/FitChain.h"
#include "core/rig/Garment.h"

#include <algorithm>
#include <numbers>

namespace sinew {
namespace {

using Columns = std::vector<std::vector<Vec3>>;

constexpr double kShortest = 1e-3; ///< of the scene's size

double sizeOfScene(const Scene& scene) {
    Aabb box;
    for (const Part& part : scene.parts) {
        for (const Vec3& vertex : part.mesh->vertices) {
            if (vertex.allFinite()) {
                box.add(vertex);
            }
        }
    }
    return box.diagonal();
}

/// One column of a ring: the stroke, turned about the axis and put onto the garment.
class RingColumn {
public:
    RingColumn(const Garment& garment, const Vec3& middle, const Vec3& up, double turn)
        : m_garment(garment)
        , m_middle(middle)
        , m_up(up)
        , m_turn(turn, up) {}

    std::vector<Vec3> along(std::span<const Vec3> stroke) {
        std::vector<Vec3> places;
        double share = 1.0; // of the stroke's own way from the axis
        for (const Vec3& place : stroke) {
            const Vec3 way = place - m_middle;
            const Vec3 axis = m_middle + way.dot(m_up) * m_up;
            const Vec3 outward = m_turn * Vec3(way - way.dot(m_up) * m_up);
            const double radius = outward.norm();
            if (radius <= 0.0) {
                places.push_back(place);
                continue;
            }
            if (const auto found = m_garment.crossing(axis, outward / radius, share * radius)) {
                share = *found / radius;
            } else {
                ++m_missed;
            }
            places.push_back(axis + share * outward);
        }
        return places;
    }

    int missed() const { return m_missed; }

private:
    const Garment& m_garment;
    Vec3 m_middle;
    Vec3 m_up;
    Eigen::AngleAxisd m_turn;
    int m_missed = 0;
};

Expected<Columns> layRing(const Garment& garment, const std::vector<Vec3>& stroke, const ColumnWish& wish) {
    const Vec3 middle = garment.middleAt(stroke.front(), wish.up);
    Columns columns{stroke};
    int missed = 0;
    for (int c = 1; c < wish.columns; ++c) {
        RingColumn column(garment, middle, wish.up, 2.0 * std::numbers::pi * c / wish.columns);
        columns.push_back(column.along(stroke));
        missed += column.missed();
    }
    if (2 * missed > wish.joints * (wish.columns - 1)) {
        return fail(ErrorCode::RigStrokeMissed);
    }
    return columns;
}

/// Along which a garment lies at a joint of the stroke.
Vec3 directionAt(const std::vector<Vec3>& stroke, std::size_t joint) {
    const std::size_t next = std::min(joint + 1, stroke.size() - 1);
    return (stroke[next] - stroke[joint == 0 ? 0 : joint - 1]).stableNormalized();
}

Expected<Columns> layRow(const Garment& garment, const std::vector<Vec3>& stroke, const ColumnWish& wish) {
    const std::size_t middle = stroke.size() / 2;
    const Vec3 side =
        directionAt(stroke, middle).cross(garment.normalNear(stroke[middle])).stableNormalized();
    Columns columns(static_cast<std::size_t>(wish.columns));
    for (std::size_t joint = 0; joint < stroke.size(); ++joint) {
        std::vector<Vec3> across = garment.section(stroke[joint], directionAt(stroke, joint), side);
        if (across.empty()) { // beyond the hem: as far as the joint above went
            for (auto& column : columns) {
                if (column.empty()) {
                    return fail(ErrorCode::RigStrokeMissed);
                }
                column.push_back(column.back() + stroke[joint] - stroke[joint - 1]);
            }
            continue;
        }
        if ((across.back() - across.front()).dot(side) < 0.0) {
            std::ranges::reverse(across);
        }
        const double length = lengthOfLine(across);
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const double share = (static_cast<double>(c) + 0.5) / static_cast<double>(columns.size());
            columns[c].push_back(placeAlong(across, share * length));
        }
    }
    return columns;
}

} // namespace

Expected<Columns> layColumns(const Scene& scene, std::span<const Vec3> stroke, const ColumnWish& wish) {
    if (stroke.size() < 2 || lengthOfLine(stroke) < kShortest * sizeOfScene(scene)) {
        return fail(ErrorCode::RigStrokeShort);
    }
    const std::vector<Vec3> drawn = evenly(stroke, wish.joints);
    SINEW_TRY(const auto garment, Garment::under(scene, drawn));
    return wish.kind == ColumnKind::Ring ? layRing(garment, drawn, wish) : layRow(garment, drawn, wish);
}

} // namespace sinew
