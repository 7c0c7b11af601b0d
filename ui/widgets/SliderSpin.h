#pragma once

#include <QWidget>

class QDoubleSpinBox;
class QLabel;
class QSlider;

namespace sinew {

/// A slider with a number beside it. valueChanged comes from a user's hand only, not from setValue.
class SliderSpin : public QWidget {
    Q_OBJECT
public:
    SliderSpin(double smallest, double largest, double step, int decimals, QWidget* parent = nullptr);

    double value() const;
    void setValue(double value);
    QSlider* slider() const { return m_slider; }
    QDoubleSpinBox* spin() const { return m_spin; }
    /// Accessible name and tip for the pair.
    void describeAs(const QString& name, const QString& tip);
    /// Words at the slider's ends: "soft" and "stiff".
    void nameEnds(const QString& least, const QString& most);

Q_SIGNALS:
    void valueChanged(double value);
    void released(); ///< the drag, or the typing, has ended

private:
    QSlider* m_slider;
    QDoubleSpinBox* m_spin;
    QLabel* m_leastName; ///< hidden without a name
    QLabel* m_mostName;
    double m_smallest;
    double m_step;
};

} // namespace sinew
