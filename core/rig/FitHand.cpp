#include "core/rig/BodyFit.h"

#include "core/rig/Limbs.h"
#include "core/rig/RigTemplate.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>
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
constexpr std::array<const char*, 3> kFingerJoints{"Proximal", "Intermediate", "Distal"};
constexpr std::array<const char*, 3> kThumbJoints{"Metacarpal", "Proximal", "Distal"};

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

/// Which of the branches is which finger (kFingerPlans), by how far their tips lie across the hand; empty
/// where they are not four fingers and a thumb that leaves them low.
std::vector<const FingerBranch*> namedBranches(const std::vector<FingerBranch>& branches,
                                               const HandFrame& frame, const Vec3& wrist) {
    if (branches.size() != kFingerPlans.size()) {
        return {};
    }
    std::vector<const FingerBranch*> named;
    named.reserve(branches.size());
    for (const FingerBranch& branch : branches) {
        named.push_back(&branch);
    }
    std::ranges::stable_sort(named, std::greater<>(), [&](const FingerBranch* branch) {
        return (branch->path.back() - wrist).dot(frame.across);
    });
    const bool thumbLow = std::ranges::all_of(
        named, [&](const FingerBranch* other) { return named.front()->parts <= other->parts + 1e-12; });
    const bool thumbShort = named.front()->length < branches.front().length;
    return thumbLow && thumbShort ? named : std::vector<const FingerBranch*>();
}

/// A finger's tip stays alone for at least this fraction of the longest way.
constexpr double kMinFinger = 0.12;
/// A found tip is the one that a marker tells when it lies within this fraction of its way from the palm.
constexpr double kSameTip = 0.2;
/// Fractions of the way from where a finger leaves the palm to its tip: knuckle a little inside the palm.
constexpr std::array<double, 3> kFingerJointFractions{0.0, 0.45, 0.74};

std::string tipMarker(const std::string& finger) {
    std::string name = finger + "Tip";
    name.front() = static_cast<char>(name.front() - 'A' + 'a');
    return name;
}

std::string fingerMarkers(const std::vector<std::string>& fingers) {
    std::string all;
    for (const std::string& finger : fingers) {
        all += (all.empty() ? "" : ", ") + tipMarker(finger);
    }
    return all;
}

/// Takes away what points most against the others: the stump behind the wrist.
void dropStump(std::vector<Vec3>& tips, const Vec3& palm) {
    Vec3 sum = Vec3::Zero();
    for (const Vec3& tip : tips) {
        sum += (tip - palm).normalized();
    }
    const auto against = std::ranges::min_element(
        tips, {}, [&](const Vec3& tip) { return (tip - palm).normalized().dot(sum); });
    if (against != tips.end() && (*against - palm).dot(sum) < 0.0) {
        tips.erase(against);
    }
}

/// Tips from the thumb's on: across the hand in order; of both outer fingers the thumb reaches less far.
void orderTips(std::vector<Vec3>& tips, const Vec3& wrist) {
    Vec3 mean = Vec3::Zero();
    for (const Vec3& tip : tips) {
        mean += tip / static_cast<double>(tips.size());
    }
    const Vec3 along = (mean - wrist).normalized();
    Mat3 spread = Mat3::Zero();
    for (const Vec3& tip : tips) {
        const Vec3 flat = tip - mean - (tip - mean).dot(along) * along;
        spread += flat * flat.transpose();
    }
    const Eigen::SelfAdjointEigenSolver<Mat3> axes(spread);
    const Vec3 across = axes.eigenvectors().col(2);
    std::ranges::stable_sort(tips, {}, [&](const Vec3& tip) { return tip.dot(across); });
    if ((tips.back() - wrist).dot(along) < (tips.front() - wrist).dot(along)) {
        std::ranges::reverse(tips);
    }
}

