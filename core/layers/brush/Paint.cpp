#include "core/layers/brush/Paint.h"

#include "core/base/Parallel.h"
#include "core/layers/operations/WeightOperations.h"

#include <algorithm>
#include <optional>
#include <queue>

namespace sinew {
namespace {

constexpr double kFar = std::numeric_limits<double>::infinity();

class Reach {
public:
    Reach(const LayerSurface& surface, const BrushHit& hit, const ReachSettings& settings)
        : m_surface(surface)
        , m_settings(settings)
        , m_positions(settings.positions.size() == surface.vertexCount() ? settings.positions
                                                                         : surface.positions())
        , m_normals(settings.normals.size() == surface.vertexCount() ? settings.normals : surface.normals()) {
        const Triangle& triangle = surface.triangles(hit.part)[hit.triangle];
        m_position = Vec3::Zero();
        for (int c = 0; c < 3; ++c) {
            m_corners[static_cast<std::size_t>(c)] =
                surface.index({hit.part, triangle[static_cast<std::size_t>(c)]});
            m_position += hit.barycentric[c] * m_positions[m_corners[static_cast<std::size_t>(c)]];
        }
    }

    std::vector<ReachedVertex> throughRoom() const {
        std::vector<ReachedVertex> result;
        for (std::uint32_t p = 0; p < m_positions.size(); ++p) {
            add(p, (m_positions[p] - m_position).norm(), result);
        }
        return result;
    }

    std::vector<ReachedVertex> overSurface() const {
        std::vector<double> distances(m_surface.weldedCount(), kFar);
        std::vector<std::uint32_t> reached;
        using Entry = std::pair<double, std::uint32_t>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
        const auto offer = [&](std::uint32_t weldedVertex, double distance) {
            if (distance < m_settings.radius && distance < distances[weldedVertex]) {
                if (distances[weldedVertex] == kFar) {
                    reached.push_back(weldedVertex);
                }
                distances[weldedVertex] = distance;
                queue.emplace(distance, weldedVertex);
            }
        };
        for (const std::uint32_t corner : m_corners) {
            offer(m_surface.weldedVertexOf(corner), (m_positions[corner] - m_position).norm());
        }
        const SheetLinks* sheets = m_settings.throughLayers ? &m_surface.sheets() : nullptr;
        while (!queue.empty()) {
            const auto [distance, weldedVertex] = queue.top();
            queue.pop();
            if (distance > distances[weldedVertex]) {
                continue;
            }
            for (const std::uint32_t next : m_surface.neighbors(weldedVertex)) {
                offer(next, distance + (positionOf(next) - positionOf(weldedVertex)).norm());
            }
            if (sheets != nullptr) {
                for (const SheetLinks::Step& step : sheets->from(weldedVertex)) {
                    offer(step.to, distance + lengthOf(step, sheets->cover(step)));
                }
            }
        }
        std::vector<ReachedVertex> result;
        for (const std::uint32_t weldedVertex : reached) {
            for (const std::uint32_t vertex : m_surface.verticesAt(weldedVertex)) {
                add(vertex, distances[weldedVertex], result);
            }
        }
        std::ranges::sort(result, {}, &ReachedVertex::at);
        return result;
    }

private:
    const Vec3& positionOf(std::uint32_t weldedVertex) const {
        return m_positions[m_surface.verticesAt(weldedVertex)[0]];
    }

    /// Along the sheet of the corner, which is where the vertex of the cover lies over or under it.
    double lengthOf(const SheetLinks::Step& step, const SheetLinks::Cover& cover) const {
        if (cover.gap > kSheetGap * m_settings.radius) {
            return kFar;
        }
        Vec3 position = Vec3::Zero();
        for (std::size_t c = 0; c < 3; ++c) {
            position += cover.barycentric[static_cast<Eigen::Index>(c)] * positionOf(cover.corners[c]);
        }
        return (positionOf(step.corner) - position).norm();
    }

