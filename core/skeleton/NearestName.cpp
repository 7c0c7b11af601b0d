#include "core/skeleton/NearestName.h"

#include <algorithm>
#include <numeric>

namespace sinew {
namespace {

/// Longer names are not worth the square of their length.
constexpr std::size_t kLongestName = 200;

std::string simplified(const std::string& name) {
    const std::size_t colon = name.rfind(':');
    std::string simple = colon == std::string::npos ? name : name.substr(colon + 1);
    std::ranges::transform(simple, simple.begin(), [](unsigned char c) {
        return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    });
    return simple.substr(0, kLongestName);
}

/// Levenshtein's distance.
std::size_t changesBetween(const std::string& a, const std::string& b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row[b.size()];
}

} // namespace

std::string nearestOf(const std::string& word, const std::vector<std::string>& words) {
    const std::string wanted = simplified(word);
    std::string nearest;
    std::size_t fewest = wanted.size() / 3 + 1;
    for (const std::string& known : words) {
        const std::size_t changes = changesBetween(wanted, simplified(known));
        if (changes < fewest) {
            fewest = changes;
            nearest = known;
        }
    }
    return nearest;
}

std::string nearestName(const std::string& name, const Skeleton& skeleton) {
    std::vector<std::string> names;
    for (const Joint& joint : skeleton.joints) {
        names.push_back(joint.name);
    }
    return nearestOf(name, names);
}

Error jointUnknown(const std::string& name, const std::string& where, const Skeleton& skeleton) {
    Error error = makeError(ErrorCode::JointUnknown, {name, where});
    if (std::string suggestion = nearestName(name, skeleton); !suggestion.empty()) {
        error.arguments.push_back(std::move(suggestion));
    }
    return error;
}

} // namespace sinew
