#pragma once

#include "ui/panels/fields/SettingField.h"

#include <functional>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace sinew {

class SliderSpin;

/// A number on a slider: from 0 to 1, or up to NumberRange::sliderMax. While it moves, the shown weights
/// stay until newer ones are ready. One that can be automatic has a check box below, called
/// "bind.automaticPenalty"; a hand on the slider switches that off.
class SliderField : public SettingField {
public:
    SliderField(Document& document, const Setting<double, NumberRange>& row);
    void retranslate() override;

private:
    std::vector<QWidget*> addRows(QFormLayout& form) override;
    void showValue(const BindSettings& settings) override;
    void addAutomatic(Document& document);

    const Setting<double, NumberRange>& m_row;
    QLabel* m_label;
    SliderSpin* m_slider;
    QCheckBox* m_automatic = nullptr; ///< null: it never is
};

/// Another number.
class NumberField : public SettingField {
public:
    NumberField(Document& document, const Setting<double, NumberRange>& row);
    void retranslate() override;

private:
    std::vector<QWidget*> addRows(QFormLayout& form) override;
    void showValue(const BindSettings& settings) override;

    const Setting<double, NumberRange>& m_row;
    QLabel* m_label;
    QDoubleSpinBox* m_spin;
};

/// A whole number.
class CountField : public SettingField {
public:
    using Get = std::function<int(const BindSettings&)>;
    using Set = std::function<void(BindSettings&, int)>;

    CountField(Document& document, const SettingInfo& row, int max, int step, Get get, const Set& set);
    void retranslate() override;

private:
    std::vector<QWidget*> addRows(QFormLayout& form) override;
    void showValue(const BindSettings& settings) override;
    const SettingText& m_text;
    Get m_get;
    QLabel* m_label;
    QSpinBox* m_spin;
};

} // namespace sinew
