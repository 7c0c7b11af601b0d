#pragma once

#include "core/skeleton/Skeleton.h"
#include "ui/dialogs/Dialog.h"

#include <string>
#include <vector>

class QDialogButtonBox;
class QLabel;
class QSpinBox;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace sinew {

/// What bones get several joints for.
enum class BoneJoints {
    Split, ///< the bone becomes so many bones
    Twist  ///< so many joints along it that turn by shares of its twist
};

/// Asks how many joints a bone is to get.
class JointCountDialog : public Dialog {
    Q_OBJECT
public:
    /// `count`: the proposal.
    JointCountDialog(BoneJoints kind, int count, QWidget* parent = nullptr);

    int count() const;

protected:
    void retranslate() override;

private:
    BoneJoints m_kind;
    QLabel* m_hint;
    QLabel* m_label;
    QSpinBox* m_count;
    QDialogButtonBox* m_buttons;
};

/// Chooses joints by ticking names.
class JointListDialog : public Dialog {
    Q_OBJECT
public:
    JointListDialog(const Skeleton& skeleton, const std::vector<std::string>& chosen,
                    QWidget* parent = nullptr);
    std::vector<std::string> chosen() const;

protected:
    void retranslate() override;

private:
    void fill(const Skeleton& skeleton, const std::vector<std::string>& chosen);
    void filter(const QString& text);
    void tickShown(Qt::CheckState state);
    void count();

    QLineEdit* m_filter;
    QListWidget* m_list;
    QLabel* m_count;
    QPushButton* m_all;
    QPushButton* m_none;
    QPushButton* m_accept;
    QPushButton* m_reject;
};

} // namespace sinew
