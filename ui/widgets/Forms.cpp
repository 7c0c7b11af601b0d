#include "ui/widgets/Forms.h"

#include "ui/widgets/Panel.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSlider>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <optional>

namespace sinew {
namespace {

/// With Shift a drag goes a tenth as far, from where Shift was pressed.
class FineSlider final : public QSlider {
public:
    using QSlider::QSlider;

protected:
    void mouseMoveEvent(QMouseEvent* event) override {
        const bool fine = event->modifiers().testFlag(Qt::ShiftModifier);
        if (!isSliderDown() || (!fine && !m_anchor)) {
            QSlider::mouseMoveEvent(event);
            return;
        }
        const double x = event->position().x();
        if (!m_anchor || m_anchor->fine != fine) { // neither way does the handle jump to the cursor
            m_anchor = Anchor{x, sliderPosition(), fine};
        }
        constexpr double slow = 0.1;
        const double moved = (x - m_anchor->x) * (maximum() - minimum()) / std::max(width(), 1);
        setSliderPosition(m_anchor->position + static_cast<int>(std::lround(fine ? slow * moved : moved)));
    }
    void mouseReleaseEvent(QMouseEvent* event) override {
        m_anchor.reset();
        QSlider::mouseReleaseEvent(event);
    }

private:
    struct Anchor {
        double x;
        int position;
        bool fine;
    };
    std::optional<Anchor> m_anchor; ///< of a drag in which Shift was pressed
};

class SignedSpin final : public QDoubleSpinBox {
public:
    QString textFromValue(double value) const override {
        return QDoubleSpinBox::textFromValue(value == 0.0 ? 0.0 : value); // -0.0 is equal, too
    }
};

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

    /// A list's own scroll bar is none: lists scroll under the cursor.
    static bool holdsValue(const QWidget& control) {
        return qobject_cast<const QComboBox*>(&control) != nullptr ||
               qobject_cast<const QAbstractSpinBox*>(&control) != nullptr ||
               (qobject_cast<const QAbstractSlider*>(&control) != nullptr &&
                qobject_cast<const QScrollBar*>(&control) == nullptr);
    }