/// The middle of what lies furthest from the fingers, a little inside.
Vec3 wristBehind(const BodyVolume& volume, const std::vector<Vec3>& tips, const Vec3& palm) {
    Vec3 fingers = Vec3::Zero();
    for (const Vec3& tip : tips) {
        fingers += (tip - palm).normalized();
    }
    double min = 1e30;
    Vec3 sum = Vec3::Zero();
    double count = 0.0;
    for (int pass = 0; pass < 2; ++pass) {
        for (std::size_t i = 0; i < volume.cellCount(); ++i) {
            const BodyVolume::Cell cell = volume.cellAt(i);
            if (volume.depth(i) <= 0.0F || !volume.body(cell)) {
                continue;
            }
            const Vec3 at = volume.center(cell);
            const double along = (at - palm).dot(fingers.normalized());
            if (pass == 0) {
                min = std::min(min, along);
            } else if (along < min + 2.0 * volume.cellSize()) {
                sum += at;
                count += 1.0;
            }
        }
    }
    const MiddlePath path = middlePath(volume, sum / std::max(count, 1.0), palm);
    const double length = path.length();
    return path.at(thinnest(volume, path, 0.15 * length, 0.8 * length, 0.3 * length, 1.5));
}

/// Found tips, with those that markers tell in place of the found ones nearby.
std::vector<Vec3> withTold(const std::vector<std::string>& fingers, const PlacedMarkers& known,
                           const Vec3& palm, std::vector<Vec3> tips) {
    std::vector<Vec3> all;
    for (const std::string& finger : fingers) {
        const auto told = known.find(tipMarker(finger));
        if (told == known.end()) {
            continue;
        }
        const auto away = [&](const Vec3& tip) { return (tip - told->second).norm(); };
        const auto same = std::ranges::min_element(tips, {}, away);
        if (same != tips.end() && away(*same) < kSameTip * (told->second - palm).norm()) {
            tips.erase(same);
        }
        all.push_back(told->second);
    }
    all.insert(all.end(), tips.begin(), tips.end());
    return all;
}

/// Ordered tips start at the thumb; markers that say otherwise turn the order round.
void obeyTold(const std::vector<std::string>& fingers, const PlacedMarkers& known, std::vector<Vec3>& tips) {
    const std::size_t last = fingers.size() - 1;
    double straight = 0.0;
    double reversed = 0.0;
    for (std::size_t f = 0; f <= last; ++f) {
        if (const auto told = known.find(tipMarker(fingers[f])); told != known.end()) {
            straight += (tips[f] - told->second).norm();
            reversed += (tips[last - f] - told->second).norm();
        }
    }
    if (reversed < straight) {
        std::ranges::reverse(tips);
    }
}

/// Names of fingers whose tips no marker tells.
std::vector<std::string> untold(const std::vector<std::string>& fingers, const PlacedMarkers& known) {
    std::vector<std::string> names;
    std::ranges::copy_if(fingers, std::back_inserter(names),
                         [&](const std::string& finger) { return !known.contains(tipMarker(finger)); });
    return names;
}

} // namespace

