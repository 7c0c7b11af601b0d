#pragma once

#include "app/document/ImplicitFrame.h"
#include "core/avatar/Constraints.h"
#include "core/avatar/Expressions.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace sinew {

/// What drivers, constraints, springs and expressions make of a pose, in this order: joints that they move,
/// then the shapes that are on.
class DrivenPose {
public:
    /// What makes swungPose() of drivenPose(), which has to keep the number of joints.
    using Swing = std::function<Pose(const Pose&)>;

    /// Takes the drivers and constraints of a state, and forgets the shapes that were worked out.
    void follow(const DocumentState& state);
    /// Without expressions and swinging chains: for a state with another scene.
    void clear();

    void setClipShapes(std::vector<ShapeWeight> shapes) { m_clipShapes = std::move(shapes); }
    const std::vector<ShapeWeight>& clipShapes() const { return m_clipShapes; }
    void setExpressionShapes(std::vector<ExpressionShape> shapes) { m_expressionShapes = std::move(shapes); }
    const std::vector<ExpressionShape>& expressionShapes() const { return m_expressionShapes; }
    /// Null: nothing swings.
    void setSwing(Swing swing) { m_swing = std::move(swing); }
    bool swings() const { return m_swing != nullptr; }

    /// Any pose with all that drivers and constraints set in it.
    Pose driven(const Pose& pose) const;
    /// Works out the poses and shapes below. `state`: the one that follow() took, with a scene.
    void update(const DocumentState& state, const Pose& pose);
    const Pose& drivenPose() const { return m_driven; }
    const Pose& swungPose() const { return m_swung; }
    /// The parts in the bind pose with the shapes that are on; null: none is on.
    const std::shared_ptr<const RestParts>& shapedParts() const { return m_rest; }

private:
    std::vector<std::vector<ShapeWeight>> shapesOn(std::size_t parts) const;

    DriverRig m_drivers;
    ConstraintRig m_constraints;
    Swing m_swing;
    std::vector<ShapeWeight> m_clipShapes;
    std::vector<ExpressionShape> m_expressionShapes;
    Pose m_driven;
    Pose m_swung;
    std::vector<std::vector<ShapeWeight>> m_shapeWeights; ///< of every part, that m_rest was made with
    std::shared_ptr<const RestParts> m_rest;
};

} // namespace sinew
