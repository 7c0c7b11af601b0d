#include "tests/solve/SolvedCase.h"

#include <cmath>

namespace sinew::test {

SolvedCase barOfThree(double from, double to) {
    const Place bar = [](const Vec3& p) { return p.y() < 8.0 && p.z() < 8.0; };
    return SolvedCase(voxelsIn(6, bar),
                      {within(Vec3(0, 0, 0), Vec3(4, 8, 8)), within(Vec3(from, 3, 3), Vec3(to, 5, 5)),
                       within(Vec3(60, 0, 0), Vec3(64, 8, 8))});
}

SolvedCase handCase() {
    const Place inside = [](const Vec3& p) {
        const bool finger = std::fmod(p.x(), 8.0) < 7.0 && p.y() < 60.0;
        return p.x() < 23.0 && p.z() < 6.0 && (p.y() < 16.0 || finger);
    };
    std::vector<Place> bones{within(Vec3(10, 2, 2), Vec3(13, 10, 4))};
    for (const double x : {3.0, 11.0, 19.0}) {
        bones.push_back(within(Vec3(x, 20, 2), Vec3(x + 1.0, 38, 4)));
        bones.push_back(within(Vec3(x, 40, 2), Vec3(x + 1.0, 58, 4)));
    }
    return SolvedCase(voxelsIn(6, inside), bones);
}

} // namespace sinew::test
