#pragma once

#include "core/base/Notice.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace sinew {

/// Says which entries of an avatar's data are not used: one notice for each reason, with the first entries.
class VrmFaults {
public:
    /// `why`: a key of app/text/NoticeText; `entry`: a path in the file, and the entry's name.
    void add(const std::string& why, const std::string& entry) {
        const auto known = std::ranges::find(m_faults, why, &Fault::why);
        if (known == m_faults.end()) {
            m_faults.push_back({why, entry, 1});
            return;
        }
        constexpr std::size_t kMaxNamed = 4;
        if (++known->count <= kMaxNamed) {
            known->first += ", " + entry;
        }
    }

    /// Notices with `code`: AvatarEntriesIgnored, AvatarEntriesDropped.
    void note(NoticeCode code, const std::string& file, Notices& notices) const {
        for (const Fault& fault : m_faults) {
            notices.push_back({code, file, fault.count, {fault.why, fault.first}});
        }
    }

private:
    struct Fault {
        std::string why;
        std::string first;
        std::size_t count = 0;
    };
    std::vector<Fault> m_faults; ///< in the order they were found
};

/// A path to an entry of a list, with the entry's name where it has one: "springs[2] (hair)".
inline std::string vrmPath(const std::string& list, std::size_t index, const std::string& name = {}) {
    return list + '[' + std::to_string(index) + ']' + (name.empty() ? std::string() : " (" + name + ')');
}

} // namespace sinew
