#include "ui/panels/bind/EssentialsForm.h"

#include "ui/panels/fields/SettingsEdit.h"
#include "ui/widgets/Forms.h"

#include <QComboBox>
#include <QLabel>

namespace sinew {

EssentialsForm::EssentialsForm(Document& document, QWidget* parent)
    : EssentialsForm(document, columnLabel(), new QComboBox, parent) {}

EssentialsForm::EssentialsForm(Document& document, QLabel* label, QComboBox* preset, QWidget* parent)
    : SettingsForm(document, SettingGroup::None, {{{}, label, preset}}, parent)
    , m_label(label)
    , m_preset(preset) {
    m_preset->setObjectName("bind.method");
    m_preset->addItems(QStringList(3));
    connect(m_preset, &QComboBox::activated, this, &EssentialsForm::choosePreset);
    document.onChange(DocumentChange::Settings, this, &EssentialsForm::showPreset);
    retranslate();
    showPreset();
}

void EssentialsForm::choosePreset(int preset) {
    if (preset != Custom) {
        editSettings(
            document(), MergeKey::None,
            [=](BindSettings& settings) {
                settings = preset == Paper ? paperSettings(settings) : standardSettings(settings);
            },
            WeightQuality::Full, tr("Preset"));
    }
    showPreset(); // custom cannot be chosen, only made
}

EssentialsForm::Preset EssentialsForm::preset() const {
    const BindSettings& settings = document().state().settings;
    if (settings == standardSettings(settings)) {
        return Standard;
    }
    return settings == paperSettings(settings) ? Paper : Custom;
}

void EssentialsForm::showPreset() {
    m_preset->setCurrentIndex(preset());
}

void EssentialsForm::retranslate() {
    SettingsForm::retranslate();
    describe(
        m_label, m_preset, tr("Preset"),
        tr("Sets everything that the method's paper decides. Standard comes closest to artists' weights; "
           "Paper is the method as published in 2014"));
    m_preset->setItemText(Standard, tr("Standard"));
    m_preset->setItemText(Paper, tr("Paper (2014)"));
    m_preset->setItemText(Custom, tr("Custom"));
}

} // namespace sinew
