#include "app/log/ActivityLog.h"

#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/spdlog.h>

#include <algorithm>

namespace sinew {
namespace {

QString levelText(LogLevel level) {
    switch (level) {
    case LogLevel::Debug:
        return QCoreApplication::translate("LogModel", "Detail");
    case LogLevel::Info:
        return QCoreApplication::translate("LogModel", "Note");
    case LogLevel::Warning:
        return QCoreApplication::translate("LogModel", "Warning");
    case LogLevel::Error:
        return QCoreApplication::translate("LogModel", "Error");
    }
    return {};
}

} // namespace

QString logLine(const LogEntry& entry) {
    return entry.time.toString(QStringLiteral("hh:mm:ss")) + QStringLiteral("  ") + levelText(entry.level) +
           QStringLiteral("  ") + entry.text;
}

void LogModel::Inlet::add(LogEntry entry) {
    const std::scoped_lock lock(m_mutex);
    if (m_model == nullptr) {
        return;
    }
    m_waiting.push_back(std::move(entry));
    if (m_waiting.size() == 1) { // else a call is on its way already
        QMetaObject::invokeMethod(m_model, &LogModel::takeWaiting, Qt::QueuedConnection);
    }
}

LogModel::LogModel(QObject* parent)
    : QAbstractListModel(parent)
    , m_inlet(std::make_shared<Inlet>()) {
    m_inlet->m_model = this;
}

LogModel::~LogModel() {
    const std::scoped_lock lock(m_inlet->m_mutex);
    m_inlet->m_model = nullptr;
}

void LogModel::takeWaiting() {
    std::vector<LogEntry> waiting;
    {
        const std::scoped_lock lock(m_inlet->m_mutex);
        waiting.swap(m_inlet->m_waiting);
    }
    if (waiting.size() > static_cast<std::size_t>(kMax)) {
        waiting.erase(waiting.begin(), waiting.end() - kMax);
    }
    const int over = static_cast<int>(m_entries.size() + waiting.size()) - kMax;
    if (over > 0) {
        beginRemoveRows({}, 0, over - 1);
        m_entries.erase(m_entries.begin(), m_entries.begin() + over);
        endRemoveRows();
    }
    if (!waiting.empty()) {
        const int first = static_cast<int>(m_entries.size());
        beginInsertRows({}, first, first + static_cast<int>(waiting.size()) - 1);
        std::ranges::move(waiting, std::back_inserter(m_entries));
        endInsertRows();
    }
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const LogEntry& entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return logLine(entry);
    case Qt::ToolTipRole:
    case TextRole:
        return entry.text;
    case LevelRole:
        return static_cast<int>(entry.level);
    case TimeRole:
        return entry.time;
    default:
        return {};
    }
}

QString LogModel::text() const {
    QString all;
    for (const LogEntry& entry : m_entries) {
        all += logLine(entry) + QLatin1Char('\n');
    }
    return all;
}

void LogModel::clear() {
    beginResetModel();
    m_entries.clear();
    endResetModel();
}

namespace {

constexpr const char* kName = "sinew";
constexpr std::size_t kMaxBytes = 1 << 20;
constexpr std::size_t kOlderFiles = 2;

spdlog::level::level_enum toSpdlog(LogLevel level) {
    switch (level) {
    case LogLevel::Debug:
        return spdlog::level::debug;
    case LogLevel::Info:
        return spdlog::level::info;
    case LogLevel::Warning:
        return spdlog::level::warn;
    case LogLevel::Error:
        return spdlog::level::err;
    }
    return spdlog::level::info;
}

LogLevel fromSpdlog(spdlog::level::level_enum level) {
    if (level >= spdlog::level::err) {
        return LogLevel::Error;
    }
    if (level == spdlog::level::warn) {
        return LogLevel::Warning;
    }
    return level == spdlog::level::info ? LogLevel::Info : LogLevel::Debug;
}

/// Hands every line to a model.
class ModelSink final : public spdlog::sinks::base_sink<std::mutex> {
public:
    explicit ModelSink(std::shared_ptr<LogModel::Inlet> inlet)
        : m_inlet(std::move(inlet)) {}

protected:
    void sink_it_(const spdlog::details::log_msg& message) override {
        using std::chrono::milliseconds;
        const auto since = std::chrono::duration_cast<milliseconds>(message.time.time_since_epoch()).count();
        m_inlet->add(
            {fromSpdlog(message.level), QDateTime::fromMSecsSinceEpoch(since),
             QString::fromUtf8(message.payload.data(), static_cast<qsizetype>(message.payload.size()))});
    }
    void flush_() override {}

private:
    std::shared_ptr<LogModel::Inlet> m_inlet;
};

QString& currentFile() {
    static QString file;
    return file;
}

spdlog::sink_ptr fileSink(const QString& folder) {
    const QString file = QDir(folder).filePath(QStringLiteral("sinew.log"));
    try {
        QDir().mkpath(folder);
        auto sink = std::make_shared<spdlog::sinks::rotating_file_sink_mt>(file.toStdString(), kMaxBytes,
                                                                           kOlderFiles);
        currentFile() = file;
        return sink;
    } catch (const spdlog::spdlog_ex&) {
        return nullptr;
    }
}

} // namespace

QString logFolder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("log"));
}

QString logFile() {
    return currentFile();
}

void setUpLogging(LogModel& model, const QString& folder) {
    endLogging();
    std::vector<spdlog::sink_ptr> sinks{std::make_shared<ModelSink>(model.inlet())};
    if (auto sink = fileSink(folder.isEmpty() ? logFolder() : folder)) {
        sink->set_pattern("%Y-%m-%d %H:%M:%S.%e %l %v");
        sinks.push_back(std::move(sink));
    }
    auto logger = std::make_shared<spdlog::logger>(kName, sinks.begin(), sinks.end());
    logger->set_level(spdlog::level::debug);
    logger->flush_on(spdlog::level::info); // a crash should not take the last lines along
    // A full disk is no reason to write to the terminal.
    logger->set_error_handler([](const std::string& /*what*/) {});
    spdlog::register_logger(std::move(logger));
}

void endLogging() {
    spdlog::drop(kName);
    currentFile().clear();
}

void log(LogLevel level, const QString& text) {
    if (const auto logger = spdlog::get(kName)) {
        logger->log(toSpdlog(level), "{}", text.toStdString());
    }
}

void logError(const Error& error) {
    log(LogLevel::Error, errorText(error));
}

void logNotices(const Notices& notices, double metersPerUnit) {
    for (const Notice& notice : notices) {
        log(LogLevel::Info, noticeText(notice, metersPerUnit));
    }
}

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
