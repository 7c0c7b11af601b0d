#pragma once

#include "app/bake/BakeRun.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace sinew {

// What a user reads of a bake, in the language in force.

/// "Range of motion".
QString bakeGroupText(BakeGroup group);

/// Why a joint is not good: "all shapes are used up". Empty for BakeReason::None.
QString bakeReasonText(BakeReason reason);

/// "good to 2 mm", or which joints are not and why: "2 of 14 joints are not good to 2 mm".
QString bakeGateText(const BakeOutcome& outcome);

/// "LeftForeArm: 3.1 mm in pose LeftForeArm 120, because all shapes are used up"; of a joint that is good
/// without a reason.
QString bakeFaultText(const BakeOutcome& outcome, const BakeJointFigures& joint);

/// The same of each joint that is not good, the farthest first.
QStringList bakeFaultTexts(const BakeOutcome& outcome);

/// Which joints got no helper joint and no shape since others before them have their names; empty: none.
QString bakeUndrivenText(const BakeOutcome& outcome);

/// A step of the fit: what it did, what it gained, what it costs.
struct BakeStepText {
    QString step; ///< "Helper joints"
    QString made; ///< "4 joints"
    QString gain; ///< "1.2 mm"; empty: nothing
    QString cost; ///< "38 kB"; empty: nothing
};

/// Of weights, helper joints, shapes, in this order.
std::vector<BakeStepText> bakeStepTexts(const BakeOutcome& outcome);

/// What a bake does in a phase: "Choosing shapes".
QString bakePhaseText(BakePhase phase);

/// "8.3 mm" of metres, "under 0.01 mm".
QString millimetresText(double metres);

} // namespace sinew
