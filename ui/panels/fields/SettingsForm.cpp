#include "ui/panels/fields/SettingsForm.h"

#include "app/text/SolverTexts.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/Panel.h"

#include <QFormLayout>
#include <QGroupBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

QGroupBox* makeBox(SettingGroup group) {
    switch (group) {
    case SettingGroup::Method:
        return new FoldBox(QStringLiteral("bind.method"));
    case SettingGroup::Weights:
        return new FoldBox(QStringLiteral("bind.weights"));
    case SettingGroup::Volume:
        return new FoldBox(QStringLiteral("bind.volume"));
    case SettingGroup::Repairs:
        return new FoldBox(QStringLiteral("bind.repairs"));
    case SettingGroup::None:
        break;
    }
    auto* box = new QGroupBox; // without a title
    box->setProperty("plain", true);
    return box;
}

} // namespace

SettingsForm::SettingsForm(Document& document, SettingGroup group, const std::vector<ExtraRow>& extras,
                           QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_settings(group)
    , m_box(makeBox(group)) {
    build(extras);
    document.onChange(DocumentChange::Settings, this, &SettingsForm::show);
    SettingsForm::retranslate();
}

/// Of the settings that it holds, in the order in which they show.
std::vector<std::string> SettingsForm::keys() const {
    std::vector<std::string> keys(kEssentialSettings.begin(), kEssentialSettings.end());
    if (m_settings == SettingGroup::None) {
        return keys;
    }
    const std::vector<std::string> essential = std::exchange(keys, {});
    for (const SettingText& text : settingTexts()) {
        if (text.group == m_settings && std::ranges::find(essential, text.key) == essential.end()) {
            keys.emplace_back(text.key);
        }
    }
    return keys;
}

void SettingsForm::build(const std::vector<ExtraRow>& extras) {
    QFormLayout* form = formIn(m_box);
    // One below the other from the start: the tab key goes by the order in which rows are added.
    const auto addExtras = [&](const std::string& below) {
        for (const ExtraRow& extra : extras) {
            if (extra.below == below) {
                extra.control != nullptr ? form->addRow(extra.label, extra.control)
                                         : form->addRow(extra.label);
            }
        }
    };
    addExtras({});
    for (const std::string& key : keys()) {
        if (auto field = makeSettingField(m_document, key)) {
            field->addTo(*form);
            addExtras(key);
            m_fields.push_back(std::move(field));
        }
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_box);
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
    show(); // tips say what is not in use
}

void UndoGroup::by(const QObject* control) {
    if (std::exchange(m_control, control) != control) {
        m_document.endMerge();
    }
}

void UndoGroup::end() {
    m_document.endMerge();
    m_control = nullptr;
}

namespace {

constexpr int kShortestSolverName = 12; // letters that a box for names has room for at least

} // namespace

SolverChoice::SolverChoice(QWidget* parent)
    : NarrowComboBox(kShortestSolverName, parent) {
    addItem(QString(), QString());
    for (const auto& [key, name] : namedSolvers()) {
        addItem(name, QString::fromStdString(key));
    }
}

void SolverChoice::retranslate(const QString& none) {
    setItemText(0, none);
    int item = 1;
    for (const auto& [key, name] : namedSolvers()) {
        setItemText(item++, name);
    }
}

void SolverChoice::setSolver(const std::string& key) {
    setCurrentIndex(findData(QString::fromStdString(key)));
}

} // namespace sinew
