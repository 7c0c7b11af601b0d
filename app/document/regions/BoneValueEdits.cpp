#include "app/document/regions/BoneValueEdits.h"

#include "app/recipe/ListFields.h"
#include "app/text/Numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

QString boneStepText(const char* text) {
    return QCoreApplication::translate("RegionEdits", text);
}

/// One step: `values` has this value for the joint, or none.
template<typename Value, typename Settings>
void setBoneValue(Document& document, std::vector<Value> Settings::*values, const std::string& joint,
                  std::optional<Value> value, const QString& step, WeightUpdate update) {
    BindSettings settings = document.state().settings;
    if (value) {
        putEntry(settings.*values, std::move(*value));
    } else {
        std::erase_if(settings.*values, [&](const Value& bone) { return bone.joint == joint; });
    }
    setBindSettings(document, settings, MergeKey::Rules, update, step.arg(printable(joint)));
}

} // namespace

void clearBoneAlphas(Document& document) {
    BindSettings settings = document.state().settings;
    settings.boneAlphas.clear();
    setBindSettings(document, settings, MergeKey::None, WeightUpdate::Now,
                    boneStepText(QT_TRANSLATE_NOOP("RegionEdits", "Clear Joint Stiffness")));
}

void setBoneAlpha(Document& document, const std::string& joint, std::optional<double> alpha,
                  WeightUpdate update) {
    setBoneValue(document, &BindSettings::boneAlphas, joint,
                 alpha ? std::optional(BoneAlpha{joint, *alpha}) : std::nullopt,
                 boneStepText(QT_TRANSLATE_NOOP("RegionEdits", "Stiffness (alpha) of %1")), update);
}

void clearBoneSmoothness(Document& document) {
    BindSettings settings = document.state().settings;
    settings.boneSmoothness.clear();
    setBindSettings(document, settings, MergeKey::None, WeightUpdate::Now,
                    boneStepText(QT_TRANSLATE_NOOP("RegionEdits", "Clear Joint Smoothness")));
}

void setBoneSmoothness(Document& document, const std::string& joint, std::optional<double> smoothness,
                       WeightUpdate update) {
    std::optional<BoneSmoothness> value;
    if (smoothness) {
        value = {joint, std::clamp(std::round(*smoothness), kMinPictureSmoothness, kMaxPictureSmoothness)};
    }
    setBoneValue(document, &BindSettings::boneSmoothness, joint, std::move(value),
                 boneStepText(QT_TRANSLATE_NOOP("RegionEdits", "Smoothness of %1")), update);
}

} // namespace sinew
