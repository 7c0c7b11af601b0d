#include "app/transfer/SceneTransfer.h"

#include "app/files/ReadFile.h"
#include "app/report/Inspection.h"
#include "app/text/Numbers.h"
#include "core/base/Error.h"
#include "core/io/Formats.h"
#include "core/io/source/TextWords.h"
#include "core/solve/transfer/TransferWeights.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <sstream>

namespace sinew {
namespace {

using JointTable = std::vector<JointMapping>;

constexpr const char* kTableBlanks = " \t\r\n\v\f";

tl::unexpected<Error> tableBroken(const std::filesystem::path& file, const char* what, const QString& where) {
    return fail(
        ErrorCode::JointMapBroken,
        {file.string(), fillText(QCoreApplication::translate("JointTable", what), {where}).toStdString()});
}

/// Without blanks around it, nor quotes.
std::string bareName(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kTableBlanks);
    if (first == std::string_view::npos) {
        return {};
    }
    text = text.substr(first, text.find_last_not_of(kTableBlanks) - first + 1);
    if (text.size() >= 2 && text.front() == '"' && text.back() == '"') {
        text = text.substr(1, text.size() - 2);
    }
    return std::string(text);
}

Expected<JointTable> tableOfJson(const std::filesystem::path& file) {
    SINEW_TRY(const auto json, readJsonFile(file, ErrorCode::JointMapBroken, FileUse::List));
    if (!json.is_object()) {
        return tableBroken(file, QT_TRANSLATE_NOOP("JointTable", "it is not an object of names"), {});
    }
    JointTable table;
    for (const auto& [from, to] : json.items()) {
        if (!to.is_string() && !to.is_null()) {
            return tableBroken(file, QT_TRANSLATE_NOOP("JointTable", "the value of %1 is not a name"),
                               QString::fromStdString(from));
        }
        table.push_back({from, to.is_string() ? to.get<std::string>() : std::string()});
    }
    return table;
}

Expected<JointTable> tableOfLines(const std::filesystem::path& file) {
    SINEW_TRY(const std::string text, readTextFile(file, FileUse::List));
    JointTable table;
    std::istringstream lines(text);
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        const std::string whole = bareName(line);
        if (whole.empty() || whole.front() == '#') {
            continue;
        }
        const std::size_t between = line.find_first_of(",;\t");
        const std::string from = bareName(std::string_view(line).substr(0, between));
        if (between == std::string::npos || from.empty()) {
            return tableBroken(file, QT_TRANSLATE_NOOP("JointTable", "line %1 is not two names with a comma"),
                               QString::number(number));
        }
        table.push_back({from, bareName(std::string_view(line).substr(between + 1))});
    }
    return table;
}

} // namespace

Expected<JointTable> readJointTable(const std::filesystem::path& file) {
    std::string extension = file.extension().string();
    std::ranges::transform(extension, extension.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return extension == ".json" ? tableOfJson(file) : tableOfLines(file);
}

namespace {

/// Numbers of the parts of these names, ascending; of no names all.
Expected<std::vector<std::size_t>> partsNamed(const Scene& scene, const std::vector<std::string>& names) {
    std::vector<std::size_t> parts(scene.parts.size());
    std::iota(parts.begin(), parts.end(), std::size_t{0});
    if (names.empty()) {
        return parts;
    }
    const auto named = [&](const std::string& name) {
        return [&](const Part& part) { return part.mesh->name == name; };
    };
    for (const std::string& name : names) {
        if (std::ranges::none_of(scene.parts, named(name))) {
            return fail(partUnknown(scene, name));
        }
    }
    std::erase_if(parts, [&](std::size_t part) {
        return std::ranges::find(names, scene.parts[part].mesh->name) == names.end();
    });
    return parts;
}

Expected<std::vector<bool>> jointsNamed(const Skeleton& skeleton, const std::vector<std::string>& names) {
    if (names.empty()) {
        return std::vector<bool>();
    }
    std::vector<bool> chosen(skeleton.size(), false);
    for (const std::string& name : names) {
        if (skeleton.find(name) == kNone) {
            return fail(ErrorCode::JointUnknown, {name, "--joints"});
        }
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            chosen[j] = chosen[j] || skeleton.joints[j].name == name;
        }
    }
    return chosen;
}

Expected<std::vector<std::int32_t>> matchedJoints(const Skeleton& from, const Skeleton& to,
                                                  const std::string& file) {
    std::vector<JointMapping> table;
    if (!file.empty()) {
        SINEW_TRY(table, readJointTable(file));
    }
    if (const std::string name = unknownName(from, to, table); !name.empty()) {
        return fail(ErrorCode::JointUnknown, {name, file});
    }
    return matchJoints(from, to, table);
}

double scaleBetween(const Scene& from, const Scene& to) {
    const bool told = tellsUnit(from.sourceFile) && tellsUnit(to.sourceFile);
    return told ? from.metersPerUnit / to.metersPerUnit : 1.0;
}

} // namespace

