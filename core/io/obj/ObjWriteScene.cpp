#include "core/io/obj/ObjWriteScene.h"

#include "core/io/export/ExportAttributes.h"
#include "core/io/export/ExportIndex.h"

#include <algorithm>
#include <array>
#include <charconv>

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

} // namespace

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

} // namespace sinew
