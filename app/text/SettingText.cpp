#include "app/text/SettingText.h"

#include <QCoreApplication>

#include <array>

namespace sinew {
namespace {

struct NamedSetting {
    const char* name;
    bool (*same)(const BindSettings&, const BindSettings&);
};

template<auto... Members>
bool sameSetting(const BindSettings& a, const BindSettings& b) {
    return ((a.*Members == b.*Members) && ...);
}

/// Every member of BindSettings once.
constexpr std::array kNamedSettings{
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Solver"), sameSetting<&BindSettings::solver>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Resolution"),
                 sameSetting<&BindSettings::resolution, &BindSettings::automatic>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Open Gaps"), sameSetting<&BindSettings::gap>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Voxel Edits"),
                 sameSetting<&BindSettings::refine, &BindSettings::voxelEdits>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Stiffness (alpha)"), sameSetting<&BindSettings::alpha>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Penalty"), sameSetting<&BindSettings::penalty>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Max Influences"),
                 sameSetting<&BindSettings::maxInfluences>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Falloff"), sameSetting<&BindSettings::falloff>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Inside Test"), sameSetting<&BindSettings::insideRule>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Lookup"), sameSetting<&BindSettings::lookup>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Repairs"), sameSetting<&BindSettings::fixes>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Winding Number"),
                 sameSetting<&BindSettings::windingNumbers>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Prune Below"),
                 sameSetting<&BindSettings::weightThreshold>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Smoothing"), sameSetting<&BindSettings::smoothing>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Scale Distance by Limb Thickness"),
                 sameSetting<&BindSettings::girths>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Fit End Bones"), sameSetting<&BindSettings::fitLastBones>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Offset Bones"), sameSetting<&BindSettings::handOverBones>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Bind to Joints"),
                 sameSetting<&BindSettings::jointChoice, &BindSettings::joints>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Handles"), sameSetting<&BindSettings::handles>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Binding of Parts"), sameSetting<&BindSettings::parts>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Regions"), sameSetting<&BindSettings::regions>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Stiffness of Joints"),
                 sameSetting<&BindSettings::boneAlphas>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Memory Limit"), sameSetting<&BindSettings::memoryLimit>},
    NamedSetting{QT_TRANSLATE_NOOP("SettingText", "Find Leaks"), sameSetting<&BindSettings::findLeaks>},
};

} // namespace

QString settingText(const BindSettings& before, const BindSettings& after) {
    const char* name = nullptr;
    int differing = 0;
    for (const NamedSetting& setting : kNamedSettings) {
        if (!setting.same(before, after)) {
            name = setting.name;
            ++differing;
        }
    }
    return QCoreApplication::translate("SettingText",
                                       differing == 1 ? name : QT_TRANSLATE_NOOP("SettingText", "Settings"));
}

} // namespace sinew
