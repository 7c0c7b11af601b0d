#include "ui/panels/avatar/ExpressionsPanel.h"

#include "app/document/drivers/DriverEdits.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/ListRows.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr int kExpressionRows = 9;
constexpr int kSliderSteps = 100;
enum ExpressionColumn { kExpressionName, kExpressionSlider, kExpressionColumns };

/// The presets, then the document's own.
std::vector<std::string> rowNames(const std::vector<Expression>& expressions) {
    std::vector<std::string> names(kPresetExpressions.begin(), kPresetExpressions.end());
    for (const Expression& each : expressions) {
        if (!isPresetExpression(each.name)) {
            names.push_back(each.name);
        }
    }
    return names;
}

QString shapesText(const Expression& expression) {
    QStringList shapes;
    for (const ExpressionShape& each : expression.shapes) {
        shapes << QStringLiteral("%1 %2 %").arg(printable(each.shape), decimalText(100.0 * each.weight, 0));
    }
    return shapes.join(QStringLiteral(", "));
}

} // namespace

ExpressionTable::ExpressionTable(Document& document, ExpressionPreview& preview, QWidget* parent)
    : FaceForm(parent)
    , m_document(document)
    , m_preview(preview)
    , m_table(new QTableWidget(0, kExpressionColumns)) {
    m_table->setObjectName("expressions.table");
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems); // a slider is seen beside it
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(kExpressionName, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(kExpressionSlider, QHeaderView::Stretch);
    const int row = m_table->fontMetrics().height() + 8;
    m_table->verticalHeader()->setDefaultSectionSize(row);
    m_table->setFixedHeight(kExpressionRows * row + 2 * m_table->frameWidth());
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);
    connect(m_table, &QTableWidget::currentCellChanged, this, &ExpressionTable::chosenChanged);
    connect(m_table, &QTableWidget::itemChanged, this, [this](QTableWidgetItem* item) { rename(*item); });
    connect(&preview, &ExpressionPreview::changed, this, &ExpressionTable::showPreview);
    document.onChange(DocumentChange::Scene | DocumentChange::Avatar, this, &ExpressionTable::show);
    retranslate();
}

std::string ExpressionTable::chosen() const {
    const auto row = static_cast<std::size_t>(m_table->currentRow());
    return row < m_names.size() ? m_names[row] : std::string();
}

void ExpressionTable::choose(const std::string& name) {
    const auto found = std::ranges::find(m_names, name);
    if (found != m_names.end()) {
        m_table->setCurrentCell(static_cast<int>(found - m_names.begin()), kExpressionName);
    }
}

void ExpressionTable::add() {
    const std::string name = addExpression(m_document, tr("expression").toStdString(), tr("Add Expression"));
    choose(name);
    m_table->setFocus();
    m_table->editItem(m_table->item(m_table->currentRow(), kExpressionName));
}

/// Later: the table is filled anew, which takes the item away.
void ExpressionTable::rename(const QTableWidgetItem& item) {
    const auto row = static_cast<std::size_t>(item.row());
    if (row >= m_names.size() || item.column() != kExpressionName) {
        return;
    }
    const std::string to = item.text().trimmed().toStdString();
    QMetaObject::invokeMethod(
        this,
        [this, name = m_names[row], to] {
            m_wanted = to;
            if (const auto done = renameExpression(m_document, name, to, tr("Rename Expression")); !done) {
                m_wanted.clear();
                Q_EMIT failed(done.error());
            }
            fill(); // a name that is taken is not given
        },
        Qt::QueuedConnection);
}

void ExpressionTable::addRow(int row, const std::string& name) {
    const bool preset = isPresetExpression(name);
    auto* item = new QTableWidgetItem(printable(name));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable |
                   (preset ? Qt::NoItemFlags : Qt::ItemIsEditable));
    m_table->setItem(row, kExpressionName, item);
    auto* cell = new QTableWidgetItem; // it stands for the slider, which screen readers do not see in a table
    cell->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    m_table->setItem(row, kExpressionSlider, cell);
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setRange(0, kSliderSteps);
    slider->setObjectName(QStringLiteral("expressions.preview.") + QString::fromStdString(name));
    slider->setFocusPolicy(Qt::StrongFocus);
    connect(slider, &QSlider::valueChanged, this,
            [this, name](int value) { m_preview.set(name, static_cast<double>(value) / kSliderSteps); });
    connect(slider, &QSlider::sliderPressed, this, [this, name] { choose(name); });
    m_table->setCellWidget(row, kExpressionSlider, slider);
}

void ExpressionTable::fill() {
    const std::string before = m_wanted.empty() ? chosen() : m_wanted;
    m_wanted.clear();
    const std::vector<Expression>& expressions = avatarOf(m_document.state()).expressions;
    {
        const QSignalBlocker quiet(m_table);
        m_names = m_document.state().hasScene() ? rowNames(expressions) : std::vector<std::string>();
        m_table->setRowCount(0);
        m_table->setRowCount(static_cast<int>(m_names.size()));
        for (std::size_t row = 0; row < m_names.size(); ++row) {
            addRow(static_cast<int>(row), m_names[row]);
        }
        choose(before);
        if (m_table->currentRow() < 0 && m_table->rowCount() > 0) {
            m_table->setCurrentCell(0, kExpressionName);
        }
    }
    show();
    Q_EMIT chosenChanged();
}

