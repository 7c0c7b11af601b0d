#pragma once

#include "app/export/ExportJob.h"
#include "app/jobs/BindController.h"
#include "app/jobs/ImplicitController.h"
#include "app/log/LogModel.h"
#include "app/project/Autosave.h"
#include "app/session/Session.h"
#include "core/base/Error.h"
#include "core/base/Notice.h"

#include <QString>

namespace sinew {

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
