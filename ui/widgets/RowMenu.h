#pragma once

#include <QObject>

class QAbstractItemView;
class QModelIndex;
class QPoint;

namespace sinew {

/// Tells when a menu is asked for in a list or tree: by a right click on a row, or by the menu key, which
/// means the current row.
class RowMenu : public QObject {
    Q_OBJECT
public:
    explicit RowMenu(QAbstractItemView* view);

Q_SIGNALS:
    /// `row` may be invalid: none is there. `global`: where the menu opens.
    void asked(const QModelIndex& row, const QPoint& global);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAbstractItemView* m_view;
};

} // namespace sinew
