#pragma once

#include "core/base/Error.h"
#include "core/scene/VrmSettings.h"
#include "core/skeleton/Skeleton.h"
#include "ui/widgets/Panel.h"

#include <array>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;

namespace sinew {

class ChoiceDelegate;
class HumanoidModel;

/// What a VRM that is written anew says of the character, and which of its joints are the bones of a human.
class VrmForm : public Panel {
    Q_OBJECT
public:
    VrmForm(const Skeleton& skeleton, const VrmSettings& last, QWidget* parent = nullptr);

    VrmSettings settings() const;
    /// The authors are proposed for the next character.
    void keepAuthors() const;
    /// Where the user mends what an export failed by; null: not in this form.
    QWidget* controlFor(const Error& error) const;

Q_SIGNALS:
    void changed();

protected:
    void retranslate() override;

private:
    void build();
    void fill(const VrmSettings& last);
    void connectControls();
    void showMissing();
    QStringList authors() const;

    HumanoidModel* m_model;
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QLabel* m_authorsLabel;
    QLineEdit* m_authors;
    QLabel* m_versionLabel;
    QLineEdit* m_version;
    QLabel* m_copyrightLabel;
    QLineEdit* m_copyright;
    QLabel* m_avatarLabel;
    QComboBox* m_avatar;
    QLabel* m_commercialLabel;
    QComboBox* m_commercial;
    QLabel* m_modificationLabel;
    QComboBox* m_modification;
    std::array<QCheckBox*, kVrmAllowNames.size()> m_allow; ///< in the order of kVrmAllowNames
    QTableView* m_table;
    ChoiceDelegate* m_joints;
    QLabel* m_missing;
};

} // namespace sinew
