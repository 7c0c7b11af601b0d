#include "app/document/edits/MotionEdits.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kHalfFrame = 0.5 / kKeyRate;

QString motionStep(const char* source) {
    return QCoreApplication::translate("MotionEdits", source);
}

void changeMotions(Document& document, const QString& step, const Motions& motions) {
    document.change(step, [&](DocumentState& state) { state.motions = sharedMotions(motions); });
}

std::vector<PoseKey>::iterator keyIn(std::vector<PoseKey>& keys, double seconds) {
    return std::ranges::find_if(
        keys, [&](const PoseKey& key) { return std::abs(key.seconds - seconds) < kHalfFrame; });
}

void insertKey(std::vector<PoseKey>& keys, PoseKey key) {
    if (const auto same = keyIn(keys, key.seconds); same != keys.end()) {
        *same = std::move(key);
        return;
    }
    const auto found = std::ranges::upper_bound(keys, key.seconds, {}, &PoseKey::seconds);
    keys.insert(found, std::move(key));
}

} // namespace

void addMotions(Document& document, const std::vector<Clip>& clips, const std::string& source) {
    Motions motions = motionsOf(document.state());
    for (const Clip& clip : clips) {
        motions.loaded.push_back(std::make_shared<const LoadedMotion>(LoadedMotion{clip, source}));
    }
    if (!clips.empty() && document.state().hasSkeleton()) {
        changeMotions(document, motionStep(QT_TRANSLATE_NOOP("MotionEdits", "Load Motion")), motions);
    }
}

void removeMotion(Document& document, std::size_t motion) {
    Motions motions = motionsOf(document.state());
    if (motion < motions.loaded.size()) {
        motions.loaded.erase(motions.loaded.begin() + static_cast<std::ptrdiff_t>(motion));
        changeMotions(document, motionStep(QT_TRANSLATE_NOOP("MotionEdits", "Remove Motion")), motions);
    }
}

void setPoseKey(Document& document, double seconds, const Pose& pose) {
    if (!document.state().hasSkeleton()) {
        return;
    }
    Motions motions = motionsOf(document.state());
    insertKey(motions.keys, {keyFrame(seconds), pose});
    if (!(motions.keys == motionsOf(document.state()).keys)) {
        changeMotions(document, motionStep(QT_TRANSLATE_NOOP("MotionEdits", "Set Key")), motions);
    }
}

void removePoseKey(Document& document, double seconds) {
    Motions motions = motionsOf(document.state());
    if (const auto key = keyIn(motions.keys, keyFrame(seconds)); key != motions.keys.end()) {
        motions.keys.erase(key);
        changeMotions(document, motionStep(QT_TRANSLATE_NOOP("MotionEdits", "Delete Key")), motions);
    }
}

void removeAllPoseKeys(Document& document) {
    Motions motions = motionsOf(document.state());
    if (!motions.keys.empty()) {
        motions.keys.clear();
        changeMotions(document, motionStep(QT_TRANSLATE_NOOP("MotionEdits", "Delete All Keys")), motions);
    }
}

void movePoseKey(Document& document, double from, double to) {
    Motions motions = motionsOf(document.state());
    const auto key = keyIn(motions.keys, keyFrame(from));
    const double time = keyFrame(to);
    if (key == motions.keys.end() || std::abs(key->seconds - time) < kHalfFrame) {
        return;
    }
    PoseKey moved{time, key->pose};
    motions.keys.erase(key);
    insertKey(motions.keys, std::move(moved));
    changeMotions(document, motionStep(QT_TRANSLATE_NOOP("MotionEdits", "Move Key")), motions);
}

std::optional<double> poseKeyAt(const DocumentState& state, double seconds) {
    for (const PoseKey& key : motionsOf(state).keys) {
        if (std::abs(key.seconds - seconds) < kHalfFrame) {
            return key.seconds;
        }
    }
    return std::nullopt;
}

std::optional<double> poseKeyBefore(const DocumentState& state, double seconds) {
    std::optional<double> found;
    for (const PoseKey& key : motionsOf(state).keys) {
        found = key.seconds < seconds - kHalfFrame ? std::optional(key.seconds) : found;
    }
    return found;
}

std::optional<double> poseKeyAfter(const DocumentState& state, double seconds) {
    for (const PoseKey& key : motionsOf(state).keys) {
        if (key.seconds > seconds + kHalfFrame) {
            return key.seconds;
        }
    }
    return std::nullopt;
}

} // namespace sinew
