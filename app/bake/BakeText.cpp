#include "app/bake/BakeText.h"

#include "app/text/Numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

QString bakeWord(const char* text) {
    return QCoreApplication::translate("BakeText", text);
}

QString bakeCountText(const char* text, std::size_t count) {
    const QString translated =
        QCoreApplication::translate("BakeText", text, nullptr, static_cast<int>(count));
    return fillText(pluralText(translated, count == 1), {wholeText(count)});
}

QString bakedJointName(const BakeOutcome& outcome, std::int32_t joint) {
    return printable(outcome.baked->skeleton.joints[static_cast<std::size_t>(joint)].name);
}

double helpersGain(const BakeResult& result) {
    double gain = 0.0;
    for (const HelperJoint& helper : result.helpers) {
        gain = std::max(gain, helper.gain);
    }
    return gain;
}

double shapesGain(const BakeResult& result) {
    double gain = 0.0;
    for (const BakedShape& shape : result.shapes) {
        gain = std::max(gain, shape.gain);
    }
    return gain;
}

/// "24 shapes", "24, with partners 46": a symmetric pair counts as one.
QString shapeCountText(const BakeOutcome& outcome) {
    const std::size_t all = outcome.result.shapes.size();
    return outcome.countedShapes < all
               ? fillText(bakeWord(QT_TRANSLATE_NOOP("BakeText", "%1, with partners %2")),
                          {wholeText(outcome.countedShapes), wholeText(all)})
               : bakeCountText(QT_TRANSLATE_N_NOOP("BakeText", "%1 shape(s)"), all);
}

/// "up to 4 mm": what single joints or shapes gain.
QString upToText(double metres) {
    return fillText(bakeWord(QT_TRANSLATE_NOOP("BakeText", "up to %1")), {millimetresText(metres)});
}

} // namespace

QString bakeGroupText(BakeGroup group) {
    constexpr std::array kGroups{QT_TRANSLATE_NOOP("BakeText", "Range of motion"),
                                 QT_TRANSLATE_NOOP("BakeText", "Pairs of neighbouring joints"),
                                 QT_TRANSLATE_NOOP("BakeText", "Stress poses"),
                                 QT_TRANSLATE_NOOP("BakeText", "Clips and motions"),
                                 QT_TRANSLATE_NOOP("BakeText", "Pose keys")};
    static_assert(kGroups.size() == kBakeGroups);
    return bakeWord(kGroups[static_cast<std::size_t>(group)]);
}

QString bakeReasonText(BakeReason reason) {
    switch (reason) {
    case BakeReason::Locked:
        return bakeWord(QT_TRANSLATE_NOOP("BakeText", "the weights of the joint are locked"));
    case BakeReason::Painted:
        return bakeWord(QT_TRANSLATE_NOOP("BakeText", "most of its vertices are painted and stay"));
    case BakeReason::NameShared:
        return bakeWord(
            QT_TRANSLATE_NOOP("BakeText", "another joint has its name, and drivers follow that one"));
    case BakeReason::NotFitted:
        return bakeWord(QT_TRANSLATE_NOOP("BakeText", "this pose was held out of the fit"));
    case BakeReason::StepsOff:
        return bakeWord(QT_TRANSLATE_NOOP("BakeText", "shapes are not allowed"));
    case BakeReason::ShapesUsedUp:
        return bakeWord(QT_TRANSLATE_NOOP("BakeText", "all shapes that are allowed are used"));
    case BakeReason::InfluenceLimit:
        return bakeWord(QT_TRANSLATE_NOOP("BakeText", "its vertices have all the joints they may have"));
    case BakeReason::NotReached:
        return bakeWord(QT_TRANSLATE_NOOP("BakeText", "no step brings it nearer"));
    case BakeReason::None:
        break;
    }
    return {};
}

QString bakeGateText(const BakeOutcome& outcome) {
    const std::vector<BakeJointFigures>& joints = outcome.figures.joints;
    const QString gate = millimetresText(outcome.fit.goodTo);
    const auto faulty = static_cast<std::size_t>(
        std::ranges::count_if(joints, [](const BakeJointFigures& joint) { return !joint.good(); }));
    return faulty == 0
               ? fillText(bakeWord(QT_TRANSLATE_NOOP("BakeText", "Good to %1 at every joint.")), {gate})
               : fillText(bakeWord(QT_TRANSLATE_NOOP("BakeText", "Not good to %1 at %2 of %3 joints.")),
                          {gate, wholeText(faulty), wholeText(joints.size())});
}

