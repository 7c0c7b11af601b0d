#include "core/base/Progress.h"
#include "core/io/FormatFunctions.h"
#include "core/io/export/ExportAttributes.h"
#include "core/io/export/ExportInput.h"
#include "core/io/export/WriteExport.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

namespace sinew {
namespace {

/// Appends text and numbers the same way in every locale.
class Lines {
public:
    explicit Lines(std::string& out)
        : m_out(out) {}
    template<typename V>
    void vector(std::string_view key, const V& value) {
        m_out += key;
        for (const auto component : value) {
            m_out += ' ';
            number(component);
        }
        m_out += '\n';
    }
    template<typename N>
    void number(N value) {
        std::array<char, 32> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
        m_out.append(digits.data(), end);
    }

private:
    std::string& m_out;
};

/// How many of each have been written: OBJ counts over the whole file, from 1.
struct Counts {
    std::size_t vertices = 1;
    std::size_t uvs = 1;
    std::size_t normals = 1;
};

/// A name on one line.
std::string oneLine(std::string name) {
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return name;
}

void writeMesh(std::string& out, const Mesh& mesh, double scale, Counts& counts) {
    Lines lines(out);
    out += "o " + oneLine(mesh.name) + '\n';
    for (const Vec3& point : mesh.vertices) {
        lines.vector("v", Vec3(cleanVertex(point) * scale));
    }
    const auto uvs =
        indexValues<Vec2f>(mesh.uvSets.empty() ? std::vector<Vec2f>() : cleanUvs(mesh.uvSets[0].values));
    const auto normals = indexValues<Vec3f>(cleanNormals(mesh));
    for (const Vec2f& uv : uvs.values) {
        lines.vector("vt", uv);
    }
    for (const Vec3f& normal : normals.values) {
        lines.vector("vn", normal);
    }
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        out += 'f';
        for (std::size_t c = mesh.polygonOffsets[f]; c < mesh.polygonOffsets[f + 1]; ++c) {
            out += ' ';
            lines.number(counts.vertices + mesh.corners[c]);
            if (!uvs.index.empty() || !normals.index.empty()) {
                out += '/';
            }
            if (!uvs.index.empty()) {
                lines.number(counts.uvs + static_cast<std::size_t>(uvs.index[c]));
            }
            if (!normals.index.empty()) {
                out += '/';
                lines.number(counts.normals + static_cast<std::size_t>(normals.index[c]));
            }
        }
        out += '\n';
    }
    counts.vertices += mesh.vertexCount();
    counts.uvs += uvs.values.size();
    counts.normals += normals.values.size();
}

/// The scene's meshes as Wavefront OBJ text: vertices, polygons, normals and the first UV set; no materials
/// (they would be a second file), no skeleton. Numbers are the shortest that read back the same. Error:
/// Canceled.
Expected<std::string> writeObj(const ExportInput& input, Progress& progress) {
    std::string out = "# Sinew\n";
    Counts counts;
    for (const ExportPart& part : input.parts) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        writeMesh(out, *part.mesh, input.scale, counts);
    }
    return out;
}

Expected<std::vector<OutputFile>> writeObjFile(const ExportInput& input, const WriteTarget& target,
                                               Notices& /*notices*/, Progress& progress) {
    return oneFile(target, writeObj(input, progress));
}

void countObjLosses(const ExportInput& input, ContentCounts& counts) {
    const Scene& scene = *input.scene;
    counts.add("skeleton", scene.skeleton.size());
    for (const ExportPart& part : input.parts) {
        counts.add("weights", part.weights ? 1 : 0);
        counts.add("uvSets", std::max<std::size_t>(part.mesh->uvSets.size(), 1) - 1);
        counts.add("colors", part.mesh->colorSets.empty() ? 0 : 1);
        counts.add("shapes", part.mesh->morphTargets.size());
    }
    counts.add("materials", scene.materials.size());
    counts.add("textures",
               static_cast<std::size_t>(std::ranges::count(input.textures, true, &ExportTexture::used)));
    counts.add("clips", input.clips.size());
    counts.add("cameras", scene.cameras.size());
    counts.add("lights", scene.lights.size());
}

} // namespace

const FormatWriter kObjWriter{needsOfProfile, writeObjFile, countObjLosses, nullptr, false, nullptr, false};

} // namespace sinew
