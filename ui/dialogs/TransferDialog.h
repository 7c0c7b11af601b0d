#pragma once

#include "app/document/Document.h"
#include "app/jobs/WeightTransfers.h"
#include "ui/widgets/Panel.h"

#include <optional>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace sinew {

class UserPrompts;

/// What a user wants of a transfer.
struct TransferWish {
    TransferChoices choices;
    bool selectUnmatched = true;
};

/// Asks how weights are transferred from a file: limits, parts, joints, joint table; says how many vertices
/// match. Not modal, so that the view can be turned meanwhile. What was chosen last is proposed until the
/// program ends.
class TransferDialog : public Dialog {
    Q_OBJECT
public:
    TransferDialog(const Document& document, UserPrompts& prompts, const QString& file,
                   QWidget* parent = nullptr);

    TransferWish wish() const;
    void accept() override;
    /// How many vertices match with this wish; nothing: that is being worked out.
    void showMatches(const std::optional<TransferCounts>& counts);
    /// Why that cannot be said.
    void showProblem(const QString& text);

Q_SIGNALS:
    /// What decides about matches.
    void wishChanged();

protected:
    void retranslate() override;

private:
    void build();
    void fill(const TransferWish& last);
    void watch();
    void browse();

    const Document& m_document;
    UserPrompts& m_prompts;
    QString m_file;
    QLabel* m_hint;
    QLabel* m_distanceLabel;
    QDoubleSpinBox* m_distance; ///< per cent of the diagonal
    QLabel* m_angleLabel;
    QDoubleSpinBox* m_angle; ///< degrees
    QCheckBox* m_flipped;
    QCheckBox* m_symmetric;
    QLabel* m_smoothLabel;
    QSpinBox* m_smooth;
    QLabel* m_partsLabel;
    QComboBox* m_parts; ///< all, the active one
    QLabel* m_jointsLabel;
    QComboBox* m_joints; ///< all, the active one
    QLabel* m_tableLabel;
    QLineEdit* m_table;
    QPushButton* m_browse;
    QCheckBox* m_select;
    QLabel* m_matches;
    std::optional<TransferCounts> m_counts;
    QDialogButtonBox* m_buttons;
};

} // namespace sinew
