#include "core/io/dae/DaeDocument.h"

#include "core/io/gltf/read/GltfFile.h"

#include <algorithm>
#include <filesystem>

namespace sinew {
namespace {

/// An <input> of a primitive: which index of each corner goes into which table.
struct Input {
    std::string semantic;
    std::size_t set = 0; ///< which of several tables of one meaning
    std::size_t offset = 0;
    DaeSource source;
};

std::uint32_t indexOf(double number) {
    return number >= 0.0 && number < static_cast<double>(UINT32_MAX) ? static_cast<std::uint32_t>(number)
                                                                     : UINT32_MAX;
}

class DaeGeometryReader {
public:
    DaeGeometryReader(const DaeDocument& document, const XmlNode& mesh)
        : m_document(document)
        , m_xml(mesh) {}

    Mesh read(const std::function<std::int32_t(const std::string&)>& materialOf) {
        const DaeSource vertices = m_document.readInput(m_xml.child("vertices"), "POSITION");
        for (std::size_t p = 0; p < vertices.count(); ++p) {
            const double* row = vertices.row(p, 3);
            m_mesh.vertices.push_back(row == nullptr ? Vec3(Vec3::Zero()) : Vec3(row[0], row[1], row[2]));
        }
        for (const XmlNode& primitive : m_xml.children) {
            readPrimitive(primitive);
            const std::int32_t material =
                primitive.attribute("material").empty() ? kNone : materialOf(primitive.attribute("material"));
            m_mesh.materials.resize(m_mesh.polygonCount(), material);
        }
        pad(m_mesh.uvSets, Vec2f(Vec2f::Zero()));
        pad(m_mesh.colorSets, Vec4f(Vec4f::Ones()));
        if (m_anyNormals) {
            m_mesh.normals.resize(m_mesh.cornerCount(), Vec3f::Zero());
        }
        return std::move(m_mesh);
    }

private:
    template<typename Sets, typename Value>
    void pad(Sets& sets, const Value& value) const {
        for (auto& set : sets) {
            set.values.resize(std::max(set.values.size(), m_mesh.cornerCount()), value);
        }
    }

    void readPrimitive(const XmlNode& primitive) {
        readInputs(primitive);
        if (primitive.name == "triangles") {
            readRuns(daeNumbers(primitive.child("p").text), [](std::size_t) { return 3; });
        } else if (primitive.name == "polylist") {
            const std::vector<double> counts = daeNumbers(primitive.child("vcount").text);
            readRuns(daeNumbers(primitive.child("p").text), [&](std::size_t polygon) {
                return polygon < counts.size() ? indexOf(counts[polygon]) : UINT32_MAX;
            });
        } else if (primitive.name == "lines") {
            addThin(daeNumbers(primitive.child("p").text).size() / m_width / 2);
        } else if (primitive.name == "polygons" || primitive.name == "tristrips" ||
                   primitive.name == "trifans" || primitive.name == "linestrips") {
            for (const XmlNode& list : primitive.children) {
                // <ph> is a polygon with holes: its outline counts, the holes cannot be kept.
                readList(primitive.name, daeNumbers((list.name == "ph" ? list.child("p") : list).text),
                         list.name);
            }
        }
    }

    void readList(std::string_view kind, const std::vector<double>& indices, std::string_view element) {
        if (element != "p" && element != "ph") {
            return;
        }
        const std::size_t corners = indices.size() / m_width;
        if (kind == "polygons") {
            addPolygon(indices, corners, [](std::size_t c) { return c; });
        } else if (kind == "linestrips") {
            addThin(corners > 0 ? corners - 1 : 0);
        } else {
            for (std::size_t i = 0; i + 2 < corners; ++i) {
                const bool fan = kind == "trifans";
                const std::array<std::size_t, 3> triangle =
                    fan ? std::array<std::size_t, 3>{0, i + 1, i + 2}
                        : std::array<std::size_t, 3>{i, i + 1 + i % 2, i + 2 - i % 2};
                addPolygon(indices, 3, [&](std::size_t c) { return triangle[c]; });
            }
        }
    }

    void readInputs(const XmlNode& primitive) {
        m_inputs.clear();
        m_width = 1;
        std::map<std::string, std::size_t> sets;
        for (const XmlNode& xml : primitive.children) {
            if (xml.name != "input") {
                continue;
            }
            Input input;
            input.semantic = xml.attribute("semantic");
            const std::vector<double> offset = daeNumbers(xml.attribute("offset"));
            constexpr double kMaxInputs = 64.0;
            input.offset = offset.empty() || !(offset[0] >= 0.0 && offset[0] < kMaxInputs)
                               ? 0
                               : static_cast<std::size_t>(offset[0]);
            m_width = std::max(m_width, input.offset + 1);
            if (input.semantic != "VERTEX") {
                input.source = DaeDocument::readSource(m_document.find(xml.attribute("source")));
                input.set = sets[input.semantic]++;
                m_inputs.push_back(std::move(input));
                continue;
            }
            m_vertexOffset = input.offset;
            addVertexInputs(input.offset, sets);
        }
    }

