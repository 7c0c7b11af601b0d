#pragma once

#include "app/document/edits/FixEdits.h"
#include "app/document/edits/PartEdits.h"
#include "app/jobs/WeightCheck.h"
#include "app/report/Issues.h"
#include "app/view/DrawnShapes.h"

#include <QAbstractItemModel>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace sinew {

/// What a user does about an issue. A report lists its issues by it, in this order.
enum class ReportSection {
    FitSkeleton,
    ScaleCharacter,
    AcceptProposals,
    TurnNormals,
    CloseHoles,
    RefineVoxels,
    RepairWeights,
    CheckByHand, ///< warnings that nothing here answers
    Notes        ///< all that matters less
};
constexpr int kReportSections = 9;

/// The issues found when a document's character was read and bound, under a row for each section that has
/// any. What an issue gathers lies below its row. An issue goes as soon as the settings answer it, before the
/// next bind tells.
class ReportModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { Text, Fix, ColumnCount };
    enum Role {
        SeverityRole = Qt::UserRole, ///< int of Severity
        JointRole,                   ///< the joint it concerns, or kNone
        PartRole,                    ///< the part it concerns, or kNone
        CountRole,                   ///< how many vertices, faces, ...
        LeakRole,                    ///< the report's leak it is about, or kNone
        ProposalRole,                ///< the report's proposal it makes, or kNone
        SectionRole,                 ///< int of the ReportSection it stands in
        WholeTextRole                ///< all there is to say, where the row says less
    };

    explicit ReportModel(Document& document, QObject* parent = nullptr);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    /// What a check of the weights has found; null: nothing is known.
    void setFaults(std::shared_ptr<const FaultGroups> faults);
    /// What there is to say of shapes.
    void setShapeNotices(Notices notices);
    /// The faulty vertices that a row and those below it are about; empty: something else.
    std::vector<VertexId> verticesAt(const QModelIndex& index) const;
    /// What the settings can do about a row and those below it; of the root: about all.
    IssueFix fixAt(const QModelIndex& index) const;

    /// What tells a row's issue from all others in every report about the same character; empty: it is the
    /// row of a section, or of several.
    QString keyAt(const QModelIndex& index) const;
    /// The row with this key; invalid: the report has none.
    QModelIndex indexOfKey(const QString& key, const QModelIndex& parent = {}) const;
    int issues() const; ///< rows in the sections above the notes
    int notes() const;  ///< rows in the last section
    /// The row of a section; invalid: it has no issues.
    QModelIndex sectionIndex(ReportSection section) const;
    /// The part or shell a row is about; nothing for others and for rows of several.
    std::optional<PieceId> pieceAt(const QModelIndex& index) const;
    /// Where a row's matter is; nothing for rows about the file or about several places.
    std::optional<ViewMark> markAt(const QModelIndex& index) const;

private:
    struct Row;
    using Rows = std::vector<std::unique_ptr<Row>>;
    struct Row {
        const Issue* issue = nullptr; ///< in m_issues; null: the row of a section
        ReportSection section = ReportSection::Notes;
        Severity severity = Severity::Info;
        std::int32_t joint = kNone;
        std::optional<PieceId> piece = {};
        std::int32_t leak = kNone;
        std::int32_t proposal = kNone;
        std::int32_t fault = kNone;
        IssueFix fix = {}; ///< its own, without those below
        QString key = {};  ///< asked for while the rows are about a report or faults that have gone
        Row* parent = nullptr;
        int number = 0; ///< among its parent's
        Rows children = {};
    };
    void reload();
    void settingsChanged();
    Issues findIssues(std::vector<bool>& answered) const;
    Issues openOf(Issues issues, std::vector<bool>& answered) const;
    void addFaults(Issues& issues) const;
    ViewMark markOfFault(const FaultGroup& group) const;
    std::int32_t proposalOf(const Notice& notice) const;
    QString keyOf(const Row& row) const;
    IssueFix fixOf(const Issue& issue) const;
    std::unique_ptr<Row> rowOf(const Issue& issue) const;
    void addRows();
    static void settle(Row& parent);
    ReportSection sectionOf(const Row& row) const;
    static void gatherFix(const Row& row, IssueFix& fix);
    void gatherVertices(const Row& row, std::vector<VertexId>& vertices) const;
    const Row& rowAt(const QModelIndex& index) const;
    QString textOf(const Row& row) const;
    QString shortText(const Row& row) const;
    QString tipOf(const Row& row) const;
    static QString titleOf(const Row& section);

    Document& m_document;
    std::shared_ptr<const FaultGroups> m_faults;
    Notices m_shapeNotices;
    Issues m_issues;
    std::vector<bool> m_answered; ///< what openOf says of the bind's notices
    Row m_root;
};

/// The joint or the piece a notice is about, by name: "Body#3" is the third shell of Body, unless a part is
/// called so itself. kNone and nothing where it is about neither.
std::int32_t jointOfNotice(const Notice& notice, const Skeleton& skeleton);
std::optional<PieceId> pieceOfNotice(const Notice& notice, const Scene& scene);

/// What a notice says, with the piece it is about called as lists call it: "Body, shell 3", not "Body#3".
QString withPieceName(QString text, const Notice& notice, const DocumentState& state);

/// Where the widest hole of a HolesLetOutsideIn is, model space; nothing when its arguments are no numbers.
std::optional<Vec3> holeOf(const Notice& notice, double metersPerUnit);

} // namespace sinew
