#pragma once

#include "resources/sample/Shapes.h"

#include <array>

namespace sinew::sample {

/// Where the wayfarer's joints are, metres, standing in an A-pose and looking along +Z. Limbs are those of
/// the left side (+X); the right one mirrors them.
namespace anatomy {

inline const Vec3 hips(0.0, 0.985, 0.000);
inline const Vec3 spine(0.0, 1.085, 0.002);
inline const Vec3 spine1(0.0, 1.185, -0.004);
inline const Vec3 spine2(0.0, 1.295, -0.014);
inline const Vec3 neck(0.0, 1.437, -0.024);
inline const Vec3 head(0.0, 1.512, -0.008);
inline const Vec3 headTop(0.0, 1.752, -0.010);
inline const Vec3 clavicle(0.028, 1.400, -0.008);
inline const Vec3 shoulder(0.166, 1.388, -0.024);
inline const Vec3 elbow(0.352, 1.202, -0.034);
inline const Vec3 wrist(0.519, 1.023, -0.006);
inline const Vec3 thigh(0.092, 0.945, 0.000);
inline const Vec3 knee(0.112, 0.515, 0.014);
inline const Vec3 ankle(0.128, 0.105, -0.022);
inline const Vec3 toe(0.146, 0.034, 0.098);
inline const Vec3 toeTip(0.160, 0.028, 0.182);

} // namespace anatomy

/// The head is sculpted at life size and then enlarged about the throat, as stylised figures have it. What is
/// named "sculpted" speaks of the head before.
namespace sculpted {

inline const Vec3 pivot(0.0, 1.480, -0.010);
constexpr double enlargement = 1.10;
inline const Vec3 eye(0.0335, 1.6015, 0.0610);
constexpr double eyeRadius = 0.0190;

inline Vec3 fromModel(const Vec3& p) {
    return pivot + (p - pivot) / enlargement;
}
inline Vec3 toModel(const Vec3& p) {
    return pivot + enlargement * (p - pivot);
}

} // namespace sculpted

/// One digit: its three joints and its tip, and its radius at the first joint and at the tip.
struct Digit {
    std::array<Vec3, 4> joints;
    double base;
    double tip;
};

/// Thumb, index, middle, ring, pinky of the left hand.
std::array<Digit, 5> digits();

/// Axes of the left hand: along the fingers, to the thumb's side, out of the palm.
struct HandAxes {
    Vec3 along, side, palm;
    Vec3 at(double a, double s, double n) const { return anatomy::wrist + a * along + s * side + n * palm; }
};
HandAxes handAxes();

/// The naked figure, piece by piece, as fields over its left side (x >= 0; pass leftSide(p)).
double headForm(const Vec3& p);
double neckForm(const Vec3& p);
double torsoForm(const Vec3& p);
double armForm(const Vec3& p);
double handForm(const Vec3& p);
double legForm(const Vec3& p);
double footForm(const Vec3& p);

/// Everything joined: the skin. Takes any point.
double bodyForm(const Vec3& p);

} // namespace sinew::sample
