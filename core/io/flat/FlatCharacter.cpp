#include "core/io/flat/FlatCharacter.h"

#include "core/io/export/ExportAttributes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>

namespace sinew {
namespace {

/// Of the character's diagonal: how deep a flat part may be, since files round.
constexpr double kFlatTolerance = 1e-4;

Aabb boundsOfPart(const Mesh& mesh) {
    Aabb box;
    for (const std::uint32_t corner : mesh.corners) {
        box.add(cleanVertex(mesh.vertices[corner]));
    }
    return box;
}

double depthOf(const Mesh& mesh) {
    const Aabb box = boundsOfPart(mesh);
    return box.empty() ? 0.0 : 0.5 * (box.min.z() + box.max.z());
}

/// Parts from behind to the front; those in one plane as the scene has them.
std::vector<std::size_t> paintingOrder(const Scene& scene) {
    std::vector<std::size_t> order(scene.parts.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](std::size_t part) { return depthOf(*scene.parts[part].mesh); });
    return order;
}

using PictureSizes = std::vector<std::optional<std::array<std::uint32_t, 2>>>;

/// Sizes of the pictures that materials show as their colour.
PictureSizes sizesOfPictures(const ExportInput& input, Notices& notices) {
    PictureSizes sizes(input.textures.size());
    for (std::size_t t = 0; t < sizes.size(); ++t) {
        const ExportTexture& texture = input.textures[t];
        if (!showsAsColor(*input.scene, t) || !texture.data) {
            continue;
        }
        sizes[t] = pictureSize(*texture.data);
        if (!sizes[t]) {
            notices.push_back(
                {NoticeCode::TextureDropped, input.scene->textures[t].name, 1, {texture.extension}});
        }
    }
    return sizes;
}

/// Where the corners of a piece look on its texture, v downwards.
class PieceUvs {
public:
    PieceUvs(const Mesh& mesh, const Material* material) {
        const TextureLaying laying =
            material != nullptr ? material->laying(TextureSlot::BaseColor) : TextureLaying();
        if (laying.uvSet < mesh.uvSets.size()) {
            m_values = cleanUvs(mesh.uvSets[laying.uvSet].values);
        }
        m_transform = laying.transform;
    }
    bool empty() const { return m_values.empty(); }
    Eigen::Vector2d at(std::size_t corner) const {
        if (m_values.empty()) {
            return {0.0, 0.0};
        }
        const Eigen::Vector2d uv = m_values[corner].cast<double>();
        const Eigen::Vector2d laid = m_transform.offset + Eigen::Rotation2Dd(m_transform.rotation) *
                                                              m_transform.scale.cwiseProduct(uv);
        return {laid.x(), 1.0 - laid.y()};
    }

private:
    std::vector<Vec2f> m_values;
    UvTransform m_transform;
};

/// The area of triangles in the scene and on a picture: a pixel's size where nothing else tells it.
struct MeasuredAreas {
    double scene = 0.0;  ///< square units
    double pixels = 0.0; ///< square pixels
};

double areaOf(const Eigen::Vector2d& a, const Eigen::Vector2d& b, const Eigen::Vector2d& c) {
    const Eigen::Vector2d ab = b - a;
    const Eigen::Vector2d ac = c - a;
    return 0.5 * std::abs(ab.x() * ac.y() - ab.y() * ac.x());
}

class CharacterBuilder {
public:
    CharacterBuilder(const ExportInput& input, Notices& notices)
        : m_input(input)
        , m_notices(notices)
        , m_sizes(sizesOfPictures(input, notices)) {}

