#pragma once

#include <assimp/DefaultIOSystem.h>

#include <filesystem>

namespace sinew {

/// The files that Assimp may open for a model: the model itself and regular files in its folder and below it,
/// all links followed, to be read and no longer than a model may be. Some formats name other files, and a
/// model that comes from a stranger may name any.
class CheckedFiles : public Assimp::DefaultIOSystem {
public:
    explicit CheckedFiles(const std::filesystem::path& model);

    bool Exists(const char* file) const override;
    Assimp::IOStream* Open(const char* file, const char* mode) override;
    bool CreateDirectory(const std::string& /*path*/) override { return false; }
    bool ChangeDirectory(const std::string& /*path*/) override { return false; }
    bool DeleteFile(const std::string& /*file*/) override { return false; }

private:
    /// Where a file really is; empty: it may not be opened.
    std::filesystem::path allowed(const char* file) const;

    std::filesystem::path m_model;
    std::filesystem::path m_folder;
};

} // namespace sinew
