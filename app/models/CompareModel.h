#pragma once

#include "app/view/compare/CompareData.h"

#include <QAbstractTableModel>

namespace sinew {

/// The figures of a comparison, a row a pane. Differences and distances are from the first one.
class CompareModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Skin, Time, Influences, Difference, Distance, Stretch, Bleed, Unweighted, ColumnCount };

    CompareModel(const Document& document, const CompareController& controller, const CompareData& data,
                 QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// The fraction of what runs has grown.
    void showProgress();
    /// What became of a skin that has no figures: "waiting", "42 %", the error; of others their time.
    static QString stateText(const ComparedSkin& skin, double fraction);

private:
    void reload();
    QString text(std::size_t pane, int column) const;
    QString figureText(const CompareFigures& figures, int column) const;

    const Document& m_document;
    const CompareController& m_controller;
    const CompareData& m_data;
    int m_rows = 0;
};

} // namespace sinew
