#pragma once

#include "core/skeleton/Skeleton.h"
#include "ui/dialogs/Dialog.h"

#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace sinew {

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
