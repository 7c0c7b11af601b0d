#include "core/io/fbx/parse/FbxReaderCursor.h"
#include "core/io/fbx/parse/FbxVersion.h"
#include "core/io/patch/fbx/FbxRecords.h"

namespace sinew {
namespace {

constexpr std::size_t kVersionAt = 23; ///< behind the magic word
constexpr std::uint32_t kFirstWideRecords = 7500;
/// As the reader: real files nest about ten deep.
constexpr int kDeepestFound = 64;

class BinaryRecordFinder {
public:
    BinaryRecordFinder(FbxRecords& records, const std::string& file)
        : m_records(records)
        , m_cursor(records.bytes)
        , m_file(file) {}

    Expected<void> find() {
        m_cursor.take(kVersionAt);
        const auto version = m_cursor.read<std::uint32_t>();
        if (m_cursor.broken()) {
            return broken("the file ends before its version");
        }
        if (const std::optional<Error> error = fbxVersionError(version, m_file)) {
            return fail(*error);
        }
        m_records.wide = version >= kFirstWideRecords;
        FbxRecord& root = m_records.root;
        root.list = true;
        root.end = m_records.bytes.size();
        for (bool more = true; more;) {
            root.close = m_cursor.position();
            const Expected<bool> found = findRecord(root.children, root.end, 0);
            if (!found) {
                return fail(found.error());
            }
            more = *found;
        }
        return {};
    }

private:
    std::uint64_t readSize() {
        return m_records.wide ? m_cursor.read<std::uint64_t>() : m_cursor.read<std::uint32_t>();
    }

    tl::unexpected<Error> broken(const std::string& what) const {
        return fail(ErrorCode::FileBroken,
                    {m_file, what + " at byte " + std::to_string(m_cursor.position())});
    }

    /// Finds one record, which must end by `end`; false when it was the null record that ends a list.
    Expected<bool> findRecord(std::vector<FbxRecord>& siblings, std::size_t end, int depth) {
        FbxRecord record;
        record.begin = m_cursor.position();
        record.end = readSize();
        record.valueCount = readSize();
        const std::uint64_t size = readSize();
        record.name = m_cursor.take(m_cursor.read<std::uint8_t>());
        if (m_cursor.broken()) {
            return broken("the file ends inside a record");
        }
        record.valuesBegin = m_cursor.position();
        if (record.end == 0) {
            // What else it said would be lost.
            return record.valueCount == 0 && size == 0 && record.name.empty()
                       ? Expected<bool>(false)
                       : broken("a broken null record");
        }
        if (record.end > end || record.end < record.valuesBegin || size > record.end - record.valuesBegin) {
            return broken("a record's size does not fit");
        }
        if (depth >= kDeepestFound) {
            return broken("records nested too deep");
        }
        record.valuesEnd = record.valuesBegin + size;
        m_cursor.take(size);
        const Expected<void> found = findChildren(record, depth);
        if (!found) {
            return fail(found.error());
        }
        siblings.push_back(std::move(record));
        return true;
    }

    Expected<void> findChildren(FbxRecord& record, int depth) {
        record.close = record.end;
        while (m_cursor.position() < record.end && !record.list) {
            const std::size_t place = m_cursor.position();
            const Expected<bool> more = findRecord(record.children, record.end, depth + 1);
            if (!more) {
                return fail(more.error());
            }
            record.list = !*more;
            record.close = record.list ? place : record.close;
        }
        return m_cursor.position() == record.end ? Expected<void>()
                                                 : broken("children of " + record.name + " do not fit");
    }

    FbxRecords& m_records;
    FbxReaderCursor m_cursor;
    const std::string& m_file;
};

} // namespace

Expected<void> findFbxBinaryRecords(FbxRecords& records, const std::string& file) {
    return BinaryRecordFinder(records, file).find();
}

} // namespace sinew
