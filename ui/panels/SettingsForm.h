#pragma once

#include "ui/panels/SettingField.h"
#include "ui/widgets/Panel.h"

#include <map>
#include <string>
#include <vector>

class QGroupBox;

namespace sinew {

/// A group of settings: a field for each, in the order of their texts.
class SettingsForm : public Panel {
    Q_OBJECT
public:
    SettingsForm(Document& document, SettingGroup group, QWidget* parent = nullptr);

protected:
    void retranslate() override;
    Document& document() const { return m_document; }
    /// Puts a row above all fields.
    void addAbove(QWidget* label, QWidget* control);
    /// Puts a row below the field of a setting.
    void addBelow(const std::string& key, QWidget* row);

private:
    void show();

    Document& m_document;
    SettingGroup m_settings;
    QGroupBox* m_box;
    QFormLayout* m_form;
    std::vector<std::unique_ptr<SettingField>> m_fields;
    std::map<std::string, int> m_below; ///< the row below each setting's field
};

} // namespace sinew
