#pragma once

#include "app/motion/RangeOfMotion.h"
#include "core/base/Error.h"
#include "core/skeleton/Pose.h"

#include <QByteArray>
#include <QDir>
#include <QMimeData>
#include <QObject>
#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace sinew {

/// A joint of an exact pose.
struct CopiedJoint {
    std::int32_t joint = kNone;
    std::string name;
    JointPose pose;
};

/// Joints of a pose as JSON, every number to its last bit: {"sinewPose": 1, "joints": [...]}.
QByteArray exactPoseBytes(const Skeleton& skeleton, const Pose& pose,
                          const std::vector<std::int32_t>& joints);

/// Empty when anything is not as exactPoseBytes writes it.
std::vector<CopiedJoint> exactJoints(const QByteArray& bytes);

/// A pose for the clipboard, twice: exactly (kPoseMimeType, every joint by number and name), and as text that
/// people can edit and `sinew pose` reads (app/pose/PoseFile.h; angles to a millionth of a degree, without
/// scale, joints that share their name left out).
constexpr const char* kPoseMimeType = "application/x-sinew-pose+json";

std::unique_ptr<QMimeData> copiedPose(const Skeleton& skeleton, const Pose& pose);
/// Some joints alone. Numbers out of range are left out.
std::unique_ptr<QMimeData> copiedJoints(const Skeleton& skeleton, const Pose& pose,
                                        const std::vector<std::int32_t>& joints);

/// Whether it may hold a pose; cheap, for enabling an action.
bool mayHoldPose(const QMimeData& data);

struct PastedPose {
    Pose pose;                        ///< `onto` with the pasted joints
    std::vector<std::int32_t> joints; ///< that were set, ascending
    std::vector<std::string> unknown; ///< names this skeleton does not have (once)
};

/// Joints that the clipboard names take what it says, all others stay as in `onto`. Joints are found by
/// number if the name agrees, else by name. Errors: PoseBroken, JointUnknown (text only).
Expected<PastedPose> pastedPose(const QMimeData& data, const Skeleton& skeleton, const Pose& onto);

/// What the clipboard says of its only joint, to be pasted onto any other. Error: PoseBroken (no pose, or
/// several joints).
Expected<JointPose> pastedJoint(const QMimeData& data, const Skeleton& skeleton);

/// The text of copiedPose, one joint a line.
std::string poseText(const Skeleton& skeleton, const Pose& pose, const std::vector<std::int32_t>& joints);

/// A pose on the shelf: one that comes with the program, or one that somebody kept.
struct ShelfPose {
    QString name;    ///< as shown; of a stress pose in the language in force
    int stress = -1; ///< number of the StressPose; negative: it is a file's
    bool operator==(const ShelfPose&) const = default;
};

/// A pose as it goes onto a skeleton.
struct FittedPose {
    PartialPose partial;              ///< on top of bind poses
    std::vector<std::string> unknown; ///< joints that the skeleton does not have
};

/// Poses to try weights with: the stress poses, then those that were kept, by name. A kept one is a file in
/// the folder, every number to its last bit, found by the joints' names on other characters.
class PoseShelf : public QObject {
    Q_OBJECT
public:
    explicit PoseShelf(const QString& folder, QObject* parent = nullptr);

    /// Where the poses of this user are kept: a folder "poses" beside the program's other data.
    static QString userFolder();

    /// The folder is read anew: another window may have changed it.
    std::vector<ShelfPose> poses() const;

    /// Keeps these joints of a pose under a name that is free: the wanted one, or that with a number. Errors:
    /// FileUnwritable.
    Expected<ShelfPose> keep(const QString& name, const Skeleton& skeleton, const Pose& pose,
                             const std::vector<std::int32_t>& joints);
    /// Puts a copy of a pose file, this program's or one as `sinew pose` reads, among them. Errors:
    /// FileUnreadable, PoseBroken, FileUnwritable.
    Expected<ShelfPose> add(const QString& file);
    /// Errors: FileUnwritable (the name is taken, empty, or none that a file can have).
    Expected<ShelfPose> rename(const ShelfPose& pose, const QString& name);
    void remove(const ShelfPose& pose);

    /// Writes these joints of a pose as a file of its own, as `sinew pose` reads it (poseText). Errors:
    /// FileUnwritable.
    static Expected<void> save(const QString& file, const Skeleton& skeleton, const Pose& pose,
                               const std::vector<std::int32_t>& joints);

    /// Errors: PoseBroken, for a file that is no pose any more; JointUnknown, for one that a hand wrote.
    Expected<FittedPose> fitted(const ShelfPose& pose, const Skeleton& skeleton) const;

Q_SIGNALS:
    void changed();

private:
    QString pathOf(const QString& name) const;
    Expected<ShelfPose> write(const QString& name, const QByteArray& bytes);

    QDir m_folder;
};

} // namespace sinew
