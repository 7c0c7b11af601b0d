#include "app/models/HumanoidModel.h"

#include <QFont>

#include <algorithm>
#include <iterator>

namespace sinew {
namespace {

// Choices before the joints.
constexpr int kByName = 0;
constexpr int kNoJoint = 1;
constexpr int kFirstJoint = 2;

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
    QStringList names{tr("By name"), tr("None")};
    for (const sinew::Joint& joint : m_skeleton.joints) {
        names << QString::fromStdString(joint.name);
    }
    return names;
}

QStringList HumanoidModel::missing() const {
    QStringList names;
    for (std::size_t b = 0; b < m_map.size(); ++b) {
        if (humanoidBoneTable()[b].required && m_map[b] == kNone) {
            names << QString::fromStdString(humanoidBoneTable()[b].name);
        }
    }
    return names;
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
    const BoneJoint* said = chosenFor(humanoidBoneTable()[bone].name);
    if (said == nullptr) {
        return kByName;
    }
    return said->joint.empty() ? kNoJoint : kFirstJoint + m_skeleton.find(said->joint);
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
        return chosenFor(row.name) != nullptr ? tr("Chosen") : joint == kNone ? QString() : tr("By name");
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
    if (role != Qt::EditRole || !index.isValid() || index.column() != Joint || choice < kByName ||
        choice >= kFirstJoint + static_cast<int>(m_skeleton.size())) {
        return false;
    }
    const std::string& bone = humanoidBoneTable()[static_cast<std::size_t>(index.row())].name;
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
