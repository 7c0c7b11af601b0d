#include "core/rig/LinePlaces.h"

#include <algorithm>

namespace sinew {

double lengthOfLine(std::span<const Vec3> line) {
    double length = 0.0;
    for (std::size_t i = 1; i < line.size(); ++i) {
        length += (line[i] - line[i - 1]).norm();
    }
    return length;
}

Vec3 placeAlong(std::span<const Vec3> line, double length) {
    double walked = 0.0;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const double span = (line[i] - line[i - 1]).norm();
        if (span > 0.0 && walked + span >= length) {
            return line[i - 1] + std::clamp((length - walked) / span, 0.0, 1.0) * (line[i] - line[i - 1]);
        }
        walked += span;
    }
    return line.back();
}

std::vector<Vec3> evenly(std::span<const Vec3> line, int count) {
    const double length = lengthOfLine(line);
    std::vector<Vec3> places;
    for (int n = 0; n < count; ++n) {
        places.push_back(placeAlong(line, length * n / (count - 1)));
    }
    return places;
}

} // namespace sinew