    FlatCharacter build() {
        m_result.pixelsPerUnit = pixelsPerUnit();
        addBones();
        for (const std::size_t part : paintingOrder(*m_input.scene)) {
            addPart(part);
        }
        return std::move(m_result);
    }

private:
    double pixelsPerUnit() const;
    MeasuredAreas areas(const Mesh& mesh) const;
    const Material* materialAt(const Mesh& mesh, std::size_t polygon) const;
    bool hasPicture(const Material* material) const;
    FlatPoint pixelOf(const Vec3& point) const {
        return FlatPoint(point.x(), -point.y()) * m_result.pixelsPerUnit;
    }
    void addBones();
    FlatPoint boneEnd(std::size_t joint, const std::vector<std::vector<std::int32_t>>& children) const;
    void addPart(std::size_t part);
    FlatPiece pieceOf(std::size_t part, const Material* material, const std::vector<Triangle>& corners);
    void noteMesh(const Mesh& mesh);

    const ExportInput& m_input;
    Notices& m_notices;
    PictureSizes m_sizes;
    FlatCharacter m_result;
};

const Material* CharacterBuilder::materialAt(const Mesh& mesh, std::size_t polygon) const {
    const std::int32_t material = polygon < mesh.materials.size() ? mesh.materials[polygon] : kNone;
    return material == kNone ? nullptr : &m_input.scene->materials[static_cast<std::size_t>(material)];
}

bool CharacterBuilder::hasPicture(const Material* material) const {
    return material != nullptr && material->baseColorTexture != kNone &&
           m_sizes[static_cast<std::size_t>(material->baseColorTexture)];
}

MeasuredAreas CharacterBuilder::areas(const Mesh& mesh) const {
    MeasuredAreas sum;
    std::vector<Triangle> corners;
    std::vector<std::uint32_t> polygons;
    triangulate(mesh, &corners, &polygons);
    for (std::size_t t = 0; t < corners.size(); ++t) {
        const Material* material = materialAt(mesh, polygons[t]);
        if (!hasPicture(material) || mesh.uvSets.empty()) {
            continue;
        }
        const auto& size = *m_sizes[static_cast<std::size_t>(material->baseColorTexture)];
        std::array<Eigen::Vector2d, 3> places;
        std::array<Eigen::Vector2d, 3> pixels;
        for (std::size_t c = 0; c < 3; ++c) {
            const std::size_t corner = corners[t][c];
            places[c] = cleanVertex(mesh.vertices[mesh.corners[corner]]).head<2>();
            pixels[c] = mesh.uvSets[0].values[corner].cast<double>();
            pixels[c] = pixels[c].cwiseProduct(Eigen::Vector2d(size[0], size[1]));
        }
        sum.scene += areaOf(places[0], places[1], places[2]);
        sum.pixels += areaOf(pixels[0], pixels[1], pixels[2]);
    }
    return sum;
}

double CharacterBuilder::pixelsPerUnit() const {
    MeasuredAreas largest;
    for (const Part& part : m_input.scene->parts) {
        if (part.mesh->pixels && part.mesh->pixels->size > 0.0) {
            return 1.0 / part.mesh->pixels->size;
        }
        const MeasuredAreas measured = areas(*part.mesh);
        largest = measured.scene > largest.scene ? measured : largest;
    }
    const double size = std::sqrt(largest.pixels / largest.scene);
    if (largest.scene > 0.0 && std::isfinite(size) && size > 0.0) {
        return size;
    }
    const double height = bounds(*m_input.scene).extent().head<2>().maxCoeff();
    return std::isfinite(height) && height > 0.0 ? kPixelsOfPlain / height : 1.0;
}

/// Where a bone leads: to its tail, to the child that is farthest, or on as its parent's does.
FlatPoint CharacterBuilder::boneEnd(std::size_t joint,
                                    const std::vector<std::vector<std::int32_t>>& children) const {
    const Skeleton& skeleton = m_input.scene->skeleton;
    const FlatPoint from = pixelOf(skeleton.position(joint));
    if (skeleton.joints[joint].tail) {
        return pixelOf(*skeleton.joints[joint].tail);
    }
    FlatPoint end = from;
    for (const std::int32_t child : children[joint]) {
        const FlatPoint to = pixelOf(skeleton.position(static_cast<std::size_t>(child)));
        end = (to - from).norm() > (end - from).norm() ? to : end;
    }
    const std::int32_t parent = skeleton.joints[joint].parent;
    if (end == from && parent != kNone) {
        const FlatBone& above = m_result.bones[static_cast<std::size_t>(parent)];
        return from + above.modelFromBone.linear().col(0) * 0.5 * above.length;
    }
    return end;
}

void CharacterBuilder::addBones() {
    const Skeleton& skeleton = m_input.scene->skeleton;
    const auto children = skeleton.children();
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        FlatBone bone;
        bone.parent = skeleton.joints[j].parent;
        const FlatPoint from = pixelOf(skeleton.position(j));
        const FlatPoint along = boneEnd(j, children) - from;
        bone.length = along.norm();
        bone.modelFromBone.translation() = from;
        if (bone.length > 0.0) {
            bone.modelFromBone.linear() =
                Eigen::Rotation2Dd(std::atan2(along.y(), along.x())).toRotationMatrix();
        }
        m_result.bones.push_back(bone);
    }
}

