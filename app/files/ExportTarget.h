#pragma once

#include <QString>
#include <QStringList>

namespace sinew {

/// Of `sinew FILE --export-to OUT`, by which another program opens the window and waits for a result: OUT,
/// the absolute path of the file that the export dialog proposes for `character`. Empty when nobody asked, or
/// for another character. `arguments` with the program's name.
QString exportFileFor(const QString& character, const QStringList& arguments);

/// Whether these words behind FILE are `--export-to OUT`.
bool namesExportFile(int argc, const char* const* argv);

} // namespace sinew
