#pragma once

#include "ui/panels/fields/UndoGroup.h"
#include "ui/widgets/Panel.h"

#include <optional>
#include <string>

class QCheckBox;
class QLabel;
class QPushButton;

namespace sinew {

class SliderSpin;

/// The alpha of the active joint's bone in place of the one for all, and which bones have one. A bound
/// document follows at once.
class BoneAlphaForm : public Panel {
    Q_OBJECT
public:
    explicit BoneAlphaForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void show();
    void showOwners();
    std::optional<std::string> joint() const;

    Document& m_document;
    UndoGroup m_run;
    QCheckBox* m_own;
    SliderSpin* m_alpha;
    QLabel* m_owners;
    QPushButton* m_clear;
};

} // namespace sinew
