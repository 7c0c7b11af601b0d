#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

namespace sinew {

/// The files opened last, newest first, each once, at most ten; kept in the settings.
class RecentFiles : public QObject {
    Q_OBJECT
public:
    /// `settings` has to outlive this; by default the application's own are used.
    explicit RecentFiles(QSettings* settings = nullptr, QObject* parent = nullptr);

    static constexpr int kMost = 10;
    /// One file has one name, whatever way led to it.
    static QString nameOf(const QString& file);
    QStringList files() const;
    void add(const QString& file);
    void remove(const QString& file);
    void clear();
    /// Whether the file is still there; one that is not is dropped from the list.
    bool use(const QString& file);

Q_SIGNALS:
    void changed();

private:
    void set(const QStringList& files);

    QSettings m_own;
    QSettings& m_settings;
};

/// The character that comes with the program, in ../share/sinew/sample/ from the executable's folder: so a
/// program runs from wherever it is put. Empty when it is not there.
QString samplePath();

} // namespace sinew
