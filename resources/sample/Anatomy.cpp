#include "resources/sample/Anatomy.h"

namespace sinew::sample {
namespace {

/// A finger from its knuckle: turned sideways by `spread`, each link bent further to the palm (slopes, not
/// angles).
Digit finger(const HandAxes& hand, const Vec3& knuckle, double spread, const std::array<double, 3>& lengths,
             double base, double tip) {
    constexpr std::array<double, 3> bends{0.10, 0.30, 0.46};
    Digit digit{{knuckle, knuckle, knuckle, knuckle}, base, tip};
    for (std::size_t k = 0; k < 3; ++k) {
        const Vec3 along = (hand.along + spread * hand.side + bends[k] * hand.palm).normalized();
        digit.joints[k + 1] = digit.joints[k] + lengths[k] * along;
    }
    return digit;
}

Digit thumb(const HandAxes& hand) {
    const Vec3 root = hand.at(0.018, 0.026, 0.008);
    const Vec3 middle = root + 0.045 * (0.72 * hand.along + 0.62 * hand.side + 0.34 * hand.palm).normalized();
    const Vec3 last = middle + 0.034 * (0.86 * hand.along + 0.46 * hand.side + 0.26 * hand.palm).normalized();
    const Vec3 end = last + 0.026 * (0.95 * hand.along + 0.26 * hand.side + 0.20 * hand.palm).normalized();
    return {{root, middle, last, end}, 0.0148, 0.0098};
}

} // namespace

HandAxes handAxes() {
    HandAxes hand;
    hand.along = (anatomy::wrist - anatomy::elbow).normalized();
    const Vec3 forward(0.10, 0.0, 1.0);
    hand.side = (forward - forward.dot(hand.along) * hand.along).normalized();
    hand.palm = hand.side.cross(hand.along).normalized();
    if (hand.palm.x() > 0.0) {
        hand.palm = -hand.palm;
    }
    return hand;
}

std::array<Digit, 5> digits() {
    const HandAxes hand = handAxes();
    return {thumb(hand),
            finger(hand, hand.at(0.096, 0.0335, 0.000), 0.17, {0.038, 0.027, 0.021}, 0.0102, 0.0078),
            finger(hand, hand.at(0.100, 0.0112, -0.003), 0.05, {0.043, 0.030, 0.022}, 0.0104, 0.0079),
            finger(hand, hand.at(0.096, -0.0110, -0.002), -0.07, {0.039, 0.028, 0.021}, 0.0099, 0.0076),
            finger(hand, hand.at(0.087, -0.0325, 0.002), -0.20, {0.031, 0.021, 0.019}, 0.0089, 0.0069)};
}

} // namespace sinew::sample
