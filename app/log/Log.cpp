#include "app/log/Log.h"

#include "app/text/Texts.h"

#include <QDir>
#include <QStandardPaths>

#include <spdlog/sinks/base_sink.h>
#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/spdlog.h>

namespace sinew {
namespace {

constexpr const char* kName = "sinew";
constexpr std::size_t kMostBytes = 1 << 20;
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
        auto sink = std::make_shared<spdlog::sinks::rotating_file_sink_mt>(file.toStdString(), kMostBytes,
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

} // namespace sinew
