#include "app/bake/BakeText.h"
#include "app/text/Numbers.h"
#include "ui/dialogs/BakeDialog.h"
#include "ui/widgets/Forms.h"

#include <QComboBox>
#include <QFont>
#include <QGridLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

constexpr int kNumberRole = Qt::UserRole;
constexpr int kPoseRole = Qt::UserRole + 1;  ///< number of the pose that a click shows
constexpr int kFaultRole = Qt::UserRole + 2; ///< number of the joint's figures
constexpr double kMillimetres = 1000.0;      ///< in a metre
/// Columns that stay in a narrow dialog: what the rows are sorted by.
constexpr int kFarthestOfJoint = 4;
constexpr int kMeanOfPose = 2;

/// Millimetres for a table, whose numbers stand below one another: "0.70".
QString tableMillimetres(double metres) {
    return decimalText(kMillimetres * metres, 2);
}

/// A row that sorts numbers by what they are.
class FigureRow : public QTreeWidgetItem {
public:
    using QTreeWidgetItem::QTreeWidgetItem;

    bool operator<(const QTreeWidgetItem& other) const override {
        const int column = treeWidget()->sortColumn();
        const QVariant mine = data(column, kNumberRole);
        return mine.isValid() ? mine.toDouble() < other.data(column, kNumberRole).toDouble()
                              : text(column) < other.text(column);
    }
    void setFigure(int column, double value, const QString& text) {
        setText(column, text);
        setData(column, kNumberRole, value);
        setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    void setMetres(int column, double metres) { setFigure(column, metres, tableMillimetres(metres)); }
    void setBold(bool on) {
        for (int column = 0; column < columnCount(); ++column) {
            QFont bold = font(column);
            bold.setBold(on);
            setFont(column, bold);
        }
    }
    void setPose(std::size_t pose) {
        setData(0, kPoseRole, QVariant::fromValue(static_cast<qulonglong>(pose)));
    }
};

QString jointNameIn(const BakeOutcome& outcome, std::int32_t joint) {
    const auto j = static_cast<std::size_t>(joint);
    return joint != kNone && j < outcome.baked->skeleton.size()
               ? printable(outcome.baked->skeleton.joints[j].name)
               : QString();
}

double smallestVolume(const BakeFigures& figures, std::optional<double> BakeJointFigures::*volume) {
    double smallest = std::numeric_limits<double>::infinity();
    for (const BakeJointFigures& joint : figures.joints) {
        smallest = std::min(smallest, (joint.*volume).value_or(smallest));
    }
    return smallest;
}

QString volumePercent(double volume) {
    return std::isfinite(volume) ? QString::fromStdString(percentText(volume)) : QString();
}

QString boundMillimetres(const BakeErrors& errors, double metres) {
    return errors.poses > 0 ? tableMillimetres(metres) + QStringLiteral(" mm") : QString();
}

} // namespace

BakeResults::BakeResults(QWidget* parent)
    : Panel(parent)
    , m_gate(new QLabel)
    , m_undriven(hintLabel())
    , m_reason(hintLabel())
    , m_summary(buildSummary())
    , m_by(new QComboBox)
    , m_rows(new QTreeWidget) {
    build();
    retranslate();
}

