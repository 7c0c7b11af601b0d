#include "app/export/ExportJob.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"

#include <QCoreApplication>

namespace sinew {
namespace {

QString exportText(const char* text) {
    return QCoreApplication::translate("ExportText", text);
}

QString nameOfPart(const Scene& scene, std::int32_t part) {
    return printable(scene.parts[static_cast<std::size_t>(part)].mesh->name);
}

/// "0.004 mm"; what rounding leaves is said to be under a hundredth.
QString millimetresText(double millimetres) {
    return millimetres < 0.01 ? exportText(QT_TRANSLATE_NOOP("ExportText", "under 0.01 mm"))
                              : QString::fromStdString(numberText(millimetres)) + QStringLiteral(" mm");
}

QString whereText(const Deviation& deviation, const Scene& scene) {
    if (deviation.joint == kNone) {
        return nameOfPart(scene, deviation.part);
    }
    const auto joint = static_cast<std::size_t>(deviation.joint);
    return fillText(exportText(QT_TRANSLATE_NOOP("ExportText", "%1 at %2")),
                    {nameOfPart(scene, deviation.part), printable(scene.skeleton.joints[joint].name)});
}

} // namespace

QString engineName(EngineProfile profile) {
    switch (profile) {
    case EngineProfile::Unity:
        return QStringLiteral("Unity");
    case EngineProfile::Unreal:
        return QStringLiteral("Unreal");
    case EngineProfile::Godot:
        return QStringLiteral("Godot");
    case EngineProfile::Blender:
        return QStringLiteral("Blender");
    }
    return {};
}

QString heightText(EngineProfile profile, double meters) {
    const bool centimetres = profile == EngineProfile::Unreal;
    const double shown = meters / metersPerUnit(profile);
    const int digits = shown >= 100.0 ? 0 : shown >= 10.0 ? 1 : 2;
    return fillText(exportText(QT_TRANSLATE_NOOP("ExportText", "%1 %2 in %3")),
                    {decimalText(shown, digits), centimetres ? QStringLiteral("cm") : QStringLiteral("m"),
                     engineName(profile)});
}

QString deviationText(const ExportOutcome& outcome, const Scene& scene) {
    if (outcome.readBackError) {
        return fillText(exportText(QT_TRANSLATE_NOOP("ExportText", "The file cannot be read again: %1")),
                        {errorText(*outcome.readBackError)});
    }
    if (!outcome.deviation) {
        return exportText(
            QT_TRANSLATE_NOOP("ExportText", "The file was written; the check was stopped before its end."));
    }
    const Deviation& deviation = *outcome.deviation;
    if (!deviation.jointsMissing.empty()) {
        return fillText(exportText(QT_TRANSLATE_NOOP("ExportText", "The file lacks the joint %1.")),
                        {printable(deviation.jointsMissing.front())});
    }
    if (deviation.pointsMissing > 0) {
        return fillText(
            exportText(QT_TRANSLATE_NOOP("ExportText", "%1 points were not found again in the file.")),
            {wholeText(deviation.pointsMissing)});
    }
    const QString apart = millimetresText(deviation.millimetres);
    if (!outcome.skinned) {
        return fillText(exportText(QT_TRANSLATE_NOOP(
                            "ExportText", "Read again: the mesh deviates by %1; it has no skeleton.")),
                        {apart});
    }
    if (deviation.part == kNone || deviation.millimetres < 0.01) {
        return fillText(exportText(QT_TRANSLATE_NOOP(
                            "ExportText", "Read again and bent in %1 poses: no point deviates by 0.01 mm.")),
                        {QString::number(deviation.poses)});
    }
    return fillText(exportText(QT_TRANSLATE_NOOP(
                        "ExportText", "Read again and bent in %1 poses: the worst point is %2 off (%3).")),
                    {QString::number(deviation.poses), apart, whereText(deviation, scene)});
}

} // namespace sinew
