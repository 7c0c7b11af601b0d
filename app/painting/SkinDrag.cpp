#include "app/painting/SkinDrag.h"

#include "app/document/edits/LayerEdits.h"
#include "app/document/edits/SelectEdits.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

QString dragName() {
    return QCoreApplication::translate("SkinDrag", "Drag Skin");
}

/// The dab at the corner of its triangle that is nearest to it.
BrushDab atCorner(BrushDab dab) {
    Eigen::Index corner = 0;
    dab.barycentric.maxCoeff(&corner);
    dab.barycentric = Vec3::Unit(corner);
    dab.pressure = 1.0;
    return dab;
}

VertexId cornerOf(const LayerSurface& surface, const BrushDab& dab) {
    Eigen::Index corner = 0;
    dab.barycentric.maxCoeff(&corner);
    const Triangle& triangle = surface.triangles(dab.part)[dab.triangle];
    return {static_cast<std::uint32_t>(dab.part), triangle[static_cast<std::size_t>(corner)]};
}

/// The vertices of its part in one place with a vertex, it among them, fully.
std::vector<ReachedVertex> inPlaceOf(const LayerSurface& surface, const VertexId& at) {
    std::vector<ReachedVertex> vertices;
    for (const std::uint32_t member : surface.verticesAt(surface.weldedVertexOf(surface.index(at)))) {
        const VertexId vertex = surface.vertexAt(member);
        if (vertex.part == at.part) {
            vertices.push_back({vertex, 1.0F, 0.0F});
        }
    }
    return vertices;
}

} // namespace

std::size_t notReached(const DragRemainder& remainder) {
    return static_cast<std::size_t>(std::ranges::count_if(
        remainder.remainders, [&](double left) { return left > kReachedFraction * remainder.dragged; }));
}

std::vector<std::vector<Vec3>> draggedPositions(const DragRemainder& remainder, PosedMesh& posed) {
    std::vector<std::vector<Vec3>> positions(remainder.scene->parts.size());
    for (const TargetPosition& target : remainder.targets) {
        if (positions[target.at.part].empty()) {
            positions[target.at.part] = posed.vertices(target.at.part);
        }
        positions[target.at.part][target.at.vertex] = target.position;
    }
    return positions;
}

Expected<bool> SkinDrag::begin(const PaintOptions& options, const BrushDab& dab, bool alone) {
    m_remainder.reset();
    const DocumentState& state = m_document.finishWeights();
    if (!state.hasSkeleton() || !state.hasWeights()) {
        return fail(ErrorCode::NoWeights, {state.hasScene() ? state.scene->sourceFile : std::string()});
    }
    m_shape.reset();
    if (!options.dragShape.empty()) {
        SINEW_CHECK(holdShape(options.dragShape));
    } else if (const auto ready = readyToPaint(state); !ready) {
        return fail(ready.error());
    }
    m_before = state;
    m_form = m_posed.snapshot();
    m_parents = m_posed.parents();
    m_deformer.emplace(m_form.matrices, m_form.settings, m_parents);
    hold(options, dab, alone);
    if (m_held.empty()) {
        m_before = {};
        return false;
    }
    m_rules = rulesOf(options);
    if (m_shape) {
        findInverses();
    }
    m_step.emplace(m_document);
    return true;
}

Expected<void> SkinDrag::holdShape(const std::string& name) {
    const DocumentState& state = m_document.state();
    SINEW_TRY(DrivenShape shape, shapeNamed(*state.scene, shapesOf(state), driversOf(state), name));
    const double weight = shapeWeight(state, m_posed.drivenPose(), name);
    if (std::abs(weight) < kSmallestShapeWeight) {
        return fail(ErrorCode::ShapeOff, {name});
    }
    m_shape = {std::move(shape), weight};
    return {};
}

/// Of the skinning, by where they take steps along the axes.
void SkinDrag::findInverses() {
    for (std::size_t part = 0; part < m_form.scene->parts.size(); ++part) {
        const auto isHeld = [&](const Held& held) { return held.at.part == part; };
        if (std::ranges::none_of(m_held, isHeld)) {
            continue;
        }
        const std::vector<Vec3> shown = m_form.vertices(part);
        for (int axis = 0; axis < 3; ++axis) {
            std::vector<Vec3> moved = shown;
            for (Vec3& vertex : moved) {
                vertex += Vec3::Unit(axis);
            }
            const PosedShape step = m_form.shapeFor(part, moved);
            for (Held& held : m_held) {
                if (isHeld(held)) {
                    held.toRest.col(axis) = step.offsets[held.at.vertex];
                }
            }
        }
    }
}

void SkinDrag::moveShape(const Vec3& offset) {
    std::vector<std::vector<Vec3>> moves(m_form.scene->parts.size());
    for (const Held& held : m_held) {
        std::vector<Vec3>& part = moves[held.at.part];
        part.resize(m_form.scene->parts[held.at.part].mesh->vertexCount(), Vec3::Zero());
        part[held.at.vertex] = held.toRest * (static_cast<double>(held.amount) * offset);
    }
    Shapes offsets(moves.size());
    for (std::size_t part = 0; part < moves.size(); ++part) {
        offsets[part].push_back(morphTargetOf(m_shape->before.name, moves[part], 0.0));
    }
    const Shapes changed =
        withOffsets(*m_form.scene, shapesOf(m_before), m_shape->before, offsets, 1.0 / m_shape->weight);
    m_document.change(
        dragName(), [&](DocumentState& state) { state.shapes = sharedShapes(changed); }, MergeKey::Stroke);
    measure(targetsAt(offset), offset.norm());
}

