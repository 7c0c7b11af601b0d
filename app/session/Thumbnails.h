#pragma once

#include <QImage>
#include <QObject>
#include <QString>

namespace sinew {

/// Small pictures of the characters in files that were opened, kept in the program's cache: one PNG a file,
/// by the hash of its path, the latest kMost. What is missing or damaged is no picture.
class Thumbnails : public QObject {
    Q_OBJECT
public:
    /// `folder`: empty for thumbnails/ in the cache; it is made when the first picture is kept.
    explicit Thumbnails(const QString& folder = {}, QObject* parent = nullptr);

    static constexpr int kSide = 128; ///< pixels, at most, along each side
    static constexpr int kMost = 40;
    /// Null: there is none.
    QImage find(const QString& file) const;
    /// Scaled down where it is larger. A folder that cannot be written keeps none.
    void keep(const QString& file, const QImage& picture);
    QString folder() const;

Q_SIGNALS:
    void changed();

private:
    QString placeOf(const QString& file) const;
    void prune() const;

    QString m_folder;
};

} // namespace sinew
