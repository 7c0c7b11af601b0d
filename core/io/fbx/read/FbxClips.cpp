#include "core/io/fbx/read/FbxParts.h"

#include "core/base/Types.h"
#include "core/io/build/BuildSteps.h"
#include "core/io/fbx/FbxDocument.h"
#include "core/io/source/FrameRate.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

/// One number over time.
struct FbxCurve {
    std::vector<double> seconds; ///< ascending
    std::vector<double> values;
    double at(double time) const; ///< linear, constant beyond the ends
};

/// An AnimationCurveNode that drives a vector: three curves, a constant where there is none.
struct FbxVectorCurve {
    std::array<FbxCurve, 3> axes;
    Vec3 constant = Vec3::Zero();
    Vec3 at(double time) const;
    void addTimes(std::vector<double>& times) const;
};

FbxCurve readCurve(const FbxNode& node) {
    FbxCurve curve;
    const std::vector<double> times = fbxDoubles(node.child("KeyTime"));
    const std::vector<double> values = fbxDoubles(node.child("KeyValueFloat"));
    for (std::size_t k = 0; k < std::min(times.size(), values.size()); ++k) {
        const double seconds = fbxSeconds(times[k]);
        const bool later = curve.seconds.empty() || seconds > curve.seconds.back();
        if (later && std::isfinite(seconds) && std::isfinite(values[k])) {
            curve.seconds.push_back(seconds);
            curve.values.push_back(values[k]);
        }
    }
    return curve;
}

double FbxCurve::at(double time) const {
    const auto after = std::ranges::lower_bound(seconds, time);
    if (after == seconds.begin()) {
        return values.front();
    }
    if (after == seconds.end()) {
        return values.back();
    }
    const auto k = static_cast<std::size_t>(after - seconds.begin());
    const double fraction = (time - seconds[k - 1]) / (seconds[k] - seconds[k - 1]);
    return values[k - 1] + fraction * (values[k] - values[k - 1]);
}

Vec3 FbxVectorCurve::at(double time) const {
    Vec3 result = constant;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        if (!axes[axis].seconds.empty()) {
            result[static_cast<Eigen::Index>(axis)] = axes[axis].at(time);
        }
    }
    return result;
}

void FbxVectorCurve::addTimes(std::vector<double>& times) const {
    for (const FbxCurve& axis : axes) {
        times.insert(times.end(), axis.seconds.begin(), axis.seconds.end());
    }
}

/// What drives one property of a curve node ("d|X"); empty when nothing does.
FbxCurve readFbxCurve(const FbxDocument& document, std::size_t curveNode, std::string_view property) {
    FbxCurve curve;
    for (const FbxLink& link : document.object(curveNode).sources) {
        if (link.property == property && document.object(link.object).kind == "AnimationCurve") {
            curve = readCurve(*document.object(link.object).node);
        }
    }
    return curve;
}

/// `rest`: the value of axes the node says nothing about.
FbxVectorCurve readFbxVectorCurve(const FbxDocument& document, std::size_t curveNode, const Vec3& rest) {
    constexpr std::array<std::string_view, 3> kAxes{"d|X", "d|Y", "d|Z"};
    const FbxObject& node = document.object(curveNode);
    FbxVectorCurve result;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const auto i = static_cast<Eigen::Index>(axis);
        const double constant = document.number(node, kAxes[axis], rest[i]);
        result.constant[i] = std::isfinite(constant) ? constant : rest[i];
        result.axes[axis] = readFbxCurve(document, curveNode, kAxes[axis]);
    }
    return result;
}

/// A quaternion between keys turns at most half a circle; two keys are never further apart than this.
constexpr double kLargestTurn = 60.0;
/// Keys put between two of the file's.
constexpr double kMaxTurnKeys = 360.0;

constexpr std::array<std::string_view, 3> kChannels{"Lcl Translation", "Lcl Rotation", "Lcl Scaling"};

/// Curve nodes of one Model in one stack, by channel; that of a shape's channel comes first.
struct CurveNodes {
    std::array<std::optional<std::size_t>, 3> curveNode;
};

