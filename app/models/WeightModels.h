#pragma once

#include "app/document/Document.h"
#include "app/jobs/SceneInspector.h"

#include <QAbstractTableModel>

namespace sinew {

/// The bones of the selected vertex: those with weight, largest first, then near ones without. Distances come
/// with the explanation; until it is there, and in documents that are not bound, the weights stand alone. The
/// active joint has a row of its own in any case, so that it can be given weight: shares can be edited.
class InfluencesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Joint, Weight, Distance, Path, ColumnCount };
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
    /// Weight, Qt::EditRole: the fraction in percent. False: `refused` says why.
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

/// The weights of the selected vertices, or of the inspected one while none is selected: a row for each, a
/// column for each joint that has weight in one of them and for the active joint. Joints keep their columns
/// as long as the vertices stay the same, so that nothing moves under the hand. Weights can be edited. The
/// last column has the sum of each row.
class ComponentsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        WeightRole = Qt::UserRole, ///< 0..1, for bars and sorting
        JointRole,                 ///< number of the joint
        LockedRole                 ///< of a column's header: no hand changes the joint's weights
    };

    ComponentsModel(Document& document, QObject* parent = nullptr);

    VertexId vertexAt(int row) const { return m_vertices[static_cast<std::size_t>(row)]; }
    /// kNone: the column has the sums, or is none.
    std::int32_t jointAt(int column) const {
        return column >= 0 && column < jointCount() ? m_joints[static_cast<std::size_t>(column)] : kNone;
    }
    int jointCount() const { return static_cast<int>(m_joints.size()); }
    /// All cells get this weight (0 to 1): one undoable step. False: `refused` says why.
    bool setCells(const QModelIndexList& cells, double weight);
    /// Each cell gets its own; as many as cells. Cells of sums are left as they are.
    bool setCells(const QModelIndexList& cells, const std::vector<double>& weights);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Qt::EditRole: in percent, one cell.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void refused(const sinew::Error& error);

private:
    void documentChanged(DocumentChanges what);
    std::vector<VertexId> listed() const;
    std::vector<std::int32_t> used(const std::vector<VertexId>& vertices) const;
    double weight(const QModelIndex& index) const;
    QString vertexText(VertexId vertex) const;
    QVariant jointHeader(std::int32_t joint, int role) const;

    Document& m_document;
    std::vector<VertexId> m_vertices;   ///< ascending
    std::vector<std::int32_t> m_joints; ///< ascending
};

} // namespace sinew
