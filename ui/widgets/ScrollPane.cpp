#include "ui/widgets/ScrollPane.h"

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
        fit();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) {
            fit();
        }
        return QScrollArea::eventFilter(watched, event);
    }

private:
    void fit() {
        setMinimumWidth(widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width());
    }
};

} // namespace

QWidget* scrollPane(QWidget* content) {
    return new Pane(content);
}

} // namespace sinew
