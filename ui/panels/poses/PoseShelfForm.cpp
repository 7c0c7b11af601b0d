#include "ui/panels/poses/PoseShelfForm.h"

#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/posing/PoseEdits.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/ListRows.h"

#include <QApplication>
#include <QCheckBox>
#include <QEvent>
#include <QFileInfo>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QListWidget>
#include <QMouseEvent>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sinew {
namespace {

constexpr int kFigureSide = 64;
constexpr int kNameRoom = 28; // beside the figure
constexpr int kShelfRows = 2;
constexpr int kStressRole = Qt::UserRole;
constexpr int kNameRole = Qt::UserRole + 1; ///< of the file, while the item's text is edited
constexpr double kWholeBlend = 100.0;       ///< percent
constexpr double kWholeDrag = 200.0;        ///< pixels to the right that make the whole pose

} // namespace

PoseShelfForm::PoseShelfForm(Document& document, PoseShelf& shelf, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_shelf(shelf)
    , m_group(new QGroupBox)
    , m_list(new QListWidget)
    , m_blendLabel(columnLabel())
    , m_blend(new SliderSpin(0.0, kWholeBlend, 1.0, 0))
    , m_selectedOnly(new QCheckBox) {
    build();
    connectList();
    document.onChange(DocumentChange::Scene | DocumentChange::Pose, this, &PoseShelfForm::show);
    connect(&shelf, &PoseShelf::changed, this, &PoseShelfForm::fill);
    retranslate();
}

void PoseShelfForm::build() {
    m_list->setObjectName("poses.list");
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setWordWrap(false);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setIconSize({kFigureSide, kFigureSide});
    const int line = m_list->fontMetrics().height();
    m_list->setGridSize({kFigureSide + kNameRoom, kFigureSide + line + 8});
    m_list->setFixedHeight(kShelfRows * (kFigureSide + line + 8) + 6);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->viewport()->installEventFilter(this);
    m_selectedOnly->setObjectName("poses.selectedOnly");
    m_blend->setObjectName("poses.blend");
    m_blend->spin()->setSuffix(QStringLiteral(" %"));
    m_blend->setValue(kWholeBlend);
    auto* form = formIn(m_group);
    form->addRow(m_list);
    form->addRow(m_blendLabel, m_blend);
    form->addRow(m_selectedOnly);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void PoseShelfForm::connectList() {
    const auto take = [this](QListWidgetItem* item) {
        apply(poseOf(*item), QApplication::keyboardModifiers().testFlag(Qt::ShiftModifier));
    };
    connect(m_list, &QListWidget::itemClicked, this, take);
    connect(m_list, &QListWidget::itemActivated, this, [this, take](QListWidgetItem* item) {
        if (!m_blended || m_blended->name != item->text()) { // a double click has posed it already
            take(item);
        }
    });
    connect(m_list, &QListWidget::itemDoubleClicked, this, &PoseShelfForm::renameCurrent);
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        if (!m_filling) {
            renamed(*item);
        }
    });
    connect(new RowMenu(m_list), &RowMenu::asked, this,
            [this](const QModelIndex&, const QPoint& global) { Q_EMIT menuAsked(global); });
    auto* remove = new QShortcut(QKeySequence::Delete, m_list, nullptr, nullptr, Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, &PoseShelfForm::removeAsked);
    connect(m_blend, &SliderSpin::valueChanged, this, &PoseShelfForm::blend);
    connect(m_blend, &SliderSpin::released, this, [this] { m_document.endMerge(); });
}

ShelfPose PoseShelfForm::poseOf(const QListWidgetItem& item) {
    return {item.data(kNameRole).toString(), item.data(kStressRole).toInt()};
}

std::optional<ShelfPose> PoseShelfForm::current() const {
    const QListWidgetItem* item = m_list->currentItem();
    return item == nullptr ? std::nullopt : std::optional(poseOf(*item));
}

/// The figures are those of the character, so they are drawn when they are seen.
void PoseShelfForm::fill() {
    const QString chosen = m_list->currentItem() != nullptr ? m_list->currentItem()->text() : QString();
    m_filling = true;
    m_list->clear();
    const DocumentState& state = m_document.state();
    for (const ShelfPose& pose : m_shelf.poses()) {
        auto* item = new QListWidgetItem(pose.name, m_list);
        item->setData(kStressRole, pose.stress);
        item->setData(kNameRole, pose.name);
        item->setToolTip(pose.name);
        if (pose.stress < 0) {
            item->setFlags(item->flags() | Qt::ItemIsEditable);
        }
        if (!state.hasSkeleton()) {
            continue;
        }
        const auto fitted = m_shelf.fitted(pose, state.scene->skeleton);
        if (fitted && !fitted->partial.joints.empty()) {
            item->setIcon(poseFigure(state.scene->skeleton, fitted->partial, kFigureSide, devicePixelRatioF(),
                                     palette()));
        } else {
            // In line with the others, grey as what cannot be had is.
            item->setIcon(poseFigure(state.scene->skeleton, {Pose::bindPose(state.scene->skeleton), {}},
                                     kFigureSide, devicePixelRatioF(), palette()));
            item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
            item->setToolTip(tr("%1: this skeleton has none of its joints").arg(pose.name));
        }
    }
    select(chosen);
    m_filling = false;
    m_filled = state.scene;
}

