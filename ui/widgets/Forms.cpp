#include "ui/widgets/Forms.h"

#include "ui/widgets/Panel.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QWidget>

#include <algorithm>

namespace sinew {
namespace {

class Pane final : public QScrollArea {
public:
    explicit Pane(QWidget* content) {
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        viewport()->setAutoFillBackground(false);
        setWidget(content);
        content->setAutoFillBackground(false);
        content->installEventFilter(this);
        guardValues(*content);
        fit();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) {
            fit();
        }
        if (event->type() == QEvent::LanguageChange) {
            if (auto* box = qobject_cast<QComboBox*>(watched)) {
                forgetMinWidth(*box);
            }
        }
        if (event->type() == QEvent::Wheel && isIdleControl(*static_cast<const QWidget*>(watched))) {
            event->ignore(); // it goes on to the area, which scrolls
            return true;
        }
        return QScrollArea::eventFilter(watched, event);
    }

private:
    /// A box keeps the least width of its first texts, other ones in another language notwithstanding; only a
    /// change of style makes it measure anew.
    static void forgetMinWidth(QComboBox& box) {
        QEvent measure(QEvent::StyleChange);
        QCoreApplication::sendEvent(&box, &measure);
        box.updateGeometry();
    }

    /// Qt lets an area watch its own scroll bars too, and those must turn.
    bool isIdleControl(const QWidget& watched) const {
        return &watched != widget() && widget()->isAncestorOf(&watched) && !watched.hasFocus();
    }

    /// Scrolling past a control must not turn it.
    void guardValues(const QWidget& content) {
        for (QWidget* control : content.findChildren<QWidget*>()) {
            if (qobject_cast<QComboBox*>(control) != nullptr ||
                qobject_cast<QAbstractSpinBox*>(control) != nullptr ||
                qobject_cast<QAbstractSlider*>(control) != nullptr) {
                control->setFocusPolicy(Qt::StrongFocus);
                control->installEventFilter(this);
            }
            auto* box = qobject_cast<QComboBox*>(control);
            if (box != nullptr && box->sizeAdjustPolicy() == QComboBox::AdjustToContentsOnFirstShow) {
                box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // another language wants other room
            }
        }
    }

    void fit() {
        setMinimumWidth(widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width());
    }
};

constexpr QSize kFirstWindow{1600, 1000};
constexpr QSize kMinWindow{900, 600};
/// What a desktop puts around a window: its title bar.
constexpr QSize kWindowFrame{4, 40};

} // namespace

QFormLayout* formIn(QWidget* parent) {
    auto* fold = qobject_cast<FoldBox*>(parent);
    auto* form = new QFormLayout(fold != nullptr ? fold->body() : parent);
    form->setContentsMargins(0, 4, 0, 0);
    form->setHorizontalSpacing(8);
    form->setVerticalSpacing(6);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows); // in a narrow panel labels stand above their fields
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

QLabel* columnLabel() {
    auto* label = new QLabel;
    constexpr int width = 104;
    label->setMinimumWidth(width);
    return label;
}

QWidget* scrollPane(QWidget* content) {
    return new Pane(content);
}

FirstPlace firstPlace(const QRect& room) {
    const QSize framed = kFirstWindow + kWindowFrame;
    if (room.width() < framed.width() || room.height() < framed.height()) {
        return {room, true};
    }
    QRect place(QPoint(), kFirstWindow);
    place.moveCenter(room.center());
    return {place, false};
}

QRect fitted(const QRect& window, const QRect& room) {
    QRect place(window.topLeft(), window.size().boundedTo(room.size()));
    place.moveLeft(std::clamp(place.left(), room.left(), room.left() + room.width() - place.width()));
    place.moveTop(std::clamp(place.top(), room.top(), room.top() + room.height() - place.height()));
    return place;
}

QSize minWindow(const QRect& room) {
    return kMinWindow.boundedTo(room.size());
}

QRect roomFor(const QWidget& window) {
    return window.screen()->availableGeometry();
}

} // namespace sinew
