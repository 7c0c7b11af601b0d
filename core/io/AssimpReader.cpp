#include "core/io/AssimpReader.h"

#include "core/io/AssimpConvert.h"
#include "core/io/ImportFile.h"
#include "core/io/ImportLimits.h"

#include <assimp/Importer.hpp>
#include <assimp/ProgressHandler.hpp>
#include <assimp/scene.h>

namespace sinew {
namespace {

/// Lets a user's cancel reach Assimp; the importer owns it.
class CancelBridge : public Assimp::ProgressHandler {
public:
    explicit CancelBridge(Progress& progress)
        : m_progress(progress) {}
    bool Update(float fraction) override {
        m_progress.report(Stage::Import, 0.5 * static_cast<double>(fraction));
        return !m_progress.canceled();
    }

private:
    Progress& m_progress;
};

std::size_t countTriangles(const aiScene& scene) {
    std::size_t count = 0;
    for (unsigned m = 0; m < scene.mNumMeshes; ++m) {
        for (unsigned f = 0; f < scene.mMeshes[m]->mNumFaces; ++f) {
            const unsigned corners = scene.mMeshes[m]->mFaces[f].mNumIndices;
            count += corners > 2 ? corners - 2 : 0;
        }
    }
    return count;
}

} // namespace

/// Of what Assimp reads and this project does not, only what survives broken files: its OFF reader writes
/// past its arrays when a face names more points than follow.
bool assimpReads(const std::string& lowerExtension) {
    return lowerExtension == ".stl";
}

Expected<SourceScene> readWithAssimp(const std::filesystem::path& file, Progress& progress) {
    Assimp::Importer importer;
    importer.SetProgressHandler(new CancelBridge(progress)); // NOLINT: the importer deletes it
    const aiScene* scene = importer.ReadFile(file.string(), 0);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    if (scene == nullptr || scene->mRootNode == nullptr) {
        // Assimp's own words speak of its parts, not of the file.
        return fail(ErrorCode::FileBroken, {file.string(), "its facets end early or are not numbers"});
    }
    if (const std::size_t triangles = countTriangles(*scene); triangles > kMostTriangles) {
        return fail(ErrorCode::TooManyFaces,
                    {file.string(), std::to_string(triangles), std::to_string(kMostTriangles)});
    }
    return convertAssimp(*scene, true); // one vertex a corner: to be welded
}

} // namespace sinew