void fitHand(const BodyVolume& volume, int side, const Vec3& elbow, const Vec3& wrist,
             FittedPositions& positions) {
    const std::string prefix = side > 0 ? "left" : "right";
    const Vec3 forearm = wrist - elbow;
    const Vec3 direction = forearm.norm() > 0.0 ? Vec3(forearm.normalized()) : Vec3(side, 0.0, 0.0);
    const HandCells hand = handBeyond(volume, wrist, direction, std::max(1.25 * forearm.norm(), 0.05));
    const HandFrame frame = frameOf(volume, hand, wrist, direction);
    positions[prefix + "HandEnd"] = {volume.nearestInside(wrist + 0.98 * frame.length * frame.along), 0.6,
                                     FitReason::Section};
    const FingerFan thumb{frame.along, frame.across, 0.0, 1.0};
    const FingerFan fingers = fanOf(volume, hand, wrist, frame);
    const std::vector<FingerBranch> branches = fingerBranches(volume, hand.cells, wrist, kMinBranch);
    const std::vector<const FingerBranch*> named = namedBranches(branches, frame, wrist);
    for (std::size_t f = 0; f < kFingerPlans.size(); ++f) {
        const FingerPlan& finger = kFingerPlans[f];
        const auto& joints = finger.name == std::string_view("Thumb") ? kThumbJoints : kFingerJoints;
        for (std::size_t i = 0; i < 3 && !named.empty(); ++i) {
            const double fraction = f == 0 ? kThumbFractions[i] : kFingerFractions[i];
            const Vec3 at = alongPath(named[f]->path, fraction);
            positions[prefix + finger.name + joints[i]] = {
                volume.deepestNear(volume.nearestInside(at), 1.5 * volume.cellSize()), 0.8,
                FitReason::Branch};
        }
        for (std::size_t i = 0; i < 3 && named.empty(); ++i) {
            const FingerFan& fan = f == 0 ? thumb : fingers;
            const Vec3 at = wrist + frame.length * (finger.along[i] * fan.along +
                                                    fan.scale * (finger.across[i] - fan.middle) * fan.across);
            positions[prefix + finger.name + joints[i]] = {volume.nearestInside(at), 0.4,
                                                           FitReason::Proportion};
        }
    }
}

Expected<GuessedMarkers> guessHandAlone(int fingers, const BodyVolume& volume, const PlacedMarkers& known,
                                        const std::string& file) {
    GuessedMarkers guess;
    guess.placed = known;
    const std::vector<std::string> names = fingerNames(std::max(fingers, 1));
    const Vec3 palm = deepestPoint(volume);
    std::vector<Vec3> tips;
    for (const Extremity& each :
         extremitiesFrom(volume, known.contains("wrist") ? known.at("wrist") : palm, kMinFinger)) {
        tips.push_back(each.tip);
    }
    if (!known.contains("wrist") && tips.size() > names.size()) {
        dropStump(tips, palm);
    }
    tips = withTold(names, known, palm, std::move(tips));
    if (tips.size() < names.size()) {
        return fail(ErrorCode::RigLimbNotFound, {file, "fingers", fingerMarkers(untold(names, known))});
    }
    tips.resize(names.size());
    if (!known.contains("wrist")) {
        guess.placed["wrist"] = wristBehind(volume, tips, palm);
        guess.confidence["wrist"] = 0.5;
    }
    orderTips(tips, guess.placed["wrist"]);
    obeyTold(names, known, tips);
    for (std::size_t f = 0; f < names.size(); ++f) {
        const std::string name = tipMarker(names[f]);
        if (!known.contains(name)) {
            guess.placed[name] = tips[f];
            guess.confidence[name] = names.size() > 2 ? 0.7 : 0.5;
        }
    }
    return guess;
}

BodyFit fitHandAlone(int fingers, const BodyVolume& volume, const PlacedMarkers& markers) {
    BodyFit fit;
    const Vec3 wrist = markers.at("wrist");
    fit.positions["leftHand"] = {volume.nearestInside(wrist), 1.0, FitReason::Marker};
    for (const std::string& finger : fingerNames(std::max(fingers, 1))) {
        const Vec3 tip = markers.at(tipMarker(finger));
        const MiddleLimb limb = limbFrom(volume, wrist, tip);
        const bool alone = limb.root > 0.0;
        const auto joints = fingerJoints(finger);
        for (std::size_t i = 0; i < joints.size(); ++i) {
            fit.positions["left" + finger + joints[i]] = {
                volume.nearestInside(
                    limb.at(alone ? kFingerJointFractions[i] : 0.5 + 0.5 * kFingerJointFractions[i])),
                alone ? 0.8 : 0.4, alone ? FitReason::Branch : FitReason::Proportion};
        }
        fit.positions["left" + finger + "End"] = {volume.nearestInside(tip), 1.0, FitReason::Marker};
    }
    return fit;
}

} // namespace sinew
