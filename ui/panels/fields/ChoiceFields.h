#pragma once

#include "ui/panels/fields/SettingField.h"

#include <array>
#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;

namespace sinew {

/// A setting that is on or off.
class SwitchField : public SettingField {
public:
    SwitchField(Document& document, const Setting<bool, Switch>& row);
    void retranslate() override;

private:
    std::vector<QWidget*> addRows(QFormLayout& form) override;
    void showValue(const BindSettings& settings) override;
    const Setting<bool, Switch>& m_row;
    QCheckBox* m_box;
};

/// A setting that is one of some enumerators, whose numbers are their places in the list.
class ChoiceField : public SettingField {
public:
    using Get = std::function<int(const BindSettings&)>;
    using Set = std::function<void(BindSettings&, int)>;

    ChoiceField(Document& document, const SettingInfo& row, int count, Get get, const Set& set);
    void retranslate() override;

private:
    std::vector<QWidget*> addRows(QFormLayout& form) override;
    void showValue(const BindSettings& settings) override;
    const SettingText& m_text;
    Get m_get;
    QLabel* m_label;
    QComboBox* m_box;
};

/// A setting that is several switches; they are called "bind.fix.fill" and so on.
class FlagsField : public SettingField {
public:
    using Row = Setting<MeshFixes, Flags<MeshFixes, kFixNames.size()>>;

    FlagsField(Document& document, const Row& row);
    void retranslate() override;

private:
    std::vector<QWidget*> addRows(QFormLayout& form) override;
    void showValue(const BindSettings& settings) override;
    const Row& m_row;
    std::array<QCheckBox*, kFixNames.size()> m_boxes{}; ///< in the order of the names
};

/// Resolutions and, as the last, automatic.
class ResolutionField : public SettingField {
public:
    ResolutionField(Document& document, const Setting<int, PowerOfTwo>& row);
    void retranslate() override;

private:
    std::vector<QWidget*> addRows(QFormLayout& form) override;
    void showValue(const BindSettings& settings) override;
    const Setting<int, PowerOfTwo>& m_row;
    QLabel* m_label;
    QComboBox* m_box;
};

} // namespace sinew
