#include "resources/sample/Garments.h"

#include "resources/sample/Anatomy.h"
#include "resources/sample/Bands.h"
#include "resources/sample/BodyForm.h"
#include "resources/sample/Surface.h"

namespace sinew::sample {
namespace {

using namespace anatomy;

constexpr double kBootTop = 0.350;

SurfaceGrid leatherGrid(double cell) {
    SurfaceGrid grid;
    grid.center = Vec3(0.0, 0.88, 0.0);
    grid.finest = cell;
    grid.depth = 8;
    return grid;
}

/// The outline of the sole seen from above, as a field.
double solePlan(const Vec3& p) {
    const Vec3 flat(p.x(), 0.0, p.z());
    const Vec3 heel(0.131, 0.0, -0.046);
    const Vec3 arch(0.141, 0.0, 0.050);
    const Vec3 ball(0.153, 0.0, 0.118);
    const Vec3 tip(0.156, 0.0, 0.170);
    double form = limb(flat, heel, arch, 0.0400, 0.0375);
    form = join(form, limb(flat, arch, ball, 0.0375, 0.0490), 0.02);
    return join(form, limb(flat, ball, tip, 0.0480, 0.0330), 0.02);
}

double bootForm(const Vec3& point) {
    const Vec3 p = leftSide(point);
    const double slouch = 0.0045 * std::sin(120.0 * p.y() + 22.0 * p.z()) * bell(p.y() - 0.175, 0.075);
    const double shaft = std::max(legForm(p) - 0.019 - slouch, p.y() - kBootTop);
    const double height = 0.076 - 0.60 * std::max(0.0, p.z() - 0.100) * std::max(0.0, p.z() - 0.100) / 0.10;
    double foot = cut(solePlan(p) + 0.004 + 0.35 * std::max(0.0, p.y() - 0.03), p.y() - height, 0.045);
    foot = join(foot, footForm(p) - 0.011, 0.02);
    foot =
        join(foot, limb(p, ankle + Vec3(0.0, -0.045, -0.012), toe + Vec3(0.004, 0.022, -0.030), 0.047, 0.034),
             0.035);
    double form = join(shaft, foot, 0.03);
    form = cut(form, 0.010 - p.y(), 0.008);
    const double inner = std::max(legForm(p) - 0.010, 0.300 - p.y());
    return carve(form, inner, 0.004);
}

double soleForm(const Vec3& point) {
    const Vec3 p = leftSide(point);
    const double heelLift = p.z() < 0.010 ? 0.0 : 0.006 * ramp(0.010, 0.022, p.z());
    const double toeSpring = 0.10 * std::max(0.0, p.z() - 0.150);
    const double slab = std::abs(p.y() - 0.0125 - 0.5 * heelLift - toeSpring) - 0.0125 + 0.5 * heelLift;
    return cut(solePlan(p) - 0.0045, slab, 0.008);
}

double bracerForm(const Vec3& point) {
    const Vec3 p = leftSide(point);
    const Vec3 along = (wrist - elbow).normalized();
    const double t = (p - elbow).dot(along);
    const double ridge = 0.0028 * (bell(t - 0.112, 0.012) + bell(t - 0.222, 0.012));
    const double outside = armForm(p) - 0.0135 - ridge;
    return cut(outside, std::abs(t - 0.167) - 0.066, 0.008);
}

Mesh made(const char* name, const Field& form, double cell) {
    Mesh mesh = surfaceOf(form, leatherGrid(cell));
    mesh.name = name;
    return mesh;
}

} // namespace

Mesh makeBoots() {
    return made("Boots", bootForm, 0.0155);
}
Mesh makeSoles() {
    return made("Soles", soleForm, 0.0120);
}

Mesh makeBootCuffs() {
    Mesh mesh;
    mesh.name = "BootCuffs";
    const Field boot = [](const Vec3& point) { return legForm(leftSide(point)) - 0.016; };
    for (const double side : {1.0, -1.0}) {
        BandPath path;
        path.center = Vec3(side * 0.118, 0.338, -0.004);
        path.axis = Vec3(0.0, 1.0, 0.22).normalized();
        path.toward = Vec3(side, 0.0, 0.0);
        path.width = 0.072;
        path.thickness = 0.0100;
        path.flare = 0.011;
        path.stations = 40;
        addBand(mesh, boot, path);
    }
    return mesh;
}
Mesh makeBracers() {
    return made("Bracers", bracerForm, 0.0105);
}

} // namespace sinew::sample
