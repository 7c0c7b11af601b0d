#include "app/jobs/compare/CompareController.h"

#include "app/files/ReadFile.h"
#include "app/report/ScenePairs.h"
#include "app/text/Numbers.h"
#include "app/text/SolverTexts.h"
#include "core/io/ImportScene.h"
#include "core/solve/Bind.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>

namespace sinew {

QString skinName(const SkinSource& source) {
    const auto text = [](const char* name) { return QCoreApplication::translate("ComparedSkin", name); };
    switch (source.kind) {
    case SkinSource::Kind::Document:
        return text(QT_TRANSLATE_NOOP("ComparedSkin", "This document"));
    case SkinSource::Kind::Solver:
        return solverName(source.solver);
    case SkinSource::Kind::Paper:
        return text(QT_TRANSLATE_NOOP("ComparedSkin", "Paper (2014)"));
    case SkinSource::Kind::Imported:
        return text(QT_TRANSLATE_NOOP("ComparedSkin", "Weights of the file"));
    case SkinSource::Kind::File:
        return printable(source.file.filename().string());
    case SkinSource::Kind::Disk:
        return text(QT_TRANSLATE_NOOP("ComparedSkin", "File on disk now"));
    case SkinSource::Kind::Kept:
        return text(QT_TRANSLATE_NOOP("ComparedSkin", "Kept %1")).arg(source.keptNumber);
    case SkinSource::Kind::Baked:
        return text(QT_TRANSLATE_NOOP("ComparedSkin", "Baked"));
    }
    return {};
}

BindSettings skinSettings(const SkinSource& source, const BindSettings& settings) {
    if (source.kind == SkinSource::Kind::Solver) {
        BindSettings other = settings;
        other.solver = source.solver;
        return other;
    }
    return source.kind == SkinSource::Kind::Paper ? paperSettings(settings) : BindSettings();
}

namespace {

bool carriesWeights(const Scene& scene) {
    return std::ranges::any_of(scene.parts, [](const Part& part) { return part.weights != nullptr; });
}

/// A part's weights from its partner's; `jointOf` the scene's joint for each of the other's.
SkinWeights partnerWeights(const Mesh& mesh, const SkinWeights& weights, const PartPair& pair,
                           const std::vector<std::int32_t>& jointOf) {
    constexpr auto none = ~std::uint32_t{0};
    std::vector<std::uint32_t> partner(mesh.vertexCount(), none);
    for (std::size_t i = 0; i < pair.vertices.size(); ++i) {
        partner[pair.vertices[i]] = pair.readVertices[i];
    }
    SkinWeightsBuilder builder;
    std::vector<Influence> influences;
    for (const std::uint32_t vertex : partner) {
        influences.clear();
        for (const Influence& each : vertex == none ? std::span<const Influence>() : weights.at(vertex)) {
            if (const std::int32_t joint = jointOf[static_cast<std::size_t>(each.joint)]; joint != kNone) {
                influences.push_back({joint, each.weight});
            }
        }
        builder.add(influences);
    }
    return builder.finish();
}

Expected<WorkedSkin> readSkin(const Scene& scene, const std::filesystem::path& file, Progress& progress) {
    const auto other = importScene(file, progress, importOptions());
    if (!other) {
        return fail(other.error());
    }
    auto weights = skinFromScene(scene, other->scene);
    return weights ? Expected<WorkedSkin>(WorkedSkin{std::move(*weights), {}}) : fail(weights.error());
}

} // namespace

Expected<WorkedSkin> workSkin(const Scene& scene, const SkinSource& source, const BindSettings& settings,
                              Progress& progress) {
    if (source.ofFile()) {
        return readSkin(scene, source.file, progress);
    }
    const auto start = std::chrono::steady_clock::now();
    auto result = bind(scene, settings, progress);
    if (!result) {
        return fail(result.error());
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    return WorkedSkin{std::move(result->weights), took.count()};
}

Expected<PartWeights> skinFromScene(const Scene& scene, const Scene& other) {
    if (!carriesWeights(other)) {
        return fail(ErrorCode::NoWeights, {other.sourceFile});
    }
    const std::vector<std::int32_t> jointOf = pairJoints(other.skeleton, scene.skeleton);
    if (std::ranges::all_of(jointOf, [](std::int32_t joint) { return joint == kNone; })) {
        return fail(ErrorCode::JointsDiffer, {other.sourceFile, scene.sourceFile});
    }
    PartWeights result(scene.parts.size());
    std::size_t found = 0;
    std::size_t missing = 0;
    for (const PartPair& pair : pairParts(scene, other)) {
        found += pair.vertices.size();
        missing += pair.missing;
        const SkinWeights* weights =
            pair.read < other.parts.size() ? other.parts[pair.read].weights.get() : nullptr;
        if (weights != nullptr) {
            result[pair.written] = std::make_shared<const SkinWeights>(
                partnerWeights(*scene.parts[pair.written].mesh, *weights, pair, jointOf));
        }
    }
    if (found == 0) {
        return fail(ErrorCode::VerticesDiffer,
                    {other.sourceFile, std::to_string(missing), std::to_string(missing), scene.sourceFile});
    }
    return result;
}

Expected<PartWeights> importedSkin(const Scene& scene) {
    if (!carriesWeights(scene)) {
        return fail(ErrorCode::NoWeights, {scene.sourceFile});
    }
    return partWeights(scene);
}

} // namespace sinew
