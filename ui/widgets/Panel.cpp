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

/// What What's This shows.
QString whatsThisOf(const QString& name, const QString& tip) {
    return name.isEmpty() && tip.isEmpty()
               ? QString()
               : "<p><b>" + QString(name).remove('&').toHtmlEscaped() + "</b></p>" + wrapped(tip);
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
    label->setWhatsThis(whatsThisOf(name, tip));
    describe(control, name, tip);
}

void describe(QWidget* control, const QString& name, const QString& tip) {
    control->setAccessibleName(QString(name).remove('&'));
    control->setAccessibleDescription(tip);
    control->setToolTip(wrapped(tip));
    control->setWhatsThis(whatsThisOf(name, tip));
}

void describeRemedy(QWidget* control, const QString& remedy) {
    if (remedy.isEmpty() || control->whatsThis().isEmpty()) {
        return;
    }
    control->setWhatsThis(
        whatsThisOf(control->accessibleName(), control->accessibleDescription()) +
        QString("<p><b>%1</b> %2</p>")
            .arg(Panel::tr("When it looks wrong:").toHtmlEscaped(), remedy.toHtmlEscaped()));
    for (auto* inner : control->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        describeRemedy(inner, remedy);
    }
}

void describeState(QWidget* control, const QString& state) {
    if (control->accessibleDescription().isEmpty()) {
        return;
    }
    control->setToolTip(wrapped(control->accessibleDescription()) + wrapped(state));
    for (auto* inner : control->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        describeState(inner, state);
    }
}

QLabel* hintLabel(QWidget* parent) {
    return new HintLabel(parent);
}

} // namespace sinew
