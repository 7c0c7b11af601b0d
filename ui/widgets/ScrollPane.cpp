#include "ui/widgets/ScrollPane.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

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
                forgetLeastWidth(*box);
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
    static void forgetLeastWidth(QComboBox& box) {
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

} // namespace

QWidget* scrollPane(QWidget* content) {
    return new Pane(content);
}

} // namespace sinew
