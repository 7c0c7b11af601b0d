#include "resources/sample/BodyForm.h"

#include "resources/sample/Anatomy.h"

namespace sinew::sample {

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

} // namespace sinew::sample
