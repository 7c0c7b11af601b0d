#include "app/project/ProjectJson.h"
#include "app/recipe/FieldReader.h"
#include "core/io/source/Inflater.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

using MotionJson = nlohmann::ordered_json;

constexpr quint32 kMaxKeys = 1U << 22; ///< of a track: 38 hours at 30 frames a second
constexpr double kMaxSeconds = 1e6;

Error brokenMotion(const std::string& file) {
    return projectBroken(file, QT_TRANSLATE_NOOP("Project", "its motions cannot be read"));
}

template<typename T>
void writeKeys(QDataStream& out, const std::vector<Key<T>>& keys) {
    out << static_cast<quint32>(keys.size());
    for (const Key<T>& key : keys) {
        out << key.seconds;
        if constexpr (std::is_same_v<T, Quat>) {
            for (const double number : key.value.coeffs()) {
                out << number;
            }
        } else {
            for (const double number : key.value) {
                out << number;
            }
        }
    }
}

/// A key's numbers, as setUpMotion has them written.
template<std::size_t N>
bool readFloats(Inflater& in, std::array<float, N>& numbers) {
    return std::ranges::all_of(numbers, [&](float& number) { return in.read(number); });
}

/// Finite, in the order of time, turns of a length. Each key is checked as it is unpacked, so that no more is
/// kept than keys that make sense.
template<typename T>
bool readKeys(Inflater& in, std::vector<Key<T>>& keys) {
    quint32 count = 0;
    if (!in.read(count) || count > kMaxKeys) {
        return false;
    }
    constexpr std::size_t size = std::is_same_v<T, Quat> ? 4 : 3;
    for (quint32 i = 0; i < count; ++i) {
        std::array<float, 1 + size> stored{};
        if (!readFloats(in, stored)) {
            return false;
        }
        Key<T> key;
        key.seconds = static_cast<double>(stored[0]);
        const Eigen::Matrix<double, size, 1> numbers =
            Eigen::Map<const Eigen::Matrix<float, size, 1>>(stored.data() + 1).template cast<double>();
        const bool ordered = keys.empty() ? key.seconds >= 0.0 : key.seconds > keys.back().seconds;
        if (!ordered || !numbers.allFinite() || !std::isfinite(key.seconds)) {
            return false;
        }
        if constexpr (std::is_same_v<T, Quat>) {
            if (std::abs(numbers.norm() - 1.0) > 1e-3) {
                return false;
            }
            key.value.coeffs() = numbers;
        } else {
            key.value = numbers;
        }
        keys.push_back(key);
    }
    return true;
}

void setUpMotion(QDataStream& stream) {
    stream.setByteOrder(QDataStream::LittleEndian);
    stream.setFloatingPointPrecision(QDataStream::SinglePrecision); // as files of motions have them
}

std::string packedTrack(const JointTrack& track) {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    setUpMotion(out);
    writeKeys(out, track.translations);
    writeKeys(out, track.rotations);
    writeKeys(out, track.scales);
    return qCompress(bytes).toBase64().toStdString();
}

bool unpackTrack(const std::string& text, JointTrack& track) {
    const QByteArray bytes = QByteArray::fromBase64(QByteArray::fromStdString(text));
    Inflater in(packedContent(viewOf(bytes)));
    return readKeys(in, track.translations) && readKeys(in, track.rotations) && readKeys(in, track.scales) &&
           in.atEnd();
}

bool readTrack(const MotionJson& json, const std::string& file, StoredTrack& track) {
    std::string keys;
    if (!json.is_object() || !readText(json, "name", track.name) || !readText(json, "keys", keys)) {
        return false;
    }
    FieldReader fields(json, file);
    fields.take("name");
    fields.take("keys");
    std::int64_t number = -1;
    fields.read("joint", number, 0, std::numeric_limits<std::int32_t>::max());
    track.track.joint = static_cast<std::int32_t>(number);
    return number >= 0 && fields.finish().has_value() && unpackTrack(keys, track.track);
}

bool readTracks(const MotionJson* json, const std::string& file, std::vector<StoredTrack>& tracks) {
    bool good = json != nullptr && json->is_array();
    for (std::size_t i = 0; good && i < json->size(); ++i) {
        tracks.emplace_back();
        good = readTrack((*json)[i], file, tracks.back());
    }
    return good;
}

bool readMotion(const MotionJson& json, const std::string& file, StoredMotion& motion) {
    if (!json.is_object() || !readText(json, "name", motion.name) ||
        !readText(json, "source", motion.source)) {
        return false;
    }
    FieldReader fields(json, file);
    fields.take("name");
    fields.take("source");
    fields.read("duration", motion.duration, 0.0, kMaxSeconds);
    fields.read("frameRate", motion.frameRate, 0.0, 1e6);
    return readTracks(fields.take("tracks"), file, motion.tracks) && fields.finish().has_value();
}

bool readKey(const MotionJson& json, const std::string& file, StoredKey& key) {
    if (!json.is_object()) {
        return false;
    }
    FieldReader fields(json, file);
    fields.read("seconds", key.seconds, 0.0, kMaxSeconds);
    const MotionJson* pose = fields.take("pose");
    auto joints = pose != nullptr ? readPoseJson(*pose, file) : fail(brokenMotion(file));
    if (!joints) {
        return false;
    }
    key.pose = std::move(*joints);
    return fields.finish().has_value();
}

} // namespace

MotionJson poseKeysJson(const std::vector<StoredKey>& keys) {
    MotionJson list = MotionJson::array();
    for (const StoredKey& key : keys) {
        list.push_back({{"seconds", key.seconds}, {"pose", poseJson(key.pose)}});
    }
    return list;
}

Expected<std::vector<StoredKey>> readPoseKeysJson(const MotionJson& json, const std::string& file) {
    std::vector<StoredKey> keys;
    bool good = json.is_array();
    for (std::size_t i = 0; good && i < json.size(); ++i) {
        keys.emplace_back();
        good = readKey(json[i], file, keys.back()) && (i == 0 || keys[i - 1].seconds < keys[i].seconds);
    }
    if (!good) {
        return fail(projectBroken(file, QT_TRANSLATE_NOOP("Project", "its pose keys cannot be read")));
    }
    return keys;
}

MotionJson motionsJson(const std::vector<StoredMotion>& motions) {
    MotionJson list = MotionJson::array();
    for (const StoredMotion& motion : motions) {
        MotionJson tracks = MotionJson::array();
        for (const StoredTrack& each : motion.tracks) {
            tracks.push_back(
                {{"joint", each.track.joint}, {"name", each.name}, {"keys", packedTrack(each.track)}});
        }
        list.push_back({{"name", motion.name},
                        {"source", motion.source},
                        {"duration", motion.duration},
                        {"frameRate", motion.frameRate},
                        {"tracks", std::move(tracks)}});
    }
    return list;
}

Expected<std::vector<StoredMotion>> readMotionsJson(const MotionJson& json, const std::string& file) {
    std::vector<StoredMotion> motions;
    bool good = json.is_array();
    for (std::size_t i = 0; good && i < json.size(); ++i) {
        motions.emplace_back();
        good = readMotion(json[i], file, motions.back());
    }
    return good ? Expected<std::vector<StoredMotion>>(std::move(motions)) : fail(brokenMotion(file));
}

} // namespace sinew
