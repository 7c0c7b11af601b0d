#pragma once

#include <QGroupBox>

namespace sinew {

/// A titled group whose content a click on its title shows or hides. Whether it is open is remembered from
/// one start to the next. The keyboard opens it with Space, as it checks a group.
class FoldBox : public QGroupBox {
    Q_OBJECT
public:
    /// `name`: what the settings remember it by. `open`: before they remember anything.
    explicit FoldBox(const QString& name, bool open = false, QWidget* parent = nullptr);

    /// Where the content's layout goes.
    QWidget* body() const { return m_body; }
    bool isOpen() const { return isChecked(); }
    void setOpen(bool open) { setChecked(open); }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fold(bool open);

    QString m_key;
    QWidget* m_body;
};

} // namespace sinew
