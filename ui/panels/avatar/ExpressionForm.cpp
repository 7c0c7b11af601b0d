#include "ui/panels/avatar/ExpressionsPanel.h"

#include "app/document/drivers/DriverEdits.h"
#include "app/document/edits/PartEdits.h"
#include "app/text/Numbers.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/ListRows.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {
namespace {

constexpr int kSetShapeRows = 4;

constexpr std::array<ExpressionOverride Expression::*, 3> kOverrideMembers{
    &Expression::blink, &Expression::look, &Expression::mouth};

} // namespace

ExpressionForm::ExpressionForm(Document& document, QWidget* parent)
    : FaceForm(parent)
    , m_document(document)
    , m_form(nullptr)
    , m_title(new QLabel)
    , m_shapes(new QListWidget)
    , m_add(new NarrowComboBox)
    , m_remove(new QPushButton)
    , m_weightLabel(columnLabel())
    , m_weight(new SliderSpin(0.0, 100.0, 1.0, 0))
    , m_partLabel(columnLabel())
    , m_part(new NarrowComboBox)
    , m_binary(new QCheckBox)
    , m_removeExpression(new QPushButton) {
    for (std::size_t i = 0; i < m_overrides.size(); ++i) {
        m_overrideLabels[i] = columnLabel();
        m_overrides[i] = new QComboBox;
    }
    build();
    connectControls();
    document.onChange(DocumentChange::Scene | DocumentChange::Avatar | DocumentChange::Driving, this,
                      &ExpressionForm::show);
    retranslate();
}

void ExpressionForm::build() {
    m_title->setProperty("heading", true);
    m_title->setTextFormat(Qt::PlainText);
    m_shapes->setObjectName("expressions.shapes");
    m_shapes->setFixedHeight(kSetShapeRows * m_shapes->fontMetrics().height() * 3 / 2);
    m_add->setObjectName("expressions.addShape");
    m_remove->setObjectName("expressions.removeShape");
    m_weight->setObjectName("expressions.weight");
    m_weight->spin()->setSuffix(QStringLiteral(" %"));
    m_part->setObjectName("expressions.part");
    m_binary->setObjectName("expressions.binary");
    m_removeExpression->setObjectName("expressions.remove");
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_add, 1);
    row->addWidget(m_remove);
    m_form = formIn(this);
    m_form->addRow(m_title);
    m_form->addRow(m_shapes);
    m_form->addRow(row);
    m_form->addRow(m_weightLabel, m_weight);
    m_form->addRow(m_partLabel, m_part);
    for (std::size_t i = 0; i < m_overrides.size(); ++i) {
        m_overrides[i]->setObjectName(QStringLiteral("expressions.override.") +
                                      QLatin1String(std::array{"blink", "look", "mouth"}[i]));
        m_overrides[i]->addItems({QString(), QString(), QString()});
        m_form->addRow(m_overrideLabels[i], m_overrides[i]);
    }
    m_form->addRow(m_binary);
    m_form->addRow(QString(), m_removeExpression);
}

void ExpressionForm::connectControls() {
    connect(m_shapes, &QListWidget::currentRowChanged, this, &ExpressionForm::showChosen);
    connect(m_add, &QComboBox::activated, this, &ExpressionForm::addShape);
    connect(m_remove, &QPushButton::clicked, this, &ExpressionForm::removeShape);
    connect(m_weight, &SliderSpin::valueChanged, this, [this](double value) {
        editShape([&](ExpressionShape& shape) { shape.weight = value / 100.0; }, tr("Weight of Shape"));
    });
    connect(m_weight, &SliderSpin::released, this, [this] { m_document.endMerge(); });
    connect(m_part, &QComboBox::activated, this, [this] {
        const auto part = m_part->currentData().toInt();
        editShape([&](ExpressionShape& shape) { shape.part = part; }, tr("Part of Shape"));
        m_document.endMerge();
    });
    for (std::size_t i = 0; i < m_overrides.size(); ++i) {
        connect(m_overrides[i], &QComboBox::activated, this, [this, i](int choice) {
            edit(
                [&](Expression& each) {
                    each.*kOverrideMembers[i] = static_cast<ExpressionOverride>(choice);
                },
                tr("Override of Expression"));
            m_document.endMerge();
        });
    }
    connect(m_binary, &QCheckBox::clicked, this, [this](bool on) {
        edit([on](Expression& each) { each.binary = on; }, tr("Expression On or Off"));
        m_document.endMerge();
    });
    connect(m_removeExpression, &QPushButton::clicked, this,
            [this] { removeExpression(m_document, m_name, tr("Remove Expression")); });
    auto* menu = new ListMenu(m_shapes, "menu.expressionShapes");
    menu->add(m_remove);
}

void ExpressionForm::setExpression(const std::string& name) {
    if (name != m_name) {
        m_name = name;
        show();
    }
}

/// The chosen one; without shapes where the document has none of that name.
Expression ExpressionForm::expression() const {
    if (const Expression* own = expressionOf(m_document.state(), m_name)) {
        return *own;
    }
    Expression none;
    none.name = m_name;
    return none;
}

void ExpressionForm::edit(const std::function<void(Expression&)>& change, const QString& step) {
    Expression changed = expression();
    change(changed);
    if (const auto done = putExpression(m_document, std::move(changed), step); !done) {
        Q_EMIT failed(done.error());
    }
    show();
}

void ExpressionForm::editShape(const std::function<void(ExpressionShape&)>& change, const QString& step) {
    const auto row = static_cast<std::size_t>(m_shapes->currentRow());
    edit(
        [&](Expression& each) {
            if (row < each.shapes.size()) {
                change(each.shapes[row]);
            }
        },
        step);
}

