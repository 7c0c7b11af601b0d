#include "ui/dialogs/BakeDialog.h"

#include "app/bake/BakeText.h"
#include "app/document/edits/Edits.h"
#include "app/text/Numbers.h"
#include "app/text/SettingText.h"
#include "ui/widgets/Forms.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {
namespace {

constexpr int kMaxShapeCount = 99;
constexpr int kMaxInfluenceCount = 16;
constexpr double kLargestGood = 50.0; // mm
constexpr int kLargestMemory = 65536; // MB
constexpr double kPerMetre = 1000.0;

/// Poses of one group by itself.
std::vector<BakePose> posesOf(const DocumentState& state, BakeGroup group) {
    BakePoseChoice choice{{}};
    choice.set(group, true);
    return listBakePoses(state, choice);
}

QLabel* figureLabel(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

BakeForm::BakeForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_sourceLabel(new QLabel)
    , m_method(new QComboBox)
    , m_implicit(new QCheckBox)
    , m_source(hintLabel())
    , m_shapes(new QSpinBox)
    , m_influencesLabel(new QLabel)
    , m_influences(new QSpinBox)
    , m_goodLabel(new QLabel)
    , m_good(new QDoubleSpinBox)
    , m_memoryLabel(new QLabel)
    , m_memory(new QSpinBox)
    , m_posesLabel(new QLabel)
    , m_poses(new QTreeWidget) {
    build();
    const BakeChoices usual = usualBakeChoices(document.state());
    m_steps[0].on->setChecked(usual.fit.weights);
    m_steps[1].on->setChecked(usual.fit.helpers);
    m_steps[2].on->setChecked(usual.fit.maxShapes > 0);
    m_shapes->setValue(usual.fit.maxShapes);
    m_influences->setValue(static_cast<int>(usual.fit.maxInfluences));
    m_good->setValue(kPerMetre * usual.fit.goodTo);
    m_memory->setValue(static_cast<int>(usual.megabytes));
    document.onChange(DocumentChange::Scene | DocumentChange::Motions | DocumentChange::Driving, this,
                      &BakeForm::showPoses);
    document.onChange(DocumentChange::Deformer | DocumentChange::Settings, this, &BakeForm::showSource);
    retranslate();
}

void BakeForm::build() {
    m_source->setObjectName("bake.source");
    m_source->setTextFormat(Qt::PlainText);
    buildPoses();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(10);
    layout->addLayout(buildSource());
    layout->addWidget(m_source);
    layout->addLayout(buildSteps());
    auto* limits = new QGridLayout;
    buildLimits(*limits);
    layout->addLayout(limits);
    layout->addWidget(m_posesLabel);
    layout->addWidget(m_poses, 1);
}

QHBoxLayout* BakeForm::buildSource() {
    m_method->setObjectName("bake.method");
    m_method->addItems(QStringList(4));
    m_implicit->setObjectName("bake.implicit");
    connect(m_method, &QComboBox::activated, this,
            [this](int index) { setDeformer(m_document, static_cast<Deformer>(index)); });
    connect(m_implicit, &QCheckBox::clicked, this, [this](bool on) { setImplicit(m_document, on); });
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_sourceLabel);
    row->addWidget(m_method, 1);
    row->addWidget(m_implicit);
    return row;
}

void BakeForm::buildPoses() {
    m_poses->setObjectName("bake.poses");
    m_poses->setHeaderHidden(true);
    m_poses->setSelectionMode(QAbstractItemView::NoSelection);
    m_poses->setUniformRowHeights(true);
    for (std::size_t group = 0; group < kBakeGroups; ++group) {
        auto* item = new QTreeWidgetItem(m_poses);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(0, Qt::Checked);
    }
    connect(m_poses, &QTreeWidget::itemChanged, this, &BakeForm::showPoses);
    connect(m_poses, &QTreeWidget::itemClicked, this,
            [this](const QTreeWidgetItem* item) { choosePose(*item); });
}

QGridLayout* BakeForm::buildSteps() {
    constexpr std::array kNames{"weights", "helpers", "shapes"};
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    for (std::size_t column = 0; column < m_heads.size(); ++column) {
        m_heads[column] = hintLabel();
        grid->addWidget(m_heads[column], 0, static_cast<int>(column) + (column > 0 ? 1 : 0));
    }
    for (std::size_t step = 0; step < m_steps.size(); ++step) {
        StepRow& row = m_steps[step];
        const QByteArray name = QByteArray("bake.") + kNames[step];
        row.on = new QCheckBox;
        row.on->setObjectName(name);
        row.made = figureLabel((name + ".made").constData());
        row.gain = figureLabel((name + ".gain").constData());
        row.cost = figureLabel((name + ".cost").constData());
        const int line = static_cast<int>(step) + 1;
        grid->addWidget(row.on, line, 0);
        grid->addWidget(row.made, line, 2);
        grid->addWidget(row.gain, line, 3);
        grid->addWidget(row.cost, line, 4);
    }
    m_shapes->setObjectName("bake.maxShapes");
    m_shapes->setRange(1, kMaxShapeCount);
    grid->addWidget(m_shapes, 3, 1);
    connect(m_steps[2].on, &QCheckBox::toggled, m_shapes, &QWidget::setEnabled);
    grid->setColumnStretch(4, 1);
    return grid;
}

void BakeForm::buildLimits(QGridLayout& grid) {
    m_influences->setObjectName("bake.influences");
    m_influences->setRange(1, kMaxInfluenceCount);
    m_good->setObjectName("bake.goodTo");
    m_good->setRange(0.01, kLargestGood);
    m_good->setDecimals(2);
    m_good->setSingleStep(0.5);
    m_good->setSuffix(QStringLiteral(" mm"));
    m_memory->setObjectName("bake.memory");
    m_memory->setRange(64, kLargestMemory);
    m_memory->setSingleStep(256);
    m_memory->setSuffix(QStringLiteral(" MB"));
    grid.setHorizontalSpacing(8);
    const std::array pairs{std::pair<QLabel*, QWidget*>(m_influencesLabel, m_influences),
                           std::pair<QLabel*, QWidget*>(m_goodLabel, m_good),
                           std::pair<QLabel*, QWidget*>(m_memoryLabel, m_memory)};
    for (std::size_t i = 0; i < pairs.size(); ++i) { // two beside one another
        const auto row = static_cast<int>(i / 2);
        const auto column = static_cast<int>(2 * (i % 2));
        grid.addWidget(pairs[i].first, row, column);
        grid.addWidget(pairs[i].second, row, column + 1);
    }
    grid.setColumnStretch(4, 1);
}

BakeChoices BakeForm::choices() const {
    BakeChoices choices;
    choices.fit.weights = m_steps[0].on->isChecked();
    choices.fit.helpers = m_steps[1].on->isChecked();
    choices.fit.maxShapes = m_steps[2].on->isChecked() ? m_shapes->value() : 0;
    choices.fit.maxInfluences = static_cast<std::size_t>(m_influences->value());
    choices.fit.goodTo = m_good->value() / kPerMetre;
    choices.megabytes = static_cast<std::size_t>(m_memory->value());
    for (std::size_t group = 0; group < kBakeGroups; ++group) {
        const bool on = m_poses->topLevelItem(static_cast<int>(group))->checkState(0) == Qt::Checked;
        choices.poses.set(static_cast<BakeGroup>(group), on);
    }
    return choices;
}

void BakeForm::showOutcome(const BakeOutcome* outcome) {
    for (StepRow& row : m_steps) {
        for (QLabel* label : {row.made, row.gain, row.cost}) {
            label->clear();
        }
    }
    for (QLabel* head : m_heads) {
        head->setVisible(outcome != nullptr);
    }
    if (outcome == nullptr) {
        return;
    }
    const std::array on{outcome->fit.weights, outcome->fit.helpers, outcome->fit.maxShapes > 0};
    const std::vector<BakeStepText> texts = bakeStepTexts(*outcome);
    auto text = texts.begin();
    for (std::size_t step = 0; step < m_steps.size() && text != texts.end(); ++step) {
        if (on[step]) {
            m_steps[step].made->setText(text->made);
            m_steps[step].gain->setText(text->gain);
            m_steps[step].cost->setText(text->cost);
            ++text;
        }
    }
}

void BakeForm::showSource() {
    const DocumentState& state = m_document.state();
    m_method->setCurrentIndex(static_cast<int>(state.deform.deformer));
    m_implicit->setChecked(state.deform.implicit);
    const auto own = std::ranges::count_if(state.deform.joints,
                                           [](const JointDeform& joint) { return joint != JointDeform(); });
    QStringList lines;
    if (skinnedLinearly(state)) {
        lines << tr(
            "Engines show classic linear as it is. Choose the skinning that they are to come near to.");
    } else if (own > 0) {
        lines << tr("%n joint(s) have settings of their own.", nullptr, static_cast<int>(own));
    }
    if (state.bound() && !state.settings.alphaCurves.empty()) {
        lines << tr("Stiffness follows the angles of joints.");
    }
    m_source->setText(lines.join(' '));
    m_source->setVisible(!lines.isEmpty());
}

/// Each group with its poses. Which are held out depends on all groups that are chosen.
void BakeForm::showPoses() {
    const QSignalBlocker quiet(m_poses);
    const DocumentState& state = m_document.state();
    const BakePoseChoice choice = choices().poses;
    const std::vector<BakePose> chosen =
        state.hasSkeleton() ? listBakePoses(state, choice) : std::vector<BakePose>();
    std::vector<bool> heldOut;
    for (const BakePose& pose : chosen) {
        heldOut.push_back(pose.heldOut);
    }
    auto first = heldOut.begin();
    for (std::size_t g = 0; g < kBakeGroups; ++g) {
        const auto group = static_cast<BakeGroup>(g);
        const std::vector<BakePose> poses =
            state.hasSkeleton() ? posesOf(state, group) : std::vector<BakePose>();
        const std::ptrdiff_t taken = choice.has(group) ? std::min(static_cast<std::ptrdiff_t>(poses.size()),
                                                                  std::distance(first, heldOut.end()))
                                                       : 0;
        showGroup(group, poses, std::vector<bool>(first, first + taken));
        first += taken;
    }
    m_posesLabel->setText(tr("Poses: %1, of which %2 are held out to judge the result")
                              .arg(wholeText(chosen.size()),
                                   wholeText(static_cast<std::size_t>(std::ranges::count(heldOut, true)))));
}

/// `heldOut`: of the poses that are taken.
void BakeForm::showGroup(BakeGroup group, const std::vector<BakePose>& poses,
                         const std::vector<bool>& heldOut) {
    std::vector<Pose>& listed = m_listed[static_cast<std::size_t>(group)];
    QTreeWidgetItem* item = m_poses->topLevelItem(static_cast<int>(group));
    qDeleteAll(item->takeChildren());
    listed.clear();
    for (const BakePose& pose : poses) {
        const bool held = listed.size() < heldOut.size() && heldOut[listed.size()];
        const QString name = printable(pose.name);
        auto* child = new QTreeWidgetItem(item, {held ? tr("%1 (held out)").arg(name) : name});
        child->setDisabled(item->checkState(0) != Qt::Checked);
        listed.push_back(pose.pose);
    }
    const QString name = bakeGroupText(group);
    item->setText(0,
                  poses.empty() ? tr("%1: none").arg(name) : tr("%1: %2").arg(name, wholeText(poses.size())));
    item->setDisabled(poses.empty());
}

void BakeForm::choosePose(const QTreeWidgetItem& item) {
    if (const QTreeWidgetItem* group = item.parent()) {
        const auto row =
            static_cast<std::size_t>(m_poses->indexOfTopLevelItem(const_cast<QTreeWidgetItem*>(group)));
        const auto pose = static_cast<std::size_t>(group->indexOfChild(const_cast<QTreeWidgetItem*>(&item)));
        Q_EMIT poseAsked(m_listed[row][pose]);
    }
}

void BakeForm::describeSource() {
    for (int method = 0; method < m_method->count(); ++method) {
        m_method->setItemText(method, deformerName(static_cast<Deformer>(method)));
    }
    describe(m_sourceLabel, m_method, tr("Source"),
             tr("The skinning method that the bake comes near to. It is the character's own, as in the Pose "
                "panel, where each joint has settings too"));
    m_implicit->setText(tr("Implicit skinning"));
    describe(m_implicit, tr("Implicit skinning"),
             tr("Over the method: limbs keep their shape, and skin stops where it touches skin"));
}

void BakeForm::describeLimits() {
    m_influencesLabel->setText(tr("Max influences"));
    describe(m_influences, tr("Max influences"), tr("How many joints may move a vertex after the bake"));
    m_goodLabel->setText(tr("Good to"));
    describe(
        m_good, tr("Good to"),
        tr("The bake is good where the mean distance to the source is within this at every joint in every "
           "pose"));
    m_memoryLabel->setText(tr("Memory"));
    describe(m_memory, tr("Memory"), tr("How much memory the bake may take"));
}

void BakeForm::describeSteps() {
    const std::array heads{tr("Step"), tr("Made"), tr("Gain"), tr("Cost")};
    for (std::size_t column = 0; column < m_heads.size(); ++column) {
        m_heads[column]->setText(heads[column]);
    }
    m_heads[2]->setToolTip(tr("How much nearer to the source the vertices come that the step moves"));
    m_heads[3]->setToolTip(tr("What the step adds to the file"));
    m_steps[0].on->setText(tr("Fit weights"));
    describe(m_steps[0].on, tr("Fit weights"),
             tr("Finds the linear weights that come nearest to the source in all poses. They become a layer "
                "above all others. Painted vertices and locked joints keep theirs"));
    m_steps[1].on->setText(tr("Add helper joints"));
    describe(m_steps[1].on, tr("Add helper joints"),
             tr("Adds joints that turn half-way with another joint, where they pay"));
    m_steps[2].on->setText(tr("Add shapes, at most"));
    describe(
        m_steps[2].on, tr("Add shapes"),
        tr("Adds corrective shapes with their drivers, those first that take away most of the distance"));
    describe(m_shapes, tr("Shapes at most"),
             tr("How many corrective shapes the character gets. A symmetric pair counts as one"));
}

void BakeForm::retranslate() {
    describeSource();
    describeSteps();
    describe(
        m_poses, tr("Poses"),
        tr("The poses that the bake is fitted to. A click on a pose shows it. Every third is held out: it "
           "judges the result and is not fitted to"));
    describeLimits();
    showSource();
    showPoses();
}

} // namespace sinew
