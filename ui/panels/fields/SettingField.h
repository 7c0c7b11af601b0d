#pragma once

#include "app/document/Document.h"
#include "app/text/SettingText.h"

#include <memory>
#include <string_view>

class QFormLayout;
class QLabel;

namespace sinew {

/// What a form shows of one setting: label and controls, made from the setting's row and text. Controls are
/// called "bind." and the setting's key.
class SettingField {
public:
    virtual ~SettingField() = default;
    virtual void addTo(QFormLayout& form) = 0;
    virtual void show(const BindSettings& settings) = 0;
    virtual void retranslate() = 0;
};

/// Null for a setting that has a form of its own. Its changes are steps of `document`; it does not follow the
/// document by itself (show).
std::unique_ptr<SettingField> makeSettingField(Document& document, std::string_view key);

/// Names a control by its label and tip. A long name wraps, so that the controls of all forms stand in one
/// line.
void describeSetting(QLabel& label, QWidget& control, const SettingText& text);

} // namespace sinew
