#include "resources/sample/BodyForm.h"

#include "resources/sample/Anatomy.h"

namespace sinew::sample {
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
