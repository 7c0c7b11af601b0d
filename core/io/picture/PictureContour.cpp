#include "core/io/picture/PictureContour.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr double kContourTolerance = 0.35 * kStepsPerPixel;

/// A side of a pixel: from a corner of the lattice to the next one.
struct PixelSide {
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::size_t heading = 0; ///< 0 to 3: +x, +y, -x, -y
    bool operator==(const PixelSide&) const = default;
};

constexpr std::array<std::int32_t, 4> kStepX{1, 0, -1, 0};
constexpr std::array<std::int32_t, 4> kStepY{0, 1, 0, -1};

/// Whether the pixel on the left is opaque and that on the right is not.
bool isBorder(const PictureMask& mask, const PixelSide& side) {
    constexpr std::array<std::array<std::int32_t, 2>, 4> kLeft{{{0, 0}, {-1, 0}, {-1, -1}, {0, -1}}};
    const auto& left = kLeft[side.heading];
    const auto& right = kLeft[(side.heading + 3) % 4];
    return mask.at(side.x + left[0], side.y + left[1]) && !mask.at(side.x + right[0], side.y + right[1]);
}

/// Turns left where it can, which keeps to the same pixel.
PixelSide nextSide(const PictureMask& mask, const PixelSide& side) {
    const std::int32_t x = side.x + kStepX[side.heading];
    const std::int32_t y = side.y + kStepY[side.heading];
    for (const std::size_t turn : {1U, 0U}) {
        const PixelSide next{x, y, (side.heading + turn) % 4};
        if (isBorder(mask, next)) {
            return next;
        }
    }
    return {x, y, (side.heading + 3) % 4};
}

PicturePoint middleOfSide(const PixelSide& side) {
    return {side.x * kStepsPerPixel + kStepX[side.heading] * kStepsPerPixel / 2,
            side.y * kStepsPerPixel + kStepY[side.heading] * kStepsPerPixel / 2};
}

double distanceToChord(const PicturePoint& p, const PicturePoint& a, const PicturePoint& b) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double length = std::hypot(dx, dy);
    const double px = p.x - a.x;
    const double py = p.y - a.y;
    if (length == 0.0) {
        return std::hypot(px, py);
    }
    const double along = std::clamp((px * dx + py * dy) / (length * length), 0.0, 1.0);
    return std::hypot(px - along * dx, py - along * dy);
}

/// Marks the corners to keep between two that are kept; `to` may be the loop's size, its first corner again.
void keepFarCorners(const PictureLoop& loop, std::size_t from, std::size_t to, std::vector<bool>& kept) {
    std::vector<std::pair<std::size_t, std::size_t>> open{{from, to}};
    while (!open.empty()) {
        const auto [a, b] = open.back();
        open.pop_back();
        double farthest = kContourTolerance;
        std::size_t corner = a;
        for (std::size_t i = a + 1; i < b; ++i) {
            const double distance = distanceToChord(loop[i], loop[a], loop[b % loop.size()]);
            if (distance > farthest) {
                farthest = distance;
                corner = i;
            }
        }
        if (corner != a) {
            kept[corner] = true;
            open.emplace_back(a, corner);
            open.emplace_back(corner, b);
        }
    }
}

std::size_t farthestFromFirst(const PictureLoop& loop) {
    std::size_t farthest = 0;
    for (std::size_t i = 1; i < loop.size(); ++i) {
        const auto distance = [&](std::size_t k) {
            return std::hypot(loop[k].x - loop[0].x, loop[k].y - loop[0].y);
        };
        farthest = distance(i) > distance(farthest) ? i : farthest;
    }
    return farthest;
}

void appendDivided(const PicturePoint& a, const PicturePoint& b, double spacing, PictureLoop& loop) {
    const double length = std::hypot(b.x - a.x, b.y - a.y);
    const auto pieces = std::max<std::int32_t>(1, static_cast<std::int32_t>(std::ceil(length / spacing)));
    for (std::int32_t i = 0; i < pieces; ++i) {
        const double along = static_cast<double>(i) / pieces;
        loop.push_back({a.x + static_cast<std::int32_t>(std::lround(along * (b.x - a.x))),
                        a.y + static_cast<std::int32_t>(std::lround(along * (b.y - a.y)))});
    }
}

} // namespace

PictureMask maskOf(const AlphaImage& image, std::uint8_t threshold) {
    PictureMask mask{static_cast<std::int32_t>(image.width), static_cast<std::int32_t>(image.height), {}};
    mask.opaque.reserve(image.texels.size());
    for (std::size_t y = image.height; y-- > 0;) {
        for (std::size_t x = 0; x < image.width; ++x) {
            mask.opaque.push_back(image.texels[y * image.width + x] >= threshold);
        }
    }
    return mask;
}

std::size_t outlineLength(const PictureMask& mask) {
    std::size_t sides = 0;
    for (std::int32_t y = 0; y < mask.height; ++y) {
        for (std::int32_t x = 0; x < mask.width; ++x) {
            for (std::size_t heading = 0; mask.at(x, y) && heading < 4; ++heading) {
                sides += mask.at(x + kStepX[heading], y + kStepY[heading]) ? 0U : 1U;
            }
        }
    }
    return sides;
}

std::vector<PictureLoop> traceContours(const PictureMask& mask) {
    std::vector<PictureLoop> loops;
    std::vector<bool> traced(mask.opaque.size()); // sides below a pixel: every loop has one
    const auto numberOf = [&](const PixelSide& side) {
        return static_cast<std::size_t>(side.y) * static_cast<std::size_t>(mask.width) +
               static_cast<std::size_t>(side.x);
    };
    for (std::int32_t y = 0; y < mask.height; ++y) {
        for (std::int32_t x = 0; x < mask.width; ++x) {
            const PixelSide first{x, y, 0};
            if (!isBorder(mask, first) || traced[numberOf(first)]) {
                continue;
            }
            PictureLoop& loop = loops.emplace_back();
            PixelSide side = first;
            do {
                loop.push_back(middleOfSide(side));
                if (side.heading == 0) {
                    traced[numberOf(side)] = true;
                }
                side = nextSide(mask, side);
            } while (!(side == first));
        }
    }
    return loops;
}

PictureLoop simplifyContour(const PictureLoop& loop, double spacing) {
    std::vector<bool> kept(loop.size());
    const std::size_t far = farthestFromFirst(loop);
    kept[0] = true;
    kept[far] = true;
    keepFarCorners(loop, 0, far, kept);
    keepFarCorners(loop, far, loop.size(), kept);
    PictureLoop corners;
    for (std::size_t i = 0; i < loop.size(); ++i) {
        if (kept[i]) {
            corners.push_back(loop[i]);
        }
    }
    PictureLoop divided;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        appendDivided(corners[i], corners[(i + 1) % corners.size()], spacing, divided);
    }
    return divided;
}

} // namespace sinew
