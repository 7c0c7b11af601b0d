#include "ui/widgets/Panel.h"

#include "ui/widgets/HintLabel.h"

#include <QEvent>
#include <QLabel>

namespace sinew {
namespace {

/// A tip that is rich text breaks into lines.
QString wrapped(const QString& tip) {
    return tip.isEmpty() ? QString() : "<p>" + tip.toHtmlEscaped() + "</p>";
}

} // namespace

void Panel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void describe(QLabel* label, QWidget* control, const QString& name, const QString& tip) {
    label->setText(name);
    label->setBuddy(control);
    label->setToolTip(wrapped(tip));
    describe(control, name, tip);
}

void describe(QWidget* control, const QString& name, const QString& tip) {
    control->setAccessibleName(QString(name).remove('&'));
    control->setAccessibleDescription(tip);
    control->setToolTip(wrapped(tip));
}

QLabel* hintLabel(QWidget* parent) {
    return new HintLabel(parent);
}

} // namespace sinew
