#include "app/models/PartsModel.h"

#include "app/document/edits/VisibilityEdits.h"
#include "app/models/ReportModel.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

std::size_t defectsOf(const MeshReport& report) {
    return report.nonManifoldEdges.size() + report.borderEdges.size() + report.windingEdges.size() +
           report.degeneratePolygons.size() + report.duplicatePolygons.size() +
           report.selfIntersectingPolygons.size() + report.isolatedVertices.size();
}

QString countText(std::size_t count) {
    return wholeText(count);
}

} // namespace

QString conditionText(const MeshReport& report) {
    QStringList words;
    const auto add = [&](const char* text, std::size_t count) {
        if (count > 0) {
            words << QCoreApplication::translate("PartsModel", text, nullptr, static_cast<int>(count));
        }
    };
    add(QT_TRANSLATE_N_NOOP("PartsModel", "%n open border(s)"), report.holes.size());
    add(QT_TRANSLATE_N_NOOP("PartsModel", "%n non-manifold edge(s)"), report.nonManifoldEdges.size());
    add(QT_TRANSLATE_N_NOOP("PartsModel", "%n edge(s) with flipped faces"), report.windingEdges.size());
    add(QT_TRANSLATE_N_NOOP("PartsModel", "%n self-intersecting face(s)"),
        report.selfIntersectingPolygons.size());
    add(QT_TRANSLATE_N_NOOP("PartsModel", "%n zero-area face(s)"), report.degeneratePolygons.size());
    add(QT_TRANSLATE_N_NOOP("PartsModel", "%n duplicate face(s)"), report.duplicatePolygons.size());
    add(QT_TRANSLATE_N_NOOP("PartsModel", "%n isolated vertex(ices)"), report.isolatedVertices.size());
    if (words.isEmpty() && !report.borderEdges.empty()) {
        add(QT_TRANSLATE_N_NOOP("PartsModel", "%n open edge(s)"), report.borderEdges.size());
    }
    for (QString& word : words) { // English without a translation loaded
        word = pluralText(word, word.startsWith(QLatin1String("1 ")));
    }
    return words.isEmpty() ? QCoreApplication::translate("PartsModel", "Closed, no defects")
                           : words.join(QStringLiteral(", "));
}

PartsModel::PartsModel(Document& document, SceneInspector& inspector, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_inspector(inspector) {
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Field |
                          DocumentChange::HiddenParts,
                      this, &PartsModel::documentChanged);
    documentChanged(DocumentChange::Scene);
    connect(&inspector, &SceneInspector::changed, this, [this] { rowsChanged(Condition, Condition); });
}

void PartsModel::documentChanged(DocumentChanges what) {
    if (what.testFlag(DocumentChange::Scene)) {
        beginResetModel();
        m_listed = m_document.state().scene;
        m_shells.assign(m_document.state().scene ? m_document.state().scene->parts.size() : 0, std::nullopt);
        m_rows = listedPieces(m_document.state());
        endResetModel();
        return;
    }
    if (what.testFlag(DocumentChange::Field) || what.testFlag(DocumentChange::Settings)) {
        list();
        rowsChanged(Rule, Binding);
    }
    if (what.testFlag(DocumentChange::HiddenParts)) {
        rowsChanged(Name, Eye);
    }
}

/// Rows come and go with rules and proposals; those that stay keep their place.
void PartsModel::list() {
    const std::vector<PieceId> wanted = listedPieces(m_document.state());
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (!std::ranges::binary_search(wanted, m_rows[static_cast<std::size_t>(row)])) {
            beginRemoveRows({}, row, row);
            m_rows.erase(m_rows.begin() + row);
            endRemoveRows();
        }
    }
    for (int row = 0; row < static_cast<int>(wanted.size()); ++row) {
        const PieceId piece = wanted[static_cast<std::size_t>(row)];
        if (row == rowCount() || m_rows[static_cast<std::size_t>(row)] != piece) {
            beginInsertRows({}, row, row);
            m_rows.insert(m_rows.begin() + row, piece);
            endInsertRows();
        }
    }
}

void PartsModel::rowsChanged(int first, int last) {
    if (rowCount() > 0 && m_listed == m_document.state().scene) {
        Q_EMIT dataChanged(index(0, first), index(rowCount() - 1, last));
    }
}

QModelIndex PartsModel::indexOf(std::int32_t part) const {
    return part < 0 ? QModelIndex() : indexOf(PieceId{static_cast<std::size_t>(part), 0});
}

QModelIndex PartsModel::indexOf(PieceId piece) const {
    const auto found = std::ranges::find(m_rows, piece);
    return found == m_rows.end() ? QModelIndex() : index(static_cast<int>(found - m_rows.begin()), 0);
}

PieceId PartsModel::pieceAt(const QModelIndex& index) const {
    return m_rows[static_cast<std::size_t>(index.row())];
}

int PartsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PartsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

const MeshReport* PartsModel::reportOf(std::size_t part) const {
    const auto& findings = m_inspector.findings();
    return findings && part < findings->parts.size() ? &findings->parts[part] : nullptr;
}

