#include "core/io/fbx/parse/FbxReader.h"
#include "core/io/source/Inflater.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <zlib.h>

namespace testInflater {

using namespace sinew;
using namespace sinew::test;

namespace {

std::string deflatedText(const std::string& bytes) {
    uLongf size = compressBound(bytes.size());
    std::string packed(size, '\0');
    compress(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
             bytes.size());
    packed.resize(size);
    return packed;
}

/// 200,000 bytes that do not repeat soon.
std::string someBytes() {
    std::string bytes;
    for (std::uint32_t i = 0; i < 50'000; ++i) {
        const std::uint32_t value = i * 2654435761U;
        bytes.append(reinterpret_cast<const char*>(&value), 4);
    }
    return bytes;
}

} // namespace

class TestInflater : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void piecesAreTheWhole() {
        const std::string bytes = someBytes();
        const std::string packed = deflatedText(bytes);
        for (const std::size_t step : {std::size_t{1}, std::size_t{7}, std::size_t{40'000}, bytes.size()}) {
            Inflater inflater(packed);
            std::string read(bytes.size(), '\0');
            for (std::size_t at = 0; at < bytes.size(); at += step) {
                QVERIFY(!inflater.atEnd());
                QVERIFY(inflater.read(read.data() + at, std::min(step, bytes.size() - at)));
            }
            QVERIFY(inflater.atEnd());
            QVERIFY(read == bytes);
            QVERIFY(!inflater.read(read.data(), 1));
        }
    }

    void otherSizesAreRefused() {
        const std::string bytes = someBytes();
        const std::string packed = deflatedText(bytes);
        std::string room(bytes.size() + 1, '\0');
        QVERIFY(inflateExactly(packed, room.data(), bytes.size()));
        QVERIFY(!inflateExactly(packed, room.data(), bytes.size() - 1));
        QVERIFY(!inflateExactly(packed, room.data(), bytes.size() + 1));
        QVERIFY(inflateExactly(deflatedText({}), room.data(), 0));
    }

    void damageIsRefused() {
        const std::string bytes = someBytes();
        const std::string packed = deflatedText(bytes);
        std::string room(bytes.size(), '\0');
        for (std::size_t length = 0; length < packed.size(); length += 997) {
            QVERIFY(!inflateExactly(std::string_view(packed).substr(0, length), room.data(), room.size()));
        }
        std::string damaged = packed;
        damaged.back() = static_cast<char>(damaged.back() ^ 1); // of its checksum
        QVERIFY(!inflateExactly(damaged, room.data(), room.size()));
        QVERIFY(!inflateExactly("this is no zlib data", room.data(), room.size()));
    }

    void theEndIsKnown() {
        QVERIFY(Inflater(deflatedText({})).atEnd());
        QVERIFY(!Inflater("").atEnd());
        QVERIFY(!Inflater("nonsense").atEnd());
        std::uint32_t number = 0;
        const std::string packed = deflatedText(std::string("\x01\x02\0\0", 4));
        Inflater inflater(packed);
        QVERIFY(inflater.read(number) && number == 513 && inflater.atEnd());
    }

    void fbxUnpacksNoMoreThanAFileCanHold() {
        constexpr std::size_t always = std::size_t{256} << 20U;
        FbxReaderCursor cursor(std::string_view("0123456789"));
        QVERIFY(!cursor.mayUnpack(always + 1'001));
        QVERIFY(cursor.mayUnpack(always));
        QVERIFY(cursor.mayUnpack(1'000));
        QVERIFY(!cursor.mayUnpack(1));
        QVERIFY(!cursor.mayUnpack(~std::size_t{0}));
    }
};

SINEW_TEST(TestInflater, QCoreApplication)

} // namespace testInflater

#include "TestInflater.moc"
