#pragma once

#include "core/avatar/Avatar.h"
#include "core/base/Notice.h"

#include <string>
#include <utility>
#include <vector>

namespace sinew {

/// Counts what a file holds and a conversion leaves behind, kind by kind, for one notice that names it all.
/// The kinds and their words are in app/text/NoticeText.
class ContentCounts {
public:
    void add(const std::string& kind, std::size_t count = 1) {
        for (auto& [known, sum] : m_counts) {
            if (known == kind) {
                sum += count;
                return;
            }
        }
        if (count > 0) {
            m_counts.emplace_back(kind, count);
        }
    }

    void note(NoticeCode code, const std::string& subject, Notices& notices) const {
        Notice notice{code, subject, m_counts.size(), {}};
        for (const auto& [kind, count] : m_counts) {
            notice.arguments.push_back(kind + ':' + std::to_string(count));
        }
        if (!notice.arguments.empty()) {
            notices.push_back(std::move(notice));
        }
    }

private:
    std::vector<std::pair<std::string, std::size_t>> m_counts; ///< in the order they were found
};

/// What a file loses that has no place for an avatar.
inline void countAvatar(const Avatar& avatar, ContentCounts& counts) {
    counts.add("springs", avatar.springs.chains.size());
    counts.add("nodeConstraints", avatar.constraints.size());
    counts.add("expressions", avatar.expressions.size());
}

} // namespace sinew
