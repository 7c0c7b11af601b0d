#include "app/posing/PoseShelf.h"

#include "app/posing/PoseClipboard.h"
#include "core/base/Try.h"
#include "core/io/ExportScene.h"
#include "core/io/source/FileBytes.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr const char* kPoseSuffix = ".pose.json";
constexpr int kLongestName = 80;

constexpr std::array<const char*, kStressPoses> kStressNames{
    QT_TRANSLATE_NOOP("PoseShelf", "Arms Up"), QT_TRANSLATE_NOOP("PoseShelf", "Deep Squat"),
    QT_TRANSLATE_NOOP("PoseShelf", "Fist"), QT_TRANSLATE_NOOP("PoseShelf", "Look Back")};

QString shelfText(const char* text) {
    return QCoreApplication::translate("PoseShelf", text);
}

/// A name that files can have everywhere.
QString fileName(const QString& name) {
    QString safe;
    for (const QChar letter : name.simplified()) {
        const bool bad = letter.unicode() < 0x20 || QStringLiteral("<>:\"/\\|?*").contains(letter);
        safe += bad ? QChar('_') : letter;
    }
    while (safe.startsWith('.')) {
        safe.remove(0, 1);
    }
    return safe.left(kLongestName).trimmed();
}

tl::unexpected<Error> unwritable(const QString& file, const QString& why) {
    return fail(ErrorCode::FileUnwritable, {file.toStdString(), why.toStdString()});
}

} // namespace

PoseShelf::PoseShelf(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_folder(folder) {}

QString PoseShelf::userFolder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("poses"));
}

std::vector<ShelfPose> PoseShelf::poses() const {
    std::vector<ShelfPose> all;
    for (int stress = 0; stress < kStressPoses; ++stress) {
        all.push_back({shelfText(kStressNames[static_cast<std::size_t>(stress)]), stress});
    }
    const QString suffix = QString::fromLatin1(kPoseSuffix);
    for (const QString& file :
         m_folder.entryList({'*' + suffix}, QDir::Files, QDir::Name | QDir::IgnoreCase)) {
        all.push_back({file.chopped(suffix.size()), -1});
    }
    return all;
}

QString PoseShelf::pathOf(const QString& name) const {
    return m_folder.filePath(name + QString::fromLatin1(kPoseSuffix));
}

Expected<ShelfPose> PoseShelf::write(const QString& name, const QByteArray& bytes) {
    const QString wanted =
        fileName(name).isEmpty() ? shelfText(QT_TRANSLATE_NOOP("PoseShelf", "Pose")) : fileName(name);
    QString free = wanted;
    for (int number = 2; QFileInfo::exists(pathOf(free)); ++number) {
        free = wanted + ' ' + QString::number(number);
    }
    m_folder.mkpath(QStringLiteral("."));
    QSaveFile file(pathOf(free));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        return unwritable(pathOf(free), file.errorString());
    }
    Q_EMIT changed();
    return ShelfPose{free, -1};
}

Expected<ShelfPose> PoseShelf::keep(const QString& name, const Skeleton& skeleton, const Pose& pose,
                                    const std::vector<std::int32_t>& joints) {
    return write(name, exactPoseBytes(skeleton, pose, joints));
}

Expected<ShelfPose> PoseShelf::add(const QString& file) {
    SINEW_TRY(const std::string read, readWholeFile(file.toStdString(), FileUse::Settings));
    const QByteArray bytes = QByteArray::fromStdString(read);
    if (!bytes.trimmed().startsWith('{')) {
        return fail(ErrorCode::PoseBroken,
                    {file.toStdString(),
                     shelfText(QT_TRANSLATE_NOOP("PoseShelf", "it contains no pose")).toStdString()});
    }
    QString name = QFileInfo(file).completeBaseName();
    if (name.endsWith(QStringLiteral(".pose"))) {
        name.chop(5);
    }
    return write(name, bytes);
}

Expected<ShelfPose> PoseShelf::rename(const ShelfPose& pose, const QString& name) {
    const QString wanted = fileName(name);
    if (wanted == pose.name) {
        return pose;
    }
    QFile file(pathOf(pose.name));
    if (wanted.isEmpty() || QFileInfo::exists(pathOf(wanted)) || !file.rename(pathOf(wanted))) {
        return unwritable(pathOf(wanted),
                          shelfText(QT_TRANSLATE_NOOP("PoseShelf", "a pose needs a name of its own")));
    }
    Q_EMIT changed();
    return ShelfPose{wanted, -1};
}

void PoseShelf::remove(const ShelfPose& pose) {
    if (pose.stress < 0 && QFile::remove(pathOf(pose.name))) {
        Q_EMIT changed();
    }
}

Expected<void> PoseShelf::save(const QString& file, const Skeleton& skeleton, const Pose& pose,
                               const std::vector<std::int32_t>& joints) {
    return writeFileWhole(file.toStdString(), poseText(skeleton, pose, joints));
}

Expected<FittedPose> PoseShelf::fitted(const ShelfPose& pose, const Skeleton& skeleton) const {
    if (pose.stress >= 0) {
        return FittedPose{stressPose(skeleton, static_cast<StressPose>(pose.stress)), {}};
    }
    SINEW_TRY(const std::string read, readWholeFile(pathOf(pose.name).toStdString(), FileUse::Settings));
    const QByteArray bytes = QByteArray::fromStdString(read);
    QMimeData data;
    data.setText(QString::fromUtf8(bytes));
    data.setData(QString::fromLatin1(kPoseMimeType), bytes);
    auto pasted = pastedPose(data, skeleton, Pose::bindPose(skeleton));
    if (!pasted) {
        return fail(pasted.error().code == ErrorCode::PoseBroken
                        ? Error{ErrorCode::PoseBroken,
                                {pathOf(pose.name).toStdString(), pasted.error().arguments.back()}}
                        : pasted.error());
    }
    return FittedPose{{std::move(pasted->pose), std::move(pasted->joints)}, std::move(pasted->unknown)};
}

} // namespace sinew
