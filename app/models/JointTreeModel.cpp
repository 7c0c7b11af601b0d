#include "app/models/JointTreeModel.h"

#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/text/JointTexts.h"
#include "app/text/Numbers.h"
#include "core/bind/bones/Bones.h"
#include "core/skeleton/JointNames.h"

#include <QByteArrayList>
#include <QColor>
#include <QMimeData>

namespace sinew {
namespace {

constexpr const char* kJointsMime = "application/x-sinew-joints";

} // namespace

JointTreeModel::JointTreeModel(Document& document, SceneInspector& inspector, QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document)
    , m_inspector(inspector) {
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Weights |
                          DocumentChange::Pose | DocumentChange::Locks | DocumentChange::HiddenJoints,
                      this, &JointTreeModel::documentChanged);
    connect(&inspector, &SceneInspector::changed, this, &JointTreeModel::rowsChanged);
    reload();
}

void JointTreeModel::setCheck(const JointCheck& check) {
    m_check = &check;
    connect(&check, &JointCheck::changed, this, &JointTreeModel::rowsChanged);
}

QString JointTreeModel::faultText(JointFault fault) {
    switch (fault) {
    case JointFault::Outside:
        return tr("Outside the volume");
    case JointFault::CrossesWall:
        return tr("Its bone leaves the volume");
    case JointFault::ZeroLength:
        return tr("Its bone has no length");
    case JointFault::Asymmetric:
        return tr("Not symmetric to its partner");
    }
    return {};
}

QStringList JointTreeModel::faultTexts(std::size_t joint) const {
    return m_check != nullptr ? faultTexts(*m_check, static_cast<std::int32_t>(joint)) : QStringList();
}

QStringList JointTreeModel::faultTexts(const JointCheck& check, std::int32_t joint) {
    QStringList lines;
    for (const JointFinding& finding : check.findings()) {
        if (finding.joint == joint) {
            lines << faultText(finding.fault);
        }
    }
    return lines;
}

void JointTreeModel::reload() {
    beginResetModel();
    m_scene = m_document.state().scene;
    m_children.clear();
    m_row.clear();
    m_vertices.clear();
    m_prefix.clear();
    if (m_scene) {
        m_prefix = sharedPrefix(m_scene->skeleton);
        m_children = m_scene->skeleton.children();
        m_children.push_back(m_scene->skeleton.roots());
        m_row.resize(m_scene->skeleton.size());
        for (const std::vector<std::int32_t>& siblings : m_children) {
            for (std::size_t row = 0; row < siblings.size(); ++row) {
                m_row[static_cast<std::size_t>(siblings[row])] = static_cast<int>(row);
            }
        }
    }
    chooseBones();
    endResetModel();
}

void JointTreeModel::chooseBones() {
    m_source.assign(m_row.size(), false);
    m_guessed.assign(m_row.size(), std::nullopt);
    if (m_row.empty()) {
        return;
    }
    const auto sources = sinew::chooseBones(*m_scene, m_document.state().settings);
    if (!sources) {
        return;
    }
    for (const Bone& bone : sources->joints) {
        m_source[static_cast<std::size_t>(bone.joint)] = true;
    }
    m_guessed = guessedTails(m_scene->skeleton, *sources);
}

void JointTreeModel::documentChanged(DocumentChanges what) {
    if (what.testFlag(DocumentChange::Scene)) {
        reload();
        return;
    }
    if (what.testFlag(DocumentChange::Settings)) {
        chooseBones();
    }
    if (what.testFlag(DocumentChange::Weights)) {
        m_vertices.clear();
    }
    if (what & (DocumentChanges(DocumentChange::Settings) | DocumentChange::Weights | DocumentChange::Pose |
                DocumentChange::Locks | DocumentChange::HiddenJoints)) {
        rowsChanged();
    }
}

/// Rows of a character that was closed or replaced say nothing any more: they are reset next.
void JointTreeModel::rowsChanged() {
    const DocumentState& state = m_document.state();
    if (!state.hasScene() || state.scene->skeleton.size() != m_row.size()) {
        return;
    }
    for (std::size_t parent = 0; parent < m_children.size(); ++parent) {
        const auto rows = static_cast<int>(m_children[parent].size());
        if (rows > 0) {
            const QModelIndex above =
                parent + 1 < m_children.size() ? indexOf(static_cast<std::int32_t>(parent)) : QModelIndex();
            Q_EMIT dataChanged(index(0, 0, above), index(rows - 1, ColumnCount - 1, above));
        }
    }
}

