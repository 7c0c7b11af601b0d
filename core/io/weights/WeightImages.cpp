#include "core/io/weights/WeightImages.h"

#include "core/io/export/SideFileTargets.h"
#include "core/io/png/Png.h"
#include "core/io/skeleton/SkeletonFile.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/JsonDepth.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <set>

namespace sinew {
namespace {

constexpr int kImageMargin = 8; ///< texels around the islands, for programs that filter images
constexpr double kWhite = 65535.0;

/// The weights of a vertex in steps of 1/65535 that sum to 65535, each less than a step off: those with the
/// largest remainders are rounded up. Nothing for an unweighted vertex.
std::vector<std::uint16_t> sixteenBits(std::span<const Influence> row) {
    std::vector<std::uint16_t> steps;
    std::vector<std::pair<double, std::size_t>> remainders;
    long left = row.empty() ? 0 : static_cast<long>(kWhite);
    for (std::size_t i = 0; i < row.size(); ++i) {
        const double exact = std::min(static_cast<double>(row[i].weight), 1.0) * kWhite;
        const double whole = std::floor(exact);
        steps.push_back(static_cast<std::uint16_t>(whole));
        remainders.emplace_back(whole - exact, i);
        left -= static_cast<long>(whole);
    }
    std::ranges::sort(remainders);
    for (std::size_t i = 0; i < remainders.size() && left > 0; ++i, --left) {
        ++steps[remainders[i].second];
    }
    return steps;
}

/// Letters, digits and what else every disk takes, of a name that may be of any length.
std::string shortFileName(const std::string& name) {
    constexpr std::size_t kMaxNameBytes = 100;
    std::string plain;
    for (const char c : name) {
        const auto code = static_cast<unsigned char>(c);
        const bool kept =
            code >= 128 || std::isalnum(code) != 0 || c == '-' || c == '_' || c == ' ' || c == '.';
        plain += kept ? c : '_';
    }
    std::size_t end = std::min(kMaxNameBytes, plain.size());
    while (end > 0 && end < plain.size() && (static_cast<unsigned char>(plain[end]) & 0xc0U) == 0x80U) {
        --end; // no character is cut in two
    }
    return plain.substr(0, end);
}

/// The images of one part.
class PartImages {
public:
    PartImages(const Mesh& mesh, const SkinWeights& weights, std::uint32_t size)
        : m_size(size)
        , m_weights(weights)
        , m_texels(mesh, size, size) {
        std::vector<Triangle> corners;
        m_triangles = triangulate(mesh, &corners);
        m_places = texelPoints(mesh, corners, size, size, kImageMargin);
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
            m_steps.push_back(sixteenBits(weights.at(v)));
        }
    }

    GrayImage of(std::int32_t joint) const {
        GrayImage image{m_size, m_size, std::vector<std::uint16_t>(m_places.size(), 0)};
        const auto [weights, steps] = columnOf(joint);
        for (std::size_t t = 0; t < m_places.size(); ++t) {
            const TexelPoint& point = m_places[t];
            if (const std::uint32_t vertex = m_texels.vertexOf(t); vertex != UvTexels::kNobody) {
                image.texels[t] = steps[vertex];
            } else if (point.triangle != UvTexels::kNobody) {
                const Triangle& triangle = m_triangles[point.triangle];
                const float weight = (1.0F - point.second - point.third) * weights[triangle[0]] +
                                     point.second * weights[triangle[1]] + point.third * weights[triangle[2]];
                image.texels[t] = static_cast<std::uint16_t>(
                    std::lround(std::clamp(static_cast<double>(weight), 0.0, 1.0) * kWhite));
            }
        }
        return image;
    }

    /// Vertices whose weights the images cannot give back: others with other weights have their texels.
    std::size_t lost() const {
        std::size_t count = 0;
        for (std::size_t v = 0; v < m_steps.size(); ++v) {
            count +=
                m_texels.shared(v) &&
                        std::ranges::any_of(m_texels.of(v),
                                            [&](std::uint32_t texel) {
                                                return !std::ranges::equal(
                                                    m_weights.at(v), m_weights.at(m_texels.vertexOf(texel)));
                                            })
                    ? 1
                    : 0;
        }
        return count;
    }

private:
    /// A joint's weight in every vertex: as it is, and in steps.
    std::pair<std::vector<float>, std::vector<std::uint16_t>> columnOf(std::int32_t joint) const {
        std::vector<float> weights(m_steps.size(), 0.0F);
        std::vector<std::uint16_t> steps(m_steps.size(), 0);
        for (std::size_t v = 0; v < m_steps.size(); ++v) {
            const std::span<const Influence> row = m_weights.at(v);
            for (std::size_t i = 0; i < row.size(); ++i) {
                if (row[i].joint == joint) {
                    weights[v] = row[i].weight;
                    steps[v] = m_steps[v][i];
                }
            }
        }
        return {std::move(weights), std::move(steps)};
    }

