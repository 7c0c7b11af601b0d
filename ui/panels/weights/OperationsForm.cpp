#include "ui/panels/weights/OperationsForm.h"

#include "app/document/edits/SelectEdits.h"
#include "core/layers/operations/WeightOperations.h"
#include "ui/actions/Actions.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"

#include <QAction>
#include <QCheckBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>

#include <array>

namespace sinew {
namespace {

constexpr int kMaxLimit = 32;
constexpr double kMaxPrune = 0.5;
constexpr int kHalfRow = 120; ///< pixels of a name that shares its row, in the narrowest panel
/// In the order in which they stand, two a row where their names have room, else one.
constexpr std::array kButtons{
    "weights.limit",     "weights.prune",      "weights.smooth",      "weights.relaxPosed", "weights.hammer",
    "weights.average",   "weights.mirrorPlus", "weights.mirrorMinus", "weights.copy",       "weights.paste",
    "weights.normalize", "weights.rogues",     "weights.sharpen",     "paint.flood"};

} // namespace

OperationsForm::OperationsForm(Document& document, OperationValues& values, const Actions& actions,
                               QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_values(values)
    , m_group(new QGroupBox)
    , m_vertices(hintLabel())
    , m_ofJoint(new NarrowCheckBox)
    , m_limitLabel(columnLabel())
    , m_limit(new QSpinBox)
    , m_pruneLabel(new QLabel)
    , m_prune(new SliderSpin(0.0, kMaxPrune, 0.005, 3))
    , m_roundsLabel(new QLabel)
    , m_rounds(new QSpinBox)
    , m_strengthLabel(new QLabel)
    , m_strength(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_grid(new QGridLayout) {
    build(actions);
    connect(m_ofJoint, &QCheckBox::toggled, this, &OperationsForm::take);
    connect(m_limit, &QSpinBox::valueChanged, this, &OperationsForm::take);
    connect(m_rounds, &QSpinBox::valueChanged, this, &OperationsForm::take);
    connect(m_prune, &SliderSpin::valueChanged, this, &OperationsForm::take);
    connect(m_strength, &SliderSpin::valueChanged, this, &OperationsForm::take);
    document.onChange(DocumentChange::Scene | DocumentChange::SelectedVertices, this, &OperationsForm::show);
    retranslate();
}

QToolButton* OperationsForm::button(const Actions& actions, const char* id) {
    auto* button = new ElidedToolButton;
    button->setObjectName(QString("operation.") + id);
    button->setDefaultAction(actions[id]);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

void OperationsForm::build(const Actions& actions) {
    m_ofJoint->setObjectName("operations.ofJoint");
    m_ofJoint->setChecked(m_values.ofJoint);
    m_limit->setObjectName("operations.limit");
    m_prune->setObjectName("operations.prune");
    m_rounds->setObjectName("operations.rounds");
    m_strength->setObjectName("operations.strength");
    m_limit->setRange(1, kMaxLimit);
    m_limit->setValue(m_values.limit);
    m_rounds->setRange(1, kMaxRounds);
    m_rounds->setValue(m_values.rounds);
    m_prune->setValue(m_values.prune);
    m_strength->setValue(m_values.strength);
    m_grid->setSpacing(6);
    for (const char* id : kButtons) {
        m_buttons.push_back(button(actions, id));
        connect(actions[id], &QAction::changed, this, &OperationsForm::arrange); // in another language
    }
    arrange();
    auto* form = formIn(m_group);
    form->addRow(m_vertices);
    form->addRow(m_ofJoint);
    form->addRow(m_limitLabel, m_limit);
    form->addRow(m_pruneLabel, m_prune);
    form->addRow(m_roundsLabel, m_rounds);
    form->addRow(m_strengthLabel, m_strength);
    form->addRow(m_grid);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

/// Every name is whole: of two that are cut alike, such as the ways to mirror, one would be taken for the
/// other. Nothing where all stand already as they should.
void OperationsForm::arrange() {
    std::vector<Place> places;
    int row = 0;
    bool half = false; // the row has room for one more
    for (const QToolButton* each : m_buttons) {
        const bool wide = each->fontMetrics().horizontalAdvance(each->defaultAction()->text()) > kHalfRow;
        row += half && wide ? 1 : 0;
        places.push_back({row, half && !wide ? 1 : 0, wide ? 2 : 1});
        half = !wide && !(half && !wide);
        row += half ? 0 : 1;
    }
    if (places == m_places) {
        return;
    }
    m_places = places;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_grid->removeWidget(m_buttons[i]);
        m_grid->addWidget(m_buttons[i], places[i].row, places[i].column, 1, places[i].columns);
    }
}

void OperationsForm::take() {
    m_values = {m_limit->value(), m_prune->value(), m_rounds->value(), m_strength->value(),
                m_ofJoint->isChecked()};
}

void OperationsForm::show() {
    const QString selected = selectedVerticesText(m_document.state());
    m_vertices->setText(
        selected.isEmpty()
            ? tr("Operations change all vertices, or only the selected ones if any are selected.")
            : tr("Operations change the selection: %1.").arg(selected));
}

void OperationsForm::retranslate() {
    m_group->setTitle(tr("Operations"));
    m_ofJoint->setText(tr("Only vertices of the selected joint"));
    describe(m_ofJoint, tr("Only vertices of the selected joint"),
             tr("Change only vertices that the selected joint influences"));
    describe(m_limitLabel, m_limit, tr("Max influences"),
             tr("The number of joints per vertex that Limit Influences keeps"));
    const QString pruneTip = tr("Prune Small Weights removes weights below this value");
    describe(m_pruneLabel, m_prune, tr("Prune below"), pruneTip);
    m_prune->describeAs(tr("Prune below"), pruneTip);
    describe(m_roundsLabel, m_rounds, tr("Iterations"),
             tr("How many times Smooth, Sharpen and Relax run. More iterations reach farther"));
    const QString strengthTip =
        tr("How strongly Smooth, Sharpen and Relax change the weights in each iteration");
    describe(m_strengthLabel, m_strength, tr("Strength"), strengthTip);
    m_strength->describeAs(tr("Strength"), strengthTip);
    show();
}

} // namespace sinew
