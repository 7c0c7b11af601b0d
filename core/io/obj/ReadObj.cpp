#include "core/io/obj/ReadObj.h"

#include "core/base/ReadNumber.h"
#include "core/geometry/Mesh.h"
#include "core/io/obj/ObjMaterials.h"
#include "core/io/source/ImportedFile.h"
#include "core/io/source/TextWords.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace sinew {
namespace {

/// An index that points nowhere, in an .obj's own numbering.
constexpr std::uint32_t kObjMissing = UINT32_MAX;

struct ObjCorner {
    std::uint32_t vertex = kObjMissing;
    std::uint32_t uv = kObjMissing;
    std::uint32_t normal = kObjMissing;
};

/// One `o` of the file; numbers count the whole file's vertices, coordinates and normals.
struct ObjObject {
    std::string name;
    std::uint32_t firstVertex = 0; ///< its own `v` lines
    std::uint32_t lastVertex = 0;
    std::vector<ObjCorner> corners;
    std::vector<std::uint32_t> polygonOffsets{0};
    std::vector<std::int32_t> materials;
    std::vector<std::uint32_t> smoothingGroups; ///< of polygons, 0: flat
};

/// What all objects share.
struct ObjPool {
    std::vector<Vec3> vertices;
    std::vector<Vec4f> colors; ///< of vertices, empty when no line has any
    std::vector<Vec2f> uvs;
    std::vector<Vec3f> normals;
};

/// Makes meshes of objects; O(n log n) in an object's corners, whatever the file has besides.
class ObjMeshBuilder {
public:
    explicit ObjMeshBuilder(const ObjPool& pool);
    Mesh build(const ObjObject& object);

private:
    void placeVertices(const ObjObject& object, Mesh& mesh);
    void addNormals(const ObjObject& object, Mesh& mesh) const;
    void addUvs(const ObjObject& object, Mesh& mesh) const;
    void addColors(const ObjObject& object, Mesh& mesh) const;

    const ObjPool& m_pool;
    std::vector<std::uint32_t> m_place; ///< of pool vertices, in the mesh being built
};

ObjMeshBuilder::ObjMeshBuilder(const ObjPool& pool)
    : m_pool(pool)
    , m_place(pool.vertices.size(), 0) {}

Mesh ObjMeshBuilder::build(const ObjObject& object) {
    Mesh mesh;
    mesh.name = object.name;
    placeVertices(object, mesh);
    mesh.polygonOffsets = object.polygonOffsets;
    mesh.materials = object.materials;
    for (const ObjCorner& corner : object.corners) {
        mesh.corners.push_back(corner.vertex == kObjMissing ? kObjMissing : m_place[corner.vertex]);
    }
    addNormals(object, mesh);
    addUvs(object, mesh);
    addColors(object, mesh);
    return mesh;
}

/// An object's vertices: those of its own lines, and those of others its polygons use.
void ObjMeshBuilder::placeVertices(const ObjObject& object, Mesh& mesh) {
    std::vector<std::uint32_t> used;
    for (std::uint32_t p = object.firstVertex; p < object.lastVertex; ++p) {
        used.push_back(p);
    }
    for (const ObjCorner& corner : object.corners) {
        if (corner.vertex != kObjMissing &&
            (corner.vertex < object.firstVertex || corner.vertex >= object.lastVertex)) {
            used.push_back(corner.vertex);
        }
    }
    std::ranges::sort(used);
    used.erase(std::unique(used.begin(), used.end()), used.end());
    for (const std::uint32_t p : used) {
        m_place[p] = static_cast<std::uint32_t>(mesh.vertices.size());
        mesh.vertices.push_back(m_pool.vertices[p]);
    }
}

void ObjMeshBuilder::addNormals(const ObjObject& object, Mesh& mesh) const {
    if (std::ranges::any_of(object.corners, [](const auto& c) { return c.normal != kObjMissing; })) {
        for (const ObjCorner& corner : object.corners) {
            mesh.normals.push_back(corner.normal == kObjMissing ? Vec3f(Vec3f::Zero())
                                                                : m_pool.normals[corner.normal]);
        }
    }
}

void ObjMeshBuilder::addUvs(const ObjObject& object, Mesh& mesh) const {
    if (std::ranges::any_of(object.corners, [](const auto& c) { return c.uv != kObjMissing; })) {
        UvSet& set = mesh.uvSets.emplace_back(UvSet{"UVMap", {}});
        for (const ObjCorner& corner : object.corners) {
            set.values.push_back(corner.uv == kObjMissing ? Vec2f(Vec2f::Zero()) : m_pool.uvs[corner.uv]);
        }
    }
}

void ObjMeshBuilder::addColors(const ObjObject& object, Mesh& mesh) const {
    if (!m_pool.colors.empty()) {
        ColorSet& set = mesh.colorSets.emplace_back(ColorSet{"Color", {}});
        for (const ObjCorner& corner : object.corners) {
            const bool has = corner.vertex < m_pool.colors.size();
            set.values.push_back(has ? m_pool.colors[corner.vertex] : Vec4f(Vec4f::Ones()));
        }
    }
}

class ObjParser {
public:
    ObjParser(const std::filesystem::path& file, const std::vector<std::string>& textureFolders,
              Progress& progress, ImportedFile& source)
        : m_file(file)
        , m_sideFiles(file, textureFolders)
        , m_progress(progress)
        , m_source(source)
        , m_objects(1) {
        m_objects.front().name = m_file.stem().string();
    }

