// Figures 7, 9, 10 and table 2 of "Geodesic Binding for Degenerate Character Geometry Using Sparse
// Voxelization" (Dionne and de Lasa 2014) with the paper's method (`--preset paper`) on other models, the
// paper's numbers beside them, as Markdown.
//
// usage: sinew_bench_paper [--repeats N] FOLDER|FILE...
// Every character that can be read is bound N times (default 3) in each way; the quickest counts. Files
// without skeleton take that of the .tgf beside them, or are left out. The paper prints bar charts; what it
// says of them in words stands in PaperNumbers.h; models of which it says nothing are left out. "-": too
// little memory, or the paper does not say.

#include "tests/bench/paper/MeasureBind.h"
#include "tests/bench/paper/PaperNumbers.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using namespace sinew;
using namespace sinew::bench;

/// A character and what it cost in every way.
struct Row {
    std::string name;
    std::optional<BindCost> votesAlone; ///< sparse, 256, without winding numbers
    std::optional<BindCost> sparse;     ///< 256
    std::optional<BindCost> uniform;    ///< 256
    std::optional<BindCost> fine;       ///< sparse, 512
};

std::vector<std::filesystem::path> filesOf(const std::vector<std::string>& given) {
    std::vector<std::filesystem::path> files;
    for (const std::string& path : given) {
        if (!std::filesystem::is_directory(path)) {
            files.emplace_back(path);
            continue;
        }
        for (const auto& entry : std::filesystem::directory_iterator(path)) {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    return files;
}

std::vector<Row> measureAll(const std::vector<std::filesystem::path>& files, int repeats) {
    std::vector<Row> rows;
    for (const std::filesystem::path& file : files) {
        Row row;
        row.name = file.filename().string();
        row.sparse = measureBind(file, {256, false, true}, repeats);
        if (!row.sparse) {
            continue; // no character
        }
        std::fprintf(stderr, "%s\n", row.name.c_str());
        row.votesAlone = measureBind(file, {256, false, false}, repeats);
        row.uniform = measureBind(file, {256, true, true}, repeats);
        row.fine = measureBind(file, {512, false, true}, repeats);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::string number(const char* format, double value) {
    char text[64];
    std::snprintf(text, sizeof text, format, value);
    return text;
}

std::string seconds(const std::optional<BindCost>& cost) {
    return cost ? number("%.2f", cost->seconds) : "-";
}

std::string megabytes(const std::optional<BindCost>& cost) {
    return cost ? number("%.0f", static_cast<double>(cost->peakBytes) / 1e6) : "-";
}

std::string thousands(const std::optional<BindCost>& cost, std::size_t BindCost::*count) {
    return cost ? number("%.1f", static_cast<double>((*cost).*count) / 1e3) : "-";
}

/// How many times as long as `than` it takes.
std::string factor(const std::optional<BindCost>& cost, const std::optional<BindCost>& than) {
    return cost && than ? number("%.2f", cost->seconds / than->seconds) : "-";
}

std::string orDash(const char* text) {
    return text != nullptr ? text : "-";
}

void printRow(const std::vector<std::string>& cells) {
    std::fputc('|', stdout);
    for (const std::string& cell : cells) {
        std::printf(" %s |", cell.c_str());
    }
    std::fputc('\n', stdout);
}

/// The heads of the columns; the first is left-aligned.
void printHeads(const std::vector<std::string>& heads) {
    printRow(heads);
    std::fputs("|---|", stdout);
    for (std::size_t i = 1; i < heads.size(); ++i) {
        std::fputs("---:|", stdout);
    }
    std::fputc('\n', stdout);
}

std::string inPaper(const char* name) {
    return std::string("*") + name + " (paper)*";
}

/// Of the stages of a bind, seconds: what the paper draws over one another.
void printFigure7(const std::vector<Row>& rows) {
    std::puts("\n## Figure 7: time at 256 by stage, without winding numbers\n");
    std::puts("Seconds. Distances include the neighbours of the leaves that they run over.\n");
    printHeads({"model", "faces", "joints", "octree", "voxels", "neighbours", "distances", "weights", "all"});
    for (const PaperModel& model : kPaperModels) {
        printRow(
            {inPaper(model.name), std::to_string(model.faces), "-", "-", "-", "-", "-", "-", model.bind});
    }
    for (const Row& row : rows) {
        if (const auto& cost = row.votesAlone) {
            const auto of = [&](Stage stage) { return number("%.3f", cost->of(stage)); };
            printRow({row.name, std::to_string(cost->triangles), std::to_string(cost->bones),
                      of(Stage::Octree), of(Stage::Voxelize), of(Stage::Adjacency), of(Stage::Distances),
                      of(Stage::Weights), seconds(cost)});
        }
    }
}

void printFigure9(const std::vector<Row>& rows) {
    std::puts("\n## Figure 9: sparse and uniform voxels at 256\n");
    std::puts(
        "Thousands of leaves, seconds, megabytes of the whole process. The paper's sparse grids took 0.3 "
        "to 1.3 s to make.\n");
    printHeads({"model", "boundary", "sparse leaves", "uniform leaves", "sparse s", "uniform s",
                "uniform / sparse", "sparse MB", "uniform MB"});
    for (const PaperModel& model : kPaperModels) {
        if (model.gain != nullptr) {
            printRow({inPaper(model.name), "-", "-", "-", "-", "-", model.gain, "-", "-"});
        }
    }
    for (const Row& row : rows) {
        printRow({row.name, thousands(row.sparse, &BindCost::boundaryVoxels),
                  thousands(row.sparse, &BindCost::leaves), thousands(row.uniform, &BindCost::leaves),
                  seconds(row.sparse), seconds(row.uniform), factor(row.uniform, row.sparse),
                  megabytes(row.sparse), megabytes(row.uniform)});
    }
}

void printFigure10(const std::vector<Row>& rows) {
    std::puts("\n## Figure 10: with and without winding numbers, at 256\n");
    std::puts("Seconds; leaves that the winding number put inside.\n");
    printHeads({"model", "without", "with", "with / without", "of it winding numbers", "leaves"});
    for (const PaperModel& model : kPaperModels) {
        if (model.votes != nullptr) {
            printRow({inPaper(model.name), model.bind, "-", model.votes, "-", "-"});
        }
    }
    for (const Row& row : rows) {
        printRow({row.name, seconds(row.votesAlone), seconds(row.sparse), factor(row.sparse, row.votesAlone),
                  number("%.3f", row.sparse->of(Stage::WindingNumbers)),
                  std::to_string(row.sparse->oneVoteLeaves)});
    }
}

void printTable2(const std::vector<Row>& rows) {
    std::puts("\n## Table 2: seconds at 256 and 512\n");
    std::puts("HD: heat diffusion, BBW: bounded biharmonic weights, as the paper measured them.\n");
    printHeads({"model", "256", "512", "512 / 256", "HD", "BBW", "MB at 512"});
    for (const PaperTimes& model : kPaperTimes) {
        const double growth = std::atof(model.at512) / std::atof(model.at256);
        printRow({inPaper(model.name), model.at256, model.at512, number("%.2f", growth), orDash(model.heat),
                  orDash(model.biharmonic), "-"});
    }
    for (const Row& row : rows) {
        printRow({row.name, seconds(row.sparse), seconds(row.fine), factor(row.fine, row.sparse), "-", "-",
                  megabytes(row.fine)});
    }
}

} // namespace

int main(int argc, char** argv) {
    std::vector<std::string> given(argv + 1, argv + argc);
    int repeats = 3;
    if (given.size() >= 2 && given[0] == "--repeats") {
        repeats = std::max(1, std::atoi(given[1].c_str()));
        given.erase(given.begin(), given.begin() + 2);
    }
    if (given.empty()) {
        std::fputs("usage: sinew_bench_paper [--repeats N] FOLDER|FILE...\n", stderr);
        return 2;
    }
    const std::vector<Row> rows = measureAll(filesOf(given), repeats);
    if (rows.empty()) {
        std::fputs("no character could be read\n", stderr);
        return 1;
    }
    printFigure7(rows);
    printFigure9(rows);
    printFigure10(rows);
    printTable2(rows);
    return 0;
}