    /// <vertices> may hold more than positions; all of it goes by the vertex's index.
    void addVertexInputs(std::size_t offset, std::map<std::string, std::size_t>& sets) {
        for (const XmlNode& xml : m_xml.child("vertices").children) {
            const std::string& semantic = xml.attribute("semantic");
            if (xml.name == "input" && semantic != "POSITION") {
                m_inputs.push_back({semantic, sets[semantic]++, offset,
                                    DaeDocument::readSource(m_document.find(xml.attribute("source")))});
            }
        }
    }

    /// Cuts a list of indices into polygons of `sizeOf(polygon)` corners.
    template<typename SizeOf>
    void readRuns(const std::vector<double>& indices, const SizeOf& sizeOf) {
        const std::size_t corners = indices.size() / m_width;
        std::size_t first = 0;
        for (std::size_t polygon = 0; first < corners; ++polygon) {
            const auto size = static_cast<std::size_t>(sizeOf(polygon));
            if (size > corners - first) {
                break;
            }
            addPolygon(indices, size, [first](std::size_t c) { return first + c; });
            first += size;
            if (size == 0 && polygon > corners) {
                break; // nothing but empty polygons from here on
            }
        }
    }

    template<typename CornerAt>
    void addPolygon(const std::vector<double>& indices, std::size_t size, const CornerAt& cornerAt) {
        for (std::size_t c = 0; c < size; ++c) {
            const double* corner = indices.data() + cornerAt(c) * m_width;
            const std::uint32_t vertex = indexOf(corner[m_vertexOffset]);
            m_mesh.corners.push_back(vertex < m_mesh.vertices.size() ? vertex : UINT32_MAX);
            for (const Input& input : m_inputs) {
                addAttribute(input, indexOf(corner[input.offset]));
            }
        }
        m_mesh.polygonOffsets.push_back(static_cast<std::uint32_t>(m_mesh.corners.size()));
    }

    void addAttribute(const Input& input, std::size_t index) {
        const std::size_t corner = m_mesh.cornerCount() - 1;
        if (input.semantic == "NORMAL" && input.set == 0) {
            const double* n = input.source.row(index, 3);
            m_anyNormals = true;
            m_mesh.normals.resize(corner, Vec3f::Zero());
            m_mesh.normals.push_back(n == nullptr ? Vec3f(Vec3f::Zero())
                                                  : Vec3f(Vec3(n[0], n[1], n[2]).cast<float>()));
        } else if (input.semantic == "TEXCOORD") {
            const double* uv = input.source.row(index, 2);
            Vec2f value = Vec2f::Zero();
            if (uv != nullptr) {
                value = Eigen::Vector2d(uv[0], uv[1]).cast<float>();
            }
            setCorner(m_mesh.uvSets, "UVMap", input.set, Vec2f(Vec2f::Zero()), value);
        } else if (input.semantic == "COLOR") {
            const double* rgb = input.source.row(index, 3);
            const double* rgba = input.source.row(index, 4);
            Vec4f value = Vec4f::Ones();
            if (rgb != nullptr) {
                value =
                    Eigen::Vector4d(rgb[0], rgb[1], rgb[2], rgba == nullptr ? 1.0 : rgba[3]).cast<float>();
            }
            setCorner(m_mesh.colorSets, "Color", input.set, Vec4f(Vec4f::Ones()), value);
        }
    }

    template<typename Sets, typename Value>
    void setCorner(Sets& sets, const char* stem, std::size_t set, const Value& missing,
                   const Value& value) const {
        while (sets.size() <= set) {
            sets.emplace_back();
            sets.back().name = stem + std::to_string(sets.size() - 1);
        }
        sets[set].values.resize(m_mesh.cornerCount() - 1, missing);
        sets[set].values.push_back(value);
    }

    /// Lines: kept as polygons of too few corners, so that they are counted where all formats' are.
    void addThin(std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            m_mesh.addPolygon({});
        }
    }

    const DaeDocument& m_document;
    const XmlNode& m_xml;
    Mesh m_mesh;
    std::vector<Input> m_inputs; ///< of the primitive being read, without VERTEX
    std::size_t m_vertexOffset = 0;
    std::size_t m_width = 1; ///< indices of one corner
    bool m_anyNormals = false;
};

} // namespace

Mesh readDaeGeometry(const DaeDocument& document, const XmlNode& geometry,
                     const std::function<std::int32_t(const std::string& symbol)>& materialOf) {
    return DaeGeometryReader(document, geometry.child("mesh")).read(materialOf);
}

