#pragma once

#include <QString>
#include <QStyledItemDelegate>

namespace sinew {

/// One of two signs in a cell, such as a padlock: the first, in the accent colour, where `role` says so, else
/// the second.
class StateMark : public QStyledItemDelegate {
    Q_OBJECT
public:
    StateMark(int role, QString on, QString off, QObject* parent);
    /// A third sign, which goes before the others where `role` says so.
    void addState(int role, const QString& icon);

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    int m_role;
    QString m_on; ///< names of icons
    QString m_off;
    int m_thirdRole = -1; ///< none
    QString m_third;
};

} // namespace sinew
