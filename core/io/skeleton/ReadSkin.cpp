#include "core/io/FormatFunctions.h"
#include "core/io/skeleton/SkeletonFile.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/TextWords.h"

#include <Eigen/LU>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>

namespace sinew {
namespace {

/// A binding that flattens space has no inverse.
constexpr double kFlatBinding = 1e-12;

class SkinTextReader {
public:
    SkinTextReader(const std::string& text, std::string file, const Progress& progress)
        : m_text(text, true)
        , m_file(std::move(file))
        , m_progress(progress) {}

    /// The mesh with its skin; joints are numbers of the skeleton's.
    Expected<ImportedMesh> read() {
        for (std::string word = lowerWord(m_text.next()); !word.empty(); word = lowerWord(m_text.next())) {
            SINEW_CHECK(take(word));
        }
        SINEW_CHECK(checkCounts());
        SINEW_CHECK(addTriangles());
        return std::move(m_mesh);
    }

private:
    tl::unexpected<Error> broken(const std::string& what) const {
        return fail(ErrorCode::FileBroken, {m_file, what});
    }
    /// The same of the word that was read last.
    tl::unexpected<Error> brokenHere(const std::string& what) const {
        const std::string_view rest = m_text.rest();
        return broken("line " + std::to_string(m_text.lineOf(rest)) + ": " + what);
    }

    Expected<void> take(const std::string& word) {
        const std::optional<std::size_t> count = this->count();
        if (!count || m_text.next() != "{") {
            return brokenHere(inQuotes(word) + " is not followed by a number and a brace");
        }
        if (word == "positions") {
            return readVectors(*count, word, m_mesh.mesh.vertices);
        }
        if (word == "normals") {
            return readVectors(*count, word, m_normals);
        }
        if (word == "texcoords") {
            return readTexcoords(*count);
        }
        if (word == "skinweights") {
            return readWeights(*count);
        }
        if (word == "triangles") {
            return readTriangles(*count);
        }
        if (word == "bindings") {
            return readBindings(*count);
        }
        return brokenHere(inQuotes(word) +
                          " is none of positions, normals, texcoords, skinweights, triangles, bindings");
    }

    /// A whole number from 0.
    std::optional<std::size_t> count() {
        const std::optional<double> number = m_text.number();
        constexpr double kLargest = 4e9;
        const bool whole = number && *number >= 0.0 && *number <= kLargest && std::floor(*number) == *number;
        return whole ? std::optional(static_cast<std::size_t>(*number)) : std::nullopt;
    }

    /// Calls `readOne(i)`, which says whether it could, `count` times, and takes the brace behind them.
    template<typename ReadOne>
    Expected<void> readBlock(std::size_t count, const std::string& name, const ReadOne& readOne) {
        for (std::size_t i = 0; i < count; ++i) {
            if (i % 4096 == 0 && m_progress.canceled()) {
                return fail(ErrorCode::Canceled);
            }
            if (!readOne(i)) {
                return brokenHere("number " + std::to_string(i) + " of " + name + " cannot be read");
            }
        }
        return m_text.next() == "}" ? Expected<void>()
                                    : brokenHere(name + " has more in it than the number that it says, " +
                                                 std::to_string(count));
    }

    Expected<void> readVectors(std::size_t count, const std::string& name, std::vector<Vec3>& into) {
        into.clear();
        return readBlock(count, name, [&](std::size_t /*i*/) {
            const std::optional<Vec3> vector = m_text.vector();
            if (vector) {
                into.push_back(*vector);
            }
            return vector.has_value();
        });
    }

    Expected<void> readTexcoords(std::size_t count) {
        m_texcoords.clear();
        return readBlock(count, "texcoords", [&](std::size_t /*i*/) {
            const std::optional<double> u = m_text.number();
            const std::optional<double> v = m_text.number();
            if (u && v) {
                m_texcoords.emplace_back(static_cast<float>(*u), static_cast<float>(*v));
            }
            return u && v;
        });
    }

    Expected<void> readWeights(std::size_t count) {
        m_mesh.influences = {};
        return readBlock(count, "skinweights", [&](std::size_t /*i*/) {
            const std::optional<std::size_t> bound = this->count();
            for (std::size_t b = 0; bound && b < *bound; ++b) {
                const std::optional<std::size_t> joint = this->count();
                const std::optional<double> weight = m_text.number();
                if (!joint || !weight) {
                    return false;
                }
                m_largestJoint = std::max(m_largestJoint, *joint);
                m_mesh.influences.values.push_back(
                    {static_cast<std::int32_t>(*joint), static_cast<float>(*weight)});
            }
            m_mesh.influences.offsets.push_back(static_cast<std::uint32_t>(m_mesh.influences.values.size()));
            return bound.has_value();
        });
    }

    Expected<void> readTriangles(std::size_t count) {
        if (count > kMaxTriangles) {
            return fail(ErrorCode::TooManyFaces,
                        {m_file, std::to_string(count), std::to_string(kMaxTriangles)});
        }
        m_triangles.clear();
        return readBlock(count, "triangles", [&](std::size_t /*i*/) {
            std::array<std::size_t, 3> corners{};
            for (std::size_t& corner : corners) {
                const std::optional<std::size_t> index = this->count();
                if (!index) {
                    return false;
                }
                corner = *index;
            }
            m_triangles.push_back(corners);
            return true;
        });
    }

