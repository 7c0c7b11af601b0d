#pragma once

#include "app/jobs/SceneInspector.h"

#include <QAbstractTableModel>

namespace sinew {

/// The parts of a document: what they hold, what is wrong with their meshes, and what the last bind did with
/// them.
class PartsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Points, Polygons, Condition, Treatment, ColumnCount };
    enum Role {
        PartRole = Qt::UserRole, ///< number of the part
        DefectsRole,             ///< how many edges and polygons have something wrong; -1: not inspected yet
        SpecialRole              ///< the bind treated it specially
    };

    PartsModel(Document& document, SceneInspector& inspector, QObject* parent = nullptr);

    QModelIndex indexOf(std::int32_t part) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void documentChanged(DocumentChanges what);
    void rowsChanged(int first, int last);
    const MeshReport* reportOf(std::size_t part) const;
    QString text(std::size_t part, int column) const;
    QString treatment(std::size_t part) const;

    Document& m_document;
    SceneInspector& m_inspector;
};

/// "3 holes, 12 edges of 3 faces, ..." or that nothing is wrong. One line.
QString conditionText(const MeshReport& report);

} // namespace sinew
