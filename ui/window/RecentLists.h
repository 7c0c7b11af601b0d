#pragma once

#include <QObject>

class QMenu;

namespace sinew {

class RecentFiles;
class Thumbnails;
class WelcomePage;

/// Keeps the Open Recent menu and the welcome page filled with the files opened last, and their pictures.
class RecentLists : public QObject {
    Q_OBJECT
public:
    RecentLists(const RecentFiles& files, const Thumbnails& thumbnails, QMenu& menu, WelcomePage& welcome,
                QObject* parent);

Q_SIGNALS:
    void chosen(const QString& file);

private:
    void fill();

    const RecentFiles& m_files;
    const Thumbnails& m_thumbnails;
    QMenu& m_menu;
    WelcomePage& m_welcome;
};

} // namespace sinew
