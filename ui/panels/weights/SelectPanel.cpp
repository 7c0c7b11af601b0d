#include "ui/panels/weights/VertexPanels.h"

#include "app/document/edits/SelectEdits.h"
#include "core/scene/Scene.h"
#include "ui/actions/Actions.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/Panel.h"

#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace sinew {

/// Select, Add, Remove: what a rule's vertices do to those that are selected.
class SelectButtons : public Panel {
    Q_OBJECT
public:
    /// `name`: of the row, before each button's own in their object names.
    explicit SelectButtons(const QString& name, QWidget* parent = nullptr);

Q_SIGNALS:
    void chosen(sinew::SelectMode mode);

protected:
    void retranslate() override;

private:
    std::array<QPushButton*, 3> m_buttons{}; ///< in the order of SelectMode
};

SelectButtons::SelectButtons(const QString& name, QWidget* parent)
    : Panel(parent) {
    auto* grid = new QGridLayout(this); // three beside one another are too wide for a narrow panel
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(6);
    const std::array names{".replace", ".add", ".remove"};
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i] = new QPushButton;
        m_buttons[i]->setObjectName(name + names[i]);
        const bool first = i == 0;
        grid->addWidget(m_buttons[i], first ? 0 : 1, first ? 0 : static_cast<int>(i) - 1, 1, first ? 2 : 1);
        connect(m_buttons[i], &QPushButton::clicked, this,
                [this, i] { Q_EMIT chosen(static_cast<SelectMode>(i)); });
    }
    retranslate();
}

void SelectButtons::retranslate() {
    const std::array texts{std::pair(tr("Select"), tr("Select only these vertices")),
                           std::pair(tr("Add"), tr("Add these vertices to the selection")),
                           std::pair(tr("Remove"), tr("Remove these vertices from the selection"))};
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setText(texts[i].first);
        describe(m_buttons[i], texts[i].first, texts[i].second);
    }
}

namespace {

constexpr double kStep = 0.01;
constexpr int kMaxSelected = 64;

} // namespace

SelectPanel::SelectPanel(Document& document, const Actions& actions, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_count(elidedHint())
    , m_weightGroup(new QGroupBox)
    , m_joint(elidedHint())
    , m_fromLabel(columnLabel())
    , m_from(new SliderSpin(0.0, 1.0, kStep, 2))
    , m_toLabel(columnLabel())
    , m_to(new SliderSpin(0.0, 1.0, kStep, 2))
    , m_byWeight(new SelectButtons("points.weight"))
    , m_influencesGroup(new QGroupBox)
    , m_fewestLabel(columnLabel())
    , m_fewest(new QSpinBox)
    , m_maxLabel(columnLabel())
    , m_max(new QSpinBox)
    , m_byInfluences(new SelectButtons("points.influences"))
    , m_partGroup(new QGroupBox)
    , m_part(elidedHint())
    , m_byPart(new SelectButtons("points.part")) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_count);
    buildSteps(*layout, actions);
    buildWeight(*layout);
    buildInfluences(*layout);
    buildPart(*layout);
    layout->addStretch(1);
    document.onChange(DocumentChange::Scene | DocumentChange::Selection | DocumentChange::SelectedVertices,
                      this, &SelectPanel::show);
    retranslate();
}

void SelectPanel::buildSteps(QVBoxLayout& layout, const Actions& actions) {
    auto* grid = new QGridLayout;
    grid->setSpacing(6);
    constexpr int columns = 2;
    int index = 0;
    for (const char* id :
         {"points.all", "points.none", "points.invert", "points.grow", "points.shrink", "points.linked"}) {
        auto* button = new ElidedToolButton;
        button->setDefaultAction(actions[id]);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setProperty("framed", true);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        grid->addWidget(button, index / columns, index % columns);
        ++index;
    }
    layout.addLayout(grid);
}

