#include "ui/help/ControlHelp.h"

#include "ui/help/ManualTopics.h"
#include "ui/theme/Theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QFile>
#include <QHelpEvent>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QSvgRenderer>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>
#include <QWhatsThis>

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

constexpr std::array kTipPictures{
    TipPicture{"bind.alpha", "stiffness"},
    TipPicture{"bind.boneAlpha", "stiffness"},
    TipPicture{"regions.alpha", "stiffness"},
    TipPicture{"bind.resolution", "voxels"},
    TipPicture{"places.refine", "voxels"},
    TipPicture{"layer.voxels", "voxels"},
    TipPicture{"bind.maxInfluences", "influences"},
    TipPicture{"export.influences", "influences"},
    TipPicture{"layer.influenceCount", "influences"},
    TipPicture{"bind.smoothing", "smoothing"},
    TipPicture{"weights.smooth", "smoothing"},
    TipPicture{"bind.penalty", "penalty"},
    TipPicture{"parts.treatment", "parts"},
    TipPicture{"weightLayers.list", "layers"},
    TipPicture{"weights.addPaint", "layers"},
    TipPicture{"pose.explain", "paths"},
    TipPicture{"layer.explanation", "paths"},
    TipPicture{"influences.table", "paths"},
    TipPicture{"pose.deformer", "twist"},
    TipPicture{"pose.dqs", "twist"},
    TipPicture{"pose.implicit", "implicit"},
};

/// The name that the table knows a control by.
QString thingOf(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label != nullptr && label->buddy()) {
        return thingOf(*label->buddy());
    }
    const auto* button = qobject_cast<const QToolButton*>(&widget);
    if (button != nullptr && button->defaultAction() != nullptr) {
        return button->defaultAction()->objectName();
    }
    const bool piece = widget.objectName().isEmpty() || widget.objectName().startsWith("qt_");
    return piece && widget.parentWidget() != nullptr ? widget.parentWidget()->objectName()
                                                     : widget.objectName();
}

/// Tips are dark in both themes. Drawings are black where they show the character, red and blue where they
/// show weights.
QByteArray coloured(QByteArray drawing) {
    const QPalette palette = QApplication::palette();
    drawing.replace("#000", palette.color(QPalette::ToolTipText).name().toLatin1());
    drawing.replace("#f00", darkPalette().color(QPalette::Link).name().toLatin1());
    drawing.replace("#00f", "#6fb1dc");
    return drawing;
}

QImage rendered(const QByteArray& drawing, qreal pixelRatio) {
    QSvgRenderer renderer(drawing);
    if (!renderer.isValid()) {
        return {};
    }
    QImage image(static_cast<int>(std::lround(kTipPictureWidth * pixelRatio)),
                 static_cast<int>(std::lround(kTipPictureHeight * pixelRatio)),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

} // namespace

std::span<const TipPicture> tipPictures() {
    return kTipPictures;
}

QString tipPictureOf(const QWidget& widget) {
    const QString thing = thingOf(widget);
    const auto* found = std::ranges::find_if(
        kTipPictures, [&](const TipPicture& each) { return thing == QLatin1String(each.thing); });
    return found == kTipPictures.end() ? QString() : QString::fromLatin1(found->picture);
}

QString tipPictureHtml(const QString& picture, qreal pixelRatio) {
    QFile file(":/tips/" + picture + ".svg");
    const QImage image =
        file.open(QIODevice::ReadOnly) ? rendered(coloured(file.readAll()), pixelRatio) : QImage();
    if (image.isNull()) {
        return {};
    }
    QBuffer png;
    image.save(&png, "PNG");
    return QString(R"(<img src="data:image/png;base64,%1" width="%2" height="%3">)")
        .arg(QString::fromLatin1(png.data().toBase64()))
        .arg(kTipPictureWidth)
        .arg(kTipPictureHeight);
}

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
