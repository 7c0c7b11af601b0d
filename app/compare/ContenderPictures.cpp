#include "app/compare/ContenderPictures.h"

#include "app/picture/Picture.h"
#include "app/picture/ShowingPose.h"
#include "app/picture/image/Colors.h"
#include "app/pose/PosedScene.h"
#include "core/io/export/OutputSet.h"

#include <algorithm>
#include <memory>

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr double kStress = 1.5;          ///< of the showing pose
constexpr double kWholeDifference = 0.5; ///< of a vertex's weight: yellow
constexpr float kNotCompared = 0.18F;    ///< linear grey
constexpr const char* kReference = "reference";
constexpr const char* kDifference = "-difference";

Scene withWeights(Scene scene, const PartWeights& weights) {
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        scene.parts[part].weights = weights[part];
    }
    return scene;
}

PictureSettings contenderLook(const Aabb& frame) {
    PictureSettings settings;
    settings.skeleton = false;
    settings.frame = frame;
    return settings;
}

Vec4f differenceColor(std::span<const Influence> reference, std::span<const Influence> weights) {
    const double variation = 0.5 * weightDifference(reference, weights);
    const Vec3f color = picture::viridis(static_cast<float>(variation / kWholeDifference));
    return {color.x(), color.y(), color.z(), 1.0F};
}

/// The mesh with colours at its corners, and nothing else to look at. Null weights: not compared.
std::shared_ptr<const Mesh> differenceMesh(const Mesh& mesh, const SkinWeights* reference,
                                           const SkinWeights* weights) {
    auto colored = std::make_shared<Mesh>(mesh);
    colored->materials.clear();
    ColorSet colors;
    for (const std::uint32_t vertex : mesh.corners) {
        colors.values.push_back(reference == nullptr || weights == nullptr
                                    ? Vec4f(kNotCompared, kNotCompared, kNotCompared, 1.0F)
                                    : differenceColor(reference->at(vertex), weights->at(vertex)));
    }
    colored->colorSets = {std::move(colors)};
    return colored;
}

std::string fileName(std::string label) {
    std::ranges::replace_if(
        label,
        [](unsigned char c) {
            return !(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') && !(c >= '0' && c <= '9') &&
                   c != '-' && c != '_';
        },
        '_');
    return label;
}

/// Writes pictures into one folder and remembers them.
class PictureFolder {
public:
    explicit PictureFolder(fs::path folder)
        : m_folder(std::move(folder)) {}

    Expected<void> add(const std::string& name, const Expected<QImage>& picture) {
        if (!picture) {
            return fail(picture.error());
        }
        const fs::path file = m_folder / (name + ".png");
        const Expected<std::string> png = picturePng(*picture, file.string());
        if (!png) {
            return fail(png.error());
        }
        // Nobody chose the name, so a link of that name is replaced: it could lead anywhere.
        const Expected<void> written = m_outputs.addBeside(file, *png);
        if (!written && written.error().code == ErrorCode::FileUnwritable) {
            return fail(ErrorCode::PictureUnwritable, written.error().arguments);
        }
        if (written) {
            m_files.push_back(file);
        }
        return written;
    }
    /// Gives all of them their places; returns them.
    Expected<std::vector<fs::path>> place(const Progress& progress) {
        const Expected<void> placed = m_outputs.place(progress);
        return placed ? Expected<std::vector<fs::path>>(m_files) : fail(placed.error());
    }

private:
    fs::path m_folder;
    OutputSet m_outputs;
    std::vector<fs::path> m_files;
};

Expected<void> drawContender(const ContenderPictures& pictures, const ContenderResult& contender,
                             bool isReference, PictureFolder& folder, Progress& progress) {
    const std::string name = fileName(contender.label);
    Expected<void> drawn = folder.add(name, pictures.bent(contender.weights, progress));
    if (drawn && !isReference) {
        drawn = folder.add(name + kDifference, pictures.difference(contender.weights, progress));
    }
    return drawn;
}

} // namespace

ContenderPictures::ContenderPictures(const Scene& scene, const SolverComparison& comparison)
    : m_scene(scene)
    , m_comparison(comparison)
    , m_pose(picture::showingPose(scene.skeleton, kStress)) {
    m_frame.add(bounds(posedScene(scene, m_pose)));
    for (const ContenderResult& contender : comparison.contenders) {
        if (!contender.error) {
            m_frame.add(bounds(posedScene(withWeights(scene, contender.weights), m_pose)));
        }
    }
}

Expected<QImage> ContenderPictures::bentPicture(const Scene& scene, Progress& progress) const {
    return renderPicture(posedScene(scene, m_pose), contenderLook(m_frame), progress);
}

Expected<QImage> ContenderPictures::bentAsItCame(Progress& progress) const {
    return bentPicture(m_scene, progress);
}

Expected<QImage> ContenderPictures::bent(const PartWeights& weights, Progress& progress) const {
    return bentPicture(withWeights(m_scene, weights), progress);
}

Expected<QImage> ContenderPictures::difference(const PartWeights& weights, Progress& progress) const {
    Scene colored = m_scene;
    colored.materials.clear();
    colored.textures.clear();
    for (std::size_t part = 0; part < colored.parts.size(); ++part) {
        colored.parts[part].mesh = differenceMesh(*m_scene.parts[part].mesh,
                                                  m_comparison.reference[part].get(), weights[part].get());
    }
    return renderPicture(colored, contenderLook(bounds(m_scene)), progress);
}

std::vector<std::string> contenderPictureNames(const std::vector<std::string>& labels) {
    std::vector<std::string> names{std::string(kReference) + ".png"};
    for (const std::string& label : labels) {
        names.push_back(fileName(label) + ".png");
        names.push_back(fileName(label) + kDifference + ".png");
    }
    return names;
}

Expected<std::vector<fs::path>> drawContenders(const Scene& scene, const SolverComparison& comparison,
                                               const fs::path& folder, Progress& progress) {
    const ContenderPictures pictures(scene, comparison);
    PictureFolder written(folder);
    if (comparison.byArtist()) {
        const Expected<void> drawn = written.add(kReference, pictures.bentAsItCame(progress));
        if (!drawn) {
            return fail(drawn.error());
        }
    }
    for (std::size_t c = 0; c < comparison.contenders.size(); ++c) {
        const ContenderResult& contender = comparison.contenders[c];
        if (contender.error) {
            continue;
        }
        const bool isReference = static_cast<std::int32_t>(c) == comparison.firstContender;
        if (const auto drawn = drawContender(pictures, contender, isReference, written, progress); !drawn) {
            return fail(drawn.error());
        }
    }
    return written.place(progress);
}

} // namespace sinew
