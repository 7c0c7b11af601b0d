#include "ui/help/ControlHelp.h"

#include "ui/help/ManualPages.h"
#include "ui/help/ManualTopics.h"
#include "ui/help/TipPictures.h"
#include "ui/theme/Theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>
#include <QWhatsThis>

#include <algorithm>

namespace sinew {
namespace {

/// What stands below a picture.
struct TipWords {
    QString name;
    QString tip;
    QString keys;
};

TipWords wordsOf(const QWidget& widget) {
    const auto* button = qobject_cast<const QToolButton*>(&widget);
    if (button != nullptr && button->defaultAction() != nullptr) {
        const QAction& action = *button->defaultAction();
        return {action.text().remove('&').remove("..."), action.statusTip(),
                action.shortcut().toString(QKeySequence::NativeText)};
    }
    const auto* label = qobject_cast<const QLabel*>(&widget);
    const QWidget& control = label != nullptr && label->buddy() != nullptr ? *label->buddy() : widget;
    return {control.accessibleName(), control.accessibleDescription(), {}};
}

/// Text below the picture, as wide as it.
QString belowPicture(const QWidget& widget, const QString& picture, const QString& html) {
    return QString(
               R"(<table width="%1" cellspacing="0" cellpadding="0"><tr><td>%2</td></tr><tr><td>%3</td></tr></table>)")
        .arg(kTipPictureWidth)
        .arg(tipPictureHtml(picture, widget.devicePixelRatioF()), html);
}

/// Menus explain their entries themselves.
bool explainsItself(const QWidget& widget) {
    return qobject_cast<const QMenu*>(&widget) != nullptr ||
           qobject_cast<const QMenuBar*>(&widget) != nullptr;
}

/// A tip that says no name, below the name.
QString namedTip(const QWidget& widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const QString name = !widget.accessibleName().isEmpty() || button == nullptr ? widget.accessibleName()
                                                                                 : button->text().remove('&');
    const QString tip = Qt::mightBeRichText(widget.toolTip())
                            ? widget.toolTip()
                            : "<p>" + widget.toolTip().toHtmlEscaped() + "</p>";
    return name.isEmpty() ? tip : "<p><b>" + name.toHtmlEscaped() + "</b></p>" + tip;
}

/// What the widget itself says.
QString ownText(const QWidget& widget) {
    if (!widget.whatsThis().isEmpty()) {
        return Qt::mightBeRichText(widget.whatsThis()) ? widget.whatsThis()
                                                       : "<p>" + widget.whatsThis().toHtmlEscaped() + "</p>";
    }
    if (!widget.toolTip().isEmpty()) {
        return namedTip(widget);
    }
    if (!hasOwnManualPage(widget)) {
        return {};
    }
    const QString name = widget.accessibleName().isEmpty() ? widget.windowTitle() : widget.accessibleName();
    return name.isEmpty() ? QString() : "<p><b>" + name.toHtmlEscaped() + "</b></p>";
}

/// "More: Bind settings", a link. What's This has the colours of tips, which are dark in both themes.
QString manualLink(const QWidget& widget) {
    const QString topic = manualTopic(&widget);
    const QList<ManualEntry> entries = manualEntries();
    const auto entry = std::ranges::find(entries, topic, &ManualEntry::topic);
    if (topic.isEmpty() || entry == entries.end()) {
        return {};
    }
    return QString(R"(<p><a href="%1" style="color:%2">%3</a></p>)")
        .arg(topic, darkPalette().color(QPalette::Link).name(),
             ControlHelp::tr("Manual: %1").arg(entry->title).toHtmlEscaped());
}

} // namespace

QString pictureTip(const QWidget& widget) {
    const QString picture = tipPictureOf(widget);
    const TipWords words = picture.isEmpty() ? TipWords{} : wordsOf(widget);
    if (words.name.isEmpty()) {
        return {};
    }
    const QString keys =
        words.keys.isEmpty() ? QString() : " &nbsp;<i>" + words.keys.toHtmlEscaped() + "</i>";
    return belowPicture(widget, picture,
                        QString("<p><b>%1</b>%2</p><p>%3</p>")
                            .arg(words.name.toHtmlEscaped(), keys, words.tip.toHtmlEscaped()));
}

QString whatsThisText(const QWidget& widget) {
    const QString text = ownText(widget);
    if (text.isEmpty()) {
        return {};
    }
    const QString all = text + manualLink(widget);
    const QString picture = tipPictureOf(widget);
    return picture.isEmpty() ? all : belowPicture(widget, picture, all);
}

bool ControlHelp::answers(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type != QEvent::ToolTip && type != QEvent::QueryWhatsThis && type != QEvent::WhatsThis &&
        type != QEvent::WhatsThisClicked) {
        return false; // nearly all
    }
    auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr || explainsItself(*widget)) {
        return false;
    }
    if (type == QEvent::WhatsThisClicked) {
        event->accept();
        return answersClick(*event);
    }
    const QString text = type == QEvent::ToolTip ? pictureTip(*widget) : whatsThisText(*widget);
    if (text.isEmpty()) {
        return false;
    }
    event->accept();
    const QPoint where = static_cast<QHelpEvent*>(event)->globalPos();
    if (type == QEvent::ToolTip) {
        QToolTip::showText(where, text, widget);
    } else if (type == QEvent::WhatsThis) {
        QWhatsThis::showText(where, text, widget);
    }
    return true;
}

/// Later: what was clicked goes first.
bool ControlHelp::answersClick(const QEvent& event) {
    const QString topic = static_cast<const QWhatsThisClickedEvent&>(event).href();
    QTimer::singleShot(0, this, [this, topic] {
        QWhatsThis::hideText();
        Q_EMIT pageAsked(topic);
    });
    return true;
}

void ControlHelp::explainFocus() {
    for (QWidget* widget = QApplication::focusWidget(); widget != nullptr; widget = widget->parentWidget()) {
        if (const QString text = whatsThisText(*widget); !text.isEmpty()) {
            QWhatsThis::showText(widget->mapToGlobal(QPoint(0, widget->height())), text, widget);
            return;
        }
    }
}

} // namespace sinew