    void add(std::uint32_t vertex, double distance, std::vector<ReachedVertex>& result) const {
        if (!(distance < m_settings.radius)) {
            return;
        }
        if (m_settings.frontOnly && !(m_normals[vertex].cast<double>().dot(m_settings.view) < 0.0)) {
            return;
        }
        if (const float amount = falloffAt(m_settings.falloff, distance / m_settings.radius); amount > 0.0F) {
            result.push_back({m_surface.vertexAt(vertex), amount});
        }
    }

    const LayerSurface& m_surface;
    const ReachSettings& m_settings;
    std::span<const Vec3> m_positions;
    std::span<const Vec3f> m_normals;
    std::array<std::uint32_t, 3> m_corners{};
    Vec3 m_position;
};

} // namespace

float falloffAt(BrushFalloff falloff, double fraction) {
    if (!(fraction < 1.0)) {
        return 0.0F;
    }
    const double left = 1.0 - std::max(fraction, 0.0);
    switch (falloff) {
    case BrushFalloff::Smooth:
        return static_cast<float>(left * left * (3.0 - 2.0 * left));
    case BrushFalloff::Linear:
        return static_cast<float>(left);
    case BrushFalloff::Sharp:
        return static_cast<float>(left * left);
    case BrushFalloff::Constant:
        break;
    }
    return 1.0F;
}

std::vector<ReachedVertex> brushReach(const LayerSurface& surface, const BrushHit& hit,
                                      const ReachSettings& settings) {
    if (hit.part >= surface.partCount() || hit.triangle >= surface.triangles(hit.part).size() ||
        !(settings.radius > 0.0) || !hit.barycentric.allFinite()) {
        return {};
    }
    const Reach reach(surface, hit, settings);
    return settings.overSurface ? reach.overSurface() : reach.throughRoom();
}

namespace {

/// Whether the mode asks for neighbours instead of a value.
bool smooths(BrushMode mode) {
    return mode == BrushMode::Smooth || mode == BrushMode::Sharpen;
}

std::string nameOf(const LayerContext& context, std::int32_t joint) {
    return joint >= 0 && static_cast<std::size_t>(joint) < context.joints.size()
               ? context.joints[static_cast<std::size_t>(joint)]
               : std::to_string(joint);
}

std::optional<Error> outside(const char* name, float value, float min, float max) {
    if (value >= min && value <= max) {
        return std::nullopt;
    }
    const auto text = [](float number) {
        std::string digits = std::to_string(number);
        digits.erase(digits.find_last_not_of('0') + 1);
        return digits.ends_with('.') ? digits.substr(0, digits.size() - 1) : digits;
    };
    return makeError(ErrorCode::ParameterOutOfRange, {name, text(value), text(min), text(max)});
}

std::optional<Error> badNumbers(const Brush& brush) {
    if (auto error = outside("strength", brush.strength, 0.0F, 1.0F)) {
        return error;
    }
    const float min = brush.mode == BrushMode::Add ? -1.0F : 0.0F;
    const float max = brush.mode == BrushMode::Scale ? 10.0F : 1.0F;
    if (auto error = outside("value", smooths(brush.mode) ? 0.0F : brush.value, min, max)) {
        return error;
    }
    return outside("valueTo", brush.mode == BrushMode::Gradient ? brush.valueTo : 0.0F, 0.0F, 1.0F);
}

std::optional<Error> badJoints(const LayerInput& input, const Brush& brush) {
    const LayerContext& context = input.context;
    const auto count = static_cast<std::int32_t>(context.joints.size());
    const std::string& layer = input.stack.layers[input.layer]->name;
    const bool all = brush.joint == kNone && smooths(brush.mode);
    const auto known = [&](std::int32_t joint) { return joint >= 0 && joint < count; };
    if (!all && !known(brush.joint)) {
        return makeError(ErrorCode::JointUnknown, {nameOf(context, brush.joint), layer});
    }
    if (brush.recipient != kNone && !known(brush.recipient)) {
        return makeError(ErrorCode::JointUnknown, {nameOf(context, brush.recipient), layer});
    }
    bool anyFree = false;
    for (std::int32_t joint = 0; joint < count; ++joint) {
        anyFree = anyFree || !brush.isLocked(joint);
    }
    if (!anyFree) {
        return makeError(ErrorCode::AllJointsLocked);
    }
    if (all) {
        return std::nullopt;
    }
    for (const std::int32_t joint :
         {brush.joint, brush.mirror ? context.mirrored(brush.joint) : brush.joint}) {
        if (brush.isLocked(joint)) {
            return makeError(ErrorCode::JointLocked, {nameOf(context, joint)});
        }
    }
    return std::nullopt;
}

/// What is wrong with a brush for a layer: see paint().
std::optional<Error> badBrush(const LayerInput& input, const Brush& brush) {
    auto error = badNumbers(brush);
    return error ? error : badJoints(input, brush);
}

constexpr std::size_t kSlice = 256;

/// The edits of vertices of one part.
EditList brushed(const LayerInput& input, const JointNumbers& joints, const PaintEdits& edits,
                 std::span<const StrokeVertex> dab, const Brush& brush) {
    std::vector<EditList> slices((dab.size() + kSlice - 1) / kSlice);
    parallelFor(slices.size(), 1, [&](std::size_t begin, std::size_t end) {
        VertexBrush vertex(brush, joints);
        NeighborMeans means(input, joints);
        for (std::size_t i = begin * kSlice; i < std::min(dab.size(), end * kSlice); ++i) {
            BrushInput one;
            one.fraction = static_cast<double>(dab[i].amount) * static_cast<double>(brush.strength);
            one.value = static_cast<double>(dab[i].value);
            if (smooths(brush.mode)) {
                one.means = means.of(dab[i].at);
                const auto mean = std::ranges::find(one.means, brush.joint, &Influence::joint);
                one.mean = mean != one.means.end() ? static_cast<double>(mean->weight) : 0.0;
            }
            const std::uint32_t p = dab[i].at.vertex;
            if (one.fraction > 0.0 && !(smooths(brush.mode) && one.means.empty())) {
                vertex.paint(slices[i / kSlice], p, influencesAt(input.below, dab[i].at), edits.at(p), one);
            }
        }
    });
    EditList all;
    for (const EditList& slice : slices) {
        all.append(slice);
    }
    return all;
}

/// The vertices of `dab` that are in `other` too.
std::vector<StrokeVertex> common(std::span<const StrokeVertex> dab, std::span<const StrokeVertex> other) {
    std::vector<StrokeVertex> result;
    std::ranges::copy_if(dab, std::back_inserter(result), [&](const StrokeVertex& vertex) {
        return std::ranges::binary_search(other, vertex.at, {}, &StrokeVertex::at);
    });
    return result;
}

/// What the layer gives the vertices under two stacks, in the mean.
VertexTargets meanOutcome(const LayerInput& a, const LayerInput& b, std::span<const StrokeVertex> vertices) {
    const std::vector<std::int32_t> joints = skeletonJoints(a.stack, a.context.joints);
    EditedVertex edited(joints);
    VertexTargets targets;
    SkinWeightsBuilder builder;
    for (const StrokeVertex& vertex : vertices) {
        std::vector<Influence> both;
        for (const LayerInput* input : {&a, &b}) {
            PaintEdits fresh;
            const PaintEdits* edits = editsToChange(*input, vertex.at.part, fresh);
            const VertexEdits here = edits != nullptr ? edits->at(vertex.at.vertex) : VertexEdits();
            edited.apply(influencesAt(input->below, vertex.at), here);
            for (const EditedVertex::Entry& current : edited.entries()) {
                both.push_back({current.joint, static_cast<float>(current.weight)});
            }
        }
        builder.add(both);
        targets.vertices.push_back(vertex.at);
    }
    targets.weights = builder.finish();
    return targets;
}

/// The stack after the brush went over the vertices (ascending, as strokeVertices gives them), its joint on
/// its own side. The brush is a good one (badBrush). Parallel.
LayerStack paintStroke(const LayerInput& input, std::span<const StrokeVertex> dab, const Brush& brush) {
    LayerStack result = input.stack;
    const JointNumbers joints(result, input.context.joints);
    for (std::size_t begin = 0; begin < dab.size();) {
        const std::uint32_t part = dab[begin].at.part;
        std::size_t end = begin;
        while (end < dab.size() && dab[end].at.part == part) {
            ++end;
        }
        PaintEdits fresh;
        if (const PaintEdits* edits = editsToChange(input, part, fresh)) {
            const EditList changes = brushed(input, joints, *edits, dab.subspan(begin, end - begin), brush);
            result = result.withEdits(input.layer, part, edits->with(changes));
        }
        begin = end;
    }
    return result;
}

/// Both sides painted, each with its own joint. Where both reach a vertex, it gets the mean of painting the
/// one first and the other first: neither side goes before.
LayerStack paintBothSides(const LayerInput& input, std::span<const StrokeVertex> dab, const Brush& brush,
                          std::span<const StrokeVertex> otherDab, const Brush& otherBrush) {
    const auto on = [&](const LayerStack& stack) {
        return LayerInput{stack, input.layer, input.below, input.context};
    };
    const LayerStack first = paintStroke(input, dab, brush);
    LayerStack both = paintStroke(on(first), otherDab, otherBrush);
    const std::vector<StrokeVertex> mine = common(dab, otherDab);
    if (mine.empty()) {
        return both;
    }
    const LayerStack other = paintStroke(input, otherDab, otherBrush);
    const LayerStack turned = paintStroke(on(other), mine, brush);
    return setTargets(on(both), meanOutcome(on(both), on(turned), mine));
}

} // namespace

Expected<LayerStack> paint(const LayerInput& input, std::span<const ReachedVertex> reach,
                           const Brush& brush) {
    if (auto error = badBrush(input, brush)) {
        return fail(std::move(*error));
    }
    const std::vector<StrokeVertex> dab = strokeVertices(input.context, reach, brush);
    if (!brush.mirror || !input.context.mirror) {
        return paintStroke(input, dab, brush);
    }
    std::vector<StrokeVertex> other = mirroredStroke(input.context, dab);
    std::erase_if(other, [&](const StrokeVertex& vertex) {
        return vertex.at.part < brush.spared.size() && brush.spared[vertex.at.part];
    });
    Brush mirrored = brush;
    mirrored.joint = brush.joint == kNone ? kNone : input.context.mirrored(brush.joint);
    mirrored.recipient = brush.recipient == kNone ? kNone : input.context.mirrored(brush.recipient);
    if (mirrored.joint == brush.joint) {
        return paintStroke(input, stronger(dab, other), brush);
    }
    return paintBothSides(input, dab, brush, other, mirrored);
}

LayerStack paintMask(const LayerInput& input, std::span<const ReachedVertex> reach, float value,
                     float strength) {
    LayerStack result = input.stack;
    const float fraction = std::isfinite(strength) ? std::clamp(strength, 0.0F, 1.0F) : 0.0F;
    const std::vector<StrokeVertex> dab = strokeVertices(input.context, reach, Brush());
    for (std::size_t i = 0; i < dab.size() && std::isfinite(value);) {
        const std::uint32_t part = dab[i].at.part;
        const std::size_t count = input.context.surface->vertexCount(part);
        const WeightLayer& layer = *input.stack.layers[input.layer];
        LayerMask mask(count);
        if (part < layer.parts.size() && layer.parts[part].mask.vertexCount() == count) {
            mask = layer.parts[part].mask;
        }
        LayerMask::Values values;
        for (; i < dab.size() && dab[i].at.part == part; ++i) {
            const float before = mask.at(dab[i].at.vertex);
            values.emplace_back(dab[i].at.vertex, before + fraction * dab[i].amount * (value - before));
        }
        if (fits(layer, part, count)) {
            result = result.withMask(input.layer, part, mask.with(values));
        }
    }
    return result;
}

} // namespace sinew