void SelectPanel::buildWeight(QVBoxLayout& layout) {
    m_from->setObjectName("points.from");
    m_to->setObjectName("points.to");
    m_from->setValue(kStep);
    m_to->setValue(1.0);
    auto* form = formIn(m_weightGroup);
    form->addRow(m_joint);
    form->addRow(m_fromLabel, m_from);
    form->addRow(m_toLabel, m_to);
    form->addRow(m_byWeight);
    layout.addWidget(m_weightGroup);
    connect(m_byWeight, &SelectButtons::chosen, this, [this](SelectMode mode) {
        selectVerticesByWeight(m_document, m_document.state().selection.joint,
                               static_cast<float>(m_from->value()), static_cast<float>(m_to->value()), mode);
    });
}

void SelectPanel::buildInfluences(QVBoxLayout& layout) {
    m_fewest->setObjectName("points.fewest");
    m_max->setObjectName("points.most");
    constexpr int usualLimit = 4; // of engines: what has more is what is looked for
    for (QSpinBox* spin : {m_fewest, m_max}) {
        spin->setRange(0, kMaxSelected);
    }
    m_fewest->setValue(usualLimit + 1);
    m_max->setValue(kMaxSelected);
    auto* form = formIn(m_influencesGroup);
    form->addRow(m_fewestLabel, m_fewest);
    form->addRow(m_maxLabel, m_max);
    form->addRow(m_byInfluences);
    layout.addWidget(m_influencesGroup);
    connect(m_byInfluences, &SelectButtons::chosen, this, [this](SelectMode mode) {
        selectVerticesByInfluences(m_document, static_cast<std::size_t>(m_fewest->value()),
                                   static_cast<std::size_t>(m_max->value()), mode);
    });
}

void SelectPanel::buildPart(QVBoxLayout& layout) {
    auto* form = formIn(m_partGroup);
    form->addRow(m_part);
    form->addRow(m_byPart);
    layout.addWidget(m_partGroup);
    connect(m_byPart, &SelectButtons::chosen, this, [this](SelectMode mode) {
        selectPartVertices(m_document, selectedParts(m_document.state()), mode);
    });
}

void SelectPanel::show() {
    const DocumentState& state = m_document.state();
    const bool joint = state.hasSkeleton() && state.selection.joint != kNone;
    const std::vector<std::size_t> parts = selectedParts(state);
    const QString selected = selectedVerticesText(state);
    m_count->setText(selected.isEmpty() ? tr("No vertices selected") : selected);
    m_byWeight->setEnabled(joint);
    m_joint->setText(
        joint ? tr("Joint %1")
                    .arg(QString::fromStdString(
                        state.scene->skeleton.joints[static_cast<std::size_t>(state.selection.joint)].name))
              : tr("Select a joint to use its weights."));
    m_byInfluences->setEnabled(state.hasScene());
    m_byPart->setEnabled(!parts.empty());
    m_part->setText(parts.empty() ? tr("Select a part to use its vertices.")
                    : parts.size() > 1
                        ? tr("%1 parts").arg(parts.size())
                        : tr("Part %1").arg(QString::fromStdString(state.scene->parts[parts[0]].mesh->name)));
}

void SelectPanel::retranslate() {
    m_weightGroup->setTitle(tr("By weight"));
    m_from->describeAs(tr("Minimum weight"), tr("Only vertices with at least this weight"));
    m_fromLabel->setText(tr("From"));
    m_to->describeAs(tr("Maximum weight"), tr("Only vertices with at most this weight"));
    m_toLabel->setText(tr("To"));
    m_influencesGroup->setTitle(tr("By number of influences"));
    describe(m_fewestLabel, m_fewest, tr("At least"), tr("Only vertices with at least this many influences"));
    describe(m_maxLabel, m_max, tr("At most"), tr("Only vertices with at most this many influences"));
    m_partGroup->setTitle(tr("By part"));
    show();
}

} // namespace sinew

#include "SelectPanel.moc"
