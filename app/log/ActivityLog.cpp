#include "app/log/ActivityLog.h"

#include "app/log/Log.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"

#include <algorithm>

namespace sinew {
namespace {

QString number(std::size_t value) {
    return wholeText(value);
}

QString seconds(double value) {
    return QString::fromStdString(numberText(value)) + QStringLiteral(" s");
}

QString namesInARow(const std::vector<std::string>& names) {
    QStringList list;
    for (const std::string& name : names) {
        list << printable(name);
    }
    return list.join(QStringLiteral(", "));
}

/// All that the status bar has no room for.
void logMotion(const QString& file, const MotionFile& motion) {
    log(LogLevel::Info, fillText(ActivityLog::tr("Motion loaded from %1: %2 joints follow it"),
                                 {file, number(motion.matched)}));
    if (!motion.unmatched.empty()) {
        log(LogLevel::Warning, fillText(ActivityLog::tr("Joints of the motion that this skeleton lacks: %1"),
                                        {namesInARow(motion.unmatched)}));
    }
    for (const Notice& notice : motion.notices) {
        log(LogLevel::Warning, noticeText(notice));
    }
    if (!motion.still.empty()) {
        log(LogLevel::Info,
            fillText(ActivityLog::tr("Joints of the skeleton that the motion leaves alone: %1"),
                     {namesInARow(motion.still)}));
    }
}

} // namespace

ActivityLog::ActivityLog(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document) {}

void ActivityLog::watch(const Session& session) {
    connect(&session, &Session::opened, this, &ActivityLog::opened);
    connect(&session, &Session::skeletonLoaded, this, [this](const QString& file) {
        log(LogLevel::Info, fillText(tr("Skeleton with %1 joints loaded from %2"),
                                     {number(m_document.state().scene->skeleton.size()), file}));
    });
    connect(&session, &Session::motionLoaded, this, &logMotion);
    connect(&session, &Session::reloaded, this, [this](const QString& file) {
        log(LogLevel::Info, fillText(tr("Reloaded %1"), {file}));
        logNotices(*m_document.state().importNotices, m_document.state().scene->metersPerUnit);
    });
    connect(&session, &Session::reloadFailed, this,
            [](const QString&, const Error& error) { logError(error); });
    connect(&session, &Session::layersCarried, this, [](std::size_t carried, std::size_t left) {
        log(left == 0 ? LogLevel::Info : LogLevel::Warning,
            fillText(tr("Weight layers transferred: %1 vertices, %2 too far away"),
                     {number(carried), number(left)}));
    });
    connect(&session, &Session::saved, this,
            [](const QString& file) { log(LogLevel::Info, fillText(tr("Saved %1"), {file})); });
    connect(&session, &Session::saveFailed, this,
            [](const QString&, const Error& error) { logError(error); });
    connect(&session, &Session::failed, this, &logError);
    connect(&session, &Session::canceled, this, [] { log(LogLevel::Info, tr("Opening canceled")); });
    connect(&session, &Session::sourceAsked, this,
            [](const SourceQuestion& question) { log(LogLevel::Warning, errorText(question.error)); });
}

void ActivityLog::watch(const BindController& bind) {
    connect(&bind, &BindController::started, this, [this] {
        log(LogLevel::Info, fillText(tr("Bind at resolution %1 started"),
                                     {QString::number(m_document.state().settings.resolution)}));
    });
    connect(&bind, &BindController::finished, this, &ActivityLog::bound);
    connect(&bind, &BindController::failed, this, &logError);
    connect(&bind, &BindController::canceled, this, [] { log(LogLevel::Info, tr("Bind canceled")); });
    connect(&bind, &BindController::stale, this,
            [] { log(LogLevel::Info, tr("Bind discarded: the document has changed")); });
}

void ActivityLog::watch(const ImplicitController& implicit) {
    connect(&implicit, &ImplicitController::skinChanged, this, [&implicit] {
        if (const auto skin = implicit.skin()) {
            fitted(*skin);
        }
    });
    connect(&implicit, &ImplicitController::failed, this, &logError);
    connect(&implicit, &ImplicitController::canceled, this,
            [] { log(LogLevel::Info, tr("Fitting of fields canceled")); });
}

void ActivityLog::fitted(const ImplicitSkin& skin) {
    const auto of = [&skin](FieldOrigin origin) {
        return static_cast<std::size_t>(std::ranges::count(skin.origins, origin));
    };
    const std::size_t none = of(FieldOrigin::None);
    const std::size_t hermite = of(FieldOrigin::Hermite);
    log(LogLevel::Info,
        fillText(tr("Fields fitted to %1 joints, %2 of them capsules; %3 vertices move with them"),
                 {number(skin.origins.size() - none), number(skin.origins.size() - none - hermite),
                  number(skin.vertices.size())}));
}

void ActivityLog::watch(const ExportJob& exports) {
    connect(&exports, &ExportJob::finished, this, &ActivityLog::exported);
    connect(&exports, &ExportJob::failed, this, &logError);
    connect(&exports, &ExportJob::canceled, this, [] { log(LogLevel::Info, tr("Export canceled")); });
}

void ActivityLog::watch(const Autosave& autosave) {
    connect(&autosave, &Autosave::saved, this, [](const QString& file) {
        log(LogLevel::Debug, fillText(tr("Saved automatically: %1"), {file}));
    });
    connect(&autosave, &Autosave::failed, this, &logError);
}

void ActivityLog::opened(const QString& file) const {
    const Scene& scene = *m_document.state().scene;
    log(LogLevel::Info, fillText(tr("Opened %1: %2 parts, %3 vertices, %4 polygons, %5 joints"),
                                 {file, number(scene.parts.size()), number(vertexCount(scene)),
                                  number(polygonCount(scene)), number(scene.skeleton.size())}));
    logNotices(*m_document.state().importNotices, scene.metersPerUnit);
}

void ActivityLog::bound(double wholeSeconds) const {
    const BindReport& report = *m_document.state().report;
    QStringList stages;
    for (const StageTime& stage : report.stages) {
        stages << stageText(stage.stage) + QLatin1Char(' ') + seconds(stage.seconds);
    }
    log(LogLevel::Info, fillText(tr("Bound %1 vertices to %2 joints in %3 (%4)"),
                                 {number(report.vertices), number(report.sourceJoints), seconds(wholeSeconds),
                                  stages.join(QStringLiteral(", "))}));
    logNotices(report.notices, m_document.state().scene->metersPerUnit);
}

void ActivityLog::exported(const ExportOutcome& outcome) const {
    log(LogLevel::Info,
        fillText(tr("Exported %1, %2, %3. %4"),
                 {QString::fromStdString(outcome.file.string()),
                  QString::fromStdString(sizeText(outcome.bytes)),
                  heightText(outcome.profile, outcome.heightMeters),
                  m_document.state().scene ? deviationText(outcome, *m_document.state().scene) : QString()}));
    logNotices(outcome.notices, m_document.state().scene ? m_document.state().scene->metersPerUnit : 1.0);
}

} // namespace sinew
