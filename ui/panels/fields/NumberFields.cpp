#include "ui/panels/fields/SettingField.h"

#include "ui/panels/fields/SettingsForm.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/Panel.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

namespace sinew {
namespace {

SliderScale scaleOf(const NumberRange& range) {
    return range.sliderMax > 0.0 ? SliderScale::logarithmic(range.sliderMax)
                                 : SliderScale::even(range.min, range.max, range.step);
}

} // namespace

SliderField::SliderField(Document& document, const Setting<double, NumberRange>& row)
    : SettingField(row)
    , m_row(row)
    , m_label(columnLabel())
    , m_slider(new SliderSpin(scaleOf(row.kind), row.kind.max, row.kind.decimals)) {
    m_slider->setObjectName(QString("bind.") + row.key);
    if (row.kind.sliderMax > 0.0) { // small numbers deserve smaller steps
        m_slider->spin()->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    } else {
        m_slider->spin()->setSingleStep(row.kind.step);
    }
    QObject::connect(m_slider, &SliderSpin::valueChanged, m_slider, [&document, &row](double value) {
        editSettings(
            document, MergeKey::Setting, [&](BindSettings& settings) { settings.*row.member = value; },
            WeightUpdate::Later);
    });
    QObject::connect(m_slider, &SliderSpin::released, m_slider, [&document] { document.endMerge(); });
    if (row.kind.automatic != nullptr) {
        addAutomatic(document);
    }
}

void SliderField::addAutomatic(Document& document) {
    const QString key = m_row.key;
    m_automatic = new QCheckBox;
    m_automatic->setObjectName("bind.automatic" + key.left(1).toUpper() + key.mid(1));
    QObject::connect(
        m_automatic, &QCheckBox::clicked, m_automatic, [&document, &row = m_row](bool automatic) {
            editSettings(document, MergeKey::None, [&](BindSettings& settings) {
                settings.*row.member = automatic ? row.kind.automaticValue : row.kind.automatic(settings);
            });
        });
}

std::vector<QWidget*> SliderField::addRows(QFormLayout& form) {
    m_head = m_slider->addWide(form, m_label, m_automatic);
    return {m_head, m_slider};
}

void SliderField::showValue(const BindSettings& settings) {
    const double value = settings.*m_row.member;
    const bool automatic = m_automatic != nullptr && value == m_row.kind.automaticValue;
    if (m_automatic != nullptr) {
        m_automatic->setChecked(automatic);
    }
    m_slider->setValue(automatic ? m_row.kind.automatic(settings) : value);
}

void SliderField::retranslate() {
    const SettingText& text = settingTextOf(m_row.key);
    describeSetting(*m_label, *m_slider, text);
    m_slider->describeAs(settingWords(text.name), settingWords(text.tip));
    describeRemedy(m_slider, settingWords(text.wrong));
    if (m_head != nullptr) {
        describe(m_head, settingWords(text.name), settingWords(text.tip));
        describeRemedy(m_head, settingWords(text.wrong));
    }
    if (m_automatic != nullptr) {
        m_automatic->setText(settingWords(text.min));
        describe(m_automatic, settingWords(text.name) + ": " + settingWords(text.min),
                 settingWords(text.tip));
        describeRemedy(m_automatic, settingWords(text.wrong));
    } else if (text.min != nullptr && text.max != nullptr) {
        m_slider->nameEnds(settingWords(text.min), settingWords(text.max));
    }
    m_label->setBuddy(m_slider->slider());
}

NumberField::NumberField(Document& document, const Setting<double, NumberRange>& row)
    : SettingField(row)
    , m_row(row)
    , m_label(columnLabel())
    , m_spin(new QDoubleSpinBox) {
    m_spin->setObjectName(QString("bind.") + row.key);
    m_spin->setRange(row.kind.min, row.kind.max);
    m_spin->setDecimals(row.kind.decimals);
    m_spin->setSingleStep(row.kind.step);
    m_spin->setKeyboardTracking(false);
    QObject::connect(m_spin, &QDoubleSpinBox::valueChanged, m_spin, [&document, &row](double value) {
        editSettings(
            document, MergeKey::Setting, [&](BindSettings& settings) { settings.*row.member = value; },
            WeightUpdate::Later);
    });
}

std::vector<QWidget*> NumberField::addRows(QFormLayout& form) {
    form.addRow(m_label, m_spin);
    return {m_spin};
}

void NumberField::showValue(const BindSettings& settings) {
    const QSignalBlocker quiet(m_spin);
    m_spin->setValue(settings.*m_row.member);
}

void NumberField::retranslate() {
    const SettingText& text = settingTextOf(m_row.key);
    describeSetting(*m_label, *m_spin, text);
    if (text.unit != nullptr) {
        m_spin->setSuffix(settingWords(text.unit));
    }
    if (text.min != nullptr) {
        m_spin->setSpecialValueText(settingWords(text.min));
    }
}

CountField::CountField(Document& document, const SettingInfo& row, int max, int step, Get get, const Set& set)
    : SettingField(row)
    , m_text(settingTextOf(row.key))
    , m_get(std::move(get))
    , m_label(columnLabel())
    , m_spin(new QSpinBox) {
    m_spin->setObjectName(QString("bind.") + row.key);
    m_spin->setRange(0, max);
    m_spin->setSingleStep(step);
    m_spin->setKeyboardTracking(false);
    QObject::connect(m_spin, &QSpinBox::valueChanged, m_spin, [&document, set](int value) {
        editSettings(
            document, MergeKey::Setting, [&](BindSettings& settings) { set(settings, value); },
            WeightUpdate::Later);
    });
}

std::vector<QWidget*> CountField::addRows(QFormLayout& form) {
    form.addRow(m_label, m_spin);
    return {m_spin};
}

void CountField::showValue(const BindSettings& settings) {
    const QSignalBlocker quiet(m_spin);
    m_spin->setValue(m_get(settings));
}

void CountField::retranslate() {
    describeSetting(*m_label, *m_spin, m_text);
    if (m_text.min != nullptr) {
        m_spin->setSpecialValueText(settingWords(m_text.min));
    }
    if (m_text.unit != nullptr) {
        m_spin->setSuffix(settingWords(m_text.unit));
    }
}

} // namespace sinew
