#pragma once

#include "app/update/UpdateCheck.h"
#include "ui/widgets/Panel.h"

#include <optional>

class QLabel;
class QPushButton;

namespace sinew {

/// Says what has come of a check for updates; until then, that it runs. It stands beside the window, which
/// goes on working.
class UpdateDialog : public Dialog {
    Q_OBJECT
public:
    explicit UpdateDialog(QWidget* parent = nullptr);

    void tell(const UpdateAnswer& answer);

Q_SIGNALS:
    /// The page of releases is to be opened.
    void pageAsked();

protected:
    void retranslate() override;

private:
    std::optional<UpdateAnswer> m_answer; ///< nothing: it is awaited
    QLabel* m_text;
    QLabel* m_sent;
    QPushButton* m_page;
    QPushButton* m_close;
};

/// What an answer means, in one or two sentences.
QString updateText(const UpdateAnswer& answer);

} // namespace sinew
