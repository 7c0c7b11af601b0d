#include "core/layers/brush/Paint.h"

#include <algorithm>
#include <map>
#include <utility>

namespace sinew {
namespace {

float valueAt(const Brush& brush, float along) {
    if (brush.mode != BrushMode::Gradient) {
        return brush.value;
    }
    const float fraction = std::isfinite(along) ? std::clamp(along, 0.0F, 1.0F) : 0.0F;
    return brush.value + fraction * (brush.valueTo - brush.value);
}

} // namespace

double BrushInput::target(BrushMode mode, double weight) const {
    switch (mode) {
    case BrushMode::Add:
        return weight + fraction * value;
    case BrushMode::Scale:
        return weight * (1.0 + fraction * (value - 1.0));
    case BrushMode::Smooth:
        return weight + fraction * (mean - weight);
    case BrushMode::Sharpen:
        return weight + fraction * (weight - mean);
    case BrushMode::Replace:
    case BrushMode::Gradient:
    case BrushMode::Flood:
        break;
    }
    return weight + fraction * (value - weight);
}

float BrushInput::keeps(BrushMode mode) const {
    switch (mode) {
    case BrushMode::Add:
        return 1.0F;
    case BrushMode::Scale:
        return static_cast<float>(1.0 + fraction * (value - 1.0));
    case BrushMode::Sharpen:
        return static_cast<float>(1.0 + fraction);
    default:
        return static_cast<float>(1.0 - fraction);
    }
}

VertexBrush::Entry& VertexBrush::entry(std::int32_t joint) {
    const auto found = std::ranges::find(m_entries, joint, &Entry::joint);
    if (found != m_entries.end()) {
        return *found;
    }
    Entry fresh;
    fresh.joint = joint;
    fresh.edit.joint = m_joints.table[static_cast<std::size_t>(joint)];
    fresh.locked = m_brush.isLocked(joint);
    m_entries.push_back(fresh);
    return m_entries.back();
}

void VertexBrush::gather(std::span<const Influence> below, const VertexEdits& former, bool held) {
    m_entries.clear();
    const bool says = m_edited.apply(below, former);
    for (const EditedVertex::Entry& current : m_edited.entries()) {
        entry(current.joint).now = current.weight;
    }
    for (const Influence& influence : below) {
        entry(influence.joint).below = static_cast<double>(influence.weight);
    }
    for (Entry& e : m_entries) {
        const JointEdit* edit = former.find(e.edit.joint);
        if (says && former.held != held) { // sums are kept another way now: all stand for themselves
            e.edit = {e.edit.joint, 0.0F, static_cast<float>(e.now)};
            e.edited = true;
        } else if (edit != nullptr) {
            e.edit = *edit;
            e.edited = true;
        }
    }
}

void VertexBrush::bring(Entry& e, double target, float keeps) {
    e.edit = e.edit.scaled(keeps).reaching(e.below, target);
    e.edited = true;
}

double VertexBrush::sumOf(bool locked) const {
    double sum = 0.0;
    for (const Entry& e : m_entries) {
        sum += (locked ? e.locked : isRest(e)) ? e.now : 0.0;
    }
    return sum;
}

void VertexBrush::holdLocked() {
    for (Entry& e : m_entries) {
        if (e.locked && (e.now > 0.0 || e.below > 0.0)) {
            bring(e, e.now, 1.0F);
        }
    }
}

void VertexBrush::paintLoose(const BrushInput& dab) {
    Entry& e = entry(m_brush.joint);
    const double weight = e.edited ? e.edit.apply(e.below) : e.below;
    bring(e, std::clamp(dab.target(m_brush.mode, weight), 0.0, 1.0), dab.keeps(m_brush.mode));
}

double VertexBrush::targetOf(const BrushInput& dab, double weight, double room, double rest) const {
    const double asked = dab.target(m_brush.mode, weight);
    if (m_brush.normalize == BrushNormalize::UnlockedOnly) {
        const double raw = std::clamp(asked, 0.0, 1.0);
        return raw + rest > 0.0 ? room * raw / (raw + rest) : weight;
    }
    return std::clamp(asked, 0.0, room);
}

/// Gives the rest of the joints what the painted one leaves; where none can take it, it keeps it.
void VertexBrush::distribute(double& target, double room, double rest) {
    const std::int32_t to = m_brush.recipient;
    const bool canTake = to != kNone && to != m_brush.joint && !m_brush.isLocked(to);
    const double now = entry(m_brush.joint).now;
    double factor = 1.0;
    if (canTake && target < now) {
        Entry& e = entry(to);
        bring(e, e.now + now - target, 1.0F);
    } else if (rest > EditedVertex::kNothing) {
        factor = (room - target) / rest;
    } else if (room - target > EditedVertex::kNothing) {
        const bool returns = std::ranges::any_of(
            m_entries, [&](const Entry& e) { return isRest(e) && !e.edited && e.below > 0.0; });
        if (!returns && canTake) {
            bring(entry(to), room - target, 1.0F);
        } else if (!returns) {
            target = room;
        }
    }
    for (Entry& e : m_entries) {
        const bool took = canTake && e.joint == to && (target < now || rest <= EditedVertex::kNothing);
        if (isRest(e) && e.edited && !took) {
            bring(e, factor * e.now, static_cast<float>(factor));
        }
    }
}

void VertexBrush::paintHeld(const BrushInput& dab) {
    const double weight = entry(m_brush.joint).now;
    const double room = std::max(0.0, 1.0 - sumOf(true));
    const double rest = sumOf(false);
    double target = targetOf(dab, weight, room, rest);
    distribute(target, room, rest);
    bring(entry(m_brush.joint), target, dab.keeps(m_brush.mode));
    holdLocked();
}

void VertexBrush::paintAll(const BrushInput& dab) {
    for (const Influence& influence : dab.means) {
        entry(influence.joint);
    }
    std::vector<double> targets;
    double sum = 0.0;
    for (const Entry& e : m_entries) {
        const auto mean = std::ranges::find(dab.means, e.joint, &Influence::joint);
        BrushInput one = dab;
        one.mean = mean != dab.means.end() ? static_cast<double>(mean->weight) : 0.0;
        targets.push_back(e.locked ? 0.0 : std::clamp(one.target(m_brush.mode, e.now), 0.0, 1.0));
        sum += targets.back();
    }
    const double room = std::max(0.0, 1.0 - sumOf(true));
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (!m_entries[i].locked && sum > 0.0) {
            bring(m_entries[i], targets[i] * room / sum, dab.keeps(m_brush.mode));
        }
    }
    holdLocked();
}