QModelIndex JointTreeModel::indexOf(std::int32_t joint) const {
    if (joint < 0 || static_cast<std::size_t>(joint) >= m_row.size()) {
        return {};
    }
    return createIndex(m_row[static_cast<std::size_t>(joint)], 0, static_cast<quintptr>(joint));
}

std::int32_t JointTreeModel::jointOf(const QModelIndex& index) {
    return index.isValid() ? static_cast<std::int32_t>(index.internalId()) : kNone;
}

QModelIndex JointTreeModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    const std::size_t above =
        parent.isValid() ? static_cast<std::size_t>(jointOf(parent)) : m_children.size() - 1;
    return createIndex(row, column, static_cast<quintptr>(m_children[above][static_cast<std::size_t>(row)]));
}

QModelIndex JointTreeModel::parent(const QModelIndex& child) const {
    return child.isValid()
               ? indexOf(m_scene->skeleton.joints[static_cast<std::size_t>(jointOf(child))].parent)
               : QModelIndex();
}

int JointTreeModel::rowCount(const QModelIndex& parent) const {
    if (parent.column() > 0 || m_children.empty()) {
        return 0;
    }
    return static_cast<int>(parent.isValid() ? m_children[static_cast<std::size_t>(jointOf(parent))].size()
                                             : m_children.back().size());
}

int JointTreeModel::columnCount(const QModelIndex& /*parent*/) const {
    return ColumnCount;
}

const std::vector<std::size_t>& JointTreeModel::vertexCounts() const {
    if (m_vertices.empty()) {
        m_vertices.assign(m_row.size(), 0);
        for (const auto& part : *m_document.state().weights) {
            for (std::size_t p = 0; part && p < part->vertexCount(); ++p) {
                for (const Influence& influence : part->at(p)) {
                    ++m_vertices[static_cast<std::size_t>(influence.joint)];
                }
            }
        }
    }
    return m_vertices;
}

bool JointTreeModel::posed(std::size_t joint) const {
    const Pose& pose = m_document.state().pose;
    return joint < pose.joints.size() && !(pose.joints[joint] == JointPose());
}

bool JointTreeModel::outside(std::size_t joint) const {
    const auto& findings = m_inspector.findings();
    return findings &&
           std::binary_search(findings->jointsOutside.begin(), findings->jointsOutside.end(), joint);
}

QString JointTreeModel::toolTip(std::size_t joint, int column) const {
    if (column == Lock) {
        return isLocked(m_document.state(), static_cast<std::int32_t>(joint))
                   ? tr("Locked: brushes and operations do not change its weights. Click to unlock.")
                   : tr("Click to lock its weights against brushes and operations.");
    }
    if (column == Eye) {
        return isJointHidden(m_document.state(), static_cast<std::int32_t>(joint))
                   ? tr("Hidden in the view. Click to show.")
                   : tr("Click to hide in the view. Hidden joints are still bound and exported.");
    }
    QStringList lines{printable(m_scene->skeleton.joints[joint].name)}; // shown short, and cut
    if (!m_source[joint]) {
        lines << tr("Has no weights: not a deforming joint");
    }
    if (m_guessed[joint]) {
        lines << tr("Its bone is guessed: it has neither parent nor child");
    }
    if (outside(joint)) {
        lines << tr("Outside the mesh: its distances start at the nearest voxels");
    }
    lines << faultTexts(joint);
    if (posed(joint)) {
        lines << tr("Posed");
    }
    return lines.join(QLatin1Char('\n'));
}

QString JointTreeModel::lockText(std::size_t joint) const {
    return isLocked(m_document.state(), static_cast<std::int32_t>(joint)) ? tr("locked") : tr("not locked");
}

/// What the signs of a row say, for those who do not see them.
QString JointTreeModel::stateText(std::size_t joint, int column) const {
    if (column == Lock) {
        return lockText(joint);
    }
    return isJointHidden(m_document.state(), static_cast<std::int32_t>(joint)) ? tr("hidden") : tr("shown");
}

