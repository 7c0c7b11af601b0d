#pragma once

#include "app/document/PosedMesh.h"
#include "app/jobs/JointCheck.h"
#include "app/jobs/SceneInspector.h"

#include <QAbstractItemModel>

namespace sinew {

/// The joints of a document as a tree. Only another skeleton resets it; all else keeps what is expanded and
/// selected.
class JointTreeModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { Name, Lock, Vertices, Eye, ColumnCount };
    enum Role {
        JointRole = Qt::UserRole, ///< number of the joint
        SourceRole,               ///< it carries weight, or would in a bind with the present settings
        OutsideRole,              ///< it lies outside the volume
        PosedRole,                ///< the pose moves it
        VertexCountRole,          ///< vertices it has weight in
        LockedRole,               ///< brushes and operations leave its weights alone
        HelperRole,               ///< its name says that it controls something or marks an end
        HiddenRole,               ///< the view leaves it out
        FaultsRole                ///< what is wrong with it, in one line; empty: nothing is known
    };

    JointTreeModel(Document& document, SceneInspector& inspector, QObject* parent = nullptr);

    /// Tips and colours tell what is wrong with joints. Outlives this.
    void setCheck(const JointCheck& check);

    /// What is wrong with a joint, one line each; empty: nothing is known.
    static QStringList faultTexts(const JointCheck& check, std::int32_t joint);

    QModelIndex indexOf(std::int32_t joint) const; ///< invalid for kNone
    static std::int32_t jointOf(const QModelIndex& index);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// A name that is another one: says renamed(); the document has it afterwards or not.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Joints are dropped on the one that they come below, or beside all rows to become roots: says
    /// reparented().
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& rows) const override;
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

Q_SIGNALS:
    void renamed(std::int32_t joint, const QString& name);
    /// kNone: they become roots.
    void reparented(const std::vector<std::int32_t>& joints, std::int32_t parent);

private:
    void documentChanged(DocumentChanges what);
    void reload();
    void chooseBones();
    const std::vector<std::size_t>& vertexCounts() const;
    /// Every row of a column, level by level.
    void rowsChanged();
    bool posed(std::size_t joint) const;
    bool outside(std::size_t joint) const;
    QString toolTip(std::size_t joint, int column) const;
    QString lockText(std::size_t joint) const;
    QString stateText(std::size_t joint, int column) const;
    QVariant text(std::size_t joint, int column) const;

    static QString faultText(JointFault fault);
    QStringList faultTexts(std::size_t joint) const;

    const JointCheck* m_check = nullptr;
    Document& m_document;
    SceneInspector& m_inspector;
    std::shared_ptr<const Scene> m_scene;
    std::vector<std::vector<std::int32_t>> m_children; ///< #J + 1, the roots last
    std::vector<int> m_row;                            ///< #J place among its siblings
    std::string m_prefix;                              ///< that names are shown without
    std::vector<bool> m_source;                        ///< #J
    GuessedTails m_guessed;                            ///< #J
    mutable std::vector<std::size_t> m_vertices;       ///< #J, empty: not counted yet
};

} // namespace sinew
