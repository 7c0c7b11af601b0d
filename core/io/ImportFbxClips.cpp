#include "core/io/ImportFbxClips.h"

#include "core/io/ImportFbxCurve.h"
#include "core/io/ImportFbxTransform.h"
#include "core/io/ImportKeys.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

/// A quaternion between keys turns at most half a circle; two keys are never further apart than this.
constexpr double kLargestTurn = 60.0;
/// Keys put between two of the file's.
constexpr double kMostSteps = 360.0;

constexpr std::array<std::string_view, 3> kChannels{"Lcl Translation", "Lcl Rotation", "Lcl Scaling"};

/// Curve nodes of one Model in one stack, by channel.
struct Driven {
    std::array<std::optional<std::size_t>, 3> curveNode;
};

std::vector<double> sortedTimes(std::vector<double> times) {
    std::ranges::sort(times);
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

/// Adds times wherever a turn between neighbours is too large.
std::vector<double> refined(const std::vector<double>& times, const FbxVectorCurve& rotation) {
    std::vector<double> result;
    for (std::size_t k = 0; k < times.size(); ++k) {
        result.push_back(times[k]);
        if (k + 1 == times.size()) {
            break;
        }
        const double turn = (rotation.at(times[k + 1]) - rotation.at(times[k])).cwiseAbs().maxCoeff();
        const double steps = std::min(std::ceil(turn / kLargestTurn), kMostSteps);
        for (double step = 1.0; step < steps; step += 1.0) {
            result.push_back(times[k] + (times[k + 1] - times[k]) * step / steps);
        }
    }
    return result;
}

class FbxClipReader {
public:
    FbxClipReader(const FbxDocument& document, std::span<const std::int32_t> nodeOfModel, SourceScene& source)
        : m_document(document)
        , m_nodeOfModel(nodeOfModel)
        , m_source(source) {}

    void read(std::size_t stack) {
        SourceClip clip{m_document.object(stack).name, {}};
        std::vector<Driven> drivenOfModel(m_document.objects().size());
        bool layered = false;
        for (const std::size_t layer : m_document.sources(stack, "AnimationLayer")) {
            layered = collect(layer, drivenOfModel) || layered;
        }
        for (std::size_t model = 0; model < drivenOfModel.size(); ++model) {
            const Driven& driven = drivenOfModel[model];
            if (std::ranges::any_of(driven.curveNode, [](const auto& node) { return node.has_value(); })) {
                addTrack(model, driven, clip);
            }
        }
        beginAtZero(clip, fbxSeconds(m_document.number(m_document.object(stack), "LocalStart", 0.0)));
        if (layered) {
            m_source.notices.push_back(
                {NoticeCode::AnimationIgnored, clip.name, 0, {"layers over the first"}});
        }
        m_source.clips.push_back(std::move(clip));
    }

private:
    /// Notes what a layer drives; true when an earlier layer drives some of it already.
    bool collect(std::size_t layer, std::vector<Driven>& drivenOfModel) const {
        bool repeated = false;
        for (const std::size_t curveNode : m_document.sources(layer, "AnimationCurveNode")) {
            for (const FbxLink& link : m_document.object(curveNode).targets) {
                const auto* channel = std::ranges::find(kChannels, link.property);
                if (m_nodeOfModel[link.object] == kNone || channel == kChannels.end()) {
                    continue;
                }
                auto& place = drivenOfModel[link.object]
                                  .curveNode[static_cast<std::size_t>(channel - kChannels.begin())];
                repeated = repeated || place.has_value();
                place = place.value_or(curveNode);
            }
        }
        return repeated;
    }

    FbxVectorCurve curve(const FbxObject& model, const Driven& driven, std::size_t channel) const {
        const Vec3 neutral = channel == 2 ? Vec3(Vec3::Ones()) : Vec3(Vec3::Zero());
        const Vec3 rest = fbxVector(m_document, model, kChannels[channel], neutral);
        if (driven.curveNode[channel]) {
            return readFbxVectorCurve(m_document, *driven.curveNode[channel], rest);
        }
        return FbxVectorCurve{{}, rest};
    }

    void addTrack(std::size_t index, const Driven& driven, SourceClip& clip) const {
        const FbxObject& model = m_document.object(index);
        const FbxTransformRule rule = fbxTransformRule(m_document, model);
        const std::array<FbxVectorCurve, 3> curves{curve(model, driven, 0), curve(model, driven, 1),
                                                   curve(model, driven, 2)};
        SourceTrack track{m_nodeOfModel[index], {}, {}, {}};
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

    static void addPlainKeys(const FbxTransformRule& rule, const std::array<FbxVectorCurve, 3>& curves,
                             SourceTrack& track) {
        for (const double time : timesOf(curves[0])) {
            track.translations.push_back({time, curves[0].at(time)});
        }
        for (const double time : refined(timesOf(curves[1]), curves[1])) {
            track.rotations.push_back({time, rule.rotation(curves[1].at(time))});
        }
        for (const double time : timesOf(curves[2])) {
            track.scales.push_back({time, curves[2].at(time)});
        }
    }

    /// Pivots make every channel depend on every other: all are sampled together.
    static void addMixedKeys(const FbxTransformRule& rule, const std::array<FbxVectorCurve, 3>& curves,
                             SourceTrack& track) {
        std::vector<double> times;
        for (const FbxVectorCurve& curve : curves) {
            curve.addTimes(times);
        }
        for (const double time : refined(sortedTimes(std::move(times)), curves[1])) {
            const Trs trs = decompose(rule.local(curves[0].at(time), curves[1].at(time), curves[2].at(time)));
            track.translations.push_back({time, trs.translation});
            track.rotations.push_back({time, trs.rotation});
            track.scales.push_back({time, trs.scale});
        }
    }

    /// Shifts the clip so that it begins at 0: at its stated start, or at its first key when that is earlier.
    static void beginAtZero(SourceClip& clip, double start) {
        start = std::isfinite(start) ? start : 0.0;
        for (const SourceTrack& track : clip.tracks) {
            start = track.translations.empty() ? start : std::min(start, track.translations.front().seconds);
            start = track.rotations.empty() ? start : std::min(start, track.rotations.front().seconds);
            start = track.scales.empty() ? start : std::min(start, track.scales.front().seconds);
        }
        const auto shift = [start](auto& keys) {
            for (auto& key : keys) {
                key.seconds -= start;
            }
        };
        for (SourceTrack& track : clip.tracks) {
            shift(track.translations);
            shift(track.rotations);
            shift(track.scales);
        }
    }

    const FbxDocument& m_document;
    std::span<const std::int32_t> m_nodeOfModel;
    SourceScene& m_source;
};

} // namespace

void readFbxClips(const FbxDocument& document, std::span<const std::int32_t> nodeOfModel,
                  SourceScene& source) {
    FbxClipReader reader(document, nodeOfModel, source);
    for (std::size_t o = 0; o < document.objects().size(); ++o) {
        if (document.object(o).kind == "AnimationStack") {
            reader.read(o);
        }
    }
}

} // namespace sinew