float displayed(float linear) {
    const float value = std::clamp(linear, 0.0F, 1.0F);
    return value <= 0.0031308F ? 12.92F * value : 1.055F * std::pow(value, 1.0F / 2.4F) - 0.055F;
}

Vec4f displayedColor(const Material* material) {
    if (material == nullptr) {
        return Vec4f::Ones();
    }
    const Vec4f& color = material->baseColor;
    return {displayed(color.x()), displayed(color.y()), displayed(color.z()),
            std::clamp(color.w(), 0.0F, 1.0F)};
}

bool leavesTexture(const std::vector<Eigen::Vector2d>& uvs) {
    constexpr double kRounding = 1e-3;
    return std::ranges::any_of(uvs, [](const Eigen::Vector2d& uv) {
        return uv.minCoeff() < -kRounding || uv.maxCoeff() > 1.0 + kRounding;
    });
}

FlatPiece CharacterBuilder::pieceOf(std::size_t part, const Material* material,
                                    const std::vector<Triangle>& corners) {
    const ExportPart& source = m_input.parts[part];
    const Mesh& mesh = *source.mesh;
    const PieceUvs uvs(mesh, material);
    FlatPiece piece;
    piece.name = mesh.name;
    piece.color = displayedColor(material);
    piece.texture = hasPicture(material) && !uvs.empty() ? material->baseColorTexture : kNone;
    std::map<std::array<double, 3>, std::uint32_t> known; // vertex and uv
    for (const Triangle& triangle : corners) {
        Triangle indices{};
        for (std::size_t c = 0; c < 3; ++c) {
            const std::uint32_t vertex = mesh.corners[triangle[c]];
            const Eigen::Vector2d uv = uvs.at(triangle[c]);
            const auto [place, added] = known.try_emplace({static_cast<double>(vertex), uv.x(), uv.y()},
                                                          static_cast<std::uint32_t>(piece.vertices.size()));
            indices[c] = place->second;
            if (added) {
                piece.vertices.push_back(pixelOf(cleanVertex(mesh.vertices[vertex])));
                piece.uvs.push_back(uv);
                if (source.weights) {
                    const auto influences = source.weights->at(vertex);
                    piece.weights.emplace_back(influences.begin(), influences.end());
                }
            }
        }
        piece.triangles.push_back(indices);
    }
    piece.repeats = piece.texture != kNone && leavesTexture(piece.uvs);
    return piece;
}

void CharacterBuilder::noteMesh(const Mesh& mesh) {
    std::vector<bool> used(mesh.vertexCount(), false);
    for (const std::uint32_t corner : mesh.corners) {
        used[corner] = true;
    }
    if (const auto unused = static_cast<std::size_t>(std::ranges::count(used, false)); unused > 0) {
        m_notices.push_back({NoticeCode::UnusedVerticesDropped, mesh.name, unused, {}});
    }
}

