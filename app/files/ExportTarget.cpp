#include "app/files/ExportTarget.h"

#include <QFileInfo>

#include <string_view>

namespace sinew {
namespace {

constexpr int kArgumentCount = 4;
constexpr const char* kExportTo = "--export-to";

} // namespace

QString exportFileFor(const QString& character, const QStringList& arguments) {
    if (arguments.size() != kArgumentCount || arguments[2] != QLatin1String(kExportTo) ||
        QFileInfo(arguments[1]) != QFileInfo(character)) {
        return {};
    }
    return QFileInfo(arguments[3]).absoluteFilePath();
}

bool namesExportFile(int argc, const char* const* argv) {
    return argc == kArgumentCount && std::string_view(argv[2]) == kExportTo;
}

} // namespace sinew
