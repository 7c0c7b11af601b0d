#pragma once

#include <QLabel>

namespace sinew {

/// A smaller, paler text that wraps, within a name that finds no room in one line too: no name is longer than
/// a panel may have to be wide.
class HintLabel : public QLabel {
    Q_OBJECT
public:
    explicit HintLabel(QWidget* parent = nullptr);
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString brokenText(int width) const;
    bool hasLongWord(int width) const;
};

/// Puts a text into a hint's place; a warning stands out.
void sayInHint(QLabel* label, const QString& text, bool warning);

} // namespace sinew
