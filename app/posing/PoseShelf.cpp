#include "app/posing/PoseShelf.h"

#include "app/files/ReadFile.h"
#include "app/pose/PoseFile.h"
#include "core/base/Error.h"
#include "core/io/export/OutputSet.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/JsonDepth.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

Json listOf(const Eigen::Ref<const Eigen::VectorXd>& values) {
    return Json(std::vector<double>(values.begin(), values.end()));
}

Json exactJson(const Skeleton& skeleton, const Pose& pose, const std::vector<std::int32_t>& joints) {
    Json list = Json::array();
    for (const std::int32_t joint : joints) {
        const JointPose& each = pose.joints[static_cast<std::size_t>(joint)];
        list.push_back({{"joint", joint},
                        {"name", skeleton.joints[static_cast<std::size_t>(joint)].name},
                        {"rotation", listOf(each.rotation.coeffs())},
                        {"translation", listOf(each.translation)},
                        {"scale", listOf(each.scale)}});
    }
    return {{"sinewPose", 1}, {"joints", std::move(list)}};
}

template<int N>
bool readVector(const Json& json, const char* key, Eigen::Matrix<double, N, 1>& value) {
    const auto field = json.find(key);
    if (field == json.end() || !field->is_array() || field->size() != N) {
        return false;
    }
    for (std::size_t i = 0; i < N; ++i) {
        if (!(*field)[i].is_number()) {
            return false;
        }
        value[static_cast<Eigen::Index>(i)] = (*field)[i].template get<double>();
    }
    return value.allFinite();
}

} // namespace

