#pragma once

#include <QByteArray>

#include <string_view>

namespace sinew {

/// The zlib data of what qCompress made. The size before it is what somebody claims: Inflater does without.
inline std::string_view packedContent(const QByteArray& bytes) {
    constexpr qsizetype kClaimedSize = 4;
    return bytes.size() < kClaimedSize
               ? std::string_view()
               : std::string_view(bytes.constData() + kClaimedSize,
                                  static_cast<std::size_t>(bytes.size() - kClaimedSize));
}

} // namespace sinew