std::vector<double> sortedTimes(std::vector<double> times) {
    std::ranges::sort(times);
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

/// Adds times wherever a turn between neighbours is too large: on frames where there is a rate.
std::vector<double> refined(const std::vector<double>& times, const FbxVectorCurve& rotation,
                            double frameRate) {
    std::vector<double> result;
    for (std::size_t k = 0; k < times.size(); ++k) {
        result.push_back(times[k]);
        if (k + 1 == times.size()) {
            break;
        }
        const double turn = (rotation.at(times[k + 1]) - rotation.at(times[k])).cwiseAbs().maxCoeff();
        const double steps = std::min(std::ceil(turn / kLargestTurn), kMaxTurnKeys);
        for (double step = 1.0; step < steps; step += 1.0) {
            const double even = times[k] + (times[k + 1] - times[k]) * step / steps;
            const double time = frameRate > 0.0 ? onFrame(even, frameRate) : even;
            if (time > result.back() && time < times[k + 1]) {
                result.push_back(time);
            }
        }
    }
    return result;
}

/// Frames a second, 0 where the file states none.
double statedRate(const FbxDocument& document) {
    const double mode = document.setting("TimeMode", 0.0);
    return mode >= 0.0 && mode < 100.0
               ? fbxFrameRate({static_cast<std::int32_t>(mode), document.setting("CustomFrameRate", 0.0)})
               : 0.0;
}

class FbxClipReader {
public:
    FbxClipReader(const FbxDocument& document, const FbxDriven& driven, ImportedFile& source)
        : m_document(document)
        , m_driven(driven)
        , m_source(source)
        , m_frameRate(statedRate(document)) {}

    void read(std::size_t stack) {
        ImportedClip clip{m_document.object(stack).name, {}};
        std::vector<CurveNodes> nodesOfObject(m_document.objects().size());
        bool layered = false;
        for (const std::size_t layer : m_document.sources(stack, "AnimationLayer")) {
            layered = collect(layer, nodesOfObject) || layered;
        }
        for (std::size_t model = 0; model < nodesOfObject.size(); ++model) {
            const CurveNodes& nodes = nodesOfObject[model];
            const bool moves = m_driven.nodeOfModel[model] != kNone;
            if (moves && std::ranges::any_of(nodes.curveNode, [](const auto& n) { return n.has_value(); })) {
                addTrack(model, nodes, clip);
            }
        }
        for (const FbxDrivenShape& shape : m_driven.morphTargets) {
            if (const auto& node = nodesOfObject[shape.channel.object].curveNode[0]) {
                addMorphTrack(shape, *node, clip);
            }
        }
        clip.frameRate = m_frameRate > 0.0 ? m_frameRate : rateOfKeys(clip);
        beginAtZero(clip, fbxSeconds(m_document.number(m_document.object(stack), "LocalStart", 0.0)));
        if (layered) {
            m_source.notices.push_back(
                {NoticeCode::AnimationIgnored, clip.name, 0, {"layers over the first"}});
        }
        m_source.clips.push_back(std::move(clip));
    }

private:
    /// Notes what a layer drives; true when an earlier layer drives some of it already.
    bool collect(std::size_t layer, std::vector<CurveNodes>& nodesOfObject) const {
        bool repeated = false;
        for (const std::size_t curveNode : m_document.sources(layer, "AnimationCurveNode")) {
            for (const FbxLink& link : m_document.object(curveNode).targets) {
                const std::optional<std::size_t> channel = channelOf(link);
                if (!channel) {
                    continue;
                }
                auto& node = nodesOfObject[link.object].curveNode[*channel];
                repeated = repeated || node.has_value();
                node = node.value_or(curveNode);
            }
        }
        return repeated;
    }

    /// Which of an object's channels a curve node is plugged into.
    std::optional<std::size_t> channelOf(const FbxLink& link) const {
        if (m_driven.nodeOfModel[link.object] == kNone) {
            const bool shape = m_document.object(link.object).subtype == "BlendShapeChannel";
            return shape && link.property == "DeformPercent" ? std::optional<std::size_t>(0) : std::nullopt;
        }
        const auto* channel = std::ranges::find(kChannels, link.property);
        return channel == kChannels.end()
                   ? std::nullopt
                   : std::optional(static_cast<std::size_t>(channel - kChannels.begin()));
    }

    void addMorphTrack(const FbxDrivenShape& shape, std::size_t curveNode, ImportedClip& clip) const {
        const FbxCurve curve = readFbxCurve(m_document, curveNode, "d|DeformPercent");
        ImportedMorphTrack track{shape.mesh, shape.shape, {}};
        for (std::size_t k = 0; k < curve.seconds.size(); ++k) {
            track.weights.push_back({curve.seconds[k], curve.values[k] / shape.channel.fullPercent});
        }
        if (!track.weights.empty()) {
            clip.morphTracks.push_back(std::move(track));
        }
    }

    /// The rate that the keys of a clip tell, in a file that states none.
    static double rateOfKeys(const ImportedClip& clip) {
        std::vector<double> times;
        forAllKeys(clip, [&](const auto& keys) {
            for (const auto& key : keys) {
                times.push_back(key.seconds);
            }
        });
        return frameRateOf(times);
    }

    template<typename Clip, typename Visit>
    static void forAllKeys(Clip& clip, const Visit& visit) {
        for (auto& track : clip.tracks) {
            visit(track.translations);
            visit(track.rotations);
            visit(track.scales);
        }
        for (auto& track : clip.morphTracks) {
            visit(track.weights);
        }
    }

    FbxVectorCurve curve(const FbxObject& model, const CurveNodes& driven, std::size_t channel) const {
        const Vec3 neutral = channel == 2 ? Vec3(Vec3::Ones()) : Vec3(Vec3::Zero());
        const Vec3 rest = fbxVector(m_document, model, kChannels[channel], neutral);
        if (driven.curveNode[channel]) {
            return readFbxVectorCurve(m_document, *driven.curveNode[channel], rest);
        }
        return FbxVectorCurve{{}, rest};
    }

    void addTrack(std::size_t index, const CurveNodes& driven, ImportedClip& clip) const {
        const FbxObject& model = m_document.object(index);
        const FbxTransformRule rule = fbxTransformRule(m_document, model);
        const std::array<FbxVectorCurve, 3> curves{curve(model, driven, 0), curve(model, driven, 1),
                                                   curve(model, driven, 2)};
        ImportedTrack track{m_driven.nodeOfModel[index], {}, {}, {}};
        if (rule.plain()) {
            addPlainKeys(rule, curves, track);
        } else {
            addMixedKeys(rule, curves, track);
        }
        if (!track.translations.empty() || !track.rotations.empty() || !track.scales.empty()) {
            clip.tracks.push_back(std::move(track));
        }
    }

    static std::vector<double> timesOf(const FbxVectorCurve& curve) {
        std::vector<double> times;
        curve.addTimes(times);
        return sortedTimes(std::move(times));
    }

    void addPlainKeys(const FbxTransformRule& rule, const std::array<FbxVectorCurve, 3>& curves,
                      ImportedTrack& track) const {
        for (const double time : timesOf(curves[0])) {
            track.translations.push_back({time, curves[0].at(time)});
        }
        for (const double time : refined(timesOf(curves[1]), curves[1], m_frameRate)) {
            track.rotations.push_back({time, rule.rotation(curves[1].at(time))});
        }
        for (const double time : timesOf(curves[2])) {
            track.scales.push_back({time, curves[2].at(time)});
        }
    }

    /// Pivots make every channel depend on every other: all are sampled together.
    void addMixedKeys(const FbxTransformRule& rule, const std::array<FbxVectorCurve, 3>& curves,
                      ImportedTrack& track) const {
        std::vector<double> times;
        for (const FbxVectorCurve& curve : curves) {
            curve.addTimes(times);
        }
        for (const double time : refined(sortedTimes(std::move(times)), curves[1], m_frameRate)) {
            const Trs trs = decompose(rule.local(curves[0].at(time), curves[1].at(time), curves[2].at(time)));
            track.translations.push_back({time, trs.translation});
            track.rotations.push_back({time, trs.rotation});
            track.scales.push_back({time, trs.scale});
        }
    }

    /// Shifts the clip so that it begins at 0: at its stated start, or at its first key when that is earlier.
    static void beginAtZero(ImportedClip& clip, double start) {
        start = std::isfinite(start) ? start : 0.0;
        forAllKeys(clip, [&](const auto& keys) {
            start = keys.empty() ? start : std::min(start, keys.front().seconds);
        });
        forAllKeys(clip, [start](auto& keys) {
            for (auto& key : keys) {
                key.seconds -= start;
            }
        });
    }

    const FbxDocument& m_document;
    const FbxDriven& m_driven;
    ImportedFile& m_source;
    double m_frameRate; ///< of the file, 0: it states none
};

} // namespace

void readFbxClips(const FbxDocument& document, const FbxDriven& driven, ImportedFile& source) {
    FbxClipReader reader(document, driven, source);
    for (std::size_t o = 0; o < document.objects().size(); ++o) {
        if (document.object(o).kind == "AnimationStack") {
            reader.read(o);
        }
    }
}

} // namespace sinew
