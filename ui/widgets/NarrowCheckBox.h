#pragma once

#include <QCheckBox>

namespace sinew {

/// A check box for narrow panels: its text wraps, or ends in an ellipsis and stands in the tool tip whole,
/// where a plain one would be as wide as its text.
class NarrowCheckBox : public QCheckBox {
    Q_OBJECT
public:
    enum class Overflow { Wrap, Elide };
    explicit NarrowCheckBox(Overflow overflow = Overflow::Wrap, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return m_overflow == Overflow::Wrap; }
    int heightForWidth(int width) const override;
    /// The text as it is shown, without marks of menu keys.
    QString shownText() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void askForRoom();
    QStyleOptionButton optionOf(const QRect& rect) const;
    QRect textRect(const QRect& rect) const;
    int lineHeight() const;

    Overflow m_overflow;
};

} // namespace sinew