QString bakeFaultText(const BakeOutcome& outcome, const BakeJointFigures& joint) {
    const QStringList figures{bakedJointName(outcome, joint.joint), millimetresText(joint.worstMean),
                              printable(outcome.poses[joint.worstPose].name)};
    if (joint.good()) {
        return fillText(bakeWord(QT_TRANSLATE_NOOP("BakeText", "%1: good, %2 in pose %3")), figures);
    }
    return fillText(bakeWord(QT_TRANSLATE_NOOP("BakeText", "%1: %2 in pose %3, because %4")),
                    figures + QStringList(bakeReasonText(joint.reason)));
}

QStringList bakeFaultTexts(const BakeOutcome& outcome) {
    std::vector<BakeJointFigures> faulty;
    std::ranges::copy_if(outcome.figures.joints, std::back_inserter(faulty),
                         [](const BakeJointFigures& joint) { return !joint.good(); });
    std::ranges::stable_sort(faulty, std::greater(), &BakeJointFigures::worstMean);
    QStringList texts;
    for (const BakeJointFigures& joint : faulty) {
        texts << bakeFaultText(outcome, joint);
    }
    return texts;
}

QString bakeUndrivenText(const BakeOutcome& outcome) {
    constexpr qsizetype kMaxNames = 5;
    QStringList names;
    for (const std::int32_t joint : outcome.undriven) {
        names << bakedJointName(outcome, joint);
    }
    names.removeDuplicates();
    if (names.isEmpty()) {
        return {};
    }
    const QString more = names.size() > kMaxNames ? QStringLiteral(", ...") : QString();
    const std::size_t count = outcome.undriven.size();
    const QString text = QCoreApplication::translate(
        "BakeText",
        "%1 joint(s) got no helper joint and no shape, since drivers know joints by name and others have "
        "the same: %2. Rename them and bake again.",
        nullptr, static_cast<int>(count));
    return fillText(
        pluralText(text, count == 1),
        {wholeText(count), names.first(std::min(kMaxNames, names.size())).join(QStringLiteral(", ")) + more});
}

std::vector<BakeStepText> bakeStepTexts(const BakeOutcome& outcome) {
    const BakeResult& result = outcome.result;
    std::vector<BakeStepText> steps;
    if (outcome.fit.weights) {
        const bool fitted = !result.weightsGain.empty();
        steps.push_back({bakeWord(QT_TRANSLATE_NOOP("BakeText", "Weights")),
                         fitted ? bakeWord(QT_TRANSLATE_NOOP("BakeText", "fitted"))
                                : bakeWord(QT_TRANSLATE_NOOP("BakeText", "as they were")),
                         fitted ? millimetresText(result.weightsGain.front()) : QString(), QString()});
    }
    if (outcome.fit.helpers) {
        steps.push_back({bakeWord(QT_TRANSLATE_NOOP("BakeText", "Helper joints")),
                         bakeCountText(QT_TRANSLATE_N_NOOP("BakeText", "%1 joint(s)"), result.helpers.size()),
                         result.helpers.empty() ? QString() : upToText(helpersGain(result)), QString()});
    }
    if (outcome.fit.maxShapes > 0) {
        steps.push_back({bakeWord(QT_TRANSLATE_NOOP("BakeText", "Shapes")), shapeCountText(outcome),
                         result.shapes.empty() ? QString() : upToText(shapesGain(result)),
                         result.shapes.empty()
                             ? QString()
                             : QString::fromStdString(sizeText(outcome.figures.shapeBytes))});
    }
    return steps;
}

QString bakePhaseText(BakePhase phase) {
    switch (phase) {
    case BakePhase::Show:
        return bakeWord(QT_TRANSLATE_NOOP("BakeText", "Showing the source in every pose"));
    case BakePhase::Fit:
        return bakeWord(QT_TRANSLATE_NOOP("BakeText", "Fitting weights and helper joints"));
    case BakePhase::Correct:
        return bakeWord(QT_TRANSLATE_NOOP("BakeText", "Choosing shapes"));
    case BakePhase::Measure:
        break;
    }
    return bakeWord(QT_TRANSLATE_NOOP("BakeText", "Measuring the result"));
}

QString millimetresText(double metres) {
    constexpr double kShown = 1e-5; // metres
    return metres > 0.0 && metres < kShown
               ? bakeWord(QT_TRANSLATE_NOOP("BakeText", "under 0.01 mm"))
               : QString::fromStdString(numberText(1e3 * metres)) + QStringLiteral(" mm");
}

} // namespace sinew
