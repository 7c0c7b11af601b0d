#include "app/batch/ExpectedCost.h"
#include "app/batch/Shard.h"
#include "tests/support/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstddef>
#include <fstream>
#include <string>

namespace testShard {

using namespace sinew;

/// The pieces of a batch, and what each file will take.
class TestShard : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void textsAreRead() {
        const std::optional<Shard> shard = shardFrom("3/8");
        QVERIFY(shard && shard->index == 3 && shard->count == 8);
        QVERIFY(shardFrom("1/1") && shardFrom("1000000/1000000"));
        for (const char* text : {"", "/", "0/0", "0/1", "2/1", "1/", "/2", "x", "1/x", "-1/2", "+1/2",
                                 "1/2/3", "1 / 2", "1.5/2", "1/1000001", "1/99999999999", "0x1/2"}) {
            QVERIFY2(!shardFrom(text), text);
        }
    }

    /// Each file belongs to one shard, and the shards are about as large as each other.
    void everyFileBelongsToOneShard() {
        constexpr std::uint32_t kCount = 8;
        constexpr int kFiles = 8000;
        std::array<int, kCount> sizes{};
        for (int i = 0; i < kFiles; ++i) {
            const std::string name = "crowd/character" + std::to_string(i) + ".glb";
            int owners = 0;
            for (std::uint32_t index = 1; index <= kCount; ++index) {
                if (belongsTo({index, kCount}, name)) {
                    ++sizes[index - 1];
                    ++owners;
                }
            }
            QCOMPARE(owners, 1);
        }
        // Four times the root of 1000 off would be a rare bad luck.
        QVERIFY(std::ranges::all_of(sizes, [](int size) { return size > 870 && size < 1130; }));
    }

    /// Machines of other releases and systems have to agree, so the rule may not change.
    void theRuleStays() {
        QVERIFY(belongsTo({1, 1}, "a.glb"));
        // Of 1000 shards: the first 8 bytes of SHA-256, the highest first, by the remainder.
        QCOMPARE(ownerOf("a.glb"), kOwnerOfA);
        QCOMPARE(ownerOf("more/c.glb"), kOwnerOfC);
    }

    void largerFilesCostMore() {
        QTemporaryDir folder;
        const std::filesystem::path small = folder.filePath("small.glb").toStdString();
        const std::filesystem::path large = folder.filePath("large.glb").toStdString();
        std::ofstream(small) << std::string(10'000, ' ');
        std::ofstream(large) << std::string(3'000'000, ' ');
        const BindSettings settings;
        const ExpectedCost of10kB = expectedCost(small, {}, settings);
        const ExpectedCost of3MB = expectedCost(large, {}, settings);
        QVERIFY(of10kB.seconds > 0.0 && of3MB.seconds > 5.0 * of10kB.seconds);
        QVERIFY(of10kB.memoryBytes > 0 && of3MB.memoryBytes > of10kB.memoryBytes);
        BindSettings fine;
        fine.resolution = 512;
        QVERIFY(expectedCost(small, {}, fine).seconds > of10kB.seconds + 1.0);
        QVERIFY(expectedCost("gone.glb", {}, settings).seconds <= of10kB.seconds);
    }

private:
    static constexpr std::uint32_t kOwnerOfA = 112;
    static constexpr std::uint32_t kOwnerOfC = 432;

    static std::uint32_t ownerOf(const std::string& name) {
        constexpr std::uint32_t kCount = 1000;
        std::uint32_t index = 1;
        while (index < kCount && !belongsTo({index, kCount}, name)) {
            ++index;
        }
        return index;
    }
};

SINEW_TEST(TestShard, QCoreApplication)

} // namespace testShard

#include "TestShard.moc"
