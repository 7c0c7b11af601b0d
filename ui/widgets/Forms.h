#pragma once

#include "core/base/Types.h"

#include <QWidget>

#include <array>

class QFormLayout;
class QLabel;
class QWidget;
class QDoubleSpinBox;
class QSlider;

namespace sinew {

/// A form of labels and controls in `parent`, or in the body of a FoldBox, for panels however narrow.
QFormLayout* formIn(QWidget* parent);
/// The width of a number field of which three stand side by side.
constexpr int kNarrowSpin = 84;
/// A field for numbers of either sign, which writes what rounds to nothing as 0 and never as -0.
QDoubleSpinBox* signedSpin();
/// The label that gives a form's first column its width, the same in all forms, so that their controls stand
/// in one line.
QLabel* columnLabel();

/// A frameless area that scrolls `content` up and down and is never narrower than it.
QWidget* scrollPane(QWidget* content);

/// Which numbers a slider stands at.
class SliderScale {
public:
    /// From smallest to largest in equal steps.
    static SliderScale even(double smallest, double largest, double step);
    /// 0 at the left end, then from 1 to largest in steps that grow with the number.
    static SliderScale logarithmic(double largest);

    int positions() const { return m_positions; } ///< the last one
    double valueAt(int position) const;
    /// The nearest position.
    int positionOf(double value) const;

private:
    double m_smallest = 0.0;
    double m_step = 1.0; ///< a difference, or on a logarithmic scale a factor
    int m_positions = 1;
    bool m_logarithmic = false;
};

/// A slider with a number beside it. valueChanged comes from a user's hand only, not from setValue.
class SliderSpin : public QWidget {
    Q_OBJECT
public:
    SliderSpin(double smallest, double largest, double step, int decimals, QWidget* parent = nullptr);
    /// The number may be larger than the slider's: up to `largest`.
    SliderSpin(const SliderScale& scale, double largest, int decimals, QWidget* parent = nullptr);

    double value() const;
    void setValue(double value);
    QSlider* slider() const { return m_slider; }
    QDoubleSpinBox* spin() const { return m_spin; }
    /// Accessible name and tip for the pair.
    void describeAs(const QString& name, const QString& tip);
    /// Rows of a form in which the slider has the whole width: the number stands beside the label, with what
    /// is `beside` it, the slider below. Returns what stands beside the label.
    QWidget* addWide(QFormLayout& form, QLabel* label, QWidget* beside = nullptr);
    /// Words at the slider's ends: "soft" and "stiff".
    void nameEnds(const QString& min, const QString& max);

Q_SIGNALS:
    void valueChanged(double value);
    void released(); ///< the drag, or the typing, has ended

private:
    QSlider* m_slider;
    QDoubleSpinBox* m_spin;
    QLabel* m_minName; ///< hidden without a name
    QLabel* m_maxName;
    SliderScale m_scale;
};

/// Three numbers side by side, one an axis. valueChanged comes from a user's hand only, not from setValue.
class VectorSpins : public QWidget {
    Q_OBJECT
public:
    /// `name`: before ".x", ".y" and ".z" in the object names of the three.
    VectorSpins(const QString& name, double smallest, double largest, int decimals,
                QWidget* parent = nullptr);

    void setValue(const Vec3& value);
    QDoubleSpinBox* spin(std::size_t axis) const { return m_spins[axis]; }
    /// Accessible names, "Position X" and so on, and a tip for all three.
    void describeAs(const QString& name, const QString& tip);

Q_SIGNALS:
    /// One of them is another number now.
    void valueChanged(std::size_t axis, double value);
    void released(); ///< the typing has ended

private:
    std::array<QDoubleSpinBox*, 3> m_spins{};
};

} // namespace sinew
