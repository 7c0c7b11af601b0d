#pragma once

#include "app/jobs/Explainer.h"

#include <QAbstractTableModel>

namespace sinew {

/// The bones of the selected vertex: those with weight, largest first, then near ones without. Distances come
/// with the explanation; until it is there, and in documents that are not bound, the weights stand alone. The
/// active joint has a row of its own in any case, so that it can be given weight: shares can be edited.
class InfluencesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Joint, Weight, Distance, Way, ColumnCount };
    enum Role {
        JointRole = Qt::UserRole, ///< number of the joint
        WeightRole,               ///< 0..1, for a bar
        MetersRole,               ///< cost of the path from the bone; negative: not known or unreached
        ThinRole                  ///< the path runs through a place only a voxel or two thin
    };

    InfluencesModel(Document& document, Explainer& explainer, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Weight, Qt::EditRole: the share in percent. False: `refused` says why.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void refused(const sinew::Error& error);

private:
    struct Row {
        std::int32_t joint = kNone;
        double weight = 0.0;
        double meters = -1.0;
        bool thin = false;
        bool hasPath = false; ///< the explanation knows its path
    };
    void reload();
    std::vector<Row> rows() const;
    QString text(const Row& row, int column) const;

    Document& m_document;
    Explainer& m_explainer;
    std::vector<Row> m_rows;
};

} // namespace sinew
