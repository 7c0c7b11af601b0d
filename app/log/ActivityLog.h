#pragma once

#include "app/export/ExportJob.h"
#include "app/jobs/BindController.h"
#include "app/jobs/ImplicitController.h"
#include "app/project/ProjectWriter.h"
#include "app/session/Session.h"
#include "core/base/Error.h"
#include "core/base/Notice.h"

#include <QAbstractListModel>
#include <QDateTime>
#include <QString>

#include <deque>
#include <memory>
#include <mutex>
#include <vector>

namespace sinew {

enum class LogLevel { Debug, Info, Warning, Error };

struct LogEntry {
    LogLevel level = LogLevel::Info;
    QDateTime time;
    QString text;
};

/// The last lines of the log, for a panel. Lines come from any thread and appear on the model's own, many at
/// a time; of more than kMax the oldest go.
class LogModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { LevelRole = Qt::UserRole, TimeRole, TextRole };
    static constexpr int kMax = 2000;

    explicit LogModel(QObject* parent = nullptr);
    ~LogModel() override;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// All lines, to be copied.
    QString text() const;
    void clear();

    /// Where lines are put in, by any thread, also after the model is gone.
    class Inlet {
    public:
        void add(LogEntry entry);

    private:
        friend class LogModel;
        std::mutex m_mutex;
        std::vector<LogEntry> m_waiting;
        LogModel* m_model = nullptr;
    };
    const std::shared_ptr<Inlet>& inlet() const { return m_inlet; }

private:
    void takeWaiting();

    std::shared_ptr<Inlet> m_inlet;
    std::deque<LogEntry> m_entries;
};

/// "14:03:07  Warning  text", as a line of the panel and of a copy.
QString logLine(const LogEntry& entry);

/// Writes into the panel and into a file of a megabyte, with two older ones beside it. `folder` empty:
/// logFolder(). A file that cannot be written is left out. Call again for another model or folder; call
/// endLogging before the program ends.
void setUpLogging(LogModel& model, const QString& folder = {});
void endLogging();

QString logFolder(); ///< "log" in the application's data
QString logFile();   ///< of the logging that was set up; empty: there is no file

/// One line of the log; from any thread. Before setUpLogging nothing happens.
void log(LogLevel level, const QString& text);
void logError(const Error& error);
/// Lengths are in the scene's unit.
void logNotices(const Notices& notices, double metersPerUnit = 1.0);

/// Writes what a window's jobs do into the log: what was opened and how much it is, binds with the time of
/// their stages, saves, exports with their deviation, and every error.
class ActivityLog : public QObject {
    Q_OBJECT
public:
    explicit ActivityLog(Document& document, QObject* parent = nullptr);

    void watch(const Session& session);
    void watch(const BindController& bind);
    void watch(const ImplicitController& implicit);
    void watch(const ExportJob& exports);
    void watch(const Autosave& autosave);

private:
    void opened(const QString& file) const;
    void bound(double seconds) const;
    static void fitted(const ImplicitSkin& skin);
    void exported(const ExportOutcome& outcome) const;

    Document& m_document;
};

} // namespace sinew
