#include "app/models/JointChoiceModels.h"

#include "app/document/edits/LayerEdits.h"
#include "app/text/JointTexts.h"
#include "core/skeleton/HumanPose.h"

#include <QFont>

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

namespace sinew {

MirrorPairsModel::MirrorPairsModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document) {
    document.onChange(DocumentChange::Scene | DocumentChange::Mirror, this, &MirrorPairsModel::reload);
    reload();
}

/// Rows stay where they are as long as the skeleton does, so that a table keeps its place.
void MirrorPairsModel::reload() {
    const DocumentState& state = m_document.state();
    std::vector<std::int32_t> partner =
        state.hasSkeleton() ? mirrorTableOf(state).partner : std::vector<std::int32_t>();
    if (partner.size() != m_partner.size()) {
        beginResetModel();
        m_partner = std::move(partner);
        endResetModel();
        return;
    }
    m_partner = std::move(partner);
    if (!m_partner.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

QString MirrorPairsModel::nameOf(std::int32_t joint) const {
    return jointLabel(m_document.state().scene->skeleton, joint);
}

QStringList MirrorPairsModel::choices() const {
    QStringList result{tr("none")};
    for (std::size_t j = 0; j < m_partner.size(); ++j) {
        result << nameOf(static_cast<std::int32_t>(j));
    }
    return result;
}

bool MirrorPairsModel::byHand(std::size_t joint) const {
    const DocumentState& state = m_document.state();
    const std::string& name = state.scene->skeleton.joints[joint].name;
    return std::ranges::any_of(state.mirror.pairs, [&](const JointPair& pair) {
        return pair.joint == name || pair.partner == name;
    });
}

int MirrorPairsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_partner.size());
}

int MirrorPairsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString MirrorPairsModel::text(std::size_t joint, int column) const {
    const std::int32_t partner = m_partner[joint];
    switch (column) {
    case Joint:
        return nameOf(static_cast<std::int32_t>(joint));
    case Partner:
        return partner == kNone                              ? tr("none")
               : partner == static_cast<std::int32_t>(joint) ? tr("itself (centre)")
                                                             : nameOf(partner);
    default:
        return byHand(joint) ? tr("set by you") : partner == kNone ? tr("not found") : tr("found");
    }
}

QVariant MirrorPairsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const auto joint = static_cast<std::size_t>(index.row());
    if (role == Qt::EditRole && index.column() == Partner) {
        return m_partner[joint] == kNone ? 0 : m_partner[joint] + 1;
    }
    return role == Qt::DisplayRole ? QVariant(text(joint, index.column())) : QVariant();
}

Qt::ItemFlags MirrorPairsModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() == Partner ? flags | Qt::ItemIsEditable : flags;
}

bool MirrorPairsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const int choice = value.toInt();
    const bool known = choice >= 0 && choice <= rowCount();
    if (role != Qt::EditRole || index.column() != Partner || !known ||
        choice == data(index, Qt::EditRole).toInt()) {
        return false;
    }
    setMirrorPartner(m_document, index.row(), choice == 0 ? kNone : choice - 1);
    return true;
}

QVariant MirrorPairsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    const QStringList names{tr("Joint"), tr("Partner"), tr("Match")};
    return section < names.size() ? names[section] : QString();
}

namespace {

// Choices before the joints.
constexpr int kAutomatic = 0;
constexpr int kNoJoint = 1;
constexpr int kFirstJoint = 2;

/// Bones, and fingers as one, as the line on what is not mapped says them.
constexpr std::array kBoneNames{
    std::pair{"chest", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "chest")},
    std::pair{"upperChest", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "upper chest")},
    std::pair{"neck", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "neck")},
    std::pair{"jaw", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "jaw")},
    std::pair{"leftEye", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "left eye")},
    std::pair{"rightEye", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "right eye")},
    std::pair{"leftToes", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "left toes")},
    std::pair{"rightToes", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "right toes")},
    std::pair{"leftShoulder", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "left shoulder")},
    std::pair{"rightShoulder", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "right shoulder")},
    std::pair{"leftThumb", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "left thumb")},
    std::pair{"rightThumb", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "right thumb")},
    std::pair{"leftIndex", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "left index finger")},
    std::pair{"rightIndex", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "right index finger")},
    std::pair{"leftMiddle", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "left middle finger")},
    std::pair{"rightMiddle", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "right middle finger")},
    std::pair{"leftRing", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "left ring finger")},
    std::pair{"rightRing", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "right ring finger")},
    std::pair{"leftLittle", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "left little finger")},
    std::pair{"rightLittle", QT_TRANSLATE_NOOP("sinew::HumanoidModel", "right little finger")}};

} // namespace

