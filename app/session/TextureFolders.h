#pragma once

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// The folders that the user named for the textures of a character that lie outside of its folder; kept in
/// the settings for the last hundred characters. Neither the character nor a project names them: both may
/// come from a stranger, who would name any folder. May be called from any thread.
std::vector<std::string> textureFoldersOf(const QString& character);

/// Whether the user was asked for these folders and has answered.
bool textureFoldersAnswered(const QString& character);

/// Keeps an answer; without folders, that there are to be none.
void keepTextureFolders(const QString& character, const std::vector<std::string>& folders);

} // namespace sinew
