#include "app/session/Session.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace sinew {
namespace {

/// Number of the skeleton that an error speaks of, -1: the character.
int skeletonOf(const Error& error) {
    return error.arguments.size() > 2 ? std::atoi(error.arguments[2].c_str()) : -1;
}

} // namespace

QString SourceQuestion::file() const {
    return error.arguments.size() > 1 ? QString::fromStdString(error.arguments[1]) : QString();
}

RestoreChoices SourceQuestion::with(const QString& file) const {
    RestoreChoices completed = choices;
    const int skeleton = skeletonOf(error);
    const std::filesystem::path path(file.toStdString());
    if (skeleton < 0) {
        completed.character = path;
        return completed;
    }
    const auto place = static_cast<std::size_t>(skeleton);
    completed.skeletons.resize(std::max(completed.skeletons.size(), place + 1));
    completed.skeletons[place] = path;
    return completed;
}

RestoreChoices SourceQuestion::accepted() const {
    RestoreChoices completed = choices;
    completed.acceptChanged = true;
    return completed;
}

} // namespace sinew
