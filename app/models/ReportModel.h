#pragma once

#include "app/document/Document.h"
#include "app/text/NoticeSeverity.h"

#include <QAbstractItemModel>

#include <vector>

namespace sinew {

/// Everything that was treated specially when a document's character was read and bound: one row a notice,
/// what matters most first. Leaks, of which there may be many, lie folded under one row of their severity.
class ReportModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { Text, Origin, ColumnCount };
    enum Role {
        SeverityRole = Qt::UserRole, ///< int of Severity
        JointRole,                   ///< the joint it concerns, or kNone
        PartRole,                    ///< the part it concerns, or kNone
        CountRole,                   ///< how many points, faces, ...
        LeakRole                     ///< the report's leak it is about, or kNone
    };

    explicit ReportModel(Document& document, QObject* parent = nullptr);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// How many rows have at least this severity, folded ones counted as the row they lie under.
    int count(Severity severity) const;

private:
    struct Row {
        Notice notice;
        bool fromBind = false;
        Severity severity = Severity::Info;
        std::int32_t joint = kNone;
        std::int32_t part = kNone;
        std::int32_t leak = kNone;
        std::vector<Row> folded = {}; ///< such a row is about them and has no notice
    };
    void reload();
    void add(const Notices& notices, bool fromBind);
    void foldLeaks(Severity severity);
    const Row& rowAt(const QModelIndex& index) const;
    static QString textOf(const Row& row);

    Document& m_document;
    std::vector<Row> m_rows;
};

/// The joint or the part a notice is about, by name; kNone both where it is about neither.
std::int32_t jointOfNotice(const Notice& notice, const Skeleton& skeleton);
std::int32_t partOfNotice(const Notice& notice, const Scene& scene);

} // namespace sinew
