#include "core/layers/brush/VertexBrush.h"

#include <utility>

namespace sinew {

double BrushInput::target(BrushMode mode, double weight) const {
    switch (mode) {
    case BrushMode::Add:
        return weight + share * value;
    case BrushMode::Scale:
        return weight * (1.0 + share * (value - 1.0));
    case BrushMode::Smooth:
        return weight + share * (mean - weight);
    case BrushMode::Sharpen:
        return weight + share * (weight - mean);
    case BrushMode::Replace:
    case BrushMode::Gradient:
    case BrushMode::Flood:
        break;
    }
    return weight + share * (value - weight);
}

float BrushInput::keeps(BrushMode mode) const {
    switch (mode) {
    case BrushMode::Add:
        return 1.0F;
    case BrushMode::Scale:
        return static_cast<float>(1.0 + share * (value - 1.0));
    case BrushMode::Sharpen:
        return static_cast<float>(1.0 + share);
    default:
        return static_cast<float>(1.0 - share);
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
    for (const EditedVertex::Share& share : m_edited.shares()) {
        entry(share.joint).now = share.weight;
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
void VertexBrush::shareOut(double& target, double room, double rest) {
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
    shareOut(target, room, rest);
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
void VertexBrush::leaveOut(const EditedVertex::Share& share) {
    bring(entry(share.joint), 0.0, 0.0F);
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
    if (m_brush.most == 0) {
        return;
    }
    const auto had = static_cast<std::size_t>(
        std::ranges::count_if(m_entries, [](const Entry& e) { return e.now > 0.0; }));
    const std::size_t most = std::max(m_brush.most, had);
    m_edits.clear();
    for (const Entry& e : m_entries) {
        if (e.edited) {
            m_edits.push_back(e.edit);
        }
    }
    if (!m_edited.apply(below, {m_edits, held})) {
        return;
    }
    std::vector<EditedVertex::Share> loose; // those that may go
    std::size_t count = 0;
    double left = 0.0;
    for (const EditedVertex::Share& share : m_edited.shares()) {
        const bool painted = share.joint == m_brush.joint;
        count += share.weight > 0.0 ? 1 : 0;
        if (share.weight > 0.0 && !m_brush.isLocked(share.joint) && !painted) {
            loose.push_back(share);
        }
        left += painted || m_brush.isLocked(share.joint) ? 0.0 : share.weight;
    }
    std::ranges::sort(loose, {}, [](const EditedVertex::Share& s) { return std::pair(s.weight, -s.joint); });
    double freed = 0.0;
    for (std::size_t i = 0; i < loose.size() && count > most; ++i, --count) {
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

} // namespace sinew
