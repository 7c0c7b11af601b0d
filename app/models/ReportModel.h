#pragma once

#include "app/document/edits/PartEdits.h"
#include "app/jobs/WeightCheck.h"
#include "app/report/Issues.h"
#include "app/view/ViewMark.h"

#include <QAbstractItemModel>

#include <memory>
#include <optional>
#include <vector>

namespace sinew {

/// The issues found when a document's character was read and bound, a row each. What an issue gathers lies
/// below its row. Warnings stand on top; all that matters less lies under one last row, the notes.
class ReportModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { Text, Origin, Fix, ColumnCount };
    enum Role {
        SeverityRole = Qt::UserRole, ///< int of Severity
        JointRole,                   ///< the joint it concerns, or kNone
        PartRole,                    ///< the part it concerns, or kNone
        CountRole,                   ///< how many vertices, faces, ...
        LeakRole,                    ///< the report's leak it is about, or kNone
        ProposalRole                 ///< the report's proposal it makes, or kNone
    };

    explicit ReportModel(Document& document, QObject* parent = nullptr);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// What a check of the weights has found; null: nothing is known.
    void setFaults(std::shared_ptr<const FaultGroups> faults);
    /// The faulty vertices that a row is about; empty: it is about something else.
    std::vector<VertexId> verticesAt(const QModelIndex& index) const;

    int warnings() const; ///< rows on top that are some
    int notes() const;    ///< rows under the last one
    /// The row that the notes lie under; invalid without any.
    QModelIndex notesIndex() const;
    /// Where a row's matter is; nothing for rows about the file or about several places.
    std::optional<ViewMark> markAt(const QModelIndex& index) const;

private:
    struct Row;
    using Rows = std::vector<std::unique_ptr<Row>>;
    struct Row {
        const Issue* issue = nullptr; ///< in m_issues; null: the row over the notes
        Severity severity = Severity::Info;
        std::int32_t joint = kNone;
        std::optional<PieceId> piece = {};
        std::int32_t leak = kNone;
        std::int32_t proposal = kNone;
        std::int32_t fault = kNone;
        Row* parent = nullptr;
        int number = 0; ///< among its parent's
        Rows children = {};
    };
    void reload();
    void addFaults();
    ViewMark markOfFault(const FaultGroup& group) const;
    std::int32_t proposalOf(const Notice& notice) const;
    std::unique_ptr<Row> rowOf(const Issue& issue) const;
    void addRows();
    static void settle(Row& parent);
    const Row& rowAt(const QModelIndex& index) const;
    QString textOf(const Row& row) const;

    Document& m_document;
    std::shared_ptr<const FaultGroups> m_faults;
    Issues m_issues;
    Row m_root;
};

/// The joint or the piece a notice is about, by name: "Body#3" is the third shell of Body, unless a part is
/// called so itself. kNone and nothing where it is about neither.
std::int32_t jointOfNotice(const Notice& notice, const Skeleton& skeleton);
std::optional<PieceId> pieceOfNotice(const Notice& notice, const Scene& scene);

} // namespace sinew
