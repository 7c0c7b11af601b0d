#include "app/project/ProjectJson.h"
#include "tests/support/Runner.h"

#include <QByteArray>
#include <QTest>

#include <nlohmann/json.hpp>

#include <sys/resource.h>
#include <zlib.h>

namespace testPackedProject {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::ordered_json;

namespace {

constexpr std::size_t kMebibyte = std::size_t{1} << 20U;

/// What a project holds for `front` and then so many zeros, made without having them in memory.
std::string packedZeros(const std::string& front, std::size_t mebibytes) {
    z_stream stream{};
    deflateInit(&stream, Z_BEST_COMPRESSION);
    std::string packed(4, '\xff'); // the size that it claims
    std::string room(kMebibyte, '\0');
    const auto push = [&](std::string bytes, int flush) {
        stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
        stream.avail_in = static_cast<uInt>(bytes.size());
        do {
            stream.next_out = reinterpret_cast<Bytef*>(room.data());
            stream.avail_out = static_cast<uInt>(room.size());
            deflate(&stream, flush);
            packed.append(room.data(), room.size() - stream.avail_out);
        } while (stream.avail_out == 0);
    };
    push(front, Z_NO_FLUSH);
    for (std::size_t i = 0; i < mebibytes; ++i) {
        push(std::string(kMebibyte, '\0'), Z_NO_FLUSH);
    }
    push({}, Z_FINISH);
    deflateEnd(&stream);
    return QByteArray::fromStdString(packed).toBase64().toStdString();
}

/// The most memory that this process ever had.
std::size_t maxMemory() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::size_t>(usage.ru_maxrss) * 1024;
}

std::string number(std::uint32_t value) {
    return {reinterpret_cast<const char*>(&value), sizeof(value)};
}

Json motionsOf(const std::string& keys) {
    return Json::array({{{"name", "walk"},
                         {"source", "walk.fbx"},
                         {"duration", 1.0},
                         {"frameRate", 30.0},
                         {"tracks", Json::array({{{"joint", 0}, {"name", "hip"}, {"keys", keys}}})}}});
}

Json layersOf(const char* key, const std::string& text, std::int64_t vertices) {
    const std::string counts = key == std::string("edits") ? "points" : "maskPoints";
    return {{"joints", Json::array({"hip"})},
            {"stack", Json::array({{{"name", "layer"},
                                    {"kind", "paint"},
                                    {"on", true},
                                    {"opacity", 1.0},
                                    {"parts", Json::array({{{counts, vertices}, {key, text}}})}}})}};
}

} // namespace

/// Projects that come from strangers: a few bytes can unpack to gigabytes.
class TestPackedProject : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void motionsAreNotUnpackedWhole_data() {
        QTest::addColumn<QByteArray>("front");
        QTest::newRow("zeros") << QByteArray();
        QTest::newRow("many keys at one time") << QByteArray::fromStdString(number(1'000'000));
        QTest::newRow("more keys than a track may have") << QByteArray::fromStdString(number(4'000'000'000U));
    }

    void motionsAreNotUnpackedWhole() {
        QFETCH(const QByteArray, front);
        const Json motions = motionsOf(packedZeros(front.toStdString(), 512));
        const std::size_t before = maxMemory();
        const auto read = readMotionsJson(motions, "bomb.sinew");
        QVERIFY(!read && read.error().code == ErrorCode::ProjectBroken);
        QVERIFY2(maxMemory() - before < 128 * kMebibyte, "it was unpacked whole");
    }

    void layersAreNotUnpackedWhole_data() {
        QTest::addColumn<QString>("key");
        QTest::newRow("edits") << "edits";
        QTest::newRow("mask") << "mask";
    }

    void layersAreNotUnpackedWhole() {
        QFETCH(const QString, key);
        const Json layers = layersOf(key.toUtf8().constData(), packedZeros({}, 512), 1000);
        const std::size_t before = maxMemory();
        const auto read = readLayersJson(layers, "bomb.sinew");
        QVERIFY(!read && read.error().code == ErrorCode::ProjectBroken);
        QVERIFY2(maxMemory() - before < 128 * kMebibyte, "it was unpacked whole");
    }

    void soundOnesComeBack() {
        StoredMotion motion{"walk", "walk.fbx", 2.0, 30.0, {}};
        StoredTrack track;
        track.name = "hip";
        track.track.joint = 0;
        track.track.translations = {{0.0, Vec3(1, 2, 3)}, {0.5, Vec3(4, 5, 6)}};
        track.track.rotations = {{0.25, Quat(0, 1, 0, 0)}};
        motion.tracks.push_back(track);
        const auto read = readMotionsJson(motionsJson({motion}), "good.sinew");
        QVERIFY(read.has_value());
        const JointTrack& back = read->at(0).tracks.at(0).track;
        QCOMPARE(back.translations.size(), std::size_t{2});
        QCOMPARE(back.translations[1].seconds, 0.5);
        QVERIFY(back.translations[1].value == Vec3(4, 5, 6));
        QVERIFY(back.rotations.at(0).value.coeffs() == Quat(0, 1, 0, 0).coeffs());
        QVERIFY(back.scales.empty());
    }

    void verticesBeyondThePartAreRefused() {
        const std::string edit = number(7) + std::string(1, '\1') + number(0);
        QVERIFY(readLayersJson(layersOf("edits", packedZeros(edit, 0), 8), "a.sinew").has_value());
        QVERIFY(!readLayersJson(layersOf("edits", packedZeros(edit, 0), 7), "a.sinew").has_value());
        const std::string mask = number(7) + number(0x3F000000U);
        QVERIFY(readLayersJson(layersOf("mask", packedZeros(mask, 0), 8), "a.sinew").has_value());
        QVERIFY(!readLayersJson(layersOf("mask", packedZeros(mask, 0), 7), "a.sinew").has_value());
    }

    /// Sixty bytes of text for a part of 67 million vertices, ten thousand times.
    void emptyPartsTakeNoMemory() {
        Json layers = layersOf("edits", "", 1 << 26);
        Json& parts = layers["stack"][0]["parts"];
        const Json part = parts[0];
        for (int i = 0; i < 10'000; ++i) {
            parts.push_back(part);
        }
        const std::size_t before = maxMemory();
        const auto read = readLayersJson(layers, "bomb.sinew");
        QVERIFY(!read && read.error().code == ErrorCode::ProjectBroken);
        QVERIFY(maxMemory() - before < 512 * kMebibyte);
    }
};

SINEW_TEST(TestPackedProject, QCoreApplication)

} // namespace testPackedProject

#include "TestPackedProject.moc"
