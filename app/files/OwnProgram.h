#pragma once

#include <QStringList>

#include <string>

class QProcess;

namespace sinew {

/// The path of this program for another process of it, or what SINEW_EXECUTABLE names, for programs that are
/// not Sinew itself, such as tests.
std::string ownProgram();

/// Starts another process of this program (ownProgram). It is asked to stop when this one ends, however that
/// ends.
void startOwnProgram(QProcess& process, const QStringList& arguments);

/// Starts this program anew, to go on when this one has ended. False where that fails.
bool startInPlace(const QStringList& arguments);

} // namespace sinew
