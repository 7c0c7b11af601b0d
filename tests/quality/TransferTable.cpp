// How near weights transferred from a body come to the artist's: the weights of one part of a rigged file are
// hidden and transferred from another part. Against that, copying those of the nearest vertex, which is what
// simple tools do. One row of a Markdown table a line of the list:
//   matched     per cent of the vertices that copy a place within reach whose normal agrees
//   far         vertices of pieces without a match
//   unweighted  vertices without weights afterwards
//   nearest     posed error (core/metrics/CompareWeights.h) of copying the nearest vertex, per cent of the
//               part's diagonal
//   transfer    that of the transfer
//   ratio       transfer / nearest
//
// usage: sinew_transfer_quality FOLDER LIST [REACH ANGLE FLIPPED SMOOTHING]
// LIST: lines "file source-part target-part", # starts a comment.

#include "app/report/ScenePairs.h"
#include "core/geometry/PointCells.h"
#include "core/io/ImportScene.h"
#include "core/metrics/CompareWeights.h"
#include "core/solve/transfer/TransferWeights.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <limits>
#include <numeric>
#include <sstream>

namespace {

std::string ratioText(double ratio) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(2) << ratio;
    return text.str();
}

using namespace sinew;

std::size_t partNamed(const Scene& scene, const std::string& name) {
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (scene.parts[part].mesh->name == name) {
            return part;
        }
    }
    std::fprintf(stderr, "sinew_transfer_quality: no part %s\n", name.c_str());
    std::exit(1);
}

SkinWeights nearestVertexWeights(const Part& from, const Mesh& to) {
    const std::vector<Vec3>& vertices = from.mesh->vertices;
    std::vector<std::uint32_t> nearest;
    for (const Vec3& vertex : to.vertices) {
        std::uint32_t best = 0;
        for (std::uint32_t v = 1; v < vertices.size(); ++v) {
            if ((vertices[v] - vertex).squaredNorm() < (vertices[best] - vertex).squaredNorm()) {
                best = v;
            }
        }
        nearest.push_back(best);
    }
    return gatherWeights(*from.weights, nearest);
}

double posedError(const Scene& scene, std::size_t part, const SkinWeights& candidate) {
    PartWeights reference(scene.parts.size());
    PartWeights other(scene.parts.size());
    reference[part] = scene.parts[part].weights;
    other[part] = std::make_shared<const SkinWeights>(candidate);
    return 100.0 * compareWeights(weightPair(scene, reference, other), scene.skeleton).posedError;
}

void printRow(const std::string& file, const Scene& scene, const std::string& source,
              const std::string& target, const TransferSettings& settings) {
    const std::size_t from = partNamed(scene, source);
    const std::size_t to = partNamed(scene, target);
    std::vector<std::int32_t> same(scene.skeleton.size());
    std::iota(same.begin(), same.end(), 0);
    Progress progress;
    const Expected<WeightTransfer> transfer =
        transferWeights({scene, scene, {from}, {to}, same, settings}, progress);
    if (!transfer) {
        std::printf("| %s | %s | nothing in reach |\n", file.c_str(), target.c_str());
        return;
    }
    const Mesh& mesh = *scene.parts[to].mesh;
    const SkinWeights& weights = *transfer->weights[to];
    const double matched = static_cast<double>(transfer->parts[to].count(VertexMatch::Matched));
    const double nearest = posedError(scene, to, nearestVertexWeights(scene.parts[from], mesh));
    const double error = posedError(scene, to, weights);
    std::printf("| %s | %s | %.1f | %zu | %zu | %.3f | %.3f | %s |\n", file.c_str(), target.c_str(),
                100.0 * matched / static_cast<double>(mesh.vertexCount()),
                transfer->parts[to].count(VertexMatch::Far), weights.unweightedCount(), nearest, error,
                nearest > 0.0 ? ratioText(error / nearest).c_str() : "-");
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fprintf(stderr, "usage: sinew_transfer_quality FOLDER LIST [REACH ANGLE FLIPPED SMOOTHING]\n");
        return 2;
    }
    TransferSettings settings;
    settings.reach = argc > 3 ? std::atof(argv[3]) : settings.reach;
    settings.angle = argc > 4 ? std::atof(argv[4]) : settings.angle;
    settings.flippedNormals = argc > 5 ? std::atoi(argv[5]) != 0 : settings.flippedNormals;
    settings.smoothing = argc > 6 ? std::atoi(argv[6]) : settings.smoothing;
    std::printf("| file | part | matched %% | far | unweighted | nearest | transfer | ratio |\n");
    std::printf("|---|---|---:|---:|---:|---:|---:|---:|\n");
    std::ifstream list(argv[2]);
    std::string line;
    std::string read;
    Scene scene;
    while (std::getline(list, line)) {
        std::istringstream words(line);
        std::string file;
        std::string source;
        std::string target;
        if (line.starts_with('#') || !(words >> file >> source >> target)) {
            continue;
        }
        if (file != read) {
            Progress progress;
            const Expected<ImportedScene> imported =
                importScene(std::filesystem::path(argv[1]) / file, progress);
            if (!imported) {
                std::fprintf(stderr, "sinew_transfer_quality: %s cannot be read\n", file.c_str());
                continue;
            }
            scene = imported->scene;
            read = file;
        }
        printRow(file, scene, source, target, settings);
    }
    return 0;
}
