#pragma once

#include "core/base/Types.h"
#include "core/io/gltf/read/GltfFile.h"
#include "core/io/source/VrmFaults.h"

#include <cstddef>
#include <optional>
#include <string>

namespace sinew {

// Entries of the extensions of a VRM, read so that one that breaks its schema says why and takes nothing else
// along.

/// One object of such an extension. What is missing gives the fallback; what is of another type, no finite
/// number or names what is not there gives it too, and makes the entry faulty.
class VrmEntry {
public:
    explicit VrmEntry(const Json& json)
        : m_json(json) {
        if (!json.is_object()) {
            m_fault = "wrong-type";
        }
    }

    const Json& json() const { return m_json; }
    bool has(const char* key) const { return !gltfMember(m_json, key).is_null(); }
    std::string text(const char* key);
    bool flag(const char* key, bool fallback = false);
    double number(const char* key, double fallback);
    Vec3 vector(const char* key, const Vec3& fallback); ///< a list of three numbers
    Vec3 xyz(const char* key, const Vec3& fallback);    ///< an object of three numbers (VRM 0.x)
    /// An index below `count`; nothing where it is missing, or -1 (VRM 0.x says so).
    std::optional<std::size_t> index(const char* key, std::size_t count, const char* why = "node-missing");
    /// A list of objects or numbers; null where there is none.
    const Json& list(const char* key);

    void blame(const char* why) { m_fault = m_fault == nullptr ? why : m_fault; }
    /// Why the entry cannot be used as it is; null: it can.
    const char* fault() const { return m_fault; }

private:
    const Json& m_json;
    const char* m_fault = nullptr;
};

} // namespace sinew
