#include "app/style/StyleFile.h"

#include "app/files/ReadFile.h"
#include "app/recipe/FieldReader.h"
#include "app/report/BindReportJson.h"
#include "app/text/Numbers.h"
#include "core/solve/Solvers.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <cmath>
#include <utility>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kStyleKey = "sinewStyle";
constexpr std::int64_t kManyExamples = 1'000'000;
constexpr double kWide = 1000.0; ///< of widths and centers, in limb radii

double inThreeDigits(double value) {
    return std::round(1000.0 * value) / 1000.0;
}

Json figuresJson(const StyleFigures& figures) {
    return {{"solver", figures.solver},
            {"rigidShells", figures.rigidShells},
            {"alpha", inThreeDigits(figures.alpha)},
            {"smoothing", inThreeDigits(figures.smoothing)},
            {"pruneBelow", inThreeDigits(figures.pruneBelow)}};
}

Json surfaceJson(SurfaceKind kind, const SurfaceStyle& surface) {
    return {{"surface", nameOf(kSurfaceNames, kind)},
            {"examples", surface.examples},
            {"bind", figuresJson(surface.bind)},
            {"artist", figuresJson(surface.artist)},
            {"difference", inThreeDigits(surface.difference)},
            {"usualDifference", inThreeDigits(surface.usualDifference)}};
}

Json jointJson(const JointStyle& joint) {
    return {{"kind", nameOf(kJointKindNames, joint.kind)},
            {"examples", joint.examples},
            {"joints", joint.joints},
            {"width", inThreeDigits(joint.artist.width)},
            {"center", inThreeDigits(joint.artist.center)},
            {"usualWidth", inThreeDigits(joint.usual.width)},
            {"usualCenter", inThreeDigits(joint.usual.center)}};
}

std::string fault(const char* text, const QStringList& values) {
    return fillText(QCoreApplication::translate("StyleFile", text), values).toStdString();
}

/// Reads the objects of one style. What is wrong is a fault of the style, not of a recipe.
class StyleReader {
public:
    explicit StyleReader(std::string file)
        : m_file(std::move(file)) {}

    Expected<HouseStyle> read(const Json& json) {
        HouseStyle style;
        FieldReader fields(json, m_file);
        fields.take(kStyleKey);
        fields.take("version");
        fields.take("prior");
        readCount(fields, "examples", style.examples);
        fields.read("influences", style.influences, 0.0, kWide);
        const Json* surfaces = takeList(fields, "surfaces");
        const Json* joints = takeList(fields, "joints");
        SINEW_CHECK(finish(fields));
        for (const Json& object : entriesOf(surfaces)) {
            SINEW_CHECK(readSurface(object, style));
        }
        for (const Json& object : entriesOf(joints)) {
            SINEW_CHECK(readJoint(object, style));
        }
        return style;
    }

private:
    /// The list itself, or null.
    static const Json* takeList(FieldReader& fields, const char* key) {
        const Json* value = fields.take(key);
        if (value != nullptr && !value->is_array()) {
            fields.broken(key, "[...]");
        }
        return value;
    }

    static const Json& entriesOf(const Json* list) {
        static const Json none = Json::array();
        return list != nullptr ? *list : none;
    }

    static void readCount(FieldReader& fields, const char* key, std::size_t& count) {
        std::int64_t value = 0;
        fields.read(key, value, 0, kManyExamples);
        count = static_cast<std::size_t>(value);
    }

    static Expected<void> finish(FieldReader& fields) {
        Expected<void> finished = fields.finish();
        if (!finished) {
            Error error = finished.error();
            error.code = error.code == ErrorCode::RecipeBroken ? ErrorCode::StyleBroken : error.code;
            return fail(std::move(error));
        }
        return finished;
    }

    tl::unexpected<Error> broken(const char* text, const QStringList& values) const {
        return fail(ErrorCode::StyleBroken, {m_file, fault(text, values)});
    }