QVariant JointTreeModel::text(std::size_t joint, int column) const {
    switch (column) {
    case Name:
        return jointLabel(m_scene->skeleton, static_cast<std::int32_t>(joint), m_prefix);
    case Vertices:
        return wholeText(vertexCounts()[joint]);
    default:
        return {};
    }
}

QVariant JointTreeModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const auto joint = static_cast<std::size_t>(jointOf(index));
    switch (role) {
    case Qt::DisplayRole:
        return text(joint, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == Vertices ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ToolTipRole:
        return toolTip(joint, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == Lock || index.column() == Eye ? stateText(joint, index.column())
                                                               : text(joint, index.column());
    case Qt::ForegroundRole:
        return index.column() == Name && !faultTexts(joint).empty() ? QVariant(QColor(0xf0, 0x3e, 0x5a))
                                                                    : QVariant();
    case Qt::EditRole:
        return QString::fromStdString(m_scene->skeleton.joints[joint].name);
    case HelperRole: {
        const NamedRole named = roleByName(m_scene->skeleton.joints[joint].name);
        return named == NamedRole::Control || named == NamedRole::End;
    }
    case LockedRole:
        return isLocked(m_document.state(), static_cast<std::int32_t>(joint));
    case HiddenRole:
        return isJointHidden(m_document.state(), jointOf(index));
    case JointRole:
        return jointOf(index);
    case SourceRole:
        return static_cast<bool>(m_source[joint]);
    case OutsideRole:
        return outside(joint);
    case PosedRole:
        return posed(joint);
    case FaultsRole:
        return faultTexts(joint).join(QStringLiteral(", "));
    case VertexCountRole:
        return static_cast<qulonglong>(vertexCounts()[joint]);
    default:
        return {};
    }
}

Qt::ItemFlags JointTreeModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (!index.isValid()) {
        return flags | Qt::ItemIsDropEnabled;
    }
    const Qt::ItemFlags moved = flags | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled;
    return index.column() == Name ? moved | Qt::ItemIsEditable : moved;
}

QStringList JointTreeModel::mimeTypes() const {
    return {kJointsMime};
}

QMimeData* JointTreeModel::mimeData(const QModelIndexList& rows) const {
    QByteArrayList joints;
    for (const QModelIndex& row : rows) {
        if (row.column() == Name) {
            joints << QByteArray::number(jointOf(row));
        }
    }
    auto* data = new QMimeData;
    data->setData(kJointsMime, joints.join(' '));
    return data;
}

bool JointTreeModel::canDropMimeData(const QMimeData* data, Qt::DropAction /*action*/, int /*row*/,
                                     int /*column*/, const QModelIndex& /*parent*/) const {
    return data->hasFormat(kJointsMime);
}

/// Later, as the new skeleton resets the rows that are being dragged.
bool JointTreeModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                  const QModelIndex& parent) {
    if (!canDropMimeData(data, action, row, column, parent)) {
        return false;
    }
    const std::int32_t above = parent.isValid() ? jointOf(parent) : kNone;
    std::vector<std::int32_t> joints;
    for (const QByteArray& joint : data->data(kJointsMime).split(' ')) {
        bool number = false;
        const int value = joint.toInt(&number);
        if (number && value != above && value >= 0 && static_cast<std::size_t>(value) < m_row.size()) {
            joints.push_back(value);
        }
    }
    if (joints.empty()) {
        return false;
    }
    QMetaObject::invokeMethod(
        this, [this, joints, above] { Q_EMIT reparented(joints, above); }, Qt::QueuedConnection);
    return true;
}

bool JointTreeModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const QString name = value.toString().trimmed();
    if (!index.isValid() || role != Qt::EditRole || name.isEmpty() ||
        name == index.data(Qt::EditRole).toString()) {
        return false;
    }
    // Later: the new skeleton resets the rows, and the field of this one is still open.
    QMetaObject::invokeMethod(
        this, [this, joint = jointOf(index), name] { Q_EMIT renamed(joint, name); }, Qt::QueuedConnection);
    return true;
}

QVariant JointTreeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    const QStringList names{tr("Joint"), QString(), tr("Vertices"), QString()};
    return section < names.size() ? names[section] : QString();
}

} // namespace sinew
