#include "core/rig/BodyFit.h"

#include "core/rig/Limbs.h"
#include "core/rig/RigTemplate.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>

namespace sinew {
namespace {

/// A finger's joints in a hand of length 1: along it from the wrist, and across it towards the thumb.
struct FingerPlan {
    const char* name;
    std::array<double, 3> along;
    std::array<double, 3> across;
};
constexpr std::array kFingerPlans{FingerPlan{"Thumb", {0.22, 0.37, 0.50}, {0.13, 0.26, 0.34}},
                                  FingerPlan{"Index", {0.53, 0.71, 0.82}, {0.12, 0.13, 0.135}},
                                  FingerPlan{"Middle", {0.54, 0.74, 0.86}, {0.02, 0.02, 0.02}},
                                  FingerPlan{"Ring", {0.52, 0.70, 0.82}, {-0.09, -0.10, -0.11}},
                                  FingerPlan{"Little", {0.48, 0.62, 0.72}, {-0.19, -0.21, -0.22}}};
/// What the plan's four fingers are wide where their second joints are, and the middle of that, across.
constexpr double kPlanWidth = 0.34 * 4.0 / 3.0;
constexpr double kPlanMiddle = -0.04;

/// What lies beyond the wrist and hangs together with it.
struct HandCells {
    std::vector<std::size_t> cells;
    Vec3 center = Vec3::Zero();
};

HandCells handBeyond(const BodyVolume& volume, const Vec3& wrist, const Vec3& direction, double reach) {
    HandCells hand;
    std::vector<std::uint8_t> seen(volume.cellCount(), 0);
    std::vector<BodyVolume::Cell> open{volume.cellOf(volume.nearestInside(wrist))};
    seen[volume.index(open.front())] = 1;
    while (!open.empty()) {
        const BodyVolume::Cell cell = open.back();
        open.pop_back();
        hand.cells.push_back(volume.index(cell));
        hand.center += volume.center(cell);
        for (int step = 0; step < 27; ++step) {
            const BodyVolume::Cell next{cell[0] + step % 3 - 1, cell[1] + step / 3 % 3 - 1,
                                        cell[2] + step / 9 - 1};
            if (!volume.solid(next) || seen[volume.index(next)] != 0) {
                continue;
            }
            const Vec3 away = volume.center(next) - wrist;
            if (away.dot(direction) > -0.5 * volume.cellSize() && away.norm() < reach) {
                seen[volume.index(next)] = 1;
                open.push_back(next);
            }
        }
    }
    hand.center /= static_cast<double>(hand.cells.size());
    std::ranges::sort(hand.cells);
    return hand;
}

struct HandFrame {
    Vec3 along = Vec3::UnitX();
    Vec3 across = Vec3::UnitZ(); ///< towards the thumb
    double length = 0.1;
};

HandFrame frameOf(const BodyVolume& volume, const HandCells& hand, const Vec3& wrist, const Vec3& direction) {
    HandFrame frame;
    const Vec3 towards = hand.center - wrist;
    frame.along = towards.norm() > volume.cellSize() ? Vec3(towards.normalized()) : direction;
    std::vector<double> reach;
    Mat3 spread = Mat3::Zero();
    for (const std::size_t cell : hand.cells) {
        const Vec3 away = volume.center(volume.cellAt(cell)) - wrist;
        reach.push_back(away.dot(frame.along));
        const Vec3 flat = away - towards - (away - towards).dot(frame.along) * frame.along;
        spread += flat * flat.transpose();
    }
    const auto far = static_cast<std::ptrdiff_t>(reach.size() * 98 / 100);
    std::nth_element(reach.begin(), reach.begin() + far, reach.end());
    frame.length = reach[static_cast<std::size_t>(far)];
    const Eigen::SelfAdjointEigenSolver<Mat3> axes(spread);
    frame.across = axes.eigenvectors().col(2);
    if (frame.across.dot(Vec3(0.0, 0.35, 1.0)) < 0.0) {
        frame.across = -frame.across; // thumbs point to the front, or up
    }
    return frame;
}

/// Where the four fingers lie, thumb left out.
struct FingerFan {
    Vec3 along = Vec3::UnitX();  ///< from the wrist to their middle
    Vec3 across = Vec3::UnitZ(); ///< towards the thumb
    double middle = 0.0;         ///< what the plan's middle lies across
    double scale = 1.0;          ///< of what the plan lies across
};

/// Measured between a thumb's tip and the fingers', where all four are: their width and their middle. A hand
/// much narrower or wider than hands are keeps the plan's.
FingerFan fanOf(const BodyVolume& volume, const HandCells& hand, const Vec3& wrist, const HandFrame& frame) {
    constexpr double kFrom = 0.65; // of the hand's length
    constexpr double kTo = 0.85;
    std::vector<Vec3> positions;
    std::vector<double> offs;
    for (const std::size_t cell : hand.cells) {
        const Vec3 away = volume.center(volume.cellAt(cell)) - wrist;
        const double along = away.dot(frame.along) / frame.length;
        if (along > kFrom && along < kTo) {
            positions.push_back(away);
            offs.push_back(away.dot(frame.across));
        }
    }
    FingerFan usual{frame.along, frame.across, 0.0, 1.0};
    if (offs.size() < 8) {
        return usual;
    }
    // Quarters, for a thumb's tip may be among them.
    std::ranges::sort(offs);
    const double low = offs[offs.size() / 4];
    const double high = offs[3 * offs.size() / 4];
    const double width = 2.0 * (high - low) / frame.length;
    const double scale = width / kPlanWidth;
    if (scale < 0.6 || scale > 1.8) {
        return usual;
    }
    const Vec3 mean = std::accumulate(positions.begin(), positions.end(), Vec3(Vec3::Zero())) /
                      static_cast<double>(positions.size());
    const Vec3 center = mean + (0.5 * (low + high) - mean.dot(frame.across)) * frame.across;
    FingerFan fan{center.normalized(), frame.across, kPlanMiddle, scale};
    fan.across = (fan.across - fan.across.dot(fan.along) * fan.along).normalized();
    return fan;
}

/// Fractions of the way from the wrist to a tip at which its joints lie.
constexpr std::array<double, 3> kFingerFractions{0.53, 0.735, 0.86};
constexpr std::array<double, 3> kThumbFractions{0.36, 0.64, 0.84};
/// A branch stays alone for at least this fraction of the longest.
constexpr double kMinBranch = 0.12;

Vec3 alongPath(const std::vector<Vec3>& path, double fraction) {
    const double at = fraction * static_cast<double>(path.size() - 1);
    const auto i = std::min(static_cast<std::size_t>(at), path.size() - 1);
    const std::size_t next = std::min(i + 1, path.size() - 1);
    return path[i] + (at - static_cast<double>(i)) * (path[next] - path[i]);
}

/// Branches in the order of the fingers from the thumb on, by how far their tips lie across the hand; empty
/// where the first is no thumb, which is shorter and leaves the others low; that of fewer than five may leave
/// them a little higher where it is much shorter.
std::vector<const FingerBranch*> orderedBranches(const std::vector<FingerBranch>& branches,
                                                 const HandFrame& frame, const Vec3& wrist) {
    std::vector<const FingerBranch*> ordered;
    ordered.reserve(branches.size());
    for (const FingerBranch& branch : branches) {
        ordered.push_back(&branch);
    }
    std::ranges::stable_sort(ordered, std::greater<>(), [&](const FingerBranch* branch) {
        return (branch->path.back() - wrist).dot(frame.across);
    });
    const bool thumbLow = std::ranges::all_of(
        ordered, [&](const FingerBranch* other) { return ordered.front()->parts <= other->parts + 1e-12; });
    const double thumb = ordered.front()->length / branches.front().length;
    const bool isThumb = thumb < 1.0 && (thumbLow || (ordered.size() < 5 && thumb < 0.9));
    return isThumb ? ordered : std::vector<const FingerBranch*>();
}

/// A hand with fewer branches than five has fewer fingers only where none can be missed. On four characters
/// of three artists, slices through fingers of human hands have 8 to 15 cells, so that two of them may look
/// like one, and stand apart for a quarter of the way from the wrist; those of a hand with four fingers 20.
constexpr double kThickFinger = 14.0;     ///< cells that a slice through it has
constexpr double kStandApart = 1.0 / 3.0; ///< of the way from the wrist
/// Of the thinnest finger's slice: two fingers that touch have 1.8 times as much, those of hands with four
/// fingers at most 1.3.
constexpr double kThickest = 1.5;
/// Fingers reach to the front of the hand by this fraction of their way; a sword in a fist does not.
constexpr double kAhead = 0.5;

/// Whether branches, the thumb first, are all the fingers that a hand has, though they are fewer than five.
bool areAllFingers(const std::vector<const FingerBranch*>& ordered, const Vec3& wrist, const Vec3& direction,
                   double cell) {
    double thinnest = 1e30;
    double thickest = 0.0;
    double apart = 1.0;
    for (std::size_t f = 1; f < ordered.size(); ++f) {
        const FingerBranch& finger = *ordered[f];
        if ((finger.path.back() - wrist).dot(direction) < kAhead * finger.length) {
            return false;
        }
        thinnest = std::min(thinnest, finger.area);
        thickest = std::max(thickest, finger.area);
        apart = std::min(apart, 1.0 - finger.parts / finger.length);
    }
    return (apart >= kStandApart || thinnest >= kThickFinger * cell * cell) &&
           thickest <= kThickest * thinnest;
}

/// What is known of a hand before its fingers get their names.
struct HandView {
    std::string prefix; ///< "left", "right"
    Vec3 wrist = Vec3::Zero();
    HandFrame frame;
    FingerFan fingers;
    std::vector<FingerBranch> branches;
    std::vector<const FingerBranch*> ordered; ///< of `branches`, the thumb first; empty: they show no fingers
};

HandView viewOf(const BodyVolume& volume, int side, const Vec3& elbow, const Vec3& wrist) {
    HandView view;
    view.prefix = side > 0 ? "left" : "right";
    view.wrist = wrist;
    const Vec3 forearm = wrist - elbow;
    const Vec3 direction = forearm.norm() > 0.0 ? Vec3(forearm.normalized()) : Vec3(side, 0.0, 0.0);
    const HandCells hand = handBeyond(volume, wrist, direction, std::max(1.25 * forearm.norm(), 0.05));
    view.frame = frameOf(volume, hand, wrist, direction);
    view.fingers = fanOf(volume, hand, wrist, view.frame);
    view.branches = fingerBranches(volume, hand.cells, wrist, kMinBranch);
    if (view.branches.size() >= 3 && view.branches.size() <= kFingerPlans.size()) {
        view.ordered = orderedBranches(view.branches, view.frame, wrist);
    }
    if (view.ordered.size() < kFingerPlans.size() && !view.ordered.empty() &&
        !areAllFingers(view.ordered, wrist, direction, volume.cellSize())) {
        view.ordered.clear();
    }
    return view;
}

/// How many fingers both hands have: five, unless one shows fewer and the other does not show otherwise.
int fingersOf(const std::array<HandView, 2>& hands) {
    const std::size_t left = hands[0].ordered.size();
    const std::size_t right = hands[1].ordered.size();
    const bool agree = left == right || left == 0 || right == 0;
    const std::size_t shown = std::max(left, right);
    return agree && shown > 0 ? static_cast<int>(shown) : static_cast<int>(kFingerPlans.size());
}

/// The plan of one of `count` fingers beside the thumb (0 is next to it), as wide together as four.
FingerPlan spreadPlan(const char* name, std::size_t finger, std::size_t count) {
    constexpr std::size_t kFour = kFingerPlans.size() - 1;
    const double at = fingerOfFour(finger, count);
    const std::size_t low = std::min(static_cast<std::size_t>(at), kFour - 2);
    const double fraction = at - static_cast<double>(low);
    FingerPlan plan = kFingerPlans[1 + low];
    const FingerPlan& next = kFingerPlans[2 + low];
    plan.name = name;
    for (std::size_t i = 0; i < 3; ++i) {
        plan.along[i] += fraction * (next.along[i] - plan.along[i]);
        plan.across[i] += fraction * (next.across[i] - plan.across[i]);
    }
    return plan;
}

/// A finger's joints along its branch, or by proportions.
void layFinger(const BodyVolume& volume, const HandView& hand, const FingerPlan& finger,
               const FingerBranch* branch, FittedPositions& positions) {
    const bool isThumb = finger.name == std::string_view("Thumb");
    const auto joints = fingerJoints(finger.name);
    const FingerFan fan = isThumb ? FingerFan{hand.frame.along, hand.frame.across, 0.0, 1.0} : hand.fingers;
    for (std::size_t i = 0; i < joints.size(); ++i) {
        FittedPosition& position = positions[hand.prefix + finger.name + joints[i]];
        if (branch != nullptr) {
            const Vec3 at = alongPath(branch->path, isThumb ? kThumbFractions[i] : kFingerFractions[i]);
            position = {volume.deepestNear(volume.nearestInside(at), 1.5 * volume.cellSize()), 0.8,
                        FitReason::Branch};
        } else {
            const Vec3 at =
                hand.wrist + hand.frame.length * (finger.along[i] * fan.along +
                                                  fan.scale * (finger.across[i] - fan.middle) * fan.across);
            position = {volume.nearestInside(at), 0.4, FitReason::Proportion};
        }
    }
}

void layHand(const BodyVolume& volume, const HandView& hand, int fingers, FittedPositions& positions) {
    positions[hand.prefix + "HandEnd"] = {
        volume.nearestInside(hand.wrist + 0.98 * hand.frame.length * hand.frame.along), 0.6,
        FitReason::Section};
    const std::vector<std::string> names = fingerNames(fingers);
    const bool shown = hand.ordered.size() == names.size();
    for (std::size_t f = 0; f < names.size(); ++f) {
        FingerPlan plan = kFingerPlans[f];
        if (f > 0 && names.size() < kFingerPlans.size()) {
            plan = spreadPlan(names[f].c_str(), f - 1, names.size() - 1);
        }
        layFinger(volume, hand, plan, shown ? hand.ordered[f] : nullptr, positions);
    }
}

} // namespace

void fitHands(const BodyVolume& volume, BodyFit& fit) {
    const auto view = [&](int side) {
        const std::string prefix = side > 0 ? "left" : "right";
        return viewOf(volume, side, fit.positions.at(prefix + "LowerArm").at,
                      fit.positions.at(prefix + "Hand").at);
    };
    // The branches in order point into their own hand's.
    std::array<HandView, 2> hands;
    hands[0] = view(1);
    hands[1] = view(-1);
    fit.fingers = fingersOf(hands);
    for (const HandView& hand : hands) {
        layHand(volume, hand, fit.fingers, fit.positions);
    }
}

} // namespace sinew
