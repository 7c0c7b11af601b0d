// How near weights transferred from a body come to the artist's: the weights of a piece of a rigged file are
// hidden and transferred from another piece. Against that, copying those of the nearest vertex, which is what
// simple tools do. One row of a Markdown table a line of the list:
//   vertices    of the piece
//   matched     per cent of the vertices that copy a place within reach whose normal agrees
//   bound       vertices that hang free and are bound
//   unweighted  vertices without weights afterwards
//   nearest     posed error (core/metrics/CompareWeights.h) of copying the nearest vertex, per cent of the
//               piece's diagonal
//   transfer    that of the transfer
//   ratio       transfer / nearest
//
// usage: sinew_transfer_quality FOLDER LIST [REACH ANGLE FLIPPED SMOOTHING]
// LIST: lines "file source target [judged]", # starts a comment. Each is a piece: a part's name alone, or
// with
// "@MATERIAL" the polygons of that material, with ":N" its shell of the nth most vertices (from 1 on), with
// ":N-M" several of them. What is judged is the target, or a piece of it. Ends with 1 when a piece is further
// from the artist's weights than copying by more than 2 %.

#include "app/report/ScenePairs.h"
#include "core/geometry/WeldedSurface.h"
#include "core/io/ImportScene.h"
#include "core/metrics/CompareWeights.h"
#include "core/solve/transfer/TransferWeights.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iomanip>
#include <numeric>
#include <span>
#include <sstream>

namespace {

std::string ratioText(double ratio) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(2) << ratio;
    return text.str();
}

using namespace sinew;

/// Copying is met when its error is not exceeded by more than this.
constexpr double kTolerated = 1.02;
/// Errors below are none, in per cent of a diagonal: what rounds to 0.000 in the table.
constexpr double kNoError = 0.0005;

[[noreturn]] void endWith(const std::string& what) {
    std::fprintf(stderr, "sinew_transfer_quality: %s\n", what.c_str());
    std::exit(2);
}

const Part& partNamed(const Scene& scene, const std::string& name) {
    for (const Part& part : scene.parts) {
        if (part.mesh->name == name) {
            return part;
        }
    }
    endWith("no part " + name);
}

/// Which part of a file a word of the list names.
struct PieceName {
    std::string part;
    std::string material;  ///< empty: all
    std::size_t first = 0; ///< shell, from 1 on; 0: all
    std::size_t last = 0;
};

PieceName pieceName(std::string word) {
    PieceName piece;
    if (const std::size_t at = word.find(':'); at != std::string::npos) {
        const std::string range = word.substr(at + 1);
        const std::size_t dash = range.find('-');
        piece.first = std::stoul(range);
        piece.last = dash == std::string::npos ? piece.first : std::stoul(range.substr(dash + 1));
        word.resize(at);
    }
    if (const std::size_t at = word.find('@'); at != std::string::npos) {
        piece.material = word.substr(at + 1);
        word.resize(at);
    }
    piece.part = word;
    return piece;
}

/// Some polygons of a part, with the vertices that they use.
struct Piece {
    Part part;
    std::vector<std::uint32_t> vertices; ///< of the file's part, one for each of the piece
};

/// The polygons whose flag is set.
Piece keepPolygons(const Piece& whole, const std::vector<bool>& kept) {
    const Mesh& mesh = *whole.part.mesh;
    Mesh piece;
    std::vector<std::uint32_t> used;
    std::vector<std::int32_t> number(mesh.vertexCount(), kNone);
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        std::vector<std::uint32_t> polygon;
        for (const std::uint32_t v : kept[f] ? mesh.polygon(f) : std::span<const std::uint32_t>()) {
            if (number[v] == kNone) {
                number[v] = static_cast<std::int32_t>(used.size());
                used.push_back(v);
                piece.vertices.push_back(mesh.vertices[v]);
            }
            polygon.push_back(static_cast<std::uint32_t>(number[v]));
        }
        if (!polygon.empty()) {
            piece.addPolygon(polygon);
            piece.materials.push_back(mesh.materials.empty() ? kNone : mesh.materials[f]);
        }
    }
    Piece result;
    result.part.mesh = std::make_shared<const Mesh>(std::move(piece));
    result.part.weights = std::make_shared<const SkinWeights>(gatherWeights(*whole.part.weights, used));
    for (const std::uint32_t v : used) {
        result.vertices.push_back(whole.vertices[v]);
    }
    return result;
}

Piece keepMaterial(const Scene& scene, const Piece& whole, const std::string& name) {
    std::vector<bool> kept;
    for (const std::int32_t material : whole.part.mesh->materials) {
        kept.push_back(material != kNone && scene.materials[static_cast<std::size_t>(material)].name == name);
    }
    kept.resize(whole.part.mesh->polygonCount(), false);
    return keepPolygons(whole, kept);
}

