#include "app/text/SettingText.h"

#include "app/text/tables/TextTables.h"
#include "core/bind/BindInput.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace sinew {
namespace {

std::vector<SettingText> allSettingTexts() {
    std::vector<SettingText> all;
    for (const std::span<const SettingText> table : {weightSettings(), volumeSettings()}) {
        all.insert(all.end(), table.begin(), table.end());
    }
    return all;
}

} // namespace

std::span<const SettingText> settingTexts() {
    static const std::vector<SettingText> all = allSettingTexts();
    return all;
}

const SettingText& settingTextOf(std::string_view key) {
    return *std::ranges::find(settingTexts(), key,
                              [](const SettingText& text) { return std::string_view(text.key); });
}

std::vector<std::pair<QString, QString>> settingRemedies() {
    std::vector<std::pair<QString, QString>> remedies;
    for (const SettingText& text : settingTexts()) {
        if (*text.wrong != '\0') {
            remedies.emplace_back(text.name, text.wrong);
        }
        for (const ChoiceText& choice : text.choices) {
            if (choice.wrong != nullptr) {
                remedies.emplace_back(choice.name, choice.wrong);
            }
        }
    }
    return remedies;
}

QString settingWords(const char* text) {
    return QCoreApplication::translate("SettingText", text);
}

QString settingText(const BindSettings& before, const BindSettings& after) {
    std::set<std::string_view> names; // rows that people take for one setting share their name
    forEachSetting([&](const auto& row) {
        if (!row.same(before, after)) {
            names.insert(settingTextOf(row.key).name);
        }
    });
    return settingWords(names.size() == 1 ? names.begin()->data()
                                          : QT_TRANSLATE_NOOP("SettingText", "Settings"));
}

QString deformerName(Deformer deformer) {
    const auto text = [](const char* source) { return QCoreApplication::translate("DeformForm", source); };
    switch (deformer) {
    case Deformer::DualQuaternion:
        return text(QT_TRANSLATE_NOOP("DeformForm", "Dual quaternion"));
    case Deformer::Blended:
        return text(QT_TRANSLATE_NOOP("DeformForm", "Weight blended"));
    case Deformer::CentersOfRotation:
        return text(QT_TRANSLATE_NOOP("DeformForm", "Centres of rotation"));
    case Deformer::LinearBlend:
        break;
    }
    return text(QT_TRANSLATE_NOOP("DeformForm", "Classic linear"));
}

bool settingCounts(bool (*counts)(const BindSettings&), const BindSettings& settings) {
    return counts == nullptr || countsInForce(counts, settings);
}

} // namespace sinew
