#include "tests/ui/support/ClippedTexts.h"

#include "ui/widgets/Elided.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOptionComboBox>

namespace sinew::test {
namespace {

template<typename T>
const T* as(const QWidget* widget) {
    return qobject_cast<const T*>(widget);
}

/// A part of a control that speaks for it, or of a list, which scrolls.
bool inner(const QWidget* widget, const QWidget& panel) {
    for (const QWidget* above = widget->parentWidget(); above != nullptr && above != &panel;
         above = above->parentWidget()) {
        if (as<QAbstractSpinBox>(above) || as<QComboBox>(above) || as<QLineEdit>(above) ||
            as<QAbstractItemView>(above)) {
            return true;
        }
    }
    return as<QScrollBar>(widget) != nullptr;
}

int roomOf(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.currentText = box.currentText();
    option.iconSize = box.iconSize();
    return box.style()
        ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box)
        .width();
}

/// Empty when the whole of the text is there.
QString wanting(const QWidget* widget) {
    const QFontMetrics font = widget->fontMetrics();
    const auto short_ = [](int has, int needs, const QString& text) {
        return has >= needs ? QString() : QString("'%1' needs %2 and has %3").arg(text).arg(needs).arg(has);
    };
    if (as<ElidedLabel>(widget) || as<ElidedToolButton>(widget)) {
        return {};
    }
    if (const auto* box = as<NarrowCheckBox>(widget)) {
        return box->hasHeightForWidth()
                   ? short_(box->height(), box->heightForWidth(box->width()), box->text())
                   : QString();
    }
    if (const auto* label = as<QLabel>(widget)) {
        return label->wordWrap()
                   ? short_(label->height(), label->heightForWidth(label->width()), label->text())
                   : short_(label->width(), label->sizeHint().width(), label->text());
    }
    if (const auto* button = as<QAbstractButton>(widget)) {
        return short_(button->width(), button->minimumSizeHint().width(), button->text());
    }
    if (const auto* box = as<QComboBox>(widget)) {
        constexpr int rounding = 1; // boxes measure their texts otherwise than fonts
        const bool names = box->sizeAdjustPolicy() == QComboBox::AdjustToMinimumContentsLengthWithIcon;
        return names ? QString()
                     : short_(roomOf(*box) + rounding, font.horizontalAdvance(box->currentText()),
                              box->currentText());
    }
    if (const auto* spin = as<QAbstractSpinBox>(widget)) {
        constexpr int margins = 4; // of the line, two a side
        const auto* line = spin->findChild<QLineEdit*>();
        return short_(line->width() - margins, font.horizontalAdvance(line->text()), line->text());
    }
    if (const auto* group = as<QGroupBox>(widget)) {
        return short_(group->width(), font.horizontalAdvance(group->title()), group->title());
    }
    return {};
}

} // namespace

QStringList clippedTexts(QWidget& panel) {
    const auto* area = as<QScrollArea>(&panel);
    const QWidget* scrolled = area == nullptr ? panel.findChild<QScrollArea*>() : nullptr;
    QStringList found;
    for (const QWidget* widget : panel.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&panel) || inner(widget, panel)) {
            continue;
        }
        const auto* frame = area != nullptr ? area
                            : scrolled != nullptr && scrolled->isAncestorOf(widget)
                                ? as<QScrollArea>(scrolled)
                                : nullptr;
        const QWidget* sides = frame != nullptr ? frame->viewport() : &panel;
        const int left = sides->isAncestorOf(widget) ? widget->mapTo(sides, QPoint()).x() : 0;
        if (sides->isAncestorOf(widget) && (left < 0 || left + widget->width() > sides->width())) {
            found << QString("%1 '%2' reaches over the side")
                         .arg(widget->metaObject()->className(), widget->objectName());
        }
        if (const QString text = wanting(widget); !text.isEmpty()) {
            found << QString("%1 %2").arg(widget->objectName(), text);
        }
    }
    return found;
}

} // namespace sinew::test
