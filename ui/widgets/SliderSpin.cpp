#include "ui/widgets/SliderSpin.h"

#include "ui/widgets/Panel.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

#include <cmath>

namespace sinew {

SliderSpin::SliderSpin(double smallest, double largest, double step, int decimals, QWidget* parent)
    : QWidget(parent)
    , m_slider(new QSlider(Qt::Horizontal))
    , m_spin(new QDoubleSpinBox)
    , m_leastName(new QLabel)
    , m_mostName(new QLabel)
    , m_smallest(smallest)
    , m_step(step) {
    constexpr int pageSteps = 10;
    m_slider->setRange(0, static_cast<int>(std::lround((largest - smallest) / step)));
    m_slider->setPageStep(pageSteps);
    m_spin->setRange(smallest, largest);
    m_spin->setSingleStep(step);
    m_spin->setDecimals(decimals);
    m_spin->setKeyboardTracking(false);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_leastName);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_mostName);
    for (QLabel* end : {m_leastName, m_mostName}) {
        end->setProperty("hint", true); // small and pale
        end->hide();
    }
    layout->addWidget(m_spin);
    setFocusProxy(m_slider);
    connect(m_slider, &QSlider::valueChanged, this, [this](int steps) {
        const double shown = m_smallest + steps * m_step;
        const QSignalBlocker quiet(m_spin);
        m_spin->setValue(shown);
        Q_EMIT valueChanged(m_spin->value());
    });
    connect(m_spin, &QDoubleSpinBox::valueChanged, this, [this](double typed) {
        const QSignalBlocker quiet(m_slider);
        m_slider->setValue(static_cast<int>(std::lround((typed - m_smallest) / m_step)));
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
    m_slider->setValue(static_cast<int>(std::lround((value - m_smallest) / m_step)));
}

void SliderSpin::describeAs(const QString& name, const QString& tip) {
    describe(this, name, tip);
    describe(m_slider, name, tip);
    describe(m_spin, name, tip);
}

void SliderSpin::nameEnds(const QString& least, const QString& most) {
    m_leastName->setText(least);
    m_mostName->setText(most);
    m_leastName->setVisible(!least.isEmpty());
    m_mostName->setVisible(!most.isEmpty());
}

} // namespace sinew
