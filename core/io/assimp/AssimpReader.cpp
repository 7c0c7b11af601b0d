#include "core/io/assimp/AssimpReader.h"

#include "core/io/Formats.h"
#include "core/io/assimp/AssimpConvert.h"
#include "core/io/assimp/CheckedFiles.h"
#include "core/io/assimp/KnownVersions.h"
#include "core/io/assimp/X3dText.h"
#include "core/io/source/PlainText.h"
#include "core/io/source/SceneLimits.h"

#include <assimp/Importer.hpp>
#include <assimp/ProgressHandler.hpp>
#include <assimp/config.h>
#include <assimp/scene.h>

#include <new>

#include <locale.h>

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

/// While it lives, numbers have a decimal point in this thread: some of Assimp's readers ask the C library
/// for them.
class PointLocale {
public:
    PointLocale()
        : m_point(newlocale(LC_ALL_MASK, "C", nullptr))
        , m_before(uselocale(m_point)) {}
    PointLocale(const PointLocale&) = delete;
    PointLocale& operator=(const PointLocale&) = delete;
    ~PointLocale() {
        uselocale(m_before);
        freelocale(m_point);
    }

private:
    locale_t m_point;
    locale_t m_before;
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

/// Valve's files stand on their z axis, which Assimp turns in other formats alone.
void turnUp(ImportedFile& source, const Format* format) {
    if (format != nullptr && format->id == "smd") {
        Mat3 turn;
        turn << 1, 0, 0, 0, 0, 1, 0, -1, 0;
        source.upAxis = UpAxis::Z;
        source.modelFromFile.linear() = turn * source.modelFromFile.linear();
    }
}

/// What is wrong with a file that Assimp refuses; its own words speak of its parts, not of the file.
Error refusal(const std::filesystem::path& file, const Assimp::Importer& importer) {
    const Format* format = formatOf(file);
    if (format != nullptr && format->id == "x3d") {
        return x3dRefusal(file, importer.GetErrorString());
    }
    if (format == nullptr || format->id == "stl") {
        return makeError(ErrorCode::FileBroken, {file.string(), "its facets end early or are not numbers"});
    }
    if (std::optional<Error> version = unreadVersion(file, *format)) {
        return std::move(*version);
    }
    std::string text = "it is not a complete ";
    text += format->name;
    return makeError(ErrorCode::FileBroken, {file.string(), text + " file"});
}

/// Assimp catches what its readers throw, memory that runs out among it.
void throwIfOutOfMemory(const Assimp::Importer& importer) {
    if (importer.GetException()) {
        try {
            std::rethrow_exception(importer.GetException());
        } catch (const std::bad_alloc&) {
            throw;
        } catch (const std::exception&) { // the file's fault
        }
    }
}

/// In words that Assimp understands.
const aiScene* readX3d(Assimp::Importer& importer, const std::filesystem::path& file) {
    const Expected<std::string> text = readTextFile(file);
    if (!text) {
        return nullptr;
    }
    const std::string plain = x3dForAssimp(*text);
    return importer.ReadFileFromMemory(plain.data(), plain.size(), 0, "x3d");
}

} // namespace

Expected<ImportedFile> readWithAssimp(const std::filesystem::path& file, Progress& progress) {
    const PointLocale locale;
    Assimp::Importer importer;
    importer.SetIOHandler(new CheckedFiles(file));           // NOLINT: the importer deletes it
    importer.SetProgressHandler(new CancelBridge(progress)); // NOLINT: the importer deletes it
    importer.SetPropertyBool(AI_CONFIG_IMPORT_NO_SKELETON_MESHES, true);
    importer.SetPropertyBool(AI_CONFIG_IMPORT_AC_EVAL_SUBDIVISION, false); // the artist's own vertices
    const Format* format = formatOf(file);
    const bool x3d = format != nullptr && format->id == "x3d";
    const aiScene* scene = x3d ? readX3d(importer, file) : importer.ReadFile(file.string(), 0);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    throwIfOutOfMemory(importer);
    if (scene == nullptr || scene->mRootNode == nullptr) {
        return fail(refusal(file, importer));
    }
    if (const std::size_t triangles = countTriangles(*scene); triangles > kMostTriangles) {
        return fail(ErrorCode::TooManyFaces,
                    {file.string(), std::to_string(triangles), std::to_string(kMostTriangles)});
    }
    ImportedFile source = convertAssimp(*scene, true); // one vertex a corner: to be welded
    turnUp(source, format);
    if (x3d) {
        restoreX3dNames(source);
    }
    return source;
}

} // namespace sinew