QString PartsModel::binding(PieceId piece) const {
    const DocumentState& state = m_document.state();
    const std::string name = partName(*state.scene, piece.part);
    QStringList texts;
    if (state.report) {
        for (const Notice& notice : state.report->notices) {
            const bool ofPart =
                notice.code == NoticeCode::PartKeptRigid || notice.code == NoticeCode::PartBridged ||
                notice.code == NoticeCode::VerticesOutsideVoxels ||
                notice.code == NoticeCode::NoBoneInSight || notice.code == NoticeCode::ShellsFlipped ||
                notice.code == NoticeCode::ShellsInverted ||
                notice.code == NoticeCode::DegenerateFacesIgnored ||
                notice.code == NoticeCode::WeightsPruned || notice.code == NoticeCode::PartRigidByRule ||
                notice.code == NoticeCode::PartFollowsSkin || notice.code == NoticeCode::PartOnlyJoints ||
                notice.code == NoticeCode::PartExcluded || notice.code == NoticeCode::UnskinnedPart;
            if (ofPart && notice.subject == shellName(name, piece.shell)) {
                texts << withPieceName(noticeText(notice, state.scene->metersPerUnit), notice, state);
            }
        }
    }
    return texts.join(QStringLiteral("; "));
}

QString PartsModel::text(PieceId piece, int column) const {
    if (column == Rule) {
        return partBindingText(m_document.state(), piece);
    }
    if (column == Binding) {
        return binding(piece);
    }
    if (column == Eye) {
        return {};
    }
    if (piece.shell > 0) {
        return shellText(piece, column);
    }
    const Mesh& mesh = *m_document.state().scene->parts[piece.part].mesh;
    switch (column) {
    case Name:
        return mesh.name.empty() ? tr("Part %1").arg(piece.part + 1) : printable(mesh.name);
    case Vertices:
        return countText(mesh.vertexCount());
    case Polygons:
        return countText(mesh.polygonCount());
    default:
        return reportOf(piece.part) != nullptr ? conditionText(*reportOf(piece.part)) : tr("Checking...");
    }
}

QString PartsModel::eyeText(PieceId piece) const {
    if (isGhosted(m_document.state(), piece.part)) {
        return tr("Ghosted: clicks and brushes go through it. Click to show.");
    }
    return isHidden(m_document.state(), piece.part)
               ? tr("Hidden, but still bound and exported. Click to show.")
               : tr("Click to hide, Ctrl+click to ghost. Such parts are still bound and exported.");
}

QString PartsModel::shellText(PieceId piece, int column) const {
    const Mesh& mesh = *m_document.state().scene->parts[piece.part].mesh;
    std::optional<SurfaceShells>& shells = m_shells[piece.part];
    if (!shells) {
        shells = surfaceShells(mesh);
    }
    const auto inside = [&](std::uint32_t vertex) {
        return shells->ofVertex[vertex] == static_cast<std::uint32_t>(piece.shell - 1);
    };
    std::size_t count = 0;
    switch (column) {
    case Name:
        return tr("%1, shell %2").arg(text({piece.part, 0}, Name)).arg(piece.shell); // as pieceText
    case Vertices:
        for (std::uint32_t p = 0; p < mesh.vertexCount(); ++p) {
            count += inside(p) ? 1 : 0;
        }
        return countText(count);
    case Polygons:
        for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
            count += inside(mesh.polygon(f)[0]) ? 1 : 0;
        }
        return countText(count);
    default:
        return {};
    }
}

QVariant PartsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || m_listed != m_document.state().scene) {
        return {};
    }
    const PieceId piece = pieceAt(index);
    const bool isNumber = index.column() == Vertices || index.column() == Polygons;
    const MeshReport* report = piece.shell == 0 ? reportOf(piece.part) : nullptr;
    const bool hidden = isHidden(m_document.state(), piece.part);
    if (index.column() == Eye && (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)) {
        return role == Qt::ToolTipRole                     ? eyeText(piece)
               : hidden                                    ? tr("hidden")
               : isGhosted(m_document.state(), piece.part) ? tr("ghosted")
                                                           : tr("shown");
    }
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(piece, index.column());
    case HiddenRole:
        return hidden;
    case GhostedRole:
        return isGhosted(m_document.state(), piece.part);
    case Qt::TextAlignmentRole:
        return isNumber ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case PartRole:
        return static_cast<int>(piece.part);
    case ShellRole:
        return piece.shell;
    case DefectsRole:
        return report != nullptr ? static_cast<qlonglong>(defectsOf(*report)) : qlonglong{-1};
    case SpecialRole:
        return !binding(piece).isEmpty();
    default:
        return {};
    }
}

QVariant PartsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    const QStringList names{tr("Part"), tr("Vertices"), tr("Polygons"), tr("Binding"),
                            tr("Mesh"), tr("Report"),   QString()};
    return section < names.size() ? names[section] : QString();
}

} // namespace sinew