    Expected<void> parse(const std::string& text) {
        constexpr std::size_t kLinesBetweenPolls = 65536;
        std::size_t line = 0;
        std::size_t corners = 0;
        for (ObjLines lines(text); !lines.atEnd(); ++line) {
            if (line % kLinesBetweenPolls == 0 && m_progress.canceled()) {
                return fail(ErrorCode::Canceled);
            }
            readLine(lines.next());
            corners += m_added;
            if (corners / 3 > kMaxTriangles) {
                return fail(ErrorCode::TooManyFaces,
                            {m_file.string(), std::to_string(corners / 3), std::to_string(kMaxTriangles)});
            }
        }
        m_objects.back().lastVertex = static_cast<std::uint32_t>(m_pool.vertices.size());
        return {};
    }

    const ObjPool& pool() const { return m_pool; }
    const std::vector<ObjObject>& objects() const { return m_objects; }
    /// Some line is about smoothing groups; without any, everything is smooth.
    bool saysSmoothing() const { return m_saysSmoothing; }

private:
    void readLine(std::string_view line) {
        m_added = 0;
        ImportWords words(line);
        const std::string key = lowerWord(words.next());
        if (key == "v") {
            readVertex(words);
        } else if (key == "vt") {
            const double u = words.number().value_or(0.0);
            m_pool.uvs.emplace_back(static_cast<float>(u), static_cast<float>(words.number().value_or(0.0)));
        } else if (key == "vn") {
            m_pool.normals.push_back(words.vector().value_or(Vec3::Zero()).cast<float>());
        } else if (key == "f" || key == "l" || key == "p") {
            readPolygon(words, key == "f");
        } else if (key == "s") {
            readSmoothing(words.next());
        } else if (key == "o") {
            beginObject(std::string(words.restOfLine()));
        } else if (key == "usemtl") {
            m_material = materialOf(std::string(words.restOfLine()));
        } else if (key == "mtllib") {
            readMaterials(std::string(words.restOfLine()));
        }
    }

    /// Each file once, however often it is named.
    void readMaterials(const std::string& named) {
        if (!named.empty() && m_materialFiles.insert(named).second) {
            readMtl(named, m_sideFiles, m_source);
        }
    }

    void readVertex(ImportWords& words) {
        // What is no number becomes no number, and is reported with all formats' other broken vertices.
        Vec3 point = Vec3::Constant(std::numeric_limits<double>::quiet_NaN());
        for (double& coordinate : point) {
            coordinate = words.number().value_or(coordinate);
        }
        m_pool.vertices.push_back(point);
        if (const std::optional<Vec3> color = words.vector()) {
            m_pool.colors.resize(m_pool.vertices.size() - 1, Vec4f::Ones());
            m_pool.colors.emplace_back(color->cast<float>().homogeneous());
        }
    }

    /// "off" and 0 are flat, which is what a file that speaks of smoothing begins with.
    void readSmoothing(std::string_view word) {
        m_group = 0;
        readNumber(word, m_group);
        m_saysSmoothing = true;
    }

    /// Turns a number of the file (from 1, or counted back from the end) into an index.
    static std::uint32_t resolve(std::string_view word, std::size_t count) {
        std::int64_t number = 0;
        readNumber(word, number);
        const std::int64_t index = number < 0 ? static_cast<std::int64_t>(count) + number : number - 1;
        return index >= 0 && index < static_cast<std::int64_t>(count) ? static_cast<std::uint32_t>(index)
                                                                      : kObjMissing;
    }

    ObjCorner readCorner(std::string_view word) const {
        const std::size_t first = std::min(word.find('/'), word.size());
        const std::size_t second = std::min(word.find('/', first + 1), word.size());
        ObjCorner corner;
        corner.vertex = resolve(word.substr(0, first), m_pool.vertices.size());
        if (first < word.size()) {
            corner.uv = resolve(word.substr(first + 1, second - first - 1), m_pool.uvs.size());
        }
        if (second < word.size()) {
            corner.normal = resolve(word.substr(second + 1), m_pool.normals.size());
        }
        return corner;
    }

    void readPolygon(ImportWords& words, bool isFace) {
        ObjObject& object = m_objects.back();
        const std::size_t before = object.corners.size();
        for (std::string_view word = words.next(); isFace && !word.empty(); word = words.next()) {
            object.corners.push_back(readCorner(word));
        }
        m_added = object.corners.size() - before;
        object.polygonOffsets.push_back(static_cast<std::uint32_t>(object.corners.size()));
        object.materials.push_back(m_material);
        object.smoothingGroups.push_back(m_group);
    }