void BakeResults::build() {
    m_gate->setObjectName("bake.gate");
    m_gate->setProperty("heading", true);
    m_gate->setWordWrap(true);
    m_undriven->setObjectName("bake.undriven");
    m_undriven->setTextFormat(Qt::PlainText);
    m_reason->setObjectName("bake.reason");
    m_reason->setTextFormat(Qt::PlainText);
    m_by->setObjectName("bake.by");
    m_by->addItems({QString(), QString()});
    m_rows->setObjectName("bake.rows");
    m_rows->setRootIsDecorated(false);
    m_rows->setUniformRowHeights(true);
    m_rows->setAllColumnsShowFocus(true);
    m_rows->setSortingEnabled(true);
    m_rows->header()->setStretchLastSection(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    layout->addWidget(m_gate);
    layout->addWidget(m_undriven);
    layout->addWidget(m_summary);
    layout->addWidget(m_by);
    layout->addWidget(m_rows, 1);
    layout->addWidget(m_reason);
    connect(m_by, &QComboBox::activated, this, &BakeResults::showRows);
    connect(m_rows, &QTreeWidget::currentItemChanged, this, &BakeResults::choose);
}

QWidget* BakeResults::buildSummary() {
    auto* summary = new QWidget;
    auto* grid = new QGridLayout(summary);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    for (std::size_t column = 0; column < m_when.size(); ++column) {
        m_when[column] = new QLabel;
        m_when[column]->setProperty("hint", true);
        m_when[column]->setAlignment(Qt::AlignRight);
        grid->addWidget(m_when[column], 0, static_cast<int>(column) + 1);
    }
    for (std::size_t row = 0; row < kFigures; ++row) {
        m_figureNames[row] = new QLabel;
        m_figureNames[row]->setTextFormat(Qt::PlainText);
        grid->addWidget(m_figureNames[row], static_cast<int>(row) + 1, 0);
        for (std::size_t column = 0; column < m_when.size(); ++column) {
            m_figures[row][column] = new QLabel;
            m_figures[row][column]->setAlignment(Qt::AlignRight);
            grid->addWidget(m_figures[row][column], static_cast<int>(row) + 1, static_cast<int>(column) + 1);
        }
    }
    return summary;
}

void BakeResults::showOutcome(std::shared_ptr<const BakeOutcome> outcome) {
    m_outcome = std::move(outcome);
    show();
}

void BakeResults::setCompact(bool on) {
    m_compact = on;
    m_summary->setVisible(!on);
    show();
}

void BakeResults::show() {
    m_gate->setText(m_outcome ? bakeGateText(*m_outcome) : tr("Nothing is baked yet."));
    m_undriven->setText(m_outcome ? bakeUndrivenText(*m_outcome) : QString());
    m_undriven->setVisible(!m_undriven->text().isEmpty());
    showSummary();
    showRows();
}

std::array<BakeResults::Figure, BakeResults::kFigures> BakeResults::figures() const {
    const BakeFigures& all = m_outcome->figures;
    const BakeErrors& fitted = all.fitted;
    const BakeErrors& heldOut = all.heldOut;
    return {
        Figure{boundMillimetres(fitted, fitted.before.mean), boundMillimetres(fitted, fitted.after.mean)},
        Figure{boundMillimetres(heldOut, heldOut.before.mean), boundMillimetres(heldOut, heldOut.after.mean)},
        Figure{boundMillimetres(fitted, fitted.before.worst), boundMillimetres(fitted, fitted.after.worst)},
        Figure{boundMillimetres(heldOut, heldOut.before.worst),
               boundMillimetres(heldOut, heldOut.after.worst)},
        Figure{volumePercent(smallestVolume(all, &BakeJointFigures::volumeBefore)),
               volumePercent(smallestVolume(all, &BakeJointFigures::volumeAfter))},
        Figure{wholeText(all.crossings.linear), wholeText(all.crossings.baked)},
        Figure{QString(), QString::fromStdString(sizeText(all.shapeBytes))}};
}

void BakeResults::showSummary() {
    const QString source = wholeText(m_outcome ? m_outcome->figures.crossings.source : 0);
    const std::array<QString, kFigures> names{
        tr("Mean distance, fitted poses"),  tr("Mean distance, held-out poses"),
        tr("Worst distance, fitted poses"), tr("Worst distance, held-out poses"),
        tr("Smallest volume at a joint"),   tr("Faces that cross others (source: %1)").arg(source),
        tr("Size of the shapes in a file")};
    const std::array<Figure, kFigures> texts = m_outcome ? figures() : std::array<Figure, kFigures>();
    for (std::size_t row = 0; row < kFigures; ++row) {
        m_figureNames[row]->setText(names[row]);
        for (std::size_t column = 0; column < m_when.size(); ++column) {
            m_figures[row][column]->setText(texts[row][column]);
        }
    }
}

bool BakeResults::byPose() const {
    return m_by->currentIndex() == 1;
}

/// Those that are farthest off come first.
void BakeResults::showRows() {
    const QSignalBlocker quiet(m_rows);
    m_rows->setSortingEnabled(false);
    m_rows->clear();
    describeColumns();
    if (m_outcome) {
        byPose() ? addPoses() : addJoints();
    }
    m_rows->setSortingEnabled(true);
    const int sorted = byPose() ? kMeanOfPose : kFarthestOfJoint;
    m_rows->sortByColumn(sorted, Qt::DescendingOrder);
    for (int column = 0; column < m_rows->columnCount(); ++column) {
        m_rows->setColumnHidden(column, m_compact && column != 0 && column != sorted);
        m_rows->header()->setSectionResizeMode(column, column == 0 ? QHeaderView::ResizeToContents
                                                                   : QHeaderView::Stretch);
    }
    showReason();
}

void BakeResults::describeColumns() {
    using Column = std::pair<QString, QString>;
    const std::vector<Column> columns =
        byPose()
            ? std::vector<Column>{{tr("Pose"), {}},
                                  {tr("Before"), tr("Mean distance to the source before the bake")},
                                  {tr("After"), tr("Mean distance to the source after the bake")},
                                  {tr("Worst before"), tr("The farthest vertex before the bake")},
                                  {tr("Worst after"), tr("The farthest vertex after the bake")},
                                  {tr("Joint"), tr("The joint that is farthest off after the bake")}}
            : std::vector<Column>{
                  {tr("Joint"), {}},
                  {tr("Before"), tr("Mean distance to the source in fitted poses before the bake")},
                  {tr("After"), tr("Mean distance to the source in fitted poses after the bake")},
                  {tr("Held out"), tr("Mean distance in poses held out of the fit, after the bake")},
                  {tr("Worst pose"), tr("Mean distance in the pose in which it is largest: a joint is good "
                                        "where this is")},
                  {tr("Volume"), tr("The smallest volume at the joint, as a part of the source's")}};
    QStringList names;
    for (const Column& column : columns) {
        names << column.first;
    }
    m_rows->setColumnCount(static_cast<int>(columns.size()));
    m_rows->setHeaderLabels(names);
    for (std::size_t column = 0; column < columns.size(); ++column) {
        m_rows->headerItem()->setToolTip(static_cast<int>(column), columns[column].second);
    }
}

void BakeResults::addJoints() {
    const std::vector<BakeJointFigures>& joints = m_outcome->figures.joints;
    for (std::size_t j = 0; j < joints.size(); ++j) {
        const BakeJointFigures& joint = joints[j];
        auto* row = new FigureRow(m_rows);
        row->setText(0, jointNameIn(*m_outcome, joint.joint));
        row->setMetres(1, joint.fitted.before.mean);
        row->setMetres(2, joint.fitted.after.mean);
        row->setFigure(3, joint.heldOut.after.mean,
                       joint.heldOut.poses > 0 ? tableMillimetres(joint.heldOut.after.mean) : QString());
        row->setMetres(kFarthestOfJoint, joint.worstMean);
        row->setFigure(5, joint.volumeAfter.value_or(1.0),
                       joint.volumeAfter ? volumePercent(*joint.volumeAfter) : QString());
        row->setPose(joint.worstPose);
        row->setBold(!joint.good());
        row->setData(0, kFaultRole, QVariant::fromValue(static_cast<qulonglong>(j)));
    }
}

void BakeResults::addPoses() {
    for (std::size_t p = 0; p < m_outcome->figures.poses.size(); ++p) {
        const BakePoseFigures& pose = m_outcome->figures.poses[p];
        const BakePose& made = m_outcome->poses[p];
        const QString name = printable(made.name);
        auto* row = new FigureRow(m_rows);
        row->setText(0, made.heldOut ? tr("%1 (held out)").arg(name) : name);
        row->setMetres(1, pose.errors.before.mean);
        row->setMetres(kMeanOfPose, pose.errors.after.mean);
        row->setMetres(3, pose.errors.before.worst);
        row->setMetres(4, pose.errors.after.worst);
        row->setText(5, jointNameIn(*m_outcome, pose.worstJoint));
        row->setPose(p);
    }
}

void BakeResults::choose() {
    const QTreeWidgetItem* row = m_rows->currentItem();
    if (row != nullptr && m_outcome) {
        const auto pose = static_cast<std::size_t>(row->data(0, kPoseRole).toULongLong());
        const QVariant fault = row->data(0, kFaultRole);
        if (pose < m_outcome->poses.size()) {
            const std::int32_t joint =
                fault.isValid() ? m_outcome->figures.joints[fault.toULongLong()].joint : kNone;
            Q_EMIT poseAsked(m_outcome->poses[pose].pose, joint);
        }
    }
    showReason();
}

/// Of the row that is chosen, else of the first one.
void BakeResults::showReason() {
    const QTreeWidgetItem* row =
        m_rows->currentItem() != nullptr ? m_rows->currentItem() : m_rows->topLevelItem(0);
    const QVariant fault = row != nullptr ? row->data(0, kFaultRole) : QVariant();
    const bool joint = fault.isValid() && m_outcome;
    m_reason->setText(joint ? bakeFaultText(*m_outcome, m_outcome->figures.joints[fault.toULongLong()])
                            : QString());
    m_reason->setVisible(joint);
}

void BakeResults::retranslate() {
    m_when[0]->setText(tr("Before"));
    m_when[1]->setText(tr("After"));
    m_by->setItemText(0, tr("Millimetres by joint"));
    m_by->setItemText(1, tr("Millimetres by pose"));
    describe(m_by, tr("Rows"), tr("What the rows below are"));
    describe(m_rows, tr("Figures of the bake"),
             tr("Distances to the source. A click on a row poses the character so: of a joint in the pose in "
                "which it is farthest off"));
    show();
}

} // namespace sinew
