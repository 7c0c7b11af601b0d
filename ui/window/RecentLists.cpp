#include "ui/window/RecentLists.h"

#include "app/session/RecentFiles.h"
#include "app/session/Session.h"
#include "app/session/Thumbnails.h"
#include "ui/theme/Icons.h"
#include "ui/welcome/WelcomePage.h"

#include <QFileInfo>
#include <QMenu>

namespace sinew {
namespace {

/// Of a name in the menu, pixels: a name without end makes no menu as wide as the screen.
constexpr int kWidestName = 360;

QIcon pictureOf(const QString& file, const Thumbnails& thumbnails) {
    const QImage picture = thumbnails.find(file);
    if (picture.isNull()) {
        return themedIcon(Session::isProject(file) ? "save" : "person");
    }
    QIcon icon;
    // What is selected or greyed shows the character as it is.
    for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected, QIcon::Active}) {
        icon.addPixmap(QPixmap::fromImage(picture), mode);
    }
    return icon;
}

} // namespace

RecentLists::RecentLists(const RecentFiles& files, const Thumbnails& thumbnails, QMenu& menu,
                         WelcomePage& welcome, QObject* parent)
    : QObject(parent)
    , m_files(files)
    , m_thumbnails(thumbnails)
    , m_menu(menu)
    , m_welcome(welcome) {
    menu.setProperty("pictures", true);
    menu.setToolTipsVisible(true);
    connect(&files, &RecentFiles::changed, this, &RecentLists::fill);
    connect(&thumbnails, &Thumbnails::changed, this, &RecentLists::fill);
    connect(&welcome, &WelcomePage::recentChosen, this, &RecentLists::chosen);
    fill();
}

void RecentLists::fill() {
    QList<RecentRow> rows;
    for (const QString& file : m_files.files()) {
        rows.append({file, pictureOf(file, m_thumbnails)});
    }
    m_menu.clear();
    for (const RecentRow& row : rows) {
        const QString name =
            m_menu.fontMetrics().elidedText(QFileInfo(row.file).fileName(), Qt::ElideMiddle, kWidestName);
        QAction* action = m_menu.addAction(row.picture, QString(name).replace('&', "&&"));
        action->setToolTip(row.file);
        action->setStatusTip(row.file);
        connect(action, &QAction::triggered, this, [this, file = row.file] { Q_EMIT chosen(file); });
    }
    m_menu.menuAction()->setEnabled(!rows.isEmpty());
    m_welcome.setRecent(rows);
}

} // namespace sinew