HumanoidModel::HumanoidModel(Skeleton skeleton, const std::vector<BoneJoint>& chosen, QObject* parent)
    : QAbstractTableModel(parent)
    , m_skeleton(std::move(skeleton)) {
    std::ranges::copy_if(chosen, std::back_inserter(m_chosen), [this](const BoneJoint& each) {
        return each.joint.empty() || m_skeleton.find(each.joint) != kNone;
    });
    m_map = findHumanoid(m_skeleton, m_chosen);
}

QStringList HumanoidModel::choices() const {
    QStringList names{tr("Automatic"), tr("None")};
    for (const sinew::Joint& joint : m_skeleton.joints) {
        names << QString::fromStdString(joint.name);
    }
    return names;
}

QStringList HumanoidModel::missing() const {
    QStringList names;
    for (std::size_t b = 0; b < m_map.size(); ++b) {
        if (humanoidBoneTable()[b].required && (m_map[b] == kNone || isMisplaced(m_skeleton, m_map, b))) {
            names << QString::fromStdString(humanoidBoneTable()[b].name);
        }
    }
    return names;
}

qsizetype HumanoidModel::requiredCount() {
    return std::ranges::count(humanoidBoneTable(), true, &HumanoidBone::required);
}

QStringList HumanoidModel::unmapped() const {
    QStringList names;
    for (const std::string& bone : unmappedBones(m_skeleton, m_map, m_chosen)) {
        const auto known = std::ranges::find(kBoneNames, std::string_view(bone),
                                             [](const auto& each) { return std::string_view(each.first); });
        names << (known == kBoneNames.end() ? QString::fromStdString(bone) : tr(known->second));
    }
    return names;
}

bool HumanoidModel::needsTPose() const {
    if (!missing().isEmpty()) {
        return false;
    }
    const TPoseMisfit misfit = tPoseMisfit(m_skeleton, m_map, kTPoseTolerance);
    return misfit.bones > 0 || misfit.facing > kFacingTolerance;
}

int HumanoidModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_map.size());
}

int HumanoidModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

const BoneJoint* HumanoidModel::chosenFor(const std::string& bone) const {
    const auto said = std::ranges::find(m_chosen, bone, &BoneJoint::bone);
    return said == m_chosen.end() ? nullptr : &*said;
}

int HumanoidModel::choiceOf(std::size_t bone) const {
    return m_map[bone] == kNone ? kNoJoint : kFirstJoint + m_map[bone];
}

QString HumanoidModel::text(std::size_t bone, int column) const {
    const HumanoidBone& row = humanoidBoneTable()[bone];
    const std::int32_t joint = m_map[bone];
    switch (column) {
    case Bone:
        return QString::fromStdString(row.name);
    case Joint:
        return joint == kNone
                   ? tr("None")
                   : QString::fromStdString(m_skeleton.joints[static_cast<std::size_t>(joint)].name);
    default:
        if (joint == kNone && row.required) {
            return tr("Missing");
        }
        if (isMisplaced(m_skeleton, m_map, bone)) {
            return tr("Misplaced");
        }
        return chosenFor(row.name) != nullptr ? tr("Chosen") : joint == kNone ? QString() : tr("Automatic");
    }
}

QVariant HumanoidModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const auto bone = static_cast<std::size_t>(index.row());
    if (role == Qt::EditRole && index.column() == Joint) {
        return choiceOf(bone);
    }
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) {
        return text(bone, index.column());
    }
    if (role == Qt::FontRole && index.column() == Bone && humanoidBoneTable()[bone].required) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    return {};
}

Qt::ItemFlags HumanoidModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    return index.column() == Joint ? usual | Qt::ItemIsEditable : usual;
}

bool HumanoidModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const int choice = value.toInt();
    if (role != Qt::EditRole || !index.isValid() || index.column() != Joint || choice < kAutomatic ||
        choice >= kFirstJoint + static_cast<int>(m_skeleton.size())) {
        return false;
    }
    const std::string& bone = humanoidBoneTable()[static_cast<std::size_t>(index.row())].name;
    if (choice == choiceOf(static_cast<std::size_t>(index.row()))) {
        return false;
    }
    std::erase_if(m_chosen, [&](const BoneJoint& each) { return each.bone == bone; });
    if (choice == kNoJoint) {
        m_chosen.push_back({bone, {}});
    } else if (choice >= kFirstJoint) {
        const auto joint = static_cast<std::size_t>(choice - kFirstJoint);
        m_chosen.push_back({bone, m_skeleton.joints[joint].name});
    }
    // What one bone takes, another that is found by name cannot have.
    m_map = findHumanoid(m_skeleton, m_chosen);
    Q_EMIT dataChanged(this->index(0, 0), this->index(rowCount() - 1, ColumnCount - 1));
    return true;
}

QVariant HumanoidModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal) {
        return {};
    }
    switch (section) {
    case Bone:
        return tr("Bone");
    case Joint:
        return tr("Joint");
    default:
        return tr("Origin");
    }
}

} // namespace sinew