/// Shells by their number of vertices, the largest first.
Piece keepShells(const Piece& whole, std::size_t first, std::size_t last) {
    const Mesh& mesh = *whole.part.mesh;
    const SurfaceShells shells = surfaceShells(mesh);
    std::vector<std::size_t> sizes(shells.count, 0);
    for (const std::uint32_t shell : shells.ofVertex) {
        if (shell != SurfaceShells::kNone) {
            ++sizes[shell];
        }
    }
    std::vector<std::uint32_t> order(shells.count);
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, std::greater<>(), [&](std::uint32_t shell) { return sizes[shell]; });
    std::vector<bool> chosen(shells.count, false);
    for (std::size_t n = first; n <= std::min(last, order.size()); ++n) {
        chosen[order[n - 1]] = true;
    }
    std::vector<bool> kept;
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        kept.push_back(chosen[shells.ofVertex[mesh.polygon(f)[0]]]);
    }
    return keepPolygons(whole, kept);
}

Piece pieceOf(const Scene& scene, const std::string& word) {
    const PieceName name = pieceName(word);
    Piece piece{partNamed(scene, name.part), {}};
    piece.vertices.resize(piece.part.mesh->vertexCount());
    std::iota(piece.vertices.begin(), piece.vertices.end(), 0U);
    if (!name.material.empty()) {
        piece = keepMaterial(scene, piece, name.material);
    }
    if (name.first > 0) {
        piece = keepShells(piece, name.first, name.last);
    }
    if (piece.part.mesh->polygonCount() == 0 || !piece.part.weights) {
        endWith("nothing in " + word);
    }
    return piece;
}

/// Where the vertices of `piece` are among those of `whole`, which has them all.
std::vector<std::uint32_t> positionsIn(const Piece& whole, const Piece& piece) {
    std::vector<std::uint32_t> positions;
    for (const std::uint32_t vertex : piece.vertices) {
        const auto found = std::ranges::find(whole.vertices, vertex);
        positions.push_back(static_cast<std::uint32_t>(found - whole.vertices.begin()));
    }
    return positions;
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

double posedError(const Scene& scene, const Part& piece, const SkinWeights& candidate) {
    Scene alone = scene;
    alone.parts = {piece};
    const PartWeights other{std::make_shared<const SkinWeights>(candidate)};
    return 100.0 * compareWeights(weightPair(alone, {piece.weights}, other), scene.skeleton).posedError;
}

/// A line of the list.
struct TransferCase {
    std::string file;
    std::string source;
    std::string target;
    std::string judged; ///< the target, or a piece of it
};

/// False: worse than copying.
bool printRow(const TransferCase& row, const Scene& whole, const TransferSettings& settings) {
    const Piece target = pieceOf(whole, row.target);
    const Piece judged = pieceOf(whole, row.judged);
    const std::vector<std::uint32_t> positions = positionsIn(target, judged);
    Scene scene = whole;
    scene.parts = {pieceOf(whole, row.source).part, target.part};
    scene.parts[1].weights = nullptr;
    for (const Part& part : whole.parts) { // what they tell of the joints counts
        if (part.mesh->name != pieceName(row.target).part) {
            scene.parts.push_back(part);
        }
    }
    std::vector<std::int32_t> same(scene.skeleton.size());
    std::iota(same.begin(), same.end(), 0);
    Progress progress;
    const Expected<WeightTransfer> transfer =
        transferWeights({scene, scene, {0}, {1}, same, settings}, progress);
    const Part& part = judged.part;
    const std::size_t count = part.mesh->vertexCount();
    std::printf("| %s | %s | %zu |", row.file.c_str(), row.judged.c_str(), count);
    const double nearest = posedError(scene, part, nearestVertexWeights(scene.parts[0], *part.mesh));
    if (!transfer) {
        std::printf(" 0.0 | | | %.3f | nothing in reach | |\n", nearest);
        return true;
    }
    TransferredPart matches;
    for (const std::uint32_t v : positions) {
        matches.matches.push_back(transfer->parts[1].matches[v]);
    }
    const SkinWeights weights = gatherWeights(*transfer->weights[1], positions);
    const double matched = static_cast<double>(matches.count(VertexMatch::Matched));
    const double error = posedError(scene, part, weights);
    std::printf(" %.1f | %zu | %zu | %.3f | %.3f | %s |\n", 100.0 * matched / static_cast<double>(count),
                matches.count(VertexMatch::Bound), weights.unweightedCount(), nearest, error,
                nearest > kNoError ? ratioText(error / nearest).c_str() : "-");
    return error <= std::max(kTolerated * nearest, kNoError);
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
    std::printf(
        "| file | piece | vertices | matched %% | bound | unweighted | nearest | transfer | ratio |\n");
    std::printf("|---|---|---:|---:|---:|---:|---:|---:|---:|\n");
    std::ifstream list(argv[2]);
    std::string line;
    std::string read;
    Scene scene;
    bool good = true;
    while (std::getline(list, line)) {
        std::istringstream words(line);
        TransferCase row;
        if (line.starts_with('#') || !(words >> row.file >> row.source >> row.target)) {
            continue;
        }
        if (!(words >> row.judged)) {
            row.judged = row.target;
        }
        if (row.file != read) {
            Progress progress;
            const Expected<ImportedScene> imported =
                importScene(std::filesystem::path(argv[1]) / row.file, progress);
            if (!imported) {
                std::fprintf(stderr, "sinew_transfer_quality: %s cannot be read\n", row.file.c_str());
                continue;
            }
            scene = imported->scene;
            read = row.file;
        }
        good = printRow(row, scene, settings) && good;
    }
    return good ? 0 : 1;
}