/// The first entry only says what the list is for.
void ExpressionForm::addShape(int choice) {
    if (choice > 0) {
        const std::string shape = m_add->itemData(choice).toString().toStdString();
        edit([&](Expression& each) { each.shapes.push_back({shape, 1.0, kNone}); }, tr("Add Shape"));
        m_document.endMerge();
        m_shapes->setCurrentRow(m_shapes->count() - 1);
    }
}

void ExpressionForm::removeShape() {
    const int row = m_shapes->currentRow();
    if (row >= 0) {
        edit([&](Expression& each) { each.shapes.erase(each.shapes.begin() + row); }, tr("Remove Shape"));
        m_document.endMerge();
    }
}

QString ExpressionForm::textOf(const ExpressionShape& shape) const {
    const DocumentState& state = m_document.state();
    const QString name = printable(shape.shape);
    if (!hasShape(*state.scene, shapesOf(state), shape)) {
        return tr("%1: not there").arg(name);
    }
    const QString weight = decimalText(100.0 * shape.weight, 0);
    const auto part = static_cast<std::size_t>(shape.part);
    return shape.part == kNone || part >= state.scene->parts.size()
               ? tr("%1: %2 %").arg(name, weight)
               : tr("%1: %2 % on %3").arg(name, weight, printable(partName(*state.scene, part)));
}

void ExpressionForm::show() {
    const bool any = m_document.state().hasScene() && !m_name.empty();
    setVisible(any);
    if (!any) {
        return;
    }
    const Expression shown = expression();
    m_title->setText(printable(m_name));
    showShapes(shown);
    showChoices(shown);
    for (std::size_t i = 0; i < m_overrides.size(); ++i) {
        m_overrides[i]->setCurrentIndex(static_cast<int>(shown.*kOverrideMembers[i]));
    }
    m_binary->setChecked(shown.binary);
    m_removeExpression->setEnabled(expressionOf(m_document.state(), m_name) != nullptr);
    showChosen();
}

void ExpressionForm::showShapes(const Expression& expression) {
    const QSignalBlocker quiet(m_shapes);
    const int row = m_shapes->currentRow();
    m_shapes->clear();
    for (const ExpressionShape& shape : expression.shapes) {
        m_shapes->addItem(textOf(shape));
    }
    const int last = m_shapes->count() - 1;
    m_shapes->setCurrentRow(std::clamp(row, std::min(0, last), last));
}

void ExpressionForm::showChoices(const Expression& expression) {
    const DocumentState& state = m_document.state();
    m_add->clear();
    m_add->addItem(tr("Add a shape..."));
    for (const std::string& name : shapeNames(state)) {
        if (std::ranges::find(expression.shapes, name, &ExpressionShape::shape) == expression.shapes.end()) {
            m_add->addItem(printable(name), QString::fromStdString(name));
        }
    }
    m_add->setEnabled(m_add->count() > 1);
}

void ExpressionForm::showChosen() {
    const std::vector<ExpressionShape> shapes = expression().shapes;
    const auto row = static_cast<std::size_t>(m_shapes->currentRow());
    const bool any = row < shapes.size();
    for (QWidget* control : std::initializer_list<QWidget*>{m_remove, m_weight, m_part}) {
        control->setEnabled(any);
    }
    m_weight->setValue(any ? 100.0 * shapes[row].weight : 0.0);
    const DocumentState& state = m_document.state();
    m_part->clear();
    m_part->addItem(tr("All that have it"), kNone);
    if (!any || !state.hasScene()) {
        return;
    }
    std::size_t count = 0;
    for (std::size_t part = 0; part < state.scene->parts.size(); ++part) {
        if (shapeOfPart(*state.scene, shapesOf(state), part, shapes[row].shape) != nullptr) {
            m_part->addItem(printable(partName(*state.scene, part)), static_cast<int>(part));
            ++count;
        }
    }
    m_part->setCurrentIndex(std::max(0, m_part->findData(shapes[row].part)));
    m_form->setRowVisible(m_part, count > 1 || shapes[row].part != kNone);
}

void ExpressionForm::retranslate() {
    describe(m_shapes, tr("Shapes of the expression"),
             tr("The shapes that the expression sets, each with its weight while it is wholly on"));
    describe(m_add, tr("Add a shape"), tr("Adds a shape of the character to the expression"));
    m_remove->setText(tr("Remove"));
    describe(m_remove, tr("Remove the shape"), tr("The expression sets this shape no more"));
    const QString weightTip = tr("How far the shape is on while the expression is wholly on");
    describe(m_weightLabel, m_weight, tr("Weight"), weightTip);
    m_weight->describeAs(tr("Weight"), weightTip);
    describe(m_partLabel, m_part, tr("Part"), tr("The part on which the expression sets the shape"));
    const std::array<QString, 3> names{tr("Blinking"), tr("Looking"), tr("Mouth")};
    for (std::size_t i = 0; i < m_overrides.size(); ++i) {
        describe(m_overrideLabels[i], m_overrides[i], names[i],
                 tr("What becomes of it while this expression is on: it stays, it is off, or it fades as "
                    "this expression comes"));
        m_overrides[i]->setItemText(0, tr("Stays"));
        m_overrides[i]->setItemText(1, tr("Off"));
        m_overrides[i]->setItemText(2, tr("Fades"));
    }
    m_binary->setText(tr("On or off, nothing in between"));
    describe(m_binary, tr("On or off, nothing in between"),
             tr("The expression is wholly on above half its weight, and off below"));
    m_removeExpression->setText(tr("Remove Expression"));
    describe(m_removeExpression, tr("Remove the expression"),
             tr("A preset of VRM shows nothing then; a custom one goes"));
    show();
}

} // namespace sinew