void PoseShelfForm::select(const QString& name) {
    const QList<QListWidgetItem*> found = m_list->findItems(name, Qt::MatchExactly);
    if (!found.isEmpty()) {
        m_list->setCurrentItem(found.front());
    }
}

/// Makes the pose the one that the slider blends; false: there is nothing to blend.
bool PoseShelfForm::begin(const ShelfPose& pose, bool mirrored) {
    const DocumentState& state = m_document.state();
    if (!state.hasSkeleton()) {
        return false;
    }
    const auto fitted = m_shelf.fitted(pose, state.scene->skeleton);
    if (!fitted) {
        Q_EMIT failed(fitted.error());
        return false;
    }
    PartialPose partial = mirrored ? mirroredPartial(state, fitted->partial) : fitted->partial;
    if (m_selectedOnly->isChecked()) {
        partial = onlyJoints(partial, selectedJoints(state));
        if (partial.joints.empty()) {
            Q_EMIT said(tr("%1 moves none of the selected joints").arg(pose.name));
            return false;
        }
    }
    m_document.endMerge();
    m_blended = Blend{state.scene, state.pose, state.pose, std::move(partial), pose.name};
    select(pose.name);
    sayPosed(pose, mirrored, *fitted);
    return true;
}

void PoseShelfForm::apply(const ShelfPose& pose, bool mirrored) {
    if (begin(pose, mirrored)) {
        m_blend->setValue(kWholeBlend);
        blend(kWholeBlend);
    }
}

/// Left of where it was pressed is nothing of the pose.
void PoseShelfForm::drag(double x) {
    const double distance = x - m_drag->pressed;
    if (!m_drag->moving) {
        if (std::abs(distance) < QApplication::startDragDistance()) {
            return;
        }
        if (!begin(m_drag->pose, m_drag->mirrored)) {
            m_drag.reset();
            return;
        }
        m_drag->moving = true;
    }
    if (m_blended) {
        const double percent = std::round(std::clamp(distance / kWholeDrag, 0.0, 1.0) * kWholeBlend);
        m_blend->setValue(percent);
        blend(percent);
    }
}

bool PoseShelfForm::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_list->viewport()) {
        return Panel::eventFilter(watched, event);
    }
    const auto* mouse = static_cast<QMouseEvent*>(event);
    if (event->type() == QEvent::MouseButtonPress && mouse->button() == Qt::LeftButton) {
        const QListWidgetItem* item = m_list->itemAt(mouse->position().toPoint());
        const bool usable = item != nullptr && item->flags().testFlag(Qt::ItemIsEnabled);
        m_drag = usable ? std::optional(Drag{poseOf(*item), mouse->position().x(),
                                             mouse->modifiers().testFlag(Qt::ShiftModifier)})
                        : std::nullopt;
    } else if (event->type() == QEvent::MouseMove && m_drag) {
        drag(mouse->position().x());
        return true; // the list would begin a selection
    } else if (event->type() == QEvent::MouseButtonRelease && m_drag) {
        const bool moved = m_drag->moving;
        m_drag.reset();
        if (moved) {
            m_document.endMerge();
            return true; // no click
        }
    }
    return Panel::eventFilter(watched, event);
}

void PoseShelfForm::sayPosed(const ShelfPose& pose, bool mirrored, const FittedPose& fitted) {
    const QString name = mirrored ? tr("%1, mirrored").arg(pose.name) : pose.name;
    if (fitted.unknown.empty()) {
        Q_EMIT said(tr("Posed: %1").arg(name));
        return;
    }
    QStringList names;
    for (const std::string& joint : fitted.unknown) {
        names << QString::fromStdString(joint);
    }
    Q_EMIT said(tr("Posed: %1, without %2").arg(name, names.join(QStringLiteral(", "))));
}

void PoseShelfForm::applyStress(StressPose pose) {
    apply(m_shelf.poses()[static_cast<std::size_t>(pose)], false);
}

