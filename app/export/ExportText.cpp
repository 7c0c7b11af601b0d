#include "app/export/ExportJob.h"
#include "app/text/ArgumentText.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "core/io/patch/SaveScene.h"

#include <QCoreApplication>

namespace sinew {
namespace {

QString exportText(const char* text) {
    return QCoreApplication::translate("ExportText", text);
}

QString nameOfPart(const Scene& scene, std::int32_t part) {
    return printable(scene.parts[static_cast<std::size_t>(part)].mesh->name);
}

/// "0.42 mm"; differences that rounding makes are "under 0.01 mm".
QString differenceText(double millimetres, double metersPerUnit) {
    return millimetres < 0.01 ? exportText(QT_TRANSLATE_NOOP("ExportText", "under 0.01 mm"))
                              : QString::fromStdString(lengthText(0.001 * millimetres, metersPerUnit));
}

QString whereText(const Deviation& deviation, const Scene& scene) {
    if (deviation.joint == kNone) {
        return nameOfPart(scene, deviation.part);
    }
    const auto joint = static_cast<std::size_t>(deviation.joint);
    return fillText(exportText(QT_TRANSLATE_NOOP("ExportText", "%1 at %2")),
                    {nameOfPart(scene, deviation.part), printable(scene.skeleton.joints[joint].name)});
}

/// What came of reading the file back.
QString checkText(const ExportOutcome& outcome, const Scene& scene) {
    if (outcome.readBackError) {
        return fillText(exportText(QT_TRANSLATE_NOOP("ExportText", "The written file cannot be read: %1")),
                        {errorText(*outcome.readBackError)});
    }
    if (!outcome.deviation) {
        return exportText(QT_TRANSLATE_NOOP("ExportText", "The file was written; its check was canceled."));
    }
    const Deviation& deviation = *outcome.deviation;
    if (!deviation.jointsMissing.empty()) {
        return fillText(exportText(QT_TRANSLATE_NOOP("ExportText", "The written file lacks the joint %1.")),
                        {printable(deviation.jointsMissing.front())});
    }
    if (deviation.verticesMissing > 0) {
        return fillText(exportText(QT_TRANSLATE_NOOP("ExportText", "The written file lacks %1 vertices.")),
                        {wholeText(deviation.verticesMissing)});
    }
    const QString apart = differenceText(deviation.millimetres, scene.metersPerUnit);
    if (!outcome.skinned) {
        return fillText(exportText(QT_TRANSLATE_NOOP(
                            "ExportText", "File checked: the mesh differs by %1; it has no skeleton.")),
                        {apart});
    }
    if (deviation.part == kNone || deviation.millimetres < 0.01) {
        return fillText(exportText(QT_TRANSLATE_NOOP(
                            "ExportText", "File checked in %1 poses: all vertices are within 0.01 mm.")),
                        {QString::number(deviation.poses)});
    }
    return fillText(exportText(QT_TRANSLATE_NOOP(
                        "ExportText", "File checked in %1 poses: vertices differ by up to %2 (%3).")),
                    {QString::number(deviation.poses), apart, whereText(deviation, scene)});
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

QString rebuiltText(PatchObstacle obstacle) {
    const std::string why(nameOf(obstacle));
    return fillText(
        exportText(QT_TRANSLATE_NOOP("ExportText", "The whole file is written anew, because %1.")),
        {wordText(why)});
}

QString heightText(EngineProfile profile, double meters) {
    return fillText(
        exportText(QT_TRANSLATE_NOOP("ExportText", "%1 in %2")),
        {QString::fromStdString(lengthText(meters, metersPerUnit(profile))), engineName(profile)});
}

QString deviationText(const ExportOutcome& outcome, const Scene& scene) {
    const QString check = checkText(outcome, scene);
    return outcome.kept ? check + QLatin1Char(' ') +
                              exportText(QT_TRANSLATE_NOOP("ExportText", "Nothing but the skin changed."))
                        : check;
}

} // namespace sinew
