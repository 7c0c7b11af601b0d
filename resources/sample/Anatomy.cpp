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

using namespace anatomy;

double neckForm(const Vec3& p) {
    const double column = limb(p, {0.0, 1.405, -0.034}, {0.0, 1.53, -0.016}, 0.058, 0.050);
    const double throat = limb(p, {0.0, 1.415, 0.004}, {0.0, 1.500, 0.014}, 0.026, 0.030);
    const double cords = limb(p, {0.018, 1.405, 0.022}, {0.050, 1.535, -0.020}, 0.011, 0.013);
    return join(join(column, throat, 0.03), cords, 0.02);
}

double torsoForm(const Vec3& p) {
    double form = ellipsoid(p, {0.0, 1.300, -0.012}, {0.150, 0.150, 0.098});
    form = join(form, ellipsoid(p, {0.0, 1.130, 0.000}, {0.122, 0.150, 0.086}), 0.06);
    form = join(form, ellipsoid(p, {0.0, 0.985, -0.006}, {0.148, 0.100, 0.098}), 0.06);
    form = join(form, ellipsoid(p, {0.070, 1.320, 0.052}, {0.074, 0.056, 0.036}), 0.04);  // chest
    form = join(form, ellipsoid(p, {0.078, 1.330, -0.080}, {0.066, 0.085, 0.030}), 0.04); // shoulder blade
    form = join(form, limb(p, {0.040, 1.375, -0.020}, shoulder, 0.066, 0.056), 0.05);
    form =
        join(form, limb(p, {0.018, 1.468, -0.044}, {0.130, 1.420, -0.036}, 0.026, 0.026), 0.05); // trapezius
    return join(form, ellipsoid(p, {0.066, 0.960, -0.062}, {0.072, 0.078, 0.052}), 0.04);
}

double armForm(const Vec3& p) {
    const Vec3 upper = elbow - shoulder;
    const Vec3 lower = wrist - elbow;
    double form = limb(p, shoulder, elbow, 0.056, 0.041);
    form = join(form, ellipsoid(p, shoulder + 0.10 * upper + Vec3(0.012, 0.012, 0.0), {0.056, 0.062, 0.058}),
                0.03);
    form = join(form,
                limb(p, shoulder + 0.35 * upper + Vec3(0, 0, 0.010),
                     shoulder + 0.75 * upper + Vec3(0, 0, 0.010), 0.040, 0.034),
                0.03); // biceps
    form = join(form, limb(p, elbow, wrist, 0.040, 0.0285), 0.03);
    return join(form, limb(p, elbow + 0.10 * lower, elbow + 0.45 * lower, 0.044, 0.038), 0.03);
}

double handForm(const Vec3& p) {
    if ((p - wrist).squaredNorm() > 0.36 * 0.36) {
        return (p - wrist).norm() - 0.25; // far away a ball is enough
    }
    const HandAxes hand = handAxes();
    static const std::array<Digit, 5> all = digits();
    double palm = capsule(p, wrist, hand.at(0.020, 0.0, 0.0), 0.0265);
    for (std::size_t k = 1; k < all.size(); ++k) {
        const double spread = 0.019 - 0.0125 * static_cast<double>(k - 1);
        palm = join(
            palm, limb(p, hand.at(0.012, spread, 0.0), all[k].joints[0] - 0.004 * hand.along, 0.0165, 0.0125),
            0.016);
    }
    palm = join(palm, limb(p, hand.at(0.030, -0.022, 0.006), hand.at(0.060, -0.028, 0.006), 0.013, 0.011),
                0.014);
    double form = palm;
    for (std::size_t k = 0; k < all.size(); ++k) {
        const Digit& d = all[k];
        const double middle = 0.55 * d.base + 0.45 * d.tip;
        double digit = limb(p, d.joints[0], d.joints[1], d.base, middle * 1.05);
        digit = join(digit, limb(p, d.joints[1], d.joints[2], middle * 1.06, middle * 0.98), 0.006);
        digit = join(digit, limb(p, d.joints[2], d.joints[3], middle * 1.02, d.tip), 0.006);
        form = join(form, digit, k == 0 ? 0.016 : 0.007);
    }
    return form;
}

double legForm(const Vec3& p) {
    double form = limb(p, {0.090, 0.910, 0.000}, knee, 0.087, 0.054);
    form = join(form, limb(p, {0.100, 0.830, 0.020}, {0.112, 0.640, 0.022}, 0.070, 0.052), 0.04);
    form = join(form, limb(p, knee, ankle, 0.051, 0.036), 0.03);
    form = join(form, sphere(p, knee + Vec3(0.0, 0.005, 0.018), 0.040), 0.03);
    return join(form, ellipsoid(p, {0.120, 0.375, -0.022}, {0.050, 0.115, 0.054}), 0.03); // calf
}