/// Its outcome is 0; what it leaves is not given to others yet.
void VertexBrush::leaveOut(const EditedVertex::Entry& current) {
    bring(entry(current.joint), 0.0, 0.0F);
}

/// Joints that are neither painted nor locked sum to `left`, and take what was freed; joints without an edit
/// do so by themselves. Where there are none, the painted joint takes it.
void VertexBrush::fillUp(double left, double freed) {
    if (left <= EditedVertex::kNothing) {
        if (m_brush.joint != kNone) {
            Entry& painted = entry(m_brush.joint);
            bring(painted, m_edited.weightOf(m_brush.joint) + freed, 1.0F);
        }
        return;
    }
    const double factor = (left + freed) / left;
    for (Entry& e : m_entries) {
        const double now = m_edited.weightOf(e.joint);
        if (isRest(e) && e.edited && now > 0.0 && e.edit.apply(e.below) > 0.0) {
            bring(e, factor * now, static_cast<float>(factor));
        }
    }
}

void VertexBrush::keepLimit(std::span<const Influence> below, bool held) {
    if (m_brush.max == 0) {
        return;
    }
    const auto had = static_cast<std::size_t>(
        std::ranges::count_if(m_entries, [](const Entry& e) { return e.now > 0.0; }));
    const std::size_t max = std::max(m_brush.max, had);
    m_edits.clear();
    for (const Entry& e : m_entries) {
        if (e.edited) {
            m_edits.push_back(e.edit);
        }
    }
    if (!m_edited.apply(below, {m_edits, held})) {
        return;
    }
    std::vector<EditedVertex::Entry> loose; // those that may go
    std::size_t count = 0;
    double left = 0.0;
    for (const EditedVertex::Entry& current : m_edited.entries()) {
        const bool painted = current.joint == m_brush.joint;
        count += current.weight > 0.0 ? 1 : 0;
        if (current.weight > 0.0 && !m_brush.isLocked(current.joint) && !painted) {
            loose.push_back(current);
        }
        left += painted || m_brush.isLocked(current.joint) ? 0.0 : current.weight;
    }
    std::ranges::sort(loose, {}, [](const EditedVertex::Entry& s) { return std::pair(s.weight, -s.joint); });
    double freed = 0.0;
    for (std::size_t i = 0; i < loose.size() && count > max; ++i, --count) {
        leaveOut(loose[i]);
        freed += loose[i].weight;
        left -= loose[i].weight;
    }
    if (held && freed > 0.0) {
        fillUp(left, freed);
    }
}

void VertexBrush::write(EditList& list, std::uint32_t vertex, const VertexEdits& former, bool held) {
    m_edits.clear();
    for (const JointEdit& edit : former.edits) { // those of joints that are gone rest
        const auto number = static_cast<std::size_t>(edit.joint);
        if (number >= m_joints.skeleton.size() || m_joints.skeleton[number] == kNone) {
            m_edits.push_back(edit);
        }
    }
    for (const Entry& e : m_entries) {
        if (e.edited) {
            m_edits.push_back(e.edit);
        }
    }
    list.add(vertex, m_edits, held);
}

