#pragma once

#include "app/document/Document.h"
#include "app/text/SettingText.h"

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

class QFormLayout;
class QLabel;
class QWidget;
class QCheckBox;
class QDoubleSpinBox;
class QSpinBox;

namespace sinew {

class SliderSpin;

/// Changes one of the document's bind settings as an undoable step, which is called like the setting unless
/// `step` says otherwise.
void editSettings(Document& document, MergeKey merge, const std::function<void(BindSettings&)>& edit,
                  WeightUpdate update = WeightUpdate::Now, const QString& step = {});

/// What a form shows of one setting: label and controls, made from the setting's row and text. Controls are
/// called "bind." and the setting's key. While the setting does not count its controls are disabled, or, of
/// one that is a solver's own, not shown; their tips say which solver does not read it.
class SettingField {
public:
    /// `row` outlives it.
    explicit SettingField(const SettingInfo& row)
        : m_info(row) {}
    SettingField(const SettingField&) = delete;
    SettingField& operator=(const SettingField&) = delete;
    virtual ~SettingField() = default;

    /// Once. `form` outlives it.
    void addTo(QFormLayout& form);
    void show(const BindSettings& settings);
    virtual void retranslate() = 0;

protected:
    bool counts(const BindSettings& settings) const;

private:
    QString whyNot(const BindSettings& settings) const;
    /// Returns the control of each row.
    virtual std::vector<QWidget*> addRows(QFormLayout& form) = 0;
    /// Of controls that are enabled already if the setting counts.
    virtual void showValue(const BindSettings& settings) = 0;

    const SettingInfo& m_info;
    QFormLayout* m_form = nullptr;
    std::vector<QWidget*> m_controls;
};

/// Null for a setting that has a form of its own. Its changes are steps of `document`; it does not follow the
/// document by itself (show).
std::unique_ptr<SettingField> makeSettingField(Document& document, std::string_view key);

/// Names a control by its label and tip, and says what to try when it looks wrong. A long name wraps, so that
/// the controls of all forms stand in one line.
void describeSetting(QLabel& label, QWidget& control, const SettingText& text);

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
    QWidget* m_head = nullptr;        ///< beside the label; null: in no form yet
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
