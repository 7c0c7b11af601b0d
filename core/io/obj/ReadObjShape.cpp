#include "core/io/obj/ReadObjShape.h"

#include "core/io/obj/ObjMaterials.h"
#include "core/io/source/TextWords.h"

#include <charconv>
#include <limits>
#include <optional>

namespace sinew {
namespace {

/// The vertex that the first number of a corner ("7/2/7", or "-1" counted back from the last) names; nothing
/// where it names none.
std::optional<std::uint32_t> vertexOf(std::string_view corner, std::size_t count) {
    std::int64_t number = 0;
    std::from_chars(corner.data(), corner.data() + corner.size(), number);
    const std::int64_t index = number < 0 ? static_cast<std::int64_t>(count) + number : number - 1;
    return index >= 0 && index < static_cast<std::int64_t>(count)
               ? std::optional(static_cast<std::uint32_t>(index))
               : std::nullopt;
}

class ObjShapeParser {
public:
    ObjShape shape;

    /// False where the line names a vertex that is not there.
    bool readLine(std::string_view line) {
        ImportWords words(line);
        const std::string_view key = words.next();
        if (key == "v") {
            Vec3 point = Vec3::Constant(std::numeric_limits<double>::quiet_NaN());
            for (double& coordinate : point) {
                coordinate = words.number().value_or(coordinate);
            }
            shape.mesh.vertices.push_back(point);
            return true;
        }
        return (key != "f" && key != "l") || readCorners(words, key == "f");
    }

private:
    bool readCorners(ImportWords& words, bool isFace) {
        std::vector<std::uint32_t> corners;
        for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
            const auto vertex = vertexOf(word, shape.mesh.vertexCount());
            if (!vertex) {
                return false;
            }
            corners.push_back(*vertex);
        }
        if (isFace && corners.size() > 2) {
            shape.mesh.addPolygon(corners);
        } else {
            for (std::size_t c = 1; c < corners.size(); ++c) {
                shape.lines.push_back({corners[c - 1], corners[c]});
            }
        }
        return true;
    }
};

} // namespace

Expected<ObjShape> readObjShape(const std::filesystem::path& file, Progress& progress) {
    constexpr std::size_t kLinesPerPoll = 65536;
    const Expected<std::string> text = readTextFile(file, FileUse::Model, progress);
    if (!text) {
        return fail(text.error());
    }
    if (text->find('\0') != std::string::npos) {
        return fail(ErrorCode::FileBroken, {file.string(), "it is not a text"});
    }
    ObjShapeParser parser;
    parser.shape.mesh.name = file.stem().string();
    std::size_t line = 0;
    for (ObjLines lines(*text); !lines.atEnd(); ++line) {
        if (line % kLinesPerPoll == 0 && progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        if (!parser.readLine(lines.next())) {
            return fail(ErrorCode::FileBroken, {file.string(), "line " + std::to_string(lines.number()) +
                                                                   " names a vertex that is not there"});
        }
    }
    return std::move(parser.shape);
}

} // namespace sinew
