#pragma once

#include "app/log/LogModel.h"
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

} // namespace sinew
