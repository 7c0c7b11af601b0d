#include "ui/panels/compare/CompareView.h"

#include "ui/actions/Actions.h"
#include "ui/theme/Icons.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/ListRows.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStyle>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {
namespace {

constexpr int kCompareGap = 4;
constexpr int kHeadMilliseconds = 200;

void setWarning(QWidget& label, bool warning) {
    if (label.property("warning").toBool() != warning) {
        label.setProperty("warning", warning);
        label.setProperty("hint", !warning);
        label.style()->polish(&label);
    }
}

} // namespace

CompareView::CompareView(const Desk& desk, QWidget* parent)
    : Panel(parent)
    , m_desk(desk)
    , m_viewData(desk.document, desk.inspector, desk.pool)
    , m_map(new QComboBox)
    , m_grid(new QGridLayout)
    , m_cells()
    , m_model(new CompareModel(desk.document, desk.controller, desk.data, this))
    , m_table(rowTable()) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kCompareGap, kCompareGap, kCompareGap, kCompareGap);
    layout->setSpacing(kCompareGap);
    layout->addWidget(makeBar());
    m_grid->setSpacing(kCompareGap);
    layout->addLayout(m_grid, 1);
    for (std::size_t pane = 0; pane < m_cells.size(); ++pane) {
        m_cells[pane] = makeCell(pane);
        m_grid->addWidget(m_cells[pane].box, static_cast<int>(pane / 2), static_cast<int>(pane % 2));
    }
    makeTable();
    layout->addWidget(m_table);
    connectSources();
    setFocusProxy(m_cells[0].pane);
    retranslate();
}

QWidget* CompareView::makeBar() {
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    m_map->setObjectName("compare.map");
    for (std::size_t map = 0; map < kCompareMapCount; ++map) {
        m_map->addItem(QString());
    }
    row->addWidget(m_map);
    row->addWidget(actionButton("view.compareFour"));
    row->addWidget(actionButton("view.compareKeep"));
    row->addStretch(1);
    row->addWidget(actionButton("view.compare"));
    connect(m_map, &QComboBox::activated, this,
            [this](int map) { m_desk.data.setMap(static_cast<CompareMap>(map)); });
    return bar;
}

