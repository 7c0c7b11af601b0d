#pragma once

#include "app/recipe/Recipe.h"
#include "core/solve/Bind.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// A file that was written.
struct WrittenFile {
    std::string file;
    std::size_t bytes = 0;
    bool kept = false; ///< the file that was read with another skin; comparing them found no other difference
    std::optional<double> packedMeters =
        {};                       ///< how far weights in bytes move vertices; none: they are floats
    std::string packedJoint = {}; ///< that bends there; empty: nothing moves
};

/// What the report knows of the character.
struct CharacterFacts {
    std::string file;
    std::string sha256;       ///< of its bytes when it was read; empty: unknown
    std::string skeletonFile; ///< empty: the character's own skeleton
    std::string reusedFile;   ///< whose voxels were used; empty: its own
    std::size_t parts = 0;
    std::size_t vertices = 0;
    std::size_t polygons = 0;
    double metersPerUnit = 1.0;
    Vec3 sizeMeters = Vec3::Zero();
    std::vector<std::string> joints; ///< names
};

CharacterFacts characterFacts(const Scene& scene);

/// A level of detail that was made.
struct LodFacts {
    double fraction = 1.0;     ///< of the triangles that was asked for
    std::size_t triangles = 0; ///< of all its parts
};

/// Everything that happened between reading a character and writing it bound: what report and summary are
/// made of.
struct BindRun {
    CharacterFacts character;
    Recipe recipe;
    int threads = 0;
    std::vector<StageTime> aroundBind; ///< import, export, picture; a stage may stand several times
    double bindSeconds = 0.0;
    double totalSeconds = 0.0;
    std::size_t peakMemoryBytes = 0;
    BindReport bind; ///< its notices too
    Notices importNotices;
    Notices exportNotices;
    std::vector<LodFacts> lods; ///< in the order of their numbers, from 1
    bool driven = false;        ///< shapes were made, or joints drive something
    std::vector<WrittenFile> outputs;
};

/// Adds the notices of another stage.
void append(Notices& notices, const Notices& more);

/// Seconds of all entries of one stage.
double secondsOf(const std::vector<StageTime>& times, Stage stage);

/// The report of a bind. `sinew bind --help` documents its fields (app/cli/bind/BindOptions.cpp).
nlohmann::ordered_json bindReportJson(const BindRun& run);

/// {"code", "level", "subject", "count", "arguments", "text"} of a notice, as reports hold it; lengths of the
/// text are in the scene's unit.
nlohmann::ordered_json noticeJson(const Notice& notice, double metersPerUnit = 1.0);

/// Two spaces a level, bytes that are no UTF-8 replaced, a newline at the end.
std::string jsonText(const nlohmann::ordered_json& json);

} // namespace sinew
