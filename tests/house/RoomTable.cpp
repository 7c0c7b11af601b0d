#include "tests/house/RoomTable.h"

#include <algorithm>

namespace sinew::test {
namespace {

QStringList within(const QString& floor, const QStringList& rooms) {
    QStringList full;
    for (const QString& room : rooms) {
        full << floor + '/' + room;
    }
    return full;
}

QList<RoomRow> makeTable() {
    QList<RoomRow> rows;
    const auto app = [&](const char* room, const QStringList& mayInclude) {
        rows.append({QString("app/") + room, within("app", mayInclude)});
    };
    const auto ui = [&](const char* room, const QStringList& mayInclude) {
        rows.append({QString("ui/") + room, within("ui", mayInclude)});
    };
    app("text", {});
    app("files", {"text"});
    app("update", {});
    app("voxelizer", {"files"});
    app("recipe", {"files", "text"});
    app("report", {"recipe", "text"});
    app("transfer", {"files", "report", "text"});
    app("rig", {"files", "text", "transfer"});
    app("document", {"files", "recipe", "text"});
    app("jobs", {"document", "files", "report", "rig", "text", "transfer"});
    app("pose", {"document", "files", "jobs", "text"});
    app("picture", {"pose", "text"});
    app("compare", {"picture", "pose", "report"});
    app("style", {"files", "recipe", "report", "text"});
    app("motion", {});
    app("posing", {"document", "files", "motion", "pose", "text"});
    app("painting", {"document", "text"});
    app("view", {"document", "jobs", "picture", "text"});
    app("render", {"document", "files", "jobs", "picture", "text", "view"});
    app("models", {"document", "jobs", "report", "text", "view"});
    app("export", {"document", "files", "jobs", "motion", "picture", "report", "text"});
    app("project", {"document", "files", "jobs", "recipe", "text", "view"});
    app("session", {"document", "files", "jobs", "project", "text"});
    app("log", {"export", "jobs", "project", "session", "text"});
    app("bake", {"document", "jobs", "motion", "report", "text"});
    app("rest", {"bake", "document", "jobs"});
    app("avatar", {"document", "jobs", "motion", "report", "text"});
    app("batch", {"export", "files", "jobs", "recipe", "report", "text"});
    app("check", {"document", "files", "jobs", "motion", "picture", "pose", "report", "text"});
    app("cli", {"avatar", "bake", "batch", "check", "compare", "export", "files", "motion", "picture", "pose",
                "recipe", "report", "rest", "rig", "style", "text", "transfer"});

    ui("theme", {});
    ui("widgets", {"theme"});
    ui("workspace", {"theme"});
    ui("viewport", {"theme"});
    ui("actions", {"theme", "viewport"});
    ui("welcome", {"actions", "theme", "widgets"});
    ui("dialogs", {"actions", "theme", "widgets", "workspace"});
    ui("panels", {"actions", "dialogs", "theme", "viewport", "widgets"});
    ui("flow", {"actions", "dialogs", "panels", "viewport", "workspace"});
    ui("help", {"actions", "dialogs", "panels", "theme", "viewport", "welcome", "widgets", "workspace"});
    const QStringList all{"theme",   "widgets", "workspace", "viewport", "actions",
                          "welcome", "dialogs", "panels",    "flow",     "help"};
    ui("window", all);
    rows.append({"ui", within("ui", all + QStringList{"window"})});
    return rows;
}

/// "app/view" of "app/view/legend/Legend.h", "ui" of "ui/main.cpp".
QString roomOfFile(const QString& path) {
    return path.section('/', 0, -2).section('/', 0, 1);
}

} // namespace

const QList<RoomRow>& roomTable() {
    static const QList<RoomRow> table = makeTable();
    return table;
}

QString roomViolation(const Include& include) {
    const QString from = roomOfFile(include.file);
    const QString to = roomOfFile(include.target);
    const QString floor = from.section('/', 0, 0);
    if (from == to || floor != to.section('/', 0, 0) || (floor != "app" && floor != "ui")) {
        return {};
    }
    const auto row = std::ranges::find(roomTable(), from, &RoomRow::room);
    if (row == roomTable().end()) {
        return "the room " + from + " is not in the table of rooms";
    }
    return row->mayInclude.contains(to) ? QString() : from + " may not include " + to;
}

} // namespace sinew::test
