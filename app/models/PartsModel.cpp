#include "app/models/PartsModel.h"

#include "app/text/Fill.h"
#include "app/text/Texts.h"

#include <QCoreApplication>
#include <QLocale>

namespace sinew {
namespace {

std::size_t defectsOf(const MeshReport& report) {
    return report.nonManifoldEdges.size() + report.borderEdges.size() + report.windingEdges.size() +
           report.degeneratePolygons.size() + report.duplicatePolygons.size() +
           report.selfIntersectingPolygons.size() + report.isolatedPoints.size();
}

QString number(std::size_t count) {
    return QLocale().toString(static_cast<qulonglong>(count));
}

} // namespace

QString conditionText(const MeshReport& report) {
    QStringList words;
    const auto add = [&](const char* text, std::size_t count) {
        if (count > 0) {
            words << QCoreApplication::translate("PartsModel", text, nullptr, static_cast<int>(count));
        }
    };
    add(QT_TRANSLATE_N_NOOP("PartsModel", "%n hole(s)"), report.holes.size());
    add(QT_TRANSLATE_N_NOOP("PartsModel", "%n edge(s) with 3 and more faces"),
        report.nonManifoldEdges.size());
    add(QT_TRANSLATE_N_NOOP("PartsModel", "%n edge(s) between faces that look opposite ways"),
        report.windingEdges.size());
    add(QT_TRANSLATE_N_NOOP("PartsModel", "%n crossing face(s)"), report.selfIntersectingPolygons.size());
    add(QT_TRANSLATE_N_NOOP("PartsModel", "%n face(s) without area"), report.degeneratePolygons.size());
    add(QT_TRANSLATE_N_NOOP("PartsModel", "%n double face(s)"), report.duplicatePolygons.size());
    add(QT_TRANSLATE_N_NOOP("PartsModel", "%n point(s) without face"), report.isolatedPoints.size());
    if (words.isEmpty() && !report.borderEdges.empty()) {
        add(QT_TRANSLATE_N_NOOP("PartsModel", "%n open edge(s)"), report.borderEdges.size());
    }
    for (QString& word : words) { // English without a translation loaded
        const bool one = word.startsWith(QLatin1String("1 "));
        word.replace(QLatin1String("(s)"), one ? QString() : QStringLiteral("s"));
    }
    return words.isEmpty() ? QCoreApplication::translate("PartsModel", "Closed and clean")
                           : words.join(QStringLiteral(", "));
}

PartsModel::PartsModel(Document& document, SceneInspector& inspector, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_inspector(inspector) {
    connect(&document, &Document::changed, this, &PartsModel::documentChanged);
    connect(&inspector, &SceneInspector::changed, this, [this] { rowsChanged(Condition, Condition); });
}

void PartsModel::documentChanged(DocumentChanges what) {
    if (what.testFlag(DocumentChange::Scene)) {
        beginResetModel();
        endResetModel();
    } else if (what.testFlag(DocumentChange::Field)) {
        rowsChanged(Treatment, Treatment);
    }
}

void PartsModel::rowsChanged(int first, int last) {
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, first), index(rowCount() - 1, last));
    }
}

QModelIndex PartsModel::indexOf(std::int32_t part) const {
    return part >= 0 && part < rowCount() ? index(part, 0) : QModelIndex();
}

int PartsModel::rowCount(const QModelIndex& parent) const {
    const auto& scene = m_document.state().scene;
    return parent.isValid() || !scene ? 0 : static_cast<int>(scene->parts.size());
}

int PartsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

const MeshReport* PartsModel::reportOf(std::size_t part) const {
    const auto& findings = m_inspector.findings();
    return findings && part < findings->parts.size() ? &findings->parts[part] : nullptr;
}

QString PartsModel::treatment(std::size_t part) const {
    const DocumentState& state = m_document.state();
    QStringList texts;
    if (state.report) {
        for (const Notice& notice : state.report->notices) {
            const bool ofPart =
                notice.code == NoticeCode::PartKeptRigid || notice.code == NoticeCode::PartBridged ||
                notice.code == NoticeCode::PointsOutsideVoxels || notice.code == NoticeCode::ShellsFlipped ||
                notice.code == NoticeCode::DegenerateFacesIgnored || notice.code == NoticeCode::WeightsPruned;
            if (ofPart && notice.subject == state.scene->parts[part].mesh->name) {
                texts << noticeText(notice);
            }
        }
    }
    return texts.join(QStringLiteral("; "));
}

QString PartsModel::text(std::size_t part, int column) const {
    const Mesh& mesh = *m_document.state().scene->parts[part].mesh;
    switch (column) {
    case Name:
        return mesh.name.empty() ? tr("Part %1").arg(part + 1) : printable(mesh.name);
    case Points:
        return number(mesh.pointCount());
    case Polygons:
        return number(mesh.polygonCount());
    case Condition:
        return reportOf(part) != nullptr ? conditionText(*reportOf(part)) : tr("Looking...");
    default:
        return treatment(part);
    }
}

QVariant PartsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const auto part = static_cast<std::size_t>(index.row());
    const bool isNumber = index.column() == Points || index.column() == Polygons;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(part, index.column());
    case Qt::TextAlignmentRole:
        return isNumber ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case PartRole:
        return index.row();
    case DefectsRole:
        return reportOf(part) != nullptr ? static_cast<qlonglong>(defectsOf(*reportOf(part))) : qlonglong{-1};
    case SpecialRole:
        return !treatment(part).isEmpty();
    default:
        return {};
    }
}

QVariant PartsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    const QStringList names{tr("Part"), tr("Points"), tr("Polygons"), tr("Mesh"), tr("Bind")};
    return section < names.size() ? names[section] : QString();
}

} // namespace sinew