/// What shows nothing is pale.
void ExpressionTable::show() {
    const std::vector<Expression>& expressions = avatarOf(m_document.state()).expressions;
    if (m_names != (m_document.state().hasScene() ? rowNames(expressions) : std::vector<std::string>())) {
        fill();
        return;
    }
    const QSignalBlocker quiet(m_table);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const std::string& name = m_names[static_cast<std::size_t>(row)];
        const Expression* expression = expressionOf(m_document.state(), name);
        const bool sets = expression != nullptr && !expression->shapes.empty();
        const bool shows = sets || (expression != nullptr && !expression->materials.empty());
        QTableWidgetItem* item = m_table->item(row, kExpressionName);
        item->setForeground(palette().brush(shows ? QPalette::Active : QPalette::Disabled, QPalette::Text));
        const QString tip = sets    ? shapesText(*expression)
                            : shows ? tr("Changes materials, which the view does not show")
                                    : tr("Shows nothing yet: add shapes below");
        item->setToolTip(tip);
        QWidget* slider = m_table->cellWidget(row, kExpressionSlider);
        slider->setEnabled(sets);
        describe(slider, tr("Preview of %1").arg(printable(name)),
                 tr("Shows the expression in the view. The file does not change"));
        m_table->item(row, kExpressionSlider)->setData(Qt::AccessibleTextRole, slider->accessibleName());
    }
    showPreview();
}

void ExpressionTable::showPreview() {
    for (int row = 0; row < m_table->rowCount(); ++row) {
        auto* slider = qobject_cast<QSlider*>(m_table->cellWidget(row, kExpressionSlider));
        const QSignalBlocker quiet(slider);
        slider->setValue(static_cast<int>(
            std::lround(kSliderSteps * m_preview.weight(m_names[static_cast<std::size_t>(row)]))));
    }
}

void ExpressionTable::retranslate() {
    describe(m_table, tr("Expressions"),
             tr("The expressions of VRM and those of your character. Pale ones show nothing yet. The slider "
                "shows one in the view"));
    show();
}

ExpressionsPanel::ExpressionsPanel(Document& document, ExpressionPreview& preview, QWidget* parent)
    : FaceForm(parent)
    , m_document(document)
    , m_preview(preview)
    , m_propose(new QPushButton)
    , m_add(new QPushButton)
    , m_reset(new QPushButton)
    , m_hint(hintLabel())
    , m_table(new ExpressionTable(document, preview))
    , m_chosen(new ExpressionForm(document))
    , m_forms{m_table, m_chosen, new LookForm(document), new FirstPersonForm(document),
              new ConstraintsForm(document)} {
    build();
    document.onChange(DocumentChange::Scene | DocumentChange::Avatar | DocumentChange::Driving, this,
                      &ExpressionsPanel::show);
    connect(&preview, &ExpressionPreview::changed, this, &ExpressionsPanel::show);
    retranslate();
}

void ExpressionsPanel::build() {
    m_propose->setObjectName("expressions.propose");
    m_add->setObjectName("expressions.add");
    m_reset->setObjectName("expressions.reset");
    m_hint->setObjectName("expressions.hint");
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    for (QPushButton* button : {m_propose, m_add, m_reset}) {
        buttons->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->addLayout(buttons);
    column->addWidget(m_hint);
    for (FaceForm* form : m_forms) {
        column->addWidget(form);
        connect(form, &FaceForm::failed, this, &FaceForm::failed);
        connect(form, &FaceForm::said, this, &FaceForm::said);
    }
    column->addStretch(1);
    connect(m_propose, &QPushButton::clicked, this, &ExpressionsPanel::propose);
    connect(m_add, &QPushButton::clicked, m_table, &ExpressionTable::add);
    connect(m_reset, &QPushButton::clicked, &m_preview, &ExpressionPreview::reset);
    connect(m_table, &ExpressionTable::chosenChanged, this,
            [this] { m_chosen->setExpression(m_table->chosen()); });
    m_chosen->setExpression(m_table->chosen());
}

void ExpressionsPanel::propose() {
    const std::size_t before = avatarOf(m_document.state()).expressions.size();
    const Notices notices = fillExpressions(m_document, tr("Propose Expressions"));
    QStringList texts;
    for (const Notice& notice : notices) {
        texts << noticeText(notice);
    }
    const std::size_t found = avatarOf(m_document.state()).expressions.size() - before;
    if (found > 0 || texts.isEmpty()) {
        texts.prepend(tr("%n expression(s) found", nullptr, static_cast<int>(found)));
    }
    Q_EMIT said(texts.join(QStringLiteral(". ")));
}

void ExpressionsPanel::show() {
    const DocumentState& state = m_document.state();
    m_propose->setEnabled(state.hasScene());
    m_add->setEnabled(state.hasScene());
    m_reset->setEnabled(m_preview.active());
    const bool none = state.hasScene() && shapeNames(state).empty();
    m_hint->setText(
        tr("This character has no shape. Its jaw, where a joint is one, can open the mouth: press "
           "Propose. Make other shapes with Pose > Shape From File."));
    m_hint->setVisible(none);
    for (FaceForm* form : m_forms) {
        form->setEnabled(state.hasScene());
    }
}

void ExpressionsPanel::retranslate() {
    m_propose->setText(tr("Propose"));
    describe(m_propose, tr("Propose expressions"),
             tr("Fills the expressions that show nothing yet from shapes by their names: those of ARKit, "
                "Oculus, VRChat, MMD, VRoid and Character Creator. Without a shape for the mouth the jaw "
                "makes one"));
    m_add->setText(tr("Add"));
    describe(m_add, tr("Add an expression"), tr("Adds an expression with a name of your choice"));
    m_reset->setText(tr("Reset"));
    describe(m_reset, tr("Reset the preview"), tr("Turns all expressions in the view off"));
    show();
}

} // namespace sinew