namespace {

/// An effect's shading block, whatever its model.
const XmlNode& shadingOf(const XmlNode& effect) {
    const XmlNode& technique = effect.child("profile_COMMON").child("technique");
    for (const XmlNode& child : technique.children) {
        if (child.name == "phong" || child.name == "lambert" || child.name == "blinn" ||
            child.name == "constant") {
            return child;
        }
    }
    return technique;
}

std::optional<Vec4f> colorOf(const XmlNode& property) {
    const std::vector<double> numbers = daeNumbers(property.child("color").text);
    if (numbers.size() < 3) {
        return std::nullopt;
    }
    return Eigen::Vector4d(numbers[0], numbers[1], numbers[2], numbers.size() > 3 ? numbers[3] : 1.0)
        .cast<float>();
}

class DaeMaterialReader {
public:
    DaeMaterialReader(const DaeDocument& document, ImportedFile& source)
        : m_document(document)
        , m_source(source) {}

    Material read(const XmlNode& xml) {
        Material material;
        material.name = xml.attribute("name").empty() ? xml.attribute("id") : xml.attribute("name");
        const XmlNode& effect = m_document.find(xml.child("instance_effect").attribute("url"));
        const XmlNode& shading = shadingOf(effect);
        const XmlNode& diffuse = shading.child("diffuse");
        material.baseColor.head<3>() = colorOf(diffuse).value_or(Vec4f::Ones()).head<3>();
        material.baseColorTexture = texture(effect, diffuse);
        const XmlNode& emission = shading.child("emission");
        material.emissive = colorOf(emission).value_or(Vec4f::Zero()).head<3>();
        material.emissiveTexture = texture(effect, emission);
        material.baseColor.w() = opacity(shading);
        material.alphaMode = material.baseColor.w() < 1.0F ? AlphaMode::Blend : AlphaMode::Opaque;
        material.opacityTexture = texture(effect, shading.child("transparent"));
        return material;
    }

private:
    static float opacity(const XmlNode& shading) {
        const std::vector<double> numbers = daeNumbers(shading.child("transparency").child("float").text);
        const double amount = numbers.empty() ? 1.0 : std::clamp(numbers.front(), 0.0, 1.0);
        const XmlNode& transparent = shading.child("transparent");
        const Vec4f color = colorOf(transparent).value_or(Vec4f::Ones());
        if (transparent.attribute("opaque") == "RGB_ZERO") {
            return static_cast<float>(1.0 - amount * static_cast<double>(color.head<3>().mean()));
        }
        return static_cast<float>(amount * static_cast<double>(color.w()));
    }

    /// What a <newparam> of the effect leads to: sampler -> surface -> image, each step optional.
    const XmlNode& imageOf(const XmlNode& effect, const std::string& name) const {
        for (const XmlNode& param : effect.child("profile_COMMON").children) {
            if (param.name != "newparam" || param.attribute("sid") != name) {
                continue;
            }
            const XmlNode& sampler = param.child("sampler2D");
            if (!sampler.child("instance_image").attribute("url").empty()) {
                return m_document.find(sampler.child("instance_image").attribute("url"));
            }
            const std::string next(sampler.name.empty() ? param.child("surface").child("init_from").text
                                                        : sampler.child("source").text);
            // A parameter that leads to itself leads nowhere.
            return next == name || next.empty() ? m_document.find({})
                   : sampler.name.empty()       ? m_document.find(next)
                                                : surfaceOf(effect, next);
        }
        return m_document.find(name);
    }

    const XmlNode& surfaceOf(const XmlNode& effect, const std::string& name) const {
        for (const XmlNode& param : effect.child("profile_COMMON").children) {
            if (param.name == "newparam" && param.attribute("sid") == name) {
                return m_document.find(param.child("surface").child("init_from").text);
            }
        }
        return m_document.find(name);
    }

    std::int32_t texture(const XmlNode& effect, const XmlNode& property) {
        const std::string& name = property.child("texture").attribute("texture");
        if (name.empty()) {
            return kNone;
        }
        const XmlNode& image = imageOf(effect, name);
        const XmlNode& from = image.child("init_from");
        std::string path(from.child("ref").text.empty() ? from.text : from.child("ref").text);
        path = GltfFile::decodePath(path.starts_with("file://") ? path.substr(7) : path);
        if (path.empty()) {
            return kNone;
        }
        const auto known = std::ranges::find(m_source.textures, path, &Texture::path);
        if (known != m_source.textures.end()) {
            return static_cast<std::int32_t>(known - m_source.textures.begin());
        }
        Texture added;
        added.path = path;
        added.name = std::filesystem::path(path).stem().string();
        m_source.textures.push_back(std::move(added));
        return static_cast<std::int32_t>(m_source.textures.size()) - 1;
    }

    const DaeDocument& m_document;
    ImportedFile& m_source;
};

} // namespace

std::map<std::string, std::int32_t> readDaeMaterials(const DaeDocument& document, ImportedFile& source) {
    DaeMaterialReader reader(document, source);
    std::map<std::string, std::int32_t> ofId;
    for (const XmlNode& xml : document.root().child("library_materials").children) {
        if (xml.name == "material") {
            ofId.emplace(xml.attribute("id"), static_cast<std::int32_t>(source.materials.size()));
            source.materials.push_back(reader.read(xml));
        }
    }
    return ofId;
}

} // namespace sinew