QByteArray exactPoseBytes(const Skeleton& skeleton, const Pose& pose,
                          const std::vector<std::int32_t>& joints) {
    return QByteArray::fromStdString(
        exactJson(skeleton, pose, joints).dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::vector<CopiedJoint> exactJoints(const QByteArray& bytes) {
    const Json json = parseJson<Json>({bytes.data(), static_cast<std::size_t>(bytes.size())});
    const auto list = json.is_object() ? json.find("joints") : json.end();
    std::vector<CopiedJoint> result;
    if (!json.is_object() || list == json.end() || !list->is_array()) {
        return result;
    }
    for (const Json& each : *list) {
        CopiedJoint copied;
        Eigen::Vector4d rotation;
        const bool good = each.is_object() && each.contains("joint") && each["joint"].is_number_integer() &&
                          each.contains("name") && each["name"].is_string() &&
                          readVector<4>(each, "rotation", rotation) && rotation.norm() > 1e-6 &&
                          readVector<3>(each, "translation", copied.pose.translation) &&
                          readVector<3>(each, "scale", copied.pose.scale);
        if (!good) {
            return {};
        }
        copied.joint = each["joint"].get<std::int32_t>();
        copied.name = each["name"].get<std::string>();
        copied.pose.rotation.coeffs() = rotation;
        result.push_back(std::move(copied));
    }
    return result;
}

namespace {

std::string clipboardName() {
    return QCoreApplication::translate("PoseClipboard", "the clipboard").toStdString();
}

tl::unexpected<Error> broken(const char* text) {
    return fail(ErrorCode::PoseBroken,
                {clipboardName(), QCoreApplication::translate("PoseClipboard", text).toStdString()});
}

/// Rounded to a millionth; without -0.
double readable(double value) {
    const double rounded = std::round(value * 1e6) / 1e6;
    return rounded == 0.0 ? 0.0 : rounded;
}

std::string dumped(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json numbersOf(const Eigen::Ref<const Eigen::VectorXd>& values) {
    return Json(std::vector<double>(values.begin(), values.end()));
}

std::int32_t findJoint(const Skeleton& skeleton, const CopiedJoint& copied) {
    const auto number = static_cast<std::size_t>(copied.joint);
    // Names that are no UTF-8 were replaced on the way: compare what became of them.
    const auto written = [](const std::string& name) { return dumped(Json(name)); };
    if (copied.joint >= 0 && number < skeleton.size() &&
        written(skeleton.joints[number].name) == written(copied.name)) {
        return copied.joint;
    }
    return skeleton.find(copied.name);
}

Expected<std::vector<NamedJointPose>> textJoints(const QString& text, const Skeleton& skeleton) {
    const QByteArray bytes = text.toUtf8();
    const Json json = parseJson<Json>({bytes.data(), static_cast<std::size_t>(bytes.size())});
    if (json.is_discarded()) {
        return broken(QT_TRANSLATE_NOOP("PoseClipboard", "it contains no pose"));
    }
    return jointPosesOf(json, clipboardName(), skeleton);
}

PastedPose pastedExactly(const std::vector<CopiedJoint>& copied, const Skeleton& skeleton, const Pose& onto) {
    PastedPose result{onto, {}, {}};
    std::set<std::int32_t> set;
    std::set<std::string> unknown;
    for (const CopiedJoint& each : copied) {
        const std::int32_t joint = findJoint(skeleton, each);
        if (joint == kNone) {
            unknown.insert(each.name);
        } else if (set.insert(joint).second) {
            result.pose.joints[static_cast<std::size_t>(joint)] = each.pose;
        }
    }
    result.joints.assign(set.begin(), set.end());
    result.unknown.assign(unknown.begin(), unknown.end());
    return result;
}

} // namespace

std::string poseText(const Skeleton& skeleton, const Pose& pose, const std::vector<std::int32_t>& joints) {
    std::map<std::string, int> bearers;
    for (const Joint& joint : skeleton.joints) {
        ++bearers[joint.name];
    }
    std::string text;
    for (const std::int32_t joint : joints) {
        const auto j = static_cast<std::size_t>(joint);
        if (bearers[skeleton.joints[j].name] > 1) {
            continue;
        }
        Json fields = Json::object();
        const JointPose& each = pose.joints[j];
        const Vec3 degrees = degreesOfRotation(each.rotation).unaryExpr(&readable);
        if (!degrees.isZero(0.0)) {
            fields["rotate"] = numbersOf(degrees);
        }
        if (!each.translation.isZero(0.0)) {
            fields["translate"] = numbersOf(each.translation);
        }
        if (each.scale != Vec3::Ones()) {
            fields["scale"] = numbersOf(each.scale);
        }
        text += (text.empty() ? "  " : ",\n  ") + dumped(skeleton.joints[j].name) + ": " + dumped(fields);
    }
    return "{\n" + text + "\n}\n";
}

std::unique_ptr<QMimeData> copiedJoints(const Skeleton& skeleton, const Pose& pose,
                                        const std::vector<std::int32_t>& joints) {
    std::vector<std::int32_t> known;
    std::ranges::copy_if(joints, std::back_inserter(known), [&](std::int32_t joint) {
        return joint >= 0 && static_cast<std::size_t>(joint) < std::min(skeleton.size(), pose.joints.size());
    });
    auto data = std::make_unique<QMimeData>();
    data->setText(QString::fromStdString(poseText(skeleton, pose, known)));
    data->setData(QString::fromLatin1(kPoseMimeType), exactPoseBytes(skeleton, pose, known));
    return data;
}

std::unique_ptr<QMimeData> copiedPose(const Skeleton& skeleton, const Pose& pose) {
    std::vector<std::int32_t> all(skeleton.size());
    std::iota(all.begin(), all.end(), 0);
    return copiedJoints(skeleton, pose, all);
}

bool mayHoldPose(const QMimeData& data) {
    return data.hasFormat(QString::fromLatin1(kPoseMimeType)) ||
           (data.hasText() && data.text().trimmed().startsWith(QLatin1Char('{')));
}

Expected<PastedPose> pastedPose(const QMimeData& data, const Skeleton& skeleton, const Pose& onto) {
    Pose base = onto;
    base.joints.resize(skeleton.size());
    const std::vector<CopiedJoint> exact = exactJoints(data.data(QString::fromLatin1(kPoseMimeType)));
    if (!exact.empty()) {
        return pastedExactly(exact, skeleton, base);
    }
    SINEW_TRY(const auto named, textJoints(data.text(), skeleton));
    PastedPose result{std::move(base), {}, {}};
    for (const NamedJointPose& each : named) {
        result.pose.joints[static_cast<std::size_t>(each.joint)] = each.pose;
        result.joints.push_back(each.joint);
    }
    std::ranges::sort(result.joints);
    return result;
}

Expected<JointPose> pastedJoint(const QMimeData& data, const Skeleton& skeleton) {
    const std::vector<CopiedJoint> exact = exactJoints(data.data(QString::fromLatin1(kPoseMimeType)));
    if (exact.size() == 1) {
        return exact.front().pose;
    }
    if (exact.empty()) {
        SINEW_TRY(const auto named, textJoints(data.text(), skeleton));
        if (named.size() == 1) {
            return named.front().pose;
        }
    }
    return broken(QT_TRANSLATE_NOOP("PoseClipboard", "it must contain exactly one joint"));
}

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
    all.reserve(kStressPoses);
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
