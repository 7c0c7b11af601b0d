#include "ui/panels/fields/ChoiceFields.h"

#include "ui/panels/fields/SettingsEdit.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/NarrowCheckBox.h"
#include "ui/widgets/Panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

namespace sinew {
namespace {

void describeBox(QCheckBox* box, const char* name, const char* tip, const char* wrong) {
    box->setText(settingWords(name));
    describe(box, settingWords(name), settingWords(tip));
    describeRemedy(box, settingWords(wrong));
}

} // namespace

SwitchField::SwitchField(Document& document, const Setting<bool, Switch>& row)
    : SettingField(row)
    , m_row(row)
    , m_box(new NarrowCheckBox) {
    m_box->setObjectName(QString("bind.") + row.key);
    QObject::connect(m_box, &QCheckBox::clicked, m_box, [&document, &row](bool on) {
        editSettings(document, MergeKey::None, [&](BindSettings& settings) { settings.*row.member = on; });
    });
}

std::vector<QWidget*> SwitchField::addRows(QFormLayout& form) {
    form.addRow(QString(), m_box);
    return {m_box};
}

void SwitchField::showValue(const BindSettings& settings) {
    m_box->setChecked(settings.*m_row.member);
}

void SwitchField::retranslate() {
    const SettingText& text = settingTextOf(m_row.key);
    describeBox(m_box, text.name, text.tip, text.wrong);
}

ChoiceField::ChoiceField(Document& document, const SettingInfo& row, int count, Get get, const Set& set)
    : SettingField(row)
    , m_text(settingTextOf(row.key))
    , m_get(std::move(get))
    , m_label(columnLabel())
    , m_box(new QComboBox) {
    m_box->setObjectName(QString("bind.") + row.key);
    m_box->addItems(QStringList(count));
    QObject::connect(m_box, &QComboBox::activated, m_box, [&document, set](int index) {
        editSettings(document, MergeKey::None, [&](BindSettings& settings) { set(settings, index); });
    });
}

std::vector<QWidget*> ChoiceField::addRows(QFormLayout& form) {
    form.addRow(m_label, m_box);
    return {m_box};
}

void ChoiceField::showValue(const BindSettings& settings) {
    m_box->setCurrentIndex(m_get(settings));
}

void ChoiceField::retranslate() {
    describeSetting(*m_label, *m_box, m_text);
    for (int i = 0; i < m_box->count(); ++i) {
        m_box->setItemText(i, settingWords(m_text.choices.at(static_cast<std::size_t>(i)).name));
    }
}

FlagsField::FlagsField(Document& document, const Row& row)
    : SettingField(row)
    , m_row(row) {
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const auto& [name, flag] = row.kind.names[i];
        m_boxes[i] = new NarrowCheckBox;
        m_boxes[i]->setObjectName(QString("bind.") + row.key + "." + name);
        QObject::connect(m_boxes[i], &QCheckBox::clicked, m_boxes[i],
                         [&document, &row, flag = flag](bool on) {
                             editSettings(document, MergeKey::None,
                                          [&](BindSettings& settings) { (settings.*row.member).*flag = on; });
                         });
    }
}

std::vector<QWidget*> FlagsField::addRows(QFormLayout& form) {
    for (QCheckBox* box : m_boxes) {
        form.addRow(box);
    }
    return {m_boxes.begin(), m_boxes.end()};
}

void FlagsField::showValue(const BindSettings& settings) {
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        m_boxes[i]->setChecked((settings.*m_row.member).*m_row.kind.names[i].second);
    }
}

void FlagsField::retranslate() {
    const SettingText& text = settingTextOf(m_row.key);
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const ChoiceText& choice = text.choices[i];
        describeBox(m_boxes[i], choice.name, choice.tip, choice.wrong);
    }
}

ResolutionField::ResolutionField(Document& document, const Setting<int, PowerOfTwo>& row)
    : SettingField(row)
    , m_row(row)
    , m_label(columnLabel())
    , m_box(new QComboBox) {
    m_box->setObjectName(QString("bind.") + row.key);
    for (int side = row.kind.least; side <= row.kind.most; side *= 2) {
        m_box->addItem(QString::number(side), side);
    }
    m_box->addItem(QString(), 0); // automatic
    QObject::connect(m_box, &QComboBox::activated, m_box, [&document, &row, box = m_box](int index) {
        const int side = box->itemData(index).toInt();
        editSettings(document, MergeKey::None, [&](BindSettings& settings) {
            settings.automatic = side == 0;
            settings.*row.member = side == 0 ? BindSettings().*row.member : side;
        });
    });
}

std::vector<QWidget*> ResolutionField::addRows(QFormLayout& form) {
    form.addRow(m_label, m_box);
    return {m_box};
}

void ResolutionField::showValue(const BindSettings& settings) {
    m_box->setCurrentIndex(m_box->findData(settings.automatic ? 0 : settings.*m_row.member));
}

void ResolutionField::retranslate() {
    const SettingText& text = settingTextOf(m_row.key);
    describeSetting(*m_label, *m_box, text);
    m_box->setItemText(m_box->count() - 1, settingWords(text.most));
}

} // namespace sinew
