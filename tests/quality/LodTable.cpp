// How near levels of detail come to the character they are made of, in its bind pose and bent: joint after
// joint that carries weight is turned by 60 degrees about z. One row of a Markdown table a file and level:
//   triangles   of the character, and of the level as a fraction of them
//   seconds     of making the level
//   bind        root of the mean squared distance from the character's vertices to the level's surface, per
//   cent of the
//               diagonal
//   posed       the same over all bends
//   edges       posed, in mean edges of the level
//   unweighted  vertices of the level without weights that had some
//
// usage: sinew_lod_quality FILE... ; levels of 0.5 and 0.25, files with weights of their own

#include "core/base/Parallel.h"
#include "core/deform/Skinning.h"
#include "core/geometry/BoxTree.h"
#include "core/io/ImportScene.h"
#include "core/scene/LodParts.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <numbers>

namespace {

using namespace sinew;

constexpr double kBend = std::numbers::pi / 3.0;

/// Matrices that turn what hangs below a joint about it.
std::vector<Transform> bendAt(const Skeleton& skeleton, std::size_t joint) {
    const Vec3 position = skeleton.position(joint);
    Transform turn = Transform::Identity();
    turn.translate(position);
    turn.rotate(Eigen::AngleAxisd(kBend, Vec3::UnitZ()));
    turn.translate(-position);
    std::vector<Transform> matrices;
    std::vector<bool> below;
    for (std::size_t j = 0; j < skeleton.size(); ++j) { // parents come before their children
        const std::int32_t parent = skeleton.joints[j].parent;
        below.push_back(j == joint || (parent != kNone && below[static_cast<std::size_t>(parent)]));
        matrices.push_back(below.back() ? turn : Transform(Transform::Identity()));
    }
    return matrices;
}

std::vector<Vec3> posed(const Part& part, const LinearBlend& blend) {
    std::vector<Vec3> positions = part.mesh->vertices;
    for (std::size_t v = 0; part.weights && v < positions.size(); ++v) {
        if (!part.weights->at(v).empty()) {
            positions[v] = blend.at(part.weights->at(v)) * part.mesh->vertices[v].homogeneous();
        }
    }
    return positions;
}

struct Distances {
    double squares = 0.0;
    std::size_t count = 0;
    double edges = 0.0; ///< their lengths
    std::size_t edgeCount = 0;

    double root() const { return count == 0 ? 0.0 : std::sqrt(squares / static_cast<double>(count)); }
    double edge() const { return edgeCount == 0 ? 1.0 : edges / static_cast<double>(edgeCount); }
};

void measure(const Part& fine, const Part& coarse, const LinearBlend& blend, Distances& sum) {
    const std::vector<Vec3> positions = posed(coarse, blend);
    const std::vector<Triangle> triangles = triangulate(*coarse.mesh);
    if (triangles.empty()) {
        return;
    }
    const NearestSurface surface(positions, triangles);
    const std::vector<Vec3> wanted = posed(fine, blend);
    std::vector<double> distances(wanted.size());
    parallelFor(wanted.size(), 256, [&](std::size_t begin, std::size_t end) {
        for (std::size_t v = begin; v < end; ++v) {
            distances[v] = surface.nearest(wanted[v]).front().distance;
        }
    });
    for (const double distance : distances) {
        sum.squares += distance * distance;
    }
    sum.count += distances.size();
    for (const Triangle& t : triangles) {
        for (std::size_t k = 0; k < 3; ++k) {
            sum.edges += (positions[t[k]] - positions[t[(k + 1) % 3]]).norm();
        }
    }
    sum.edgeCount += 3 * triangles.size();
}

Distances measureAll(const Scene& scene, const LodParts& level, const std::vector<std::size_t>& joints) {
    Distances sum;
    for (const std::size_t joint : joints) {
        const LinearBlend blend(joint == scene.skeleton.size()
                                    ? std::vector<Transform>(joint, Transform(Transform::Identity()))
                                    : bendAt(scene.skeleton, joint));
        for (std::size_t part = 0; part < scene.parts.size(); ++part) {
            measure(scene.parts[part], level.parts[part], blend, sum);
        }
    }
    return sum;
}

std::size_t unweightedIn(const Scene& scene, const LodParts& level) {
    std::size_t count = 0;
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        const auto& fine = scene.parts[part].weights;
        if (fine && fine->unweightedCount() == 0) {
            count += level.parts[part].weights->unweightedCount();
        }
    }
    return count;
}

void printRow(const std::string& file, const Scene& scene, double fraction) {
    std::size_t all = 0;
    for (const Part& part : scene.parts) {
        all += triangulate(*part.mesh).size();
    }
    Progress progress;
    const auto start = std::chrono::steady_clock::now();
    const Expected<LodParts> level = lodParts(scene, fraction, 1, progress);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    if (!level) {
        return;
    }
    std::vector<std::size_t> joints;
    const std::vector<bool> weighted = weightedJoints(scene);
    for (std::size_t j = 0; j < weighted.size(); ++j) {
        if (weighted[j]) {
            joints.push_back(j);
        }
    }
    const double diagonal = bounds(scene).extent().norm();
    const Distances still = measureAll(scene, *level, {scene.skeleton.size()});
    const Distances bent = measureAll(scene, *level, joints);
    std::printf("| %s | %.2f | %zu | %.3f | %.2f | %.4f | %.4f | %.3f | %zu |\n", file.c_str(), fraction, all,
                static_cast<double>(level->triangles) / static_cast<double>(all), seconds.count(),
                100.0 * still.root() / diagonal, 100.0 * bent.root() / diagonal, bent.root() / bent.edge(),
                unweightedIn(scene, *level));
}

} // namespace

int main(int argc, char** argv) {
    std::printf("| file | asked | triangles | got | seconds | bind %% | posed %% | edges | unweighted |\n");
    std::printf("|---|---:|---:|---:|---:|---:|---:|---:|---:|\n");
    for (int i = 1; i < argc; ++i) {
        Progress progress;
        const Expected<ImportedScene> imported = importScene(argv[i], progress);
        if (!imported || imported->scene.skeleton.empty()) {
            continue;
        }
        for (const double fraction : {0.5, 0.25}) {
            printRow(std::filesystem::path(argv[i]).filename().string(), imported->scene, fraction);
        }
    }
    return 0;
}