    void beginObject(std::string name) {
        const auto vertices = static_cast<std::uint32_t>(m_pool.vertices.size());
        ObjObject& last = m_objects.back();
        last.lastVertex = vertices;
        if (last.polygonOffsets.size() == 1) {
            // Nothing but vertices so far: objects to come will claim theirs.
            m_objects.pop_back();
        }
        m_objects.push_back({std::move(name), vertices, vertices, {}, {0}, {}, {}});
    }

    std::int32_t materialOf(const std::string& name) {
        const auto known = std::ranges::find(m_source.materials, name, &Material::name);
        if (known == m_source.materials.end()) {
            Material material;
            material.name = name;
            m_source.materials.push_back(std::move(material));
            return static_cast<std::int32_t>(m_source.materials.size()) - 1;
        }
        return static_cast<std::int32_t>(known - m_source.materials.begin());
    }

    std::filesystem::path m_file;
    SideFiles m_sideFiles;
    std::set<std::string> m_materialFiles;
    Progress& m_progress;
    ImportedFile& m_source;
    ObjPool m_pool;
    std::vector<ObjObject> m_objects;
    std::int32_t m_material = kNone;
    std::uint32_t m_group = 0; ///< of smoothing
    bool m_saysSmoothing = false;
    std::size_t m_added = 0; ///< corners of the last line
};

} // namespace

Expected<ImportedFile> readObj(const std::filesystem::path& file, Progress& progress) {
    return readObjWithMaterials(file, progress, {});
}

Expected<ImportedFile> readObjWithMaterials(const std::filesystem::path& file, Progress& progress,
                                            const ReadSettings& settings) {
    const Expected<std::string> text = readTextFile(file, FileUse::Model, progress);
    if (!text) {
        return fail(text.error());
    }
    if (text->find('\0') != std::string::npos) {
        return fail(ErrorCode::FileBroken, {file.string(), "it is not a text"});
    }
    ImportedFile source;
    ObjParser parser(file, settings.textureFolders, progress, source);
    if (const Expected<void> parsed = parser.parse(*text); !parsed) {
        return fail(parsed.error());
    }
    source.nodes.push_back({file.stem().string(), kNone, Transform::Identity(), false, true, {}, {}});
    ObjMeshBuilder builder(parser.pool());
    for (const ObjObject& object : parser.objects()) {
        if (object.polygonOffsets.size() > 1 || object.lastVertex > object.firstVertex) {
            ImportedMesh mesh;
            mesh.mesh = builder.build(object);
            if (parser.saysSmoothing()) {
                mesh.smoothing.groups = object.smoothingGroups;
            }
            mesh.node = 0;
            source.meshes.push_back(std::move(mesh));
        }
    }
    return source;
}

namespace {

/// The vertex that the first number of a corner ("7/2/7", or "-1" counted back from the last) names; nothing
/// where it names none.
std::optional<std::uint32_t> vertexOf(std::string_view corner, std::size_t count) {
    std::int64_t number = 0;
    readNumber(corner, number);
    const std::int64_t index = number < 0 ? static_cast<std::int64_t>(count) + number : number - 1;
    return index >= 0 && index < static_cast<std::int64_t>(count)
               ? std::optional(static_cast<std::uint32_t>(index))
               : std::nullopt;
}

class ObjShapeParser {
public:
    ObjShape shape;

    /// False where the line names a vertex that is not there.
    bool readLine(std::string_view line) {
        ImportWords words(line);
        const std::string_view key = words.next();
        if (key == "v") {
            Vec3 point = Vec3::Constant(std::numeric_limits<double>::quiet_NaN());
            for (double& coordinate : point) {
                coordinate = words.number().value_or(coordinate);
            }
            shape.mesh.vertices.push_back(point);
            return true;
        }
        return (key != "f" && key != "l") || readCorners(words, key == "f");
    }

private:
    bool readCorners(ImportWords& words, bool isFace) {
        std::vector<std::uint32_t> corners;
        for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
            const auto vertex = vertexOf(word, shape.mesh.vertexCount());
            if (!vertex) {
                return false;
            }
            corners.push_back(*vertex);
        }
        if (isFace && corners.size() > 2) {
            shape.mesh.addPolygon(corners);
        } else {
            for (std::size_t c = 1; c < corners.size(); ++c) {
                shape.lines.push_back({corners[c - 1], corners[c]});
            }
        }
        return true;
    }
};

} // namespace

Expected<ObjShape> readObjShape(const std::filesystem::path& file, Progress& progress) {
    constexpr std::size_t kLinesPerPoll = 65536;
    const Expected<std::string> text = readTextFile(file, FileUse::Model, progress);
    if (!text) {
        return fail(text.error());
    }
    if (text->find('\0') != std::string::npos) {
        return fail(ErrorCode::FileBroken, {file.string(), "it is not a text"});
    }
    ObjShapeParser parser;
    parser.shape.mesh.name = file.stem().string();
    std::size_t line = 0;
    for (ObjLines lines(*text); !lines.atEnd(); ++line) {
        if (line % kLinesPerPoll == 0 && progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        if (!parser.readLine(lines.next())) {
            return fail(ErrorCode::FileBroken, {file.string(), "line " + std::to_string(lines.number()) +
                                                                   " names a vertex that is not there"});
        }
    }
    return std::move(parser.shape);
}

} // namespace sinew