void VertexBrush::paint(EditList& list, std::uint32_t vertex, std::span<const Influence> below,
                        const VertexEdits& former, const BrushInput& dab) {
    const bool held = m_brush.normalize != BrushNormalize::Off || m_brush.joint == kNone;
    gather(below, former, held);
    if (m_brush.joint == kNone) {
        if (!dab.means.empty()) {
            paintAll(dab);
        }
    } else if (held) {
        paintHeld(dab);
    } else {
        paintLoose(dab);
    }
    keepLimit(below, held);
    write(list, vertex, former, held);
}

std::vector<StrokeVertex> strokeVertices(const LayerContext& context, std::span<const ReachedVertex> reach,
                                         const Brush& brush) {
    const LayerSurface& surface = *context.surface;
    std::vector<StrokeVertex> vertices;
    for (const ReachedVertex& reached : reach) {
        if (surface.contains(reached.at) && reached.amount > 0.0F) {
            const float amount = brush.mode == BrushMode::Flood ? 1.0F : std::min(reached.amount, 1.0F);
            vertices.push_back({reached.at, amount, valueAt(brush, reached.along)});
        }
    }
    std::ranges::stable_sort(vertices, {}, &StrokeVertex::at);
    const auto repeats = std::ranges::unique(vertices, {}, &StrokeVertex::at);
    vertices.erase(repeats.begin(), repeats.end());
    return vertices;
}

std::vector<StrokeVertex> mirroredStroke(const LayerContext& context, std::span<const StrokeVertex> dab) {
    const LayerSurface& surface = *context.surface;
    std::map<std::uint32_t, std::pair<double, double>> sums; // amount, and value times amount
    for (const StrokeVertex& vertex : dab) {
        const std::uint32_t index = surface.index(vertex.at);
        for (const std::uint32_t other : context.mirror->dependents(index)) {
            for (const MirrorMap::Source& source : context.mirror->sources(other)) {
                const double amount =
                    source.vertex == index ? static_cast<double>(source.fraction * vertex.amount) : 0.0;
                sums[other].first += amount;
                sums[other].second += amount * static_cast<double>(vertex.value);
            }
        }
    }
    std::vector<StrokeVertex> result;
    for (const auto& [index, sum] : sums) {
        if (sum.first > 0.0) {
            result.push_back({surface.vertexAt(index), static_cast<float>(std::min(sum.first, 1.0)),
                              static_cast<float>(sum.second / sum.first)});
        }
    }
    return result;
}

std::vector<StrokeVertex> stronger(std::span<const StrokeVertex> a, std::span<const StrokeVertex> b) {
    std::vector<StrokeVertex> both(a.begin(), a.end());
    both.insert(both.end(), b.begin(), b.end());
    std::ranges::stable_sort(both, [](const StrokeVertex& x, const StrokeVertex& y) {
        return x.at != y.at ? x.at < y.at : x.amount > y.amount;
    });
    const auto repeats = std::ranges::unique(both, {}, &StrokeVertex::at);
    both.erase(repeats.begin(), repeats.end());
    return both;
}

NeighborMeans::NeighborMeans(const LayerInput& input, const JointNumbers& joints)
    : m_input(input)
    , m_edited(joints.skeleton) {
    const WeightLayer& layer = *input.stack.layers[input.layer];
    for (std::size_t part = 0; part < input.context.surface->partCount(); ++part) {
        const bool there = part < layer.parts.size() &&
                           layer.parts[part].edits.vertexCount() == input.context.surface->vertexCount(part);
        m_edits.push_back(there ? &layer.parts[part].edits : nullptr);
    }
}

void NeighborMeans::add(std::uint32_t weldedVertex) {
    const LayerSurface& surface = *m_input.context.surface;
    const std::span<const std::uint32_t> members = surface.verticesAt(weldedVertex);
    double weighted = 0.0;
    for (const std::uint32_t member : members) {
        const VertexId at = surface.vertexAt(member);
        weighted += influencesAt(m_input.below, at).empty() && editsAt(at).empty() ? 0.0 : 1.0;
    }
    for (const std::uint32_t member : members) {
        const VertexId at = surface.vertexAt(member);
        m_edited.apply(influencesAt(m_input.below, at), editsAt(at));
        for (const EditedVertex::Entry& current : m_edited.entries()) {
            m_sums.add(current.joint, current.weight / weighted);
        }
    }
    m_count += weighted > 0.0 ? 1.0 : 0.0;
}

VertexEdits NeighborMeans::editsAt(VertexId at) const {
    const PaintEdits* edits = m_edits[at.part];
    return edits != nullptr ? edits->at(at.vertex) : VertexEdits();
}

std::span<const Influence> NeighborMeans::of(VertexId at) {
    const LayerSurface& surface = *m_input.context.surface;
    m_sums.clear();
    m_count = 0.0;
    for (const std::uint32_t next : surface.neighbors(surface.weldedVertexOf(surface.index(at)))) {
        add(next);
    }
    return m_sums.influences(m_count > 0.0 ? 1.0 / m_count : 0.0);
}

} // namespace sinew
