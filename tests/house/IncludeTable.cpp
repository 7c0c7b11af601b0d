#include "tests/house/IncludeTable.h"

#include "tests/house/RoomTable.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <iterator>

namespace sinew::test {
namespace {

/// Who may include whom, besides itself. Rooms of core by name; app, ui, resources and tests are one room
/// each: what holds inside app and ui is in RoomTable.
const QMap<QString, QStringList>& table() {
    static const QStringList weights{"base", "geometry", "skeleton", "voxel", "distance"};
    static const QStringList core{"base",  "geometry", "skeleton", "voxel",  "distance", "weights",
                                  "scene", "bind",     "solve",    "deform", "bake",     "metrics",
                                  "io",    "layers",   "rig",      "avatar", "style"};
    static const QMap<QString, QStringList> rooms{
        {"base", {}},
        {"geometry", {"base"}},
        {"skeleton", {"base"}},
        {"voxel", {"base", "geometry", "skeleton"}},
        {"distance", {"base", "geometry", "skeleton", "voxel"}},
        {"weights", weights},
        {"layers", {"base", "geometry", "skeleton", "weights"}},
        {"scene", weights + QStringList{"weights"}},
        {"bind", weights + QStringList{"weights", "scene"}},
        {"solve", weights + QStringList{"weights", "scene", "bind"}},
        {"deform", {"base", "geometry", "skeleton", "weights"}},
        {"metrics", {"base", "geometry", "skeleton", "weights", "deform"}},
        {"style", weights + QStringList{"weights", "scene", "bind", "deform", "metrics"}},
        {"bake", {"base", "geometry", "skeleton", "weights", "scene", "deform"}},
        {"rig", {"base", "geometry", "skeleton", "voxel", "scene"}},
        {"avatar", {"base", "geometry", "skeleton", "weights", "scene"}},
        {"io", {"base", "geometry", "skeleton", "weights", "scene", "avatar"}},
        {"app", core},
        {"ui", {"base", "geometry", "skeleton", "weights", "layers", "scene", "avatar", "app"}},
        {"resources", core + QStringList{"app"}},
        {"python", core + QStringList{"app"}},
        {"tests", core + QStringList{"app", "ui", "resources"}},
    };
    return rooms;
}

/// "voxel" of "core/voxel/Octree.h", "app" of "app/cli/CommandLine.h".
QString roomOf(const QString& path) {
    const QStringList parts = path.split('/');
    return parts.size() > 2 && parts[0] == "core" ? parts[1] : parts[0];
}

/// What the module for Python is made of.
bool knowsNoQt(const QString& file) {
    static const QStringList folders{"core/", "python/", "app/recipe/", "app/text/tables/",
                                     "app/text/words/"};
    return std::ranges::any_of(folders, [&](const QString& folder) { return file.startsWith(folder); });
}

QString libraryViolation(const Include& include) {
    const QString& target = include.target;
    const bool core = include.file.startsWith("core/");
    static const QRegularExpression qt("^Q[A-Z]|^Qt[A-Z]");
    if (knowsNoQt(include.file) && qt.match(target).hasMatch()) {
        return "core, the module for Python, texts and recipes know no Qt";
    }
    if ((target.startsWith("tbb/") || target.startsWith("oneapi/")) &&
        include.file != "core/base/Parallel.cpp") {
        return "only core/base/Parallel.cpp names TBB";
    }
    if (target.startsWith("assimp/") && !include.file.startsWith("core/io/assimp/") &&
        !include.file.startsWith("tests/")) {
        return "only core/io/assimp/ includes Assimp";
    }
    if (target.startsWith("pugi") && include.file != "core/io/source/XmlTree.cpp") {
        return "only core/io/source/XmlTree.cpp includes pugixml";
    }
    if (core && (target.startsWith("draco/") || target == "meshoptimizer.h") &&
        include.file != "core/io/gltf/read/GltfUnpack.cpp") {
        return "only core/io/gltf/read/GltfUnpack.cpp includes Draco and meshoptimizer";
    }
    if (core && (target == "iostream" || target == "print")) {
        return "core prints nothing";
    }
    return {};
}

/// What of a folder a file lies in: "B" of "core/a/B.cpp" in "core/a", "a/" in "core".
QString childOf(const QString& folder, const QString& file) {
    const QString rest = file.mid(folder.size() + 1);
    return rest.contains('/') ? rest.section('/', 0, 0) + '/' : rest.section('.', 0, 0);
}

/// What is left when all that include nothing of what is left have gone.
QStringList leftInCircles(QMap<QString, QSet<QString>> targets) {
    for (bool gone = true; gone;) {
        gone = false;
        for (auto child = targets.begin(); child != targets.end();) {
            const bool free =
                std::ranges::none_of(*child, [&](const QString& t) { return targets.contains(t); });
            child = free ? targets.erase(child) : std::next(child);
            gone = gone || free;
        }
    }
    return targets.keys();
}

} // namespace

QStringList circlesOfFolders(const QList<Include>& includes) {
    QMap<QString, QMap<QString, QSet<QString>>> folders;
    for (const Include& include : includes) {
        const QString floor = include.file.section('/', 0, 0);
        if (!QStringList{"core", "app", "ui"}.contains(floor) || !include.quoted) {
            continue;
        }
        for (QString folder = include.file.section('/', 0, -2); !folder.isEmpty();
             folder = folder.section('/', 0, -2)) {
            const QString from = childOf(folder, include.file);
            if (include.target.startsWith(folder + '/') && childOf(folder, include.target) != from) {
                folders[folder][from].insert(childOf(folder, include.target));
            }
        }
    }
    QStringList circles;
    for (auto folder = folders.begin(); folder != folders.end(); ++folder) {
        if (const QStringList left = leftInCircles(*folder); !left.isEmpty()) {
            circles << folder.key() + ": " + left.join(", ");
        }
    }
    return circles;
}

QList<Include> includesOf(const QString& file, const QString& text) {
    static const QRegularExpression line(R"re(^[ \t]*#[ \t]*include[ \t]*(["<])([^">\n]+)[">])re",
                                         QRegularExpression::MultilineOption);
    QList<Include> includes;
    for (auto match = line.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        includes.append({file, found.captured(2), found.captured(1) == "\""});
    }
    return includes;
}

QList<Include> includesOfTree(const QString& root) {
    QList<Include> includes;
    for (const char* top : {"app", "core", "ui", "resources", "python", "tests"}) {
        QDirIterator files(root + '/' + top, {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            const bool own = !file.fileName().contains("/core/musl/"); // C of another project
            if (own && file.open(QIODevice::ReadOnly)) {
                includes += includesOf(QDir(root).relativeFilePath(file.fileName()),
                                       QString::fromUtf8(file.readAll()));
            }
        }
    }
    return includes;
}

QString violation(const Include& include) {
    if (const QString library = libraryViolation(include); !library.isEmpty()) {
        return library;
    }
    if (!include.quoted || include.target.endsWith(".moc") || include.target.startsWith("ui_")) {
        return {};
    }
    const QString from = roomOf(include.file);
    const QString to = roomOf(include.target);
    if (!table().contains(from)) {
        return "the room " + from + " is not in the table";
    }
    if (!table().contains(to)) {
        return "an include in quotes starts at the root";
    }
    const bool allowed = from == to || table()[from].contains(to);
    return allowed ? roomViolation(include) : from + " may not include " + to;
}

} // namespace sinew::test
