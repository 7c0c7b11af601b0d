#pragma once

#include "app/document/Document.h"
#include "core/skeleton/HumanoidMap.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace sinew {

/// Every joint of a document with its partner on the other side; partners can be chosen.
class MirrorPairsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Joint, Partner, Origin, ColumnCount };

    explicit MirrorPairsModel(Document& document, QObject* parent = nullptr);

    /// What a partner can be, in the order of Qt::EditRole: none, then every joint.
    QStringList choices() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Partner, Qt::EditRole: the number of a choice.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void reload();
    QString nameOf(std::int32_t joint) const;
    bool byHand(std::size_t joint) const;
    QString text(std::size_t joint, int column) const;

    Document& m_document;
    std::vector<std::int32_t> m_partner; ///< #J
};

/// The bones of VRM's human with the joint of a skeleton that each is: found, or chosen.
class HumanoidModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Bone, Joint, Origin, ColumnCount };

    /// Choices of joints that the skeleton does not have are dropped.
    HumanoidModel(Skeleton skeleton, const std::vector<BoneJoint>& chosen, QObject* parent = nullptr);

    /// What a joint can be, in the order of Qt::EditRole: whichever is found, none, then every joint.
    QStringList choices() const;
    const std::vector<BoneJoint>& chosen() const { return m_chosen; }
    /// Required bones without a joint, or with one that a VRM cannot have for them (isMisplaced).
    QStringList missing() const;
    static qsizetype requiredCount();
    /// Bones that the skeleton seems to have and that no joint is, in plain words: "left thumb".
    QStringList unmapped() const;
    /// Whether the bind pose is not the T-pose facing +Z that a VRM has. Not told while bones are missing.
    bool needsTPose() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Joint, Qt::EditRole: the number of a choice. What is there already changes nothing.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const BoneJoint* chosenFor(const std::string& bone) const;
    QString text(std::size_t bone, int column) const;
    int choiceOf(std::size_t bone) const;

    Skeleton m_skeleton;
    std::vector<BoneJoint> m_chosen;
    HumanoidMap m_map;
};

} // namespace sinew