    Expected<void> readBindings(std::size_t count) {
        m_mesh.joints.clear();
        return readBlock(count, "bindings", [&](std::size_t i) {
            if (lowerWord(m_text.next()) != "matrix" || m_text.next() != "{") {
                return false;
            }
            Transform modelFromJoint = Transform::Identity();
            for (Eigen::Index column = 0; column < 4; ++column) {
                const std::optional<Vec3> vector = m_text.vector();
                if (!vector) {
                    return false;
                }
                modelFromJoint.matrix().col(column).head<3>() = *vector;
            }
            if (!(std::abs(modelFromJoint.linear().determinant()) > kFlatBinding)) {
                return false;
            }
            m_mesh.joints.push_back({static_cast<std::int32_t>(i), modelFromJoint.inverse()});
            return m_text.next() == "}";
        });
    }

    Expected<void> checkCounts() const {
        const std::size_t vertices = m_mesh.mesh.vertexCount();
        const auto differs = [&](const char* name, std::size_t count) {
            return broken("it has " + std::to_string(count) + ' ' + name + " for " +
                          std::to_string(vertices) + " positions");
        };
        if (!m_normals.empty() && m_normals.size() != vertices) {
            return differs("normals", m_normals.size());
        }
        if (!m_texcoords.empty() && m_texcoords.size() != vertices) {
            return differs("texcoords", m_texcoords.size());
        }
        const std::size_t weighted = m_mesh.influences.offsets.size() - 1;
        if (weighted != vertices) {
            return differs("skinweights", weighted);
        }
        if (!m_mesh.influences.values.empty() && m_largestJoint >= m_mesh.joints.size()) {
            return broken("its skinweights name joint " + std::to_string(m_largestJoint) + ", and it has " +
                          std::to_string(m_mesh.joints.size()) + " bindings");
        }
        return {};
    }

    Expected<void> addTriangles() {
        Mesh& mesh = m_mesh.mesh;
        if (!m_texcoords.empty()) {
            mesh.uvSets.push_back({"UVMap", {}});
        }
        for (std::size_t t = 0; t < m_triangles.size(); ++t) {
            std::array<std::uint32_t, 3> corners{};
            for (std::size_t i = 0; i < 3; ++i) {
                const std::size_t vertex = m_triangles[t][i];
                if (vertex >= mesh.vertexCount()) {
                    return broken("triangle " + std::to_string(t) + " names vertex " +
                                  std::to_string(vertex) + ", and it has " +
                                  std::to_string(mesh.vertexCount()) + " positions");
                }
                corners[i] = static_cast<std::uint32_t>(vertex);
                mesh.normals.push_back(m_normals.empty() ? Vec3f(Vec3f::Zero())
                                                         : Vec3f(m_normals[vertex].cast<float>()));
                if (!m_texcoords.empty()) {
                    mesh.uvSets.front().values.push_back(m_texcoords[vertex]);
                }
            }
            mesh.addPolygon(corners);
        }
        return {};
    }

    ImportWords m_text;
    std::string m_file;
    const Progress& m_progress;
    ImportedMesh m_mesh;
    std::vector<Vec3> m_normals;
    std::vector<Eigen::Vector2f> m_texcoords;
    std::vector<std::array<std::size_t, 3>> m_triangles;
    std::size_t m_largestJoint = 0;
};

/// The skeleton of the same name beside it. Errors: FileNotFound, FileOutside.
Expected<std::filesystem::path> skelOf(const std::filesystem::path& file) {
    const std::filesystem::path folder = file.parent_path();
    const std::string name = file.stem().string() + ".skel";
    for (const std::string& named : {name, file.stem().string() + ".SKEL"}) {
        if (const auto skel = fileBeside(folder, named)) {
            return *skel;
        }
    }
    return leavesFolder(folder, name) ? fail(ErrorCode::FileOutside, {file.string(), name})
                                      : fail(ErrorCode::FileNotFound, {(folder / name).string()});
}

} // namespace

Expected<ImportedFile> readSkin(const std::filesystem::path& file, Progress& progress) {
    SINEW_TRY(const std::string text, readTextFile(file, FileUse::Model, progress));
    SINEW_TRY(ImportedMesh mesh, SkinTextReader(text, file.string(), progress).read());
    SINEW_TRY(const std::filesystem::path skel, skelOf(file));
    SINEW_TRY(const std::string skeleton, readTextFile(skel, FileUse::Model, progress));
    SINEW_TRY(ImportedFile source, readSkel(skeleton, skel.string()));
    if (mesh.joints.size() != source.nodes.size()) {
        return fail(ErrorCode::FileBroken,
                    {file.string(), "bindings in it: " + std::to_string(mesh.joints.size()) + ", joints in " +
                                        skel.filename().string() + ": " +
                                        std::to_string(source.nodes.size())});
    }
    mesh.mesh.name = file.stem().string();
    mesh.node = static_cast<std::int32_t>(source.nodes.size());
    ImportedNode node;
    node.name = mesh.mesh.name;
    node.carriesObject = true;
    source.nodes.push_back(std::move(node));
    source.meshes.push_back(std::move(mesh));
    source.sideFiles.push_back(skel.string());
    return source;
}

} // namespace sinew
