#pragma once

#include "app/document/edits/PartEdits.h"
#include "app/jobs/SceneInspector.h"
#include "core/bind/settings/PartPlan.h"
#include "core/geometry/WeldedSurface.h"

#include <QAbstractTableModel>

namespace sinew {

/// The parts of a document, and those of their shells that have a rule or a proposal: what they hold, how
/// they are to be treated, what is wrong with their meshes, and what the last bind did with them.
class PartsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Vertices, Polygons, Rule, Condition, Binding, Eye, ColumnCount };
    enum Role {
        PartRole = Qt::UserRole, ///< number of the part
        ShellRole,               ///< of its shell, from 1; 0: the whole part
        DefectsRole,             ///< how many edges and polygons have something wrong; -1: not inspected yet
        SpecialRole,             ///< the bind treated it specially
        HiddenRole,              ///< its part is hidden
        GhostedRole              ///< its part is ghosted
    };

    PartsModel(Document& document, SceneInspector& inspector, QObject* parent = nullptr);

    QModelIndex indexOf(std::int32_t part) const;
    QModelIndex indexOf(PieceId piece) const;
    PieceId pieceAt(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void documentChanged(DocumentChanges what);
    void rowsChanged(int first, int last);
    const MeshReport* reportOf(std::size_t part) const;
    void list();
    QString text(PieceId piece, int column) const;
    QString shellText(PieceId piece, int column) const;
    QString binding(PieceId piece) const;
    QString eyeText(PieceId piece) const;

    Document& m_document;
    std::shared_ptr<const Scene> m_listed; ///< whose parts the rows are; others may hear of a new one first
    std::vector<PieceId> m_rows;
    mutable std::vector<std::optional<SurfaceShells>> m_shells; ///< #parts, found when one is listed
    SceneInspector& m_inspector;
};

/// "3 holes, 12 non-manifold edges, ..." or that nothing is wrong. One line.
QString conditionText(const MeshReport& report);

} // namespace sinew
