#include "app/files/ExportTarget.h"

#include <QDir>
#include <QFileInfo>

#include <string_view>

namespace sinew {
namespace {

constexpr int kArgumentCount = 4;
constexpr const char* kExportTo = "--export-to";

QString absolutePath(const QString& file) {
    return QDir::cleanPath(QFileInfo(file).absoluteFilePath());
}

} // namespace

QString exportFileFor(const QString& character, const QStringList& arguments) {
    if (arguments.size() != kArgumentCount || arguments[2] != QLatin1String(kExportTo) ||
        absolutePath(arguments[1]) != absolutePath(character)) {
        return {};
    }
    return QFileInfo(arguments[3]).absoluteFilePath();
}

bool namesExportFile(int argc, const char* const* argv) {
    return argc == kArgumentCount && std::string_view(argv[2]) == kExportTo;
}

} // namespace sinew