QToolButton* CompareView::actionButton(const char* action) {
    auto* button = new QToolButton;
    button->setDefaultAction(m_desk.actions[action]);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

CompareView::Cell CompareView::makeCell(std::size_t pane) {
    Cell cell;
    cell.box = new QWidget;
    cell.choice = new NarrowComboBox(kElidedLetters * 2);
    cell.choice->setObjectName(QString("compare.skin%1").arg(pane + 1));
    cell.figures = elidedHint();
    cell.figures->setObjectName(QString("compare.head%1").arg(pane + 1));
    cell.pane = new ComparePane({m_desk.document, m_desk.view, m_viewData, m_desk.pool, m_desk.data}, pane);
    cell.pane->setObjectName(QString("compare.pane%1").arg(pane + 1));
    cell.pane->setLegendShown(pane == 1);
    auto* column = new QVBoxLayout(cell.box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kCompareGap / 2);
    auto* head = new QHBoxLayout;
    head->addWidget(cell.choice);
    head->addWidget(cell.figures, 1);
    column->addLayout(head);
    column->addWidget(cell.pane, 1);
    connect(cell.choice, &QComboBox::activated, this, [this, pane](int item) { choose(pane, item); });
    connect(cell.pane, &ComparePane::focused, this, [this, pane] { Q_EMIT paneFocused(pane); });
    connect(cell.pane, &ComparePane::cameraMoved, &m_desk.viewport, &ViewportWidget::setCamera);
    return cell;
}

void CompareView::makeTable() {
    m_table->setObjectName("compare.table");
    m_table->setModel(m_model);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void CompareView::connectSources() {
    m_progress.setInterval(kHeadMilliseconds);
    connect(&m_progress, &QTimer::timeout, this, [this] {
        showHeads();
        m_model->showProgress();
    });
    connect(&m_desk.controller, &CompareController::changed, this, &CompareView::showAll);
    connect(&m_desk.data, &CompareData::mapChanged, this, &CompareView::showMap);
    connect(&m_desk.data, &CompareData::colorsChanged, this, &CompareView::showHeads);
    connect(&m_desk.viewport, &ViewportWidget::cameraChanged, this, &CompareView::takeCamera);
    connect(m_cells[0].pane, &ComparePane::resized, this, &CompareView::paneResized);
    takeCamera();
}

void CompareView::takeCamera() {
    for (const Cell& cell : m_cells) {
        cell.pane->setCamera(m_desk.viewport.camera());
    }
}

/// The last item is another file.
void CompareView::choose(std::size_t pane, int item) {
    const auto choice = static_cast<std::size_t>(item);
    if (choice < m_choices.size()) {
        m_desk.controller.setSource(pane, m_choices[choice]);
    } else { // later: a dialog may outlive this
        QMetaObject::invokeMethod(
            this, [this, pane] { Q_EMIT fileAsked(pane); }, Qt::QueuedConnection);
    }
    showChoice(pane); // nothing may have been chosen
}

void CompareView::showAll() {
    arrange();
    std::vector<SkinSource> choices = m_desk.controller.choices();
    for (std::size_t pane = 0; pane < m_cells.size(); ++pane) { // one that another skeleton has taken away
        const SkinSource& source = m_desk.controller.skin(pane).source;
        if (std::ranges::find(choices, source) == choices.end()) {
            choices.push_back(source);
        }
    }
    const bool other = choices != m_choices;
    m_choices = std::move(choices);
    for (std::size_t pane = 0; pane < m_cells.size(); ++pane) {
        if (other) {
            fillChoices(pane);
        }
        showChoice(pane);
    }
    showHeads();
    const bool runs = m_desk.controller.running();
    if (runs != m_progress.isActive()) {
        runs ? m_progress.start() : m_progress.stop();
    }
}

void CompareView::fillChoices(std::size_t pane) {
    QComboBox& list = *m_cells[pane].choice;
    const QSignalBlocker quiet(list);
    list.clear();
    for (const SkinSource& choice : m_choices) {
        list.addItem(skinName(choice));
    }
    list.addItem(tr("Another file..."));
}

void CompareView::showChoice(std::size_t pane) {
    const auto chosen = std::ranges::find(m_choices, m_desk.controller.skin(pane).source);
    m_cells[pane].choice->setCurrentIndex(static_cast<int>(chosen - m_choices.begin()));
}

/// Two beside one another, or four in a square; the table as high as its rows.
void CompareView::arrange() {
    const std::size_t count = m_desk.controller.count();
    if (count == m_arranged) {
        return;
    }
    m_arranged = count;
    for (std::size_t pane = 0; pane < m_cells.size(); ++pane) {
        m_cells[pane].box->setVisible(pane < count);
    }
    m_grid->setRowStretch(0, 1);
    m_grid->setRowStretch(1, count > 2 ? 1 : 0);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                            m_table->verticalHeader()->length() + 2 * m_table->frameWidth() + kCompareGap);
}

QString CompareView::headText(std::size_t pane) const {
    const ComparedSkin& skin = m_desk.controller.skin(pane);
    const QString state = CompareModel::stateText(skin, m_desk.controller.fraction());
    const auto& scene = m_desk.document.state().scene;
    if (skin.state != SkinState::Done || !scene) {
        return state;
    }
    const QString figures =
        mapFiguresText(m_desk.data.map(), m_desk.data.mapFigures(pane), scene->metersPerUnit);
    return state.isEmpty() || figures.isEmpty() ? state + figures : state + QStringLiteral(", ") + figures;
}

void CompareView::showHeads() {
    for (std::size_t pane = 0; pane < m_cells.size(); ++pane) {
        m_cells[pane].figures->setText(headText(pane));
        setWarning(*m_cells[pane].figures, m_desk.controller.skin(pane).state == SkinState::Failed);
    }
}

void CompareView::showMap() {
    m_map->setCurrentIndex(static_cast<int>(m_desk.data.map()));
    showHeads();
}

void CompareView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT closeAsked();
        return;
    }
    if (m_desk.viewport.moveByKey(*event)) {
        takeCamera();
        return;
    }
    Panel::keyPressEvent(event);
}

void CompareView::retranslate() {
    describe(m_map, tr("Colours"), tr("What the colours of all panes mean"));
    for (std::size_t map = 0; map < kCompareMapCount; ++map) {
        m_map->setItemText(static_cast<int>(map), compareMapName(static_cast<CompareMap>(map)));
        m_map->setItemData(static_cast<int>(map), compareMapTip(static_cast<CompareMap>(map)),
                           Qt::ToolTipRole);
    }
    describe(m_table, tr("Figures of the comparison"), tr("One row for each pane"));
    for (std::size_t pane = 0; pane < m_cells.size(); ++pane) {
        describe(m_cells[pane].choice, tr("Weights of pane %1").arg(pane + 1),
                 tr("The weights that this pane shows: of this document, of a solver under the document's "
                    "settings, or of a file"));
    }
    m_choices.clear(); // their names
    showAll();
    showMap();
}

} // namespace sinew
