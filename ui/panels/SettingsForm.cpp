#include "ui/panels/SettingsForm.h"

#include "ui/widgets/Forms.h"

#include <QFormLayout>
#include <QGroupBox>
#include <QVBoxLayout>

namespace sinew {

SettingsForm::SettingsForm(Document& document, SettingGroup group, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_settings(group)
    , m_box(new QGroupBox)
    , m_form(formIn(m_box)) {
    for (const SettingText& text : settingTexts()) {
        if (auto field = text.group == group ? makeSettingField(document, text.key) : nullptr) {
            field->addTo(*m_form);
            m_below[text.key] = m_form->rowCount();
            m_fields.push_back(std::move(field));
        }
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_box);
    document.onChange(DocumentChange::Settings, this, &SettingsForm::show);
    SettingsForm::retranslate();
    show();
}

void SettingsForm::addAbove(QWidget* label, QWidget* control) {
    m_form->insertRow(0, label, control);
}

void SettingsForm::addBelow(const std::string& key, QWidget* row) {
    m_form->insertRow(m_below.at(key), row);
}

void SettingsForm::show() {
    for (const auto& field : m_fields) {
        field->show(m_document.state().settings);
    }
}

void SettingsForm::retranslate() {
    switch (m_settings) {
    case SettingGroup::Method:
        m_box->setTitle(tr("Method"));
        break;
    case SettingGroup::Weights:
        m_box->setTitle(tr("Weights"));
        break;
    case SettingGroup::Volume:
        m_box->setTitle(tr("Volume"));
        break;
    case SettingGroup::Repairs:
        m_box->setTitle(tr("Repairs (on the solver's copy only)"));
        break;
    case SettingGroup::None:
        break;
    }
    for (const auto& field : m_fields) {
        field->retranslate();
    }
}

} // namespace sinew
