#include "app/compare/SolverComparison.h"

#include "app/compare/StressFaces.h"
#include "app/picture/Picture.h"
#include "app/picture/ShowingPose.h"
#include "app/picture/image/Film.h"
#include "app/pose/PoseFile.h"
#include "app/report/ScenePairs.h"
#include "core/base/platform/Memory.h"
#include "core/io/export/OutputSet.h"
#include "core/metrics/WeightMeasures.h"
#include "core/solve/Bind.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>
#include <utility>

namespace sinew {
namespace {

/// The least of some differences, where no other is as small.
std::int32_t clearlyBest(const std::vector<double>& l1) {
    std::int32_t best = kNone;
    double min = std::numeric_limits<double>::infinity();
    double second = min;
    for (std::size_t c = 0; c < l1.size(); ++c) {
        if (l1[c] < min) { // never for one that is not a number
            second = std::exchange(min, l1[c]);
            best = static_cast<std::int32_t>(c);
        } else if (l1[c] < second) {
            second = l1[c];
        }
    }
    return second - min > kSameL1 ? best : kNone;
}

} // namespace

std::vector<JointContest> jointContests(const std::vector<std::vector<JointDifference>>& differences) {
    const auto joints = std::ranges::find_if(differences, [](const auto& list) { return !list.empty(); });
    std::vector<JointContest> contests;
    if (joints == differences.end()) {
        return contests;
    }
    for (std::size_t i = 0; i < joints->size(); ++i) {
        JointContest contest{(*joints)[i].joint, (*joints)[i].vertices, {}, kNone};
        for (const std::vector<JointDifference>& list : differences) {
            contest.l1.push_back(list.empty() ? std::numeric_limits<double>::quiet_NaN() : list[i].l1);
        }
        contest.best = clearlyBest(contest.l1);
        contests.push_back(std::move(contest));
    }
    return contests;
}

namespace {

/// The weights of parts with a skin; all null in a scene that was never bound.
PartWeights artistWeights(const Scene& scene) {
    PartWeights weights;
    for (const Part& part : scene.parts) {
        weights.push_back(part.rigidJoint == kNone ? part.weights : nullptr);
    }
    return weights;
}

bool anyWeights(const PartWeights& weights) {
    return std::ranges::any_of(weights, [](const auto& part) { return part != nullptr; });
}

ContenderResult bindContender(const Scene& scene, const Contender& contender, const Scene* host,
                              Progress& progress) {
    ContenderResult result;
    result.label = contender.label;
    result.solver = contender.settings.solver;
    const MemoryGrowth growth;
    const auto start = std::chrono::steady_clock::now();
    Expected<BindResult> bound = bind(scene, contender.settings, progress, host);
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    result.memory = growth.bytes();
    if (!bound) {
        result.error = std::move(bound.error());
        return result;
    }
    result.weights = std::move(bound->weights);
    result.report = std::move(bound->report);
    return result;
}

WeightShape shapeOf(const WeightPair& pair, const SkinWeights& weights, const Skeleton& skeleton) {
    WeightShape shape;
    shape.influences = influencesPerVertex(weights);
    shape.roughness = roughnessOf(weights, pair.triangles);
    shape.bleed = weightBleed(pair.vertices, pair.triangles, weights, skeleton);
    shape.bends = bendShape(pair.vertices, pair.triangles, weights, skeleton,
                            jointsWithWeight(pair.reference, skeleton.size()));
    return shape;
}

/// Of every contender its joints' differences; empty for those that failed.
using DifferencesByContender = std::vector<std::vector<JointDifference>>;

/// Fills in everything that the weights say. Error: Canceled.
Expected<DifferencesByContender> judgeWeights(const Scene& scene, SolverComparison& comparison,
                                              Progress& progress) {
    const Skeleton& skeleton = scene.skeleton;
    const WeightPair reference =
        weightPair(scene, comparison.reference, comparison.reference, comparison.subdivision);
    SINEW_TRY(const StressFaces faces, StressFaces::make(reference, skeleton, progress));
    comparison.vertices = reference.vertices.size();
    comparison.faces =
        (comparison.subdivision.empty() ? reference.triangles : reference.surfaceTriangles).size();
    comparison.shape = shapeOf(reference, reference.reference, skeleton);
    SINEW_TRY(comparison.shape.faces, faces.counts(reference.reference, progress));
    DifferencesByContender differences;
    for (ContenderResult& contender : comparison.contenders) {
        differences.emplace_back();
        if (contender.error) {
            continue;
        }
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        const WeightPair pair =
            weightPair(scene, comparison.reference, contender.weights, comparison.subdivision);
        contender.numbers = compareWeights(pair, skeleton);
        contender.shape = shapeOf(pair, pair.candidate, skeleton);
        SINEW_TRY(contender.shape.faces, faces.counts(pair.candidate, progress));
        differences.back() = jointDifferences(pair, skeleton.size());
    }
    return differences;
}

/// Error: the first contender's, where none succeeded.
Expected<void> chooseReference(const Scene& scene, SolverComparison& comparison) {
    const auto first = std::ranges::find_if(
        comparison.contenders, [](const ContenderResult& contender) { return !contender.error; });
    if (first == comparison.contenders.end()) {
        return comparison.contenders.empty() ? Expected<void>() : fail(*comparison.contenders.front().error);
    }
    comparison.reference = artistWeights(scene);
    if (!anyWeights(comparison.reference)) {
        comparison.reference = first->weights;
        comparison.firstContender = static_cast<std::int32_t>(first - comparison.contenders.begin());
    }
    comparison.parts = static_cast<std::size_t>(
        std::ranges::count_if(comparison.reference, [](const auto& part) { return part != nullptr; }));
    return {};
}

} // namespace

std::vector<Contender> solverContenders(const BindSettings& base, const std::vector<std::string>& keys) {
    std::vector<Contender> contenders;
    for (const std::string& key : keys) {
        if (std::ranges::find(contenders, key, &Contender::label) == contenders.end()) {
            contenders.push_back({key, base});
            contenders.back().settings.solver = key;
        }
    }
    return contenders;
}

Expected<SolverComparison> compareContenders(const Scene& scene, std::span<const Contender> contenders,
                                             Progress& progress, const Scene* host,
                                             std::span<const SubdivisionChoice> subdivision) {
    SolverComparison comparison;
    comparison.subdivision.assign(subdivision.begin(), subdivision.end());
    for (const Contender& contender : contenders) {
        comparison.contenders.push_back(bindContender(scene, contender, host, progress));
        const std::optional<Error>& error = comparison.contenders.back().error;
        if (progress.canceled() || (error && error->code == ErrorCode::Canceled)) {
            return fail(ErrorCode::Canceled);
        }
    }
    if (const Expected<void> chosen = chooseReference(scene, comparison); !chosen) {
        return fail(chosen.error());
    }
    const Expected<DifferencesByContender> differences = judgeWeights(scene, comparison, progress);
    if (!differences) {
        return fail(differences.error());
    }
    if (comparison.byArtist()) {
        comparison.joints = jointContests(*differences);
        for (const JointContest& contest : comparison.joints) {
            if (contest.best != kNone) {
                ++comparison.contenders[static_cast<std::size_t>(contest.best)].wins;
            }
        }
    }
    return comparison;
}

namespace {

namespace fs = std::filesystem;

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
        Expected<void> written = m_outputs.addBeside(file, *png);
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
    if (!comparison.subdivision.empty()) {
        Progress progress;
        m_smooth = *smoothParts(scene, comparison.subdivision, progress); // possible levels never fail
    }
    m_frame.add(bounds(posedScene(scene, m_pose)));
    for (const ContenderResult& contender : comparison.contenders) {
        if (!contender.error) {
            m_frame.add(bounds(posedScene(withWeights(scene, contender.weights), m_pose)));
        }
    }
}

Expected<QImage> ContenderPictures::bentPicture(const Scene& scene, Progress& progress) const {
    return renderPicture(smoothScene(posedScene(scene, m_pose), m_smooth), contenderLook(m_frame), progress);
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
    names.reserve(labels.size());
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
