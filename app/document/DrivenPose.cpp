#include "app/document/DrivenPose.h"

#include "core/avatar/Avatar.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sinew {
namespace {

void addWeight(std::vector<ShapeWeight>& weights, const ExpressionShape& shape) {
    const auto same = std::ranges::find(weights, shape.shape, &ShapeWeight::shape);
    if (same == weights.end()) {
        weights.push_back({shape.shape, shape.weight});
    } else {
        same->weight += shape.weight;
    }
}

} // namespace

void DrivenPose::follow(const DocumentState& state) {
    m_drivers = state.scene ? DriverRig(state.scene->skeleton, driversOf(state)) : DriverRig();
    m_constraints = state.scene && state.avatar
                        ? ConstraintRig(state.scene->skeleton, state.avatar->constraints)
                        : ConstraintRig();
    m_shapeWeights.clear();
    m_rest.reset();
}

void DrivenPose::clear() {
    m_clipShapes.clear();
    m_expressionShapes.clear();
    m_swing = nullptr;
}

Pose DrivenPose::driven(const Pose& pose) const {
    Pose driven = m_drivers.driven(pose);
    return m_constraints.empty() ? driven : m_constraints.posed(std::move(driven));
}

void DrivenPose::update(const DocumentState& state, const Pose& pose) {
    m_driven = driven(pose);
    m_swung = m_swing ? m_swing(m_driven) : m_driven;
    std::vector<std::vector<ShapeWeight>> weights = shapesOn(state.scene->parts.size());
    if (weights != m_shapeWeights) {
        m_rest = shapedRest(*state.scene, shapesOf(state), weights);
        m_shapeWeights = std::move(weights);
    }
}

/// The shapes that are on in the driven pose, of every part. A driver has the last word on its shape;
/// expressions add to what is on.
std::vector<std::vector<ShapeWeight>> DrivenPose::shapesOn(std::size_t parts) const {
    std::vector<ShapeWeight> weights = m_drivers.shapes(m_driven);
    std::ranges::copy_if(m_clipShapes, std::back_inserter(weights), [&](const ShapeWeight& shape) {
        return shape.weight != 0.0 &&
               std::ranges::find(weights, shape.shape, &ShapeWeight::shape) == weights.end();
    });
    std::vector<std::vector<ShapeWeight>> ofParts(parts, weights);
    for (const ExpressionShape& shape : m_expressionShapes) {
        for (std::size_t part = 0; part < parts; ++part) {
            if (shape.part == kNone || shape.part == static_cast<std::int32_t>(part)) {
                addWeight(ofParts[part], shape);
            }
        }
    }
    return ofParts;
}

} // namespace sinew