    /// `json`: null where there are none.
    Expected<void> readFigures(const Json* json, StyleFigures& figures) const {
        if (json == nullptr) {
            return {};
        }
        if (!json->is_object()) {
            return broken(QT_TRANSLATE_NOOP("StyleFile", "\"bind\" and \"artist\" have to be objects"), {});
        }
        FieldReader fields(*json, m_file);
        fields.read("rigidShells", figures.rigidShells);
        fields.read("alpha", figures.alpha, 0.0, 1.0);
        fields.read("smoothing", figures.smoothing, 0.0, kMaxSmoothing);
        fields.read("pruneBelow", figures.pruneBelow, 0.0, kMaxWeightThreshold);
        const Json* solver = fields.take("solver");
        SINEW_CHECK(finish(fields));
        if (solver != nullptr && solver->is_string()) {
            figures.solver = solver->get<std::string>();
        }
        if ((solver != nullptr && !solver->is_string()) || findSolver(figures.solver) == nullptr) {
            return broken(QT_TRANSLATE_NOOP("StyleFile", "\"solver\" has to be one of %1"),
                          {QString::fromStdString(solverKeys())});
        }
        return {};
    }

    Expected<void> readSurface(const Json& object, HouseStyle& style) const {
        if (!object.is_object()) {
            return broken(QT_TRANSLATE_NOOP("StyleFile", "an entry of \"%1\" is no object"), {"surfaces"});
        }
        SurfaceKind kind = SurfaceKind::One;
        SurfaceStyle surface;
        FieldReader fields(object, m_file);
        fields.read("surface", kind, kSurfaceNames);
        readCount(fields, "examples", surface.examples);
        fields.read("difference", surface.difference, 0.0, 2.0);
        fields.read("usualDifference", surface.usualDifference, 0.0, 2.0);
        const Json* bind = fields.take("bind");
        const Json* artist = fields.take("artist");
        SINEW_CHECK(finish(fields));
        SINEW_CHECK(readFigures(bind, surface.bind));
        SINEW_CHECK(readFigures(artist, surface.artist));
        style.surfaces[static_cast<std::size_t>(kind)] = surface;
        return {};
    }

    Expected<void> readJoint(const Json& object, HouseStyle& style) const {
        if (!object.is_object()) {
            return broken(QT_TRANSLATE_NOOP("StyleFile", "an entry of \"%1\" is no object"), {"joints"});
        }
        JointStyle joint;
        FieldReader fields(object, m_file);
        fields.read("kind", joint.kind, kJointKindNames);
        readCount(fields, "examples", joint.examples);
        readCount(fields, "joints", joint.joints);
        fields.read("width", joint.artist.width, 0.0, kWide);
        fields.read("center", joint.artist.center, -kWide, kWide);
        fields.read("usualWidth", joint.usual.width, 0.0, kWide);
        fields.read("usualCenter", joint.usual.center, -kWide, kWide);
        style.joints.push_back(joint);
        return finish(fields);
    }

    std::string m_file;
};

} // namespace

std::string styleText(const HouseStyle& style) {
    Json surfaces = Json::array();
    for (const SurfaceKind kind : kAllSurfaceKinds) {
        surfaces.push_back(surfaceJson(kind, style.of(kind)));
    }
    Json joints = Json::array();
    for (const JointStyle& joint : style.joints) {
        joints.push_back(jointJson(joint));
    }
    return jsonText({{kStyleKey, kStyleVersion},
                     {"version", SINEW_VERSION},
                     {"prior", kStylePrior},
                     {"examples", style.examples},
                     {"influences", inThreeDigits(style.influences)},
                     {"surfaces", std::move(surfaces)},
                     {"joints", std::move(joints)}});
}

Expected<HouseStyle> readStyle(const std::filesystem::path& file) {
    SINEW_TRY(const Json json, readJsonFile(file, ErrorCode::StyleBroken));
    if (!json.is_object() || !json.contains(kStyleKey)) {
        return fail(
            ErrorCode::StyleBroken,
            {file.string(),
             fault(QT_TRANSLATE_NOOP("StyleFile", "it has no \"%1\", so it is no style"), {kStyleKey})});
    }
    if (const Json& version = json[kStyleKey]; version != kStyleVersion) {
        return fail(ErrorCode::StyleOtherVersion,
                    {file.string(), version.dump(), std::to_string(kStyleVersion)});
    }
    return StyleReader(file.string()).read(json);
}

} // namespace sinew
