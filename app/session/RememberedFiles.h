#pragma once

#include <QImage>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// The files opened last, newest first, each once, at most ten; kept in the settings.
class RecentFiles : public QObject {
    Q_OBJECT
public:
    /// `settings` has to outlive this; by default the application's own are used.
    explicit RecentFiles(QSettings* settings = nullptr, QObject* parent = nullptr);

    static constexpr int kMax = 10;
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

/// Small pictures of the characters in files that were opened, kept in the program's cache: one PNG a file,
/// by the hash of its path, the latest kMax. What is missing or damaged is no picture.
class Thumbnails : public QObject {
    Q_OBJECT
public:
    /// `folder`: empty for thumbnails/ in the cache; it is made when the first picture is kept.
    explicit Thumbnails(const QString& folder = {}, QObject* parent = nullptr);

    static constexpr int kSide = 128; ///< pixels, at most, along each side
    static constexpr int kMax = 40;
    /// Null: there is none.
    QImage find(const QString& file) const;
    /// Scaled down where it is larger. A folder that cannot be written keeps none.
    void keep(const QString& file, const QImage& picture);
    QString folder() const;

Q_SIGNALS:
    void changed();

private:
    QString pathOf(const QString& file) const;
    void prune() const;

    QString m_folder;
};

/// The folders that the user named for the textures of a character that lie outside of its folder; kept in
/// the settings for the last hundred characters. Neither the character nor a project names them: both may
/// come from a stranger, who would name any folder. May be called from any thread.
std::vector<std::string> textureFoldersOf(const QString& character);

/// Whether the user was asked for these folders and has answered.
bool textureFoldersAnswered(const QString& character);

/// Keeps an answer; without folders, that there are to be none.
void keepTextureFolders(const QString& character, const std::vector<std::string>& folders);

} // namespace sinew