    /// Scrolling past a control must not turn it.
    void guardValues(const QWidget& content) {
        for (QWidget* control : content.findChildren<QWidget*>()) {
            if (holdsValue(*control)) {
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

QDoubleSpinBox* signedSpin() {
    return new SignedSpin;
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

SliderScale SliderScale::even(double smallest, double largest, double step) {
    SliderScale scale;
    scale.m_smallest = smallest;
    scale.m_step = step;
    scale.m_positions = static_cast<int>(std::lround((largest - smallest) / step));
    return scale;
}

SliderScale SliderScale::logarithmic(double largest) {
    constexpr int steps = 200;
    SliderScale scale;
    scale.m_step = std::pow(largest, 1.0 / steps);
    scale.m_positions = steps + 1;
    scale.m_logarithmic = true;
    return scale;
}

double SliderScale::valueAt(int position) const {
    if (!m_logarithmic) {
        return m_smallest + position * m_step;
    }
    return position == 0 ? 0.0 : std::pow(m_step, position - 1);
}

int SliderScale::positionOf(double value) const {
    double position = (value - m_smallest) / m_step;
    if (m_logarithmic) {
        constexpr double half = 0.5;
        position = value < half ? 0.0 : 1.0 + std::log(std::max(1.0, value)) / std::log(m_step);
    }
    return static_cast<int>(std::lround(std::clamp(position, 0.0, static_cast<double>(m_positions))));
}

SliderSpin::SliderSpin(double smallest, double largest, double step, int decimals, QWidget* parent)
    : SliderSpin(SliderScale::even(smallest, largest, step), largest, decimals, parent) {
    m_spin->setSingleStep(step);
}

SliderSpin::SliderSpin(const SliderScale& scale, double largest, int decimals, QWidget* parent)
    : QWidget(parent)
    , m_slider(new FineSlider(Qt::Horizontal))
    , m_spin(new QDoubleSpinBox)
    , m_minName(new QLabel)
    , m_maxName(new QLabel)
    , m_scale(scale) {
    constexpr int pageSteps = 10;
    m_slider->setRange(0, scale.positions());
    m_slider->setPageStep(pageSteps);
    m_spin->setRange(scale.valueAt(0), largest);
    m_spin->setDecimals(decimals);
    m_spin->setKeyboardTracking(false);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_minName);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_maxName);
    for (QLabel* end : {m_minName, m_maxName}) {
        end->setProperty("hint", true); // small and pale
        end->hide();
    }
    layout->addWidget(m_spin);
    setFocusProxy(m_slider);
    connect(m_slider, &QSlider::valueChanged, this, [this](int steps) {
        const QSignalBlocker quiet(m_spin);
        m_spin->setValue(m_scale.valueAt(steps));
        Q_EMIT valueChanged(m_spin->value());
    });
    connect(m_spin, &QDoubleSpinBox::valueChanged, this, [this](double typed) {
        const QSignalBlocker quiet(m_slider);
        m_slider->setValue(m_scale.positionOf(typed));
        Q_EMIT valueChanged(typed);
    });
    connect(m_slider, &QSlider::sliderReleased, this, &SliderSpin::released);
    connect(m_spin, &QDoubleSpinBox::editingFinished, this, &SliderSpin::released);
}

double SliderSpin::value() const {
    return m_spin->value();
}

void SliderSpin::setValue(double value) {
    const QSignalBlocker quietSpin(m_spin);
    const QSignalBlocker quietSlider(m_slider);
    m_spin->setValue(value);
    m_slider->setValue(m_scale.positionOf(value));
}

void SliderSpin::describeAs(const QString& name, const QString& tip) {
    describe(this, name, tip);
    describe(m_slider, name, tip);
    describe(m_spin, name, tip);
}

QWidget* SliderSpin::addWide(QFormLayout& form, QLabel* label, QWidget* beside) {
    constexpr int shortest = 140;
    m_slider->setMinimumWidth(shortest);
    QWidget* head = m_spin;
    if (beside != nullptr) {
        constexpr int shortNumber = 68; // it leaves the other its room
        m_spin->setMinimumWidth(shortNumber);
        head = new QWidget;
        auto* row = new QHBoxLayout(head);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(m_spin);
        row->addWidget(beside, 1);
    }
    form.addRow(label, head);
    form.addRow(this);
    return head;
}

void SliderSpin::nameEnds(const QString& min, const QString& max) {
    m_minName->setText(min);
    m_maxName->setText(max);
    m_minName->setVisible(!min.isEmpty());
    m_maxName->setVisible(!max.isEmpty());
}

VectorSpins::VectorSpins(const QString& name, double smallest, double largest, int decimals, QWidget* parent)
    : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (std::size_t axis = 0; axis < m_spins.size(); ++axis) {
        auto* spin = signedSpin();
        spin->setObjectName(QString("%1.%2").arg(name).arg(QChar('x' + static_cast<char>(axis))));
        spin->setRange(smallest, largest);
        spin->setDecimals(decimals);
        spin->setPrefix(QString(QChar('X' + static_cast<char>(axis))) + ' ');
        spin->setKeyboardTracking(false);
        spin->setMinimumWidth(kNarrowSpin);
        row->addWidget(spin, 1);
        connect(spin, &QDoubleSpinBox::valueChanged, this,
                [this, axis](double value) { Q_EMIT valueChanged(axis, value); });
        connect(spin, &QDoubleSpinBox::editingFinished, this, &VectorSpins::released);
        m_spins[axis] = spin;
    }
}

void VectorSpins::setValue(const Vec3& value) {
    for (std::size_t axis = 0; axis < m_spins.size(); ++axis) {
        const QSignalBlocker quiet(m_spins[axis]);
        m_spins[axis]->setValue(value[static_cast<Eigen::Index>(axis)]);
    }
}

void VectorSpins::describeAs(const QString& name, const QString& tip) {
    describe(this, name, tip);
    for (std::size_t axis = 0; axis < m_spins.size(); ++axis) {
        describe(m_spins[axis], name + ' ' + QChar('X' + static_cast<char>(axis)), tip);
    }
}

} // namespace sinew
