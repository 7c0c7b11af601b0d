#include "app/export/InfluenceCost.h"

#include "app/picture/ShowingPose.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "core/deform/Deform.h"
#include "core/deform/Skinning.h"
#include "core/weights/SkinWeights.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr std::array kPlatformNames{
    KeyedText{"quest", QT_TRANSLATE_NOOP("InfluenceText", "Meta Quest")},
    KeyedText{"roblox", QT_TRANSLATE_NOOP("InfluenceText", "Roblox")},
    KeyedText{"unity-mobile", QT_TRANSLATE_NOOP("InfluenceText", "Unity mobile")},
    KeyedText{"unity", QT_TRANSLATE_NOOP("InfluenceText", "Unity")},
    KeyedText{"unity-unlimited", QT_TRANSLATE_NOOP("InfluenceText", "Unity unlimited")},
    KeyedText{"unreal-8", QT_TRANSLATE_NOOP("InfluenceText", "Unreal")},
    KeyedText{"unreal-12", QT_TRANSLATE_NOOP("InfluenceText", "Unreal with 12")},
    KeyedText{"godot", QT_TRANSLATE_NOOP("InfluenceText", "Godot")},
    KeyedText{"godot-8", QT_TRANSLATE_NOOP("InfluenceText", "Godot with 8")},
    KeyedText{"gltf", QT_TRANSLATE_NOOP("InfluenceText", "glTF")},
    KeyedText{"vrm", QT_TRANSLATE_NOOP("InfluenceText", "VRM")}};

/// Counts of one part, added to the cost; `bent` and `limited`: its vertices with all and with few
/// influences.
void addCostOf(const SkinWeights& weights, std::span<const Vec3> bent, std::span<const Vec3> limited,
               double metersPerUnit, InfluenceCost& cost) {
    for (std::size_t v = 0; v < weights.vertexCount(); ++v) {
        const auto influences = weights.at(v);
        if (influences.empty()) {
            continue;
        }
        ++cost.total;
        const std::size_t kept = cost.limit == 0 ? influences.size() : keptByLimit(influences, cost.limit);
        if (kept < influences.size()) {
            ++cost.vertices;
            double lost = 0.0;
            for (const Influence& influence : influences.subspan(kept)) {
                lost += static_cast<double>(influence.weight);
            }
            cost.lost = std::max(cost.lost, lost);
        }
        const double apart = (bent[v] - limited[v]).norm() * metersPerUnit;
        cost.largest = std::max(cost.largest, apart);
        cost.mean += apart;
    }
}

} // namespace

QString influencePresetText(std::string_view key) {
    const char* text = textOf(kPlatformNames, key);
    return text == nullptr ? QString() : QCoreApplication::translate("InfluenceText", text);
}

QString influencePlatforms(std::size_t limit) {
    QStringList platforms;
    for (const auto& [key, influences] : kInfluencePresets) {
        if (influences == limit) {
            platforms << influencePresetText(key);
        }
    }
    return platforms.join(QStringLiteral(", "));
}

Expected<std::vector<InfluenceCost>> influenceCosts(const Scene& scene, const PartWeights& weights,
                                                    std::span<const std::size_t> limits, Progress& progress) {
    const std::vector<Transform> matrices =
        skinningMatrices(scene.skeleton, picture::showingPose(scene.skeleton));
    std::vector<InfluenceCost> costs;
    for (const std::size_t limit : limits) {
        costs.push_back({limit});
    }
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (weights[part] == nullptr) {
            continue;
        }
        const std::vector<Vec3>& vertices = scene.parts[part].mesh->vertices;
        const std::vector<Vec3> bent =
            deformVertices(vertices, *weights[part], matrices, Deformer::LinearBlend);
        for (InfluenceCost& cost : costs) {
            if (progress.canceled()) {
                return fail(ErrorCode::Canceled);
            }
            const std::vector<Vec3> limited =
                cost.limit == 0 ? bent
                                : deformVertices(vertices, limitInfluences(*weights[part], cost.limit),
                                                 matrices, Deformer::LinearBlend);
            addCostOf(*weights[part], bent, limited, scene.metersPerUnit, cost);
        }
    }
    for (InfluenceCost& cost : costs) {
        cost.mean /= static_cast<double>(std::max<std::size_t>(cost.total, 1));
    }
    return costs;
}

QString influenceCostText(const InfluenceCost& cost, double metersPerUnit) {
    if (cost.vertices == 0) {
        return QCoreApplication::translate("InfluenceText", "No vertex loses influences.");
    }
    const auto length = [&](double meters) {
        return QString::fromStdString(lengthText(meters, metersPerUnit));
    };
    return fillText(
        QCoreApplication::translate("InfluenceText",
                                    "%1 of %2 vertices lose influences, up to %3 of their weights: %4 "
                                    "at most, %5 on average, in a pose that bends every limb."),
        {wholeText(cost.vertices), wholeText(cost.total), QString::fromStdString(percentText(cost.lost)),
         length(cost.largest), length(cost.mean)});
}

} // namespace sinew