/// Between the pose of before and that of the shelf, as long as nothing else has posed the character.
void PoseShelfForm::blend(double percent) {
    if (!m_blended) {
        return;
    }
    m_blended->shown = shelfPoseOn(m_blended->from, m_blended->pose, percent / kWholeBlend);
    const Pose shown = m_blended->shown;
    setPoseWithinLimits(m_document, shown, tr("Pose %1").arg(m_blended->name), MergeKey::Pose);
    show();
}

void PoseShelfForm::keep() {
    const DocumentState& state = m_document.state();
    if (!state.hasSkeleton()) {
        return;
    }
    std::vector<std::int32_t> joints = selectedJoints(state);
    if (joints.size() < 2) {
        joints.resize(state.scene->skeleton.size());
        std::iota(joints.begin(), joints.end(), 0);
    }
    const auto kept = m_shelf.keep(tr("Pose"), state.scene->skeleton, state.pose, joints);
    if (!kept) {
        Q_EMIT failed(kept.error());
        return;
    }
    select(kept->name);
    m_list->scrollToItem(m_list->currentItem());
    Q_EMIT said(tr("Kept on the shelf: %1").arg(kept->name));
    renameCurrent();
}

void PoseShelfForm::save(const QString& file) {
    const DocumentState& state = m_document.state();
    if (!state.hasSkeleton()) {
        return;
    }
    std::vector<std::int32_t> joints = selectedJoints(state);
    if (joints.size() < 2) {
        joints.clear();
        for (std::size_t j = 0; j < state.pose.joints.size(); ++j) {
            if (!(state.pose.joints[j] == JointPose())) {
                joints.push_back(static_cast<std::int32_t>(j));
            }
        }
    }
    const auto saved = PoseShelf::save(file, state.scene->skeleton, state.pose, joints);
    if (!saved) {
        Q_EMIT failed(saved.error());
        return;
    }
    Q_EMIT said(tr("Pose saved: %1").arg(QFileInfo(file).fileName()));
}

void PoseShelfForm::add(const QString& file) {
    const auto added = m_shelf.add(file);
    if (!added) {
        Q_EMIT failed(added.error());
        return;
    }
    select(added->name);
    Q_EMIT said(tr("Put on the shelf: %1").arg(added->name));
}

void PoseShelfForm::renameCurrent() {
    if (QListWidgetItem* item = m_list->currentItem(); item != nullptr && poseOf(*item).stress < 0) {
        m_list->editItem(item);
    }
}

void PoseShelfForm::renamed(const QListWidgetItem& item) {
    const ShelfPose pose = poseOf(item);
    const QString wanted = item.text();
    if (wanted == pose.name) {
        return;
    }
    // The list is filled anew, which takes the item away: not while it tells of its change.
    QMetaObject::invokeMethod(
        this,
        [this, pose, wanted] {
            const auto done = m_shelf.rename(pose, wanted);
            if (!done) {
                fill();
                Q_EMIT failed(done.error());
            }
            select(done ? done->name : pose.name);
        },
        Qt::QueuedConnection);
}

void PoseShelfForm::show() {
    const DocumentState& state = m_document.state();
    m_group->setEnabled(state.hasSkeleton());
    if (m_blended && (m_blended->scene != state.scene || !(m_blended->shown == state.pose))) {
        m_blended.reset();
    }
    m_blendLabel->setEnabled(m_blended.has_value());
    m_blend->setEnabled(m_blended.has_value());
    if (isVisible() && m_filled != state.scene) {
        fill();
    }
}

void PoseShelfForm::showEvent(QShowEvent* event) {
    Panel::showEvent(event);
    fill();
}

void PoseShelfForm::changeEvent(QEvent* event) {
    Panel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && isVisible()) {
        fill();
    }
}

void PoseShelfForm::retranslate() {
    m_group->setTitle(tr("Pose Shelf"));
    describe(
        m_list, tr("Pose Shelf"),
        tr("Click a pose to try the weights in it; with Shift mirrored. Drag it to the right to blend it "
           "in. Its joints alone move. Double-click one that you kept to rename it"));
    describe(m_selectedOnly, tr("Selected joints only"),
             tr("Apply poses to the selected joints only: to one hand, or one leg"));
    m_selectedOnly->setText(tr("Selected joints only"));
    describe(m_blendLabel, m_blend, tr("Blend"), tr("How far to go from the pose before to this one"));
    m_blend->describeAs(tr("Blend"), tr("How far to go from the pose before to this one"));
    if (isVisible()) {
        fill();
    }
    show();
}

} // namespace sinew
