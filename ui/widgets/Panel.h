#pragma once

#include <QWidget>

class QLabel;

namespace sinew {

/// A widget with texts: sets them in retranslate(), which is called again when the language changes.
/// Constructors end with retranslate().
class Panel : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

protected:
    virtual void retranslate() = 0;
    void changeEvent(QEvent* event) override;
};

/// Names a control: label before it, accessible name, and a tip that says what it does.
void describe(QLabel* label, QWidget* control, const QString& name, const QString& tip);
/// The same for a control that has its text inside or none at all.
void describe(QWidget* control, const QString& name, const QString& tip);
/// Adds what to try when the outcome looks wrong to what What's This shows of a described control, and of the
/// controls that it is made of. Nothing: it is only described.
void describeRemedy(QWidget* control, const QString& remedy);

/// Adds what is so now, "Not in use: ...", to the tip of a described control and of the controls that it is
/// made of. Nothing: it is only described.
void describeState(QWidget* control, const QString& state);

/// A small, paler line of text that wraps.
QLabel* hintLabel(QWidget* parent = nullptr);

} // namespace sinew