void SkinDrag::hold(const PaintOptions& options, const BrushDab& dab, bool alone) {
    const auto context = m_document.layering().context(m_before, options.mirror);
    const LayerSurface& surface = *context->surface;
    ShownSurface shown;
    shown.gather(surface, m_posed);
    const VertexId middle = cornerOf(surface, dab);
    m_grip = shown.places()[surface.index(middle)];
    std::vector<ReachedVertex> reached =
        alone ? std::vector<ReachedVertex>() : shown.reach(m_before, surface, atCorner(dab), options);
    if (reached.empty() && isReachable(m_before, middle)) {
        reached = inPlaceOf(surface, middle);
    }
    m_held.clear();
    for (const ReachedVertex& vertex : reached) {
        const auto influences = influencesAt(*m_before.weights, vertex.at);
        const Vec3& from = shown.places()[surface.index(vertex.at)];
        m_held.push_back({vertex.at, vertex.amount, from, from - posedAt(vertex.at, influences)});
    }
}

Vec3 SkinDrag::posedAt(const VertexId& at, std::span<const Influence> influences) const {
    const Vec3* center = nullptr;
    if (m_form.centers && at.part < m_form.centers->size() && at.vertex < (*m_form.centers)[at.part].size()) {
        center = &(*m_form.centers)[at.part][at.vertex];
    }
    return m_deformer->at(m_form.restVertices(at.part)[at.vertex], influences, center);
}

ReachRules SkinDrag::rulesOf(const PaintOptions& options) const {
    ReachRules rules;
    rules.parents = m_parents;
    rules.carries = jointsWithWeight(*m_before.weights, m_form.matrices.size());
    rules.keep = static_cast<double>(options.keepWeights);
    rules.mirror = options.mirror;
    rules.spared = unreachableParts(m_before);
    if (m_form.settings.deformer != Deformer::LinearBlend || m_before.deform.implicit ||
        m_form.rest != nullptr) {
        rules.pose = [this](const VertexId& at, std::span<const Influence> influences) {
            const auto held = std::ranges::lower_bound(m_held, at, {}, &Held::at);
            const bool own = held != m_held.end() && held->at == at;
            return Vec3(posedAt(at, influences) + (own ? held->aside : Vec3::Zero()));
        };
    }
    return rules;
}

std::vector<TargetPosition> SkinDrag::targetsAt(const Vec3& offset) const {
    std::vector<TargetPosition> targets;
    for (const Held& held : m_held) {
        targets.push_back({held.at, held.from + static_cast<double>(held.amount) * offset});
    }
    return targets;
}

ReachResult SkinDrag::solve(const std::vector<TargetPosition>& targets, const LayerContext& context) const {
    const auto max = static_cast<std::size_t>(std::max(m_before.settings.maxInfluences, 0));
    const OperationInput input{context, *m_before.weights, {}, m_before.locked, max};
    return weightsThatReach(input, m_form.matrices, targets, m_rules);
}

void SkinDrag::moveTo(const Vec3& offset) {
    if (m_document.state().scene != m_before.scene) {
        return;
    }
    if (m_shape) {
        moveShape(offset);
        return;
    }
    const auto ready = readyToPaint(m_before);
    if (!ready) {
        return;
    }
    const auto context = m_document.layering().context(*ready, m_rules.mirror);
    const auto layer = static_cast<std::size_t>(ready->activeLayer);
    const PartWeights below = m_document.layering().below(*ready, layer);
    std::vector<TargetPosition> targets = targetsAt(offset);
    const ReachResult found = solve(targets, *context);
    const LayerStack stack = setTargets({ready->layers, layer, below, *context}, found.result.targets);
    m_document.change(
        dragName(),
        [&](DocumentState& state) {
            const bool changes = !found.result.targets.vertices.empty();
            state.layers = changes ? stack : m_before.layers;
            state.activeLayer = changes ? ready->activeLayer : m_before.activeLayer;
        },
        MergeKey::Stroke);
    measure(std::move(targets), offset.norm());
}

/// What the weights in force make of the targets: other layers and masks have a say too.
void SkinDrag::measure(std::vector<TargetPosition> targets, double dragged) {
    const DocumentState& state = m_document.state();
    m_remainder = {state.scene,
                   state.weights,
                   state.pose,
                   state.drivers,
                   state.shapes,
                   std::move(targets),
                   {},
                   {},
                   m_shape ? m_shape->before.name : std::string(),
                   dragged,
                   0.0};
    for (std::size_t i = 0; i < m_held.size(); ++i) {
        const Held& held = m_held[i];
        const bool bound = m_shape && !held.toRest.isZero(0.0);
        const Vec3 position =
            bound ? m_remainder->targets[i].position
                  : Vec3(posedAt(held.at, influencesAt(*state.weights, held.at)) + held.aside);
        const double left = (position - m_remainder->targets[i].position).norm();
        m_remainder->positions.push_back(position);
        m_remainder->remainders.push_back(left);
        m_remainder->largest = std::max(m_remainder->largest, left);
    }
}

const DragRemainder* SkinDrag::remainder() const {
    return m_remainder && m_remainder->stands(m_document.state()) ? &*m_remainder : nullptr;
}

void SkinDrag::end() {
    m_before = {};
    m_step.reset();
}

void SkinDrag::cancel() {
    if (m_step && m_before.scene == m_document.state().scene) {
        // Merged into the drag's step, which then changes nothing and goes.
        m_document.change(
            dragName(),
            [this](DocumentState& state) {
                state.layers = m_before.layers;
                state.activeLayer = m_before.activeLayer;
                state.shapes = m_before.shapes;
            },
            MergeKey::Stroke);
    }
    m_remainder.reset();
    end();
}

} // namespace sinew