void CharacterBuilder::addPart(std::size_t part) {
    const Mesh& mesh = *m_input.parts[part].mesh;
    noteMesh(mesh);
    std::vector<Triangle> corners;
    std::vector<std::uint32_t> polygons;
    triangulate(mesh, &corners, &polygons);
    std::vector<const Material*> materials; // in the order they appear
    std::vector<std::vector<Triangle>> triangles;
    for (std::size_t t = 0; t < corners.size(); ++t) {
        const Material* material = materialAt(mesh, polygons[t]);
        const auto known = std::ranges::find(materials, material);
        const auto place = static_cast<std::size_t>(known - materials.begin());
        if (known == materials.end()) {
            materials.push_back(material);
            triangles.emplace_back();
        }
        triangles[place].push_back(corners[t]);
    }
    for (std::size_t m = 0; m < materials.size(); ++m) {
        m_result.pieces.push_back(pieceOf(part, materials[m], triangles[m]));
    }
}

/// Two bytes of a JPEG, the upper one first.
std::uint32_t shortAt(std::span<const std::byte> bytes, std::size_t at) {
    return std::to_integer<std::uint32_t>(bytes[at]) << 8U | std::to_integer<std::uint32_t>(bytes[at + 1]);
}

std::optional<std::array<std::uint32_t, 2>> jpegSize(std::span<const std::byte> bytes) {
    for (std::size_t at = 2; at + 9 < bytes.size();) {
        const std::uint32_t marker = shortAt(bytes, at);
        const bool frame =
            marker >= 0xFFC0 && marker <= 0xFFCF && marker != 0xFFC4 && marker != 0xFFC8 && marker != 0xFFCC;
        if (frame) {
            return std::array{shortAt(bytes, at + 7), shortAt(bytes, at + 5)};
        }
        if (marker < 0xFF00) {
            return std::nullopt;
        }
        at += marker == 0xFFFF ? 1 : 2 + std::max<std::size_t>(shortAt(bytes, at + 2), 2);
    }
    return std::nullopt;
}

} // namespace

std::optional<std::array<std::uint32_t, 2>> pictureSize(std::span<const std::byte> bytes) {
    constexpr std::array kPng{std::byte{0x89}, std::byte{'P'}, std::byte{'N'}, std::byte{'G'}};
    constexpr std::size_t kPngHead = 24;
    std::optional<std::array<std::uint32_t, 2>> size;
    if (bytes.size() >= kPngHead && std::equal(kPng.begin(), kPng.end(), bytes.begin())) {
        size = {shortAt(bytes, 16) << 16U | shortAt(bytes, 18),
                shortAt(bytes, 20) << 16U | shortAt(bytes, 22)};
    } else if (bytes.size() > 2 && shortAt(bytes, 0) == 0xFFD8) {
        size = jpegSize(bytes);
    }
    return size && (*size)[0] > 0 && (*size)[1] > 0 ? size : std::nullopt;
}

Expected<void> checkFlat(const Scene& scene, const std::filesystem::path& file,
                         const ExportSettings& /*settings*/) {
    const double tolerance = kFlatTolerance * bounds(scene).diagonal();
    for (const Part& part : scene.parts) {
        const Aabb box = boundsOfPart(*part.mesh);
        if (!box.empty() && box.extent().z() > tolerance) {
            return fail(ErrorCode::NotFlat, {file.string(), part.mesh->name});
        }
    }
    return {};
}

bool showsAsColor(const Scene& scene, std::size_t texture) {
    return std::ranges::any_of(scene.materials, [&](const Material& material) {
        return material.baseColorTexture == static_cast<std::int32_t>(texture);
    });
}