    std::uint32_t m_size;
    const SkinWeights& m_weights;
    UvTexels m_texels;
    std::vector<Triangle> m_triangles;
    std::vector<TexelPoint> m_places;
    std::vector<std::vector<std::uint16_t>> m_steps; ///< #P
};

std::set<std::int32_t> jointsOfWeights(const SkinWeights& weights) {
    std::set<std::int32_t> joints;
    for (std::size_t v = 0; v < weights.vertexCount(); ++v) {
        for (const Influence& influence : weights.at(v)) {
            joints.insert(influence.joint);
        }
    }
    return joints;
}

class ImageWriter {
public:
    ImageWriter(const Scene& scene, const std::filesystem::path& folder, std::uint32_t size)
        : m_scene(scene)
        , m_folder(folder)
        , m_size(size)
        , m_partNames(filePartNames(scene))
        , m_jointNames(fileJointNames(scene.skeleton))
        , m_places(folder / kWeightIndex) {}

    Expected<std::vector<OutputFile>> write(Notices& notices, Progress& progress) {
        for (std::size_t p = 0; p < m_scene.parts.size(); ++p) {
            const Part& part = m_scene.parts[p];
            if (!part.weights) {
                continue;
            }
            if (part.mesh->uvSets.empty()) {
                return fail(ErrorCode::NoUvs, {part.mesh->name, m_scene.sourceFile});
            }
            const PartImages images(*part.mesh, *part.weights, m_size);
            if (const std::size_t lost = images.lost(); lost > 0) {
                notices.push_back({NoticeCode::WeightTexelsShared, part.mesh->name, lost, {}});
            }
            if (const Expected<void> drawn = draw(p, images, progress); !drawn) {
                return fail(drawn.error());
            }
        }
        const nlohmann::ordered_json index{{"sinewWeightImages", 1}, {"images", m_rows}};
        m_files.push_back({m_folder / kWeightIndex, text(index)});
        return std::move(m_files);
    }

private:
    static std::string text(const nlohmann::ordered_json& index) {
        return index.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
    }

    Expected<void> draw(std::size_t part, const PartImages& images, Progress& progress) {
        const SkinWeights& weights = *m_scene.parts[part].weights;
        const std::set<std::int32_t> joints = jointsOfWeights(weights);
        std::size_t done = 0;
        for (const std::int32_t joint : joints) {
            if (progress.canceled()) {
                return fail(ErrorCode::Canceled);
            }
            const std::string& name = m_jointNames[static_cast<std::size_t>(joint)];
            const SideFileTarget target = targetOf(m_partNames[part], name);
            m_files.push_back({target.path, encodeGrayPng(images.of(joint))});
            m_rows.push_back({{"part", m_partNames[part]},
                              {"vertices", weights.vertexCount()},
                              {"joint", name},
                              {"file", target.name}});
            progress.report(Stage::Export,
                            (static_cast<double>(part) +
                             static_cast<double>(++done) / static_cast<double>(joints.size())) /
                                static_cast<double>(m_scene.parts.size()));
        }
        return {};
    }

    /// Where an image goes. Names of parts and joints come from the file, so no folder is made of them; a
    /// number goes before the extension, as a joint's name may hold dots too.
    SideFileTarget targetOf(const std::string& part, const std::string& joint) {
        const std::string wish = shortFileName(part) + '.' + shortFileName(joint);
        std::string name = wish;
        for (int number = 2; !m_taken.insert(withoutCase(name)).second; ++number) {
            name = wish + '.' + std::to_string(number);
        }
        return m_places.place(name + ".png");
    }

    const Scene& m_scene;
    const std::filesystem::path& m_folder;
    std::uint32_t m_size;
    std::vector<std::string> m_partNames;
    std::vector<std::string> m_jointNames;
    SideFileTargets m_places;
    std::set<std::string> m_taken;
    nlohmann::ordered_json m_rows = nlohmann::ordered_json::array();
    std::vector<OutputFile> m_files;
};

} // namespace

Expected<std::vector<OutputFile>> weightImages(const Scene& scene, const std::filesystem::path& folder,
                                               std::uint32_t size, Notices& notices, Progress& progress) {
    return ImageWriter(scene, folder, size).write(notices, progress);
}

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
        if (Expected<void> checked = checkPart(part, row); !checked) {
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
