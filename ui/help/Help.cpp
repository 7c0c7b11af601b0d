#include "ui/help/Help.h"

#include "ui/theme/Palette.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QCursor>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QHash>
#include <QHelpEvent>
#include <QImage>
#include <QKeyEvent>
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
#include <utility>

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

/// Whether a widget lies in a window or in a panel that floats beside it. Behind a dialog lies the main
/// window, and the cursor may be over that.
bool liesIn(const QWidget* widget, const QWidget* window) {
    const QWidget* own = widget != nullptr ? widget->window() : nullptr;
    const bool floats = qobject_cast<const QDockWidget*>(own) != nullptr && own->parentWidget() == window;
    return own != nullptr && (own == window || floats);
}

QString topicIn(const QWidget* window) {
    const QWidget* pointed = QApplication::widgetAt(QCursor::pos());
    const QString topic = liesIn(pointed, window) ? manualTopic(pointed) : QString();
    if (!topic.isEmpty()) {
        return topic;
    }
    const QWidget* focused = QApplication::focusWidget();
    return manualTopic(liesIn(focused, window) ? focused : window);
}

/// F1 as a key or as a shortcut to be.
bool isHelpKey(const QEvent& event, Qt::KeyboardModifiers with = Qt::NoModifier) {
    return (event.type() == QEvent::KeyPress || event.type() == QEvent::ShortcutOverride) &&
           static_cast<const QKeyEvent&>(event).key() == Qt::Key_F1 &&
           static_cast<const QKeyEvent&>(event).modifiers() == with;
}

/// A dialog has no part in the window's keys.
bool pressedInDialog(const QObject* watched, const QEvent& event) {
    if (event.type() != QEvent::KeyPress) {
        return false;
    }
    const auto* widget = qobject_cast<const QWidget*>(watched);
    return widget != nullptr && qobject_cast<const QDialog*>(widget->window()) != nullptr &&
           qobject_cast<const ManualDialog*>(widget->window()) == nullptr;
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

Help::Help(const Entries& entries, QWidget* window)
    : QObject(window)
    , m_manual(entries.manual)
    , m_window(window)
    , m_controls(new ControlHelp(this)) {
    qApp->installEventFilter(this);
    connect(m_manual, &QAction::triggered, this,
            [this] { show(std::exchange(m_byKey, false) ? topicIn(m_window) : QString(kManualContents)); });
    connect(entries.whatsThis, &QAction::triggered, this, &QWhatsThis::enterWhatsThisMode);
    connect(entries.explainFocus, &QAction::triggered, this, &ControlHelp::explainFocus);
    connect(m_controls, &ControlHelp::pageAsked, this, &Help::show);
}

bool Help::eventFilter(QObject* watched, QEvent* event) {
    if (m_controls->answers(watched, event)) {
        return true;
    }
    if (watched == m_manual && event->type() == QEvent::Shortcut) {
        m_byKey = true; // its trigger follows
        return false;
    }
    if (isHelpKey(*event) && asksInMenu(*event)) {
        event->accept(); // no shortcut then: the key comes to the menu
        return true;
    }
    return pressedInDialog(watched, *event) && answersDialog(*static_cast<const QWidget*>(watched), *event);
}

bool Help::answersDialog(const QWidget& pressed, const QEvent& event) {
    if (isHelpKey(event)) {
        show(topicIn(pressed.window()));
    } else if (isHelpKey(event, Qt::ShiftModifier)) {
        QWhatsThis::enterWhatsThisMode();
    } else if (isHelpKey(event, Qt::AltModifier)) {
        ControlHelp::explainFocus();
    } else {
        return false;
    }
    return true;
}

/// An open menu has the keyboard. False: none is open, or it has no page.
bool Help::asksInMenu(const QEvent& event) {
    const auto* menu = qobject_cast<const QMenu*>(QApplication::activePopupWidget());
    const QString topic = menu != nullptr ? manualTopic(*menu) : QString();
    if (topic.isEmpty()) {
        return false;
    }
    if (event.type() == QEvent::KeyPress) {
        while (QWidget* open = QApplication::activePopupWidget()) { // also those that it opened from
            if (!open->close()) {
                break;
            }
        }
        show(topic);
    }
    return true;
}

QString Help::wordsOf(const QString& topic) {
    static const QHash<QString, const char*> words{
        {"lods", QT_TRANSLATE_NOOP("Help", "LOD LODs level of detail reduce decimate")},
        {"batch", QT_TRANSLATE_NOOP("Help", "batch many files folder crowd farm cluster")},
        {"transfer", QT_TRANSLATE_NOOP("Help", "garment outfit clothes clothing wardrobe copy weights")},
        {"recipes", QT_TRANSLATE_NOOP("Help", "batch settings preset LOD outfit")},
        {"drivers", QT_TRANSLATE_NOOP("Help", "corrective blend shape PSD helper")},
        {"bake", QT_TRANSLATE_NOOP("Help", "corrective helper joints linear skinning")},
        {"rest-pose", QT_TRANSLATE_NOOP("Help", "rest pose bind pose A-pose T-pose")},
        {"command-line", QT_TRANSLATE_NOOP("Help", "terminal script automation pipeline")},
    };
    const char* found = words.value(topic);
    return found == nullptr ? QString()
                            : QCoreApplication::translate("Help", found) + '\n' + QString::fromUtf8(found);
}

/// A modal dialog lets only its own children be used, so it gets a manual of its own.
void Help::show(const QString& topic) {
    QWidget* modal = QApplication::activeModalWidget();
    QWidget* parent = modal != nullptr ? modal : m_window;
    auto* dialog = parent->findChild<ManualDialog*>(QString(), Qt::FindDirectChildrenOnly);
    if (dialog == nullptr) {
        dialog = new ManualDialog(parent);
    }
    dialog->showTopic(topic);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace sinew