void noteRepeats(const ExportInput& input, const FlatCharacter& character, Notices& notices) {
    for (const FlatPiece& piece : character.pieces) {
        if (piece.repeats) {
            const std::string& name = input.scene->textures[static_cast<std::size_t>(piece.texture)].name;
            notices.push_back({NoticeCode::TextureNotRepeated, name, 1, {piece.name}});
        }
    }
}

void countFlatLosses(const ExportInput& input, ContentCounts& counts) {
    const Scene& scene = *input.scene;
    for (const ExportPart& part : input.parts) {
        counts.add("uvSets", std::max<std::size_t>(part.mesh->uvSets.size(), 1) - 1);
        counts.add("colors", part.mesh->colorSets.empty() ? 0 : 1);
        counts.add("shapes", part.mesh->morphTargets.size());
    }
    for (std::size_t t = 0; t < input.textures.size(); ++t) {
        counts.add("textures", input.textures[t].used && !showsAsColor(scene, t) ? 1 : 0);
    }
    counts.add("jointLimits", limitedJoints(scene.skeleton));
    counts.add("cameras", scene.cameras.size());
    counts.add("lights", scene.lights.size());
}

FlatCharacter flatCharacter(const ExportInput& input, Notices& notices) {
    return CharacterBuilder(input, notices).build();
}

namespace {

constexpr std::size_t kLongestName = 128;

/// How many bytes the valid UTF-8 character at the beginning has; 0: none is there.
std::size_t characterLength(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t length = first < 0x80                    ? 1
                               : first >= 0xC2 && first < 0xE0 ? 2
                               : first >= 0xE0 && first < 0xF0 ? 3
                               : first >= 0xF0 && first < 0xF5 ? 4
                                                               : 0;
    if (length == 0 || length > text.size()) {
        return 0;
    }
    const auto second = static_cast<unsigned char>(length > 1 ? text[1] : '\x80');
    const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    const bool beyond = (first == 0xED && second >= 0xA0) || (first == 0xF4 && second >= 0x90);
    const bool continued = std::ranges::all_of(
        text.substr(1, length - 1), [](char c) { return (static_cast<unsigned char>(c) >> 6U) == 2U; });
    return continued && !overlong && !beyond ? length : 0;
}

/// UTF-8 of at most so many bytes, without what is forbidden.
std::string permitted(std::string_view name, std::string_view forbidden, std::size_t longest) {
    std::string result;
    while (!name.empty()) {
        const std::size_t length = characterLength(name);
        const auto first = static_cast<unsigned char>(name.front());
        const bool keeps = length > 1 || (length == 1 && first >= 0x20 && first != 0x7F &&
                                          forbidden.find(name.front()) == std::string_view::npos);
        const std::string_view next = keeps ? name.substr(0, length) : std::string_view("_");
        if (result.size() + next.size() > longest) {
            break;
        }
        result += next;
        name.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result.empty() ? "unnamed" : result;
}

} // namespace

void NameChanges::note(const std::filesystem::path& file, Notices& notices) const {
    if (count > 0) {
        notices.push_back({NoticeCode::NamesChanged, file.string(), count, {before, after}});
    }
}

std::vector<std::string> flatNames(std::vector<std::string> names, const FlatNameRules& rules,
                                   NameChanges& changed) {
    std::map<std::string, int> taken;
    for (const std::string& name : rules.taken) {
        taken.emplace(name, 1);
    }
    for (std::string& name : names) {
        std::string wanted = permitted(name, rules.forbidden, kLongestName);
        wanted += rules.reserved && rules.reserved(wanted) ? "_" : "";
        std::string free = wanted;
        for (auto next = taken.emplace(wanted, 1); !next.second; next = taken.emplace(free, 1)) {
            free = wanted + '_' + std::to_string(++taken[wanted]);
        }
        if (free != name && changed.count++ == 0) {
            changed.before = name;
            changed.after = free;
        }
        name = free;
    }
    return names;
}

} // namespace sinew