double footForm(const Vec3& p) {
    const double heel = sphere(p, ankle + Vec3(0.0, -0.060, -0.020), 0.036);
    const double instep = limb(p, ankle + Vec3(0, -0.02, 0.0), toe, 0.038, 0.024);
    const double ball = ellipsoid(p, toe + Vec3(0.002, 0.002, 0.026), {0.038, 0.022, 0.050});
    return join(join(heel, instep, 0.03), ball, 0.03);
}

double bodyForm(const Vec3& point) {
    const Vec3 p = leftSide(point);
    double form = join(torsoForm(p), neckForm(p), 0.035);
    form = join(form, armForm(p), 0.035);
    form = join(form, handForm(p), 0.014);
    form = join(form, legForm(p), 0.030);
    form = join(form, footForm(p), 0.025);
    return join(form, headForm(p), 0.016);
}

namespace {

using sculpted::eye;
using sculpted::eyeRadius;

double skull(const Vec3& p) {
    double form = ellipsoid(p, {0.0, 1.6400, -0.0190}, {0.0785, 0.0890, 0.0945});
    form = join(form, ellipsoid(p, {0.0, 1.5760, 0.0240}, {0.0615, 0.0780, 0.0600}), 0.030);
    form =
        join(form, limb(p, {0.045, 1.5420, 0.0000}, {0.012, 1.5050, 0.0540}, 0.0175, 0.0155), 0.034); // jaw
    form = join(form, ellipsoid(p, {0.0, 1.5020, 0.0610}, {0.0185, 0.0160, 0.0165}), 0.022);          // chin
    form = join(form, sphere(p, {0.0360, 1.5680, 0.0460}, 0.0275), 0.034);                            // cheek
    form = join(form, sphere(p, {0.0500, 1.5840, 0.0340}, 0.0220), 0.030);
    return join(form, limb(p, {0.0, 1.6275, 0.0750}, {0.050, 1.6285, 0.0520}, 0.0105, 0.0105),
                0.024); // brow
}

/// A hollow for the eye, and the lids as a ball around it; the opening between them is cut later.
double eyelids(const Vec3& p, double form) {
    form = carve(form, ellipsoid(p, eye + Vec3(0.0, 0.001, 0.0240), {0.0235, 0.0165, 0.0160}), 0.016);
    return join(form, sphere(p, eye, eyeRadius + 0.0012), 0.008);
}

double nose(const Vec3& p) {
    double form = limb(p, {0.0, 1.6180, 0.0790}, {0.0, 1.5830, 0.0960}, 0.0066, 0.0086);
    form = join(form, sphere(p, {0.0, 1.5795, 0.0995}, 0.0104), 0.010);
    form = join(form, sphere(p, {0.0110, 1.5760, 0.0895}, 0.0072), 0.009);
    return carve(form, sphere(p, {0.0056, 1.5695, 0.0950}, 0.0032), 0.004);
}

double mouth(const Vec3& p, double form) {
    form = join(form, ellipsoid(p, {0.0, 1.5440, 0.0630}, {0.0310, 0.0220, 0.0210}), 0.024);
    form = join(form, limb(p, {0.0042, 1.5488, 0.0834}, {0.0245, 1.5480, 0.0720}, 0.0042, 0.0022), 0.008);
    return join(form, limb(p, {0.0, 1.5388, 0.0828}, {0.0205, 1.5436, 0.0740}, 0.0058, 0.0028), 0.008);
}

/// The disc of the ear leans back and stands off at its rear edge.
double ear(const Vec3& p) {
    const Vec3 q = p - Vec3(0.0775, 1.5990, -0.0150);
    const Vec3 turned(q.x() + 0.34 * q.z(), q.y(), q.z() - 0.22 * q.y());
    const double disc = ellipsoid(turned, Vec3::Zero(), {0.0085, 0.0275, 0.0165});
    return carve(disc, ellipsoid(turned, {0.0078, 0.0040, 0.0020}, {0.0062, 0.0175, 0.0092}), 0.006);
}

} // namespace

double headForm(const Vec3& point) {
    const Vec3 p = sculpted::fromModel(point);
    const double near = (p - Vec3(0.0, 1.61, 0.01)).norm();
    if (near > 0.26) {
        return sculpted::enlargement * (near - 0.16);
    }
    double form = skull(p);
    form = eyelids(p, form);
    form = join(form, nose(p), 0.012);
    form = mouth(p, form);
    return sculpted::enlargement * join(form, ear(p), 0.010);
}

} // namespace sinew::sample