Expected<SceneTransfer> transferBetween(const Scene& from, const Scene& to, const TransferChoices& choices,
                                        Progress& progress) {
    if (to.skeleton.empty()) {
        return fail(ErrorCode::NoSkeleton, {to.sourceFile});
    }
    const auto fromParts = partsNamed(from, choices.fromParts);
    const auto parts = partsNamed(to, choices.parts);
    const auto chosen = jointsNamed(to.skeleton, choices.joints);
    const auto jointOf = matchedJoints(from.skeleton, to.skeleton, choices.jointTable);
    for (const Error* error : {fromParts ? nullptr : &fromParts.error(), parts ? nullptr : &parts.error(),
                               chosen ? nullptr : &chosen.error(), jointOf ? nullptr : &jointOf.error()}) {
        if (error != nullptr) {
            return fail(*error);
        }
    }
    const TransferRequest request{
        from, to, *fromParts, *parts, *jointOf, choices.settings, scaleBetween(from, to)};
    SINEW_TRY(WeightTransfer transfer, transferWeights(request, progress));
    if (choices.settings.symmetric) {
        const MirrorTable table = mirrorTable(to.skeleton, choices.mirror);
        SINEW_CHECK(mirrorTransfer(request, table, transfer, progress));
    }
    return SceneTransfer{std::move(transfer), *jointOf, *chosen};
}

Expected<std::vector<TransferredPart>> matchesBetween(const Scene& from, const Scene& to,
                                                      const TransferChoices& choices, Progress& progress) {
    const auto fromParts = partsNamed(from, choices.fromParts);
    const auto parts = partsNamed(to, choices.parts);
    const Skeleton& skeleton = to.skeleton.empty() ? from.skeleton : to.skeleton;
    const auto jointOf = matchedJoints(from.skeleton, skeleton, choices.jointTable);
    for (const Error* error : {fromParts ? nullptr : &fromParts.error(), parts ? nullptr : &parts.error(),
                               jointOf ? nullptr : &jointOf.error()}) {
        if (error != nullptr) {
            return fail(*error);
        }
    }
    return matchVertices({from, to, *fromParts, *parts, *jointOf, choices.settings, scaleBetween(from, to)},
                         progress);
}

PartWeights weightsAfter(const Scene& to, const SceneTransfer& transfer) {
    PartWeights weights;
    for (std::size_t part = 0; part < to.parts.size(); ++part) {
        const auto& before = to.parts[part].weights;
        const auto& after = transfer.transfer.weights[part];
        if (after && !transfer.chosen.empty()) {
            weights.push_back(
                std::make_shared<const SkinWeights>(withJointsOf(before.get(), *after, transfer.chosen)));
        } else {
            weights.push_back(after ? after : before);
        }
    }
    return weights;
}

namespace {

/// As importSkeleton reads it from the body's file; a skeleton that was edited since, as it is now.
ImportedSkeleton skeletonOf(const Scene& body) {
    ImportedSkeleton skeleton;
    skeleton.sourceFile = body.sourceFile;
    if (tellsUnit(body.sourceFile)) {
        skeleton.metersPerUnit = body.metersPerUnit;
    }
    skeleton.skeleton = body.skeleton;
    skeleton.weighted = weightedJoints(body);
    if (std::ranges::find(skeleton.weighted, true) == skeleton.weighted.end()) {
        skeleton.weighted.clear();
    }
    return skeleton;
}

} // namespace

Expected<ImportedScene> readOutfit(const std::filesystem::path& file, const Scene& body,
                                   const ReadSettings& settings, Progress& progress) {
    Expected<ImportedScene> outfit = importScene(file, progress, importOptions(settings));
    if (outfit && outfit->scene.skeleton.empty()) {
        std::ranges::move(replaceSkeleton(outfit->scene, skeletonOf(body)),
                          std::back_inserter(outfit->notices));
    }
    return outfit;
}

Expected<SceneTransfer> dressOutfit(Scene& outfit, const Scene& body, const TransferChoices& choices,
                                    Progress& progress) {
    SINEW_TRY(SceneTransfer transfer, transferBetween(body, outfit, choices, progress));
    const PartWeights weights = weightsAfter(outfit, transfer);
    for (std::size_t part = 0; part < weights.size(); ++part) {
        outfit.parts[part].weights = weights[part];
    }
    return transfer;
}

} // namespace sinew
