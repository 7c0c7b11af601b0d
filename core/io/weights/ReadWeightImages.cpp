#include "core/io/png/GrayPng.h"
#include "core/io/source/FileBeside.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/JsonDepth.h"
#include "core/io/weights/UvTexels.h"
#include "core/io/weights/WeightImages.h"
#include "core/io/weights/WeightTexts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>

namespace sinew {
namespace {

using Json = nlohmann::json;

class ImageReader {
public:
    ImageReader(const Scene& scene, const std::filesystem::path& index)
        : m_scene(scene)
        , m_index(index)
        , m_file(index.string())
        , m_names(filePartNames(scene))
        , m_parts(scene.parts.size())
        , m_texels(scene.parts.size()) {}

    Expected<FileWeights> read(const Json& index, Progress& progress) {
        const Json images = index.is_object() ? index.value("images", Json()) : Json();
        if (!images.is_array()) {
            return weightsBroken(m_file, R"("images" has to be a list)");
        }
        for (std::size_t i = 0; i < images.size(); ++i) {
            if (progress.canceled()) {
                return fail(ErrorCode::Canceled);
            }
            if (const Expected<void> taken = take(images[i]); !taken) {
                return fail(taken.error());
            }
            progress.report(Stage::Import, static_cast<double>(i + 1) / static_cast<double>(images.size()));
        }
        for (FileWeightsPart& part : m_parts) {
            if (!part.name.empty()) {
                m_result.parts.push_back(std::move(part));
            }
        }
        return std::move(m_result);
    }

private:
    static std::string textOf(const Json& row, const char* key) {
        const Json value = row.is_object() ? row.value(key, Json()) : Json();
        return value.is_string() ? value.get<std::string>() : std::string();
    }

    Expected<void> take(const Json& row) {
        const std::string name = textOf(row, "part");
        const std::string joint = textOf(row, "joint");
        const std::string named = textOf(row, "file");
        if (name.empty() || joint.empty() || named.empty()) {
            return weightsBroken(m_file, R"(an image has no "part", "joint" or "file")");
        }
        const auto found = std::ranges::find(m_names, name);
        if (found == m_names.end()) {
            return fail(ErrorCode::PartUnknown, {name, m_scene.sourceFile, allNames()});
        }
        const auto part = static_cast<std::size_t>(found - m_names.begin());
        if (const Expected<void> checked = checkPart(part, row); !checked) {
            return checked;
        }
        const Expected<GrayImage> image = imageIn(named);
        return image ? sample(part, joint, named, *image) : fail(image.error());
    }

    std::string allNames() const {
        std::string all;
        for (const std::string& name : m_names) {
            all += (all.empty() ? "" : ", ") + name;
        }
        return all;
    }

    Expected<void> checkPart(std::size_t part, const Json& row) const {
        const Mesh& mesh = *m_scene.parts[part].mesh;
        const Json vertices = row.value("vertices", Json());
        if (vertices.is_number_unsigned() && vertices != mesh.vertexCount()) {
            return fail(ErrorCode::WeightCountsDiffer, {m_file, std::to_string(vertices.get<std::size_t>()),
                                                        m_names[part], std::to_string(mesh.vertexCount())});
        }
        if (mesh.uvSets.empty()) {
            return fail(ErrorCode::NoUvs, {m_names[part], m_scene.sourceFile});
        }
        return {};
    }

    Expected<GrayImage> imageIn(const std::string& named) const {
        const std::optional<std::filesystem::path> file = fileBeside(m_index.parent_path(), named);
        if (!file) {
            return weightsBroken(m_file, "the image " + named + " is not beside it");
        }
        const Expected<std::string> bytes = readWholeFile(*file, FileUse::Weights);
        if (!bytes) {
            return fail(bytes.error());
        }
        std::string why;
        std::optional<GrayImage> image = decodeGrayPng(*bytes, why);
        return image ? Expected<GrayImage>(std::move(*image)) : weightsBroken(file->string(), why);
    }

    Expected<void> sample(std::size_t part, const std::string& joint, const std::string& named,
                          const GrayImage& image) {
        const Mesh& mesh = *m_scene.parts[part].mesh;
        std::unique_ptr<UvTexels>& texels = m_texels[part];
        if (!texels) {
            texels = std::make_unique<UvTexels>(mesh, image.width, image.height);
            m_parts[part].name = m_names[part];
        }
        if (texels->width() != image.width || texels->height() != image.height) {
            return weightsBroken(m_file, "the image " + named +
                                             " does not have the size of the others of part " +
                                             m_names[part]);
        }
        const auto number = static_cast<std::int32_t>(m_result.joints.size());
        m_result.joints.push_back(joint);
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
            const std::vector<std::uint32_t>& of = texels->of(v);
            if (of.empty()) {
                continue;
            }
            double sum = 0.0;
            for (const std::uint32_t texel : of) {
                sum += image.texels[texel];
            }
            std::vector<Influence>& row = m_parts[part].rows[static_cast<std::uint32_t>(v)];
            if (sum > 0.0) {
                row.push_back({number, static_cast<float>(sum / (65535.0 * static_cast<double>(of.size())))});
            }
        }
        return {};
    }

    const Scene& m_scene;
    const std::filesystem::path& m_index;
    std::string m_file;
    std::vector<std::string> m_names;
    std::vector<FileWeightsPart> m_parts;            ///< of the scene; without name: has no image
    std::vector<std::unique_ptr<UvTexels>> m_texels; ///< of the scene's parts
    FileWeights m_result;
};

} // namespace

bool isWeightIndex(const std::string& text) {
    const Json json = parseJson<Json>(text);
    return json.is_object() && json.contains("sinewWeightImages");
}

Expected<FileWeights> readWeightImages(const Scene& scene, const std::string& indexText,
                                       const std::filesystem::path& index, Progress& progress) {
    const Json json = parseJson<Json>(indexText);
    if (!json.is_object() || json.value("sinewWeightImages", Json()) != 1) {
        return weightsBroken(index.string(), R"(it does not begin with "sinewWeightImages": 1)");
    }
    return ImageReader(scene, index).read(json, progress);
}

} // namespace sinew
