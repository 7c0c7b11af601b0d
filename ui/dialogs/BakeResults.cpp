#include "ui/dialogs/BakeDialog.h"

#include "app/bake/BakeText.h"
#include "app/text/Numbers.h"
#include "ui/widgets/Forms.h"

#include <QComboBox>
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

constexpr qsizetype kFaultsShown = 3;
constexpr int kNumberRole = Qt::UserRole;
constexpr int kPoseRole = Qt::UserRole + 1;

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
    void setMetres(int column, double metres) { setFigure(column, metres, millimetresText(metres)); }
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

} // namespace

BakeResults::BakeResults(QWidget* parent)
    : Panel(parent)
    , m_gate(new QLabel)
    , m_faults(hintLabel())
    , m_more(hintLabel())
    , m_by(new QComboBox)
    , m_rows(new QTreeWidget) {
    build();
    retranslate();
}

void BakeResults::build() {
    m_gate->setObjectName("bake.gate");
    m_gate->setProperty("heading", true);
    m_gate->setWordWrap(true);
    m_faults->setObjectName("bake.faults");
    m_faults->setTextFormat(Qt::PlainText);
    m_more->setObjectName("bake.more");
    m_more->setTextFormat(Qt::PlainText);
    m_by->setObjectName("bake.by");
    m_by->addItems({QString(), QString()});
    m_rows->setObjectName("bake.rows");
    m_rows->setRootIsDecorated(false);
    m_rows->setUniformRowHeights(true);
    m_rows->setAllColumnsShowFocus(true);
    m_rows->setSortingEnabled(true);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(2);
    for (std::size_t column = 0; column < kColumns; ++column) {
        m_columnNames[column] = hintLabel();
        m_columnNames[column]->setAlignment(Qt::AlignRight);
        grid->addWidget(m_columnNames[column], 0, static_cast<int>(column) + 1);
    }
    for (std::size_t row = 0; row < kRows; ++row) {
        m_rowNames[row] = new QLabel;
        grid->addWidget(m_rowNames[row], static_cast<int>(row) + 1, 0);
        for (std::size_t column = 0; column < kColumns; ++column) {
            m_errors[row][column] = new QLabel;
            m_errors[row][column]->setAlignment(Qt::AlignRight);
            grid->addWidget(m_errors[row][column], static_cast<int>(row) + 1, static_cast<int>(column) + 1);
        }
    }
    grid->setColumnStretch(static_cast<int>(kColumns) + 1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    layout->addWidget(m_gate);
    layout->addWidget(m_faults);
    layout->addLayout(grid);
    layout->addWidget(m_more);
    layout->addWidget(m_by);
    layout->addWidget(m_rows, 1);
    connect(m_by, &QComboBox::activated, this, &BakeResults::showRows);
    connect(m_rows, &QTreeWidget::currentItemChanged, this, &BakeResults::choose);
}

void BakeResults::showOutcome(std::shared_ptr<const BakeOutcome> outcome) {
    m_outcome = std::move(outcome);
    show();
}

void BakeResults::show() {
    m_gate->setText(m_outcome ? bakeGateText(*m_outcome) : tr("Nothing is baked yet."));
    QStringList faults = m_outcome ? bakeFaultTexts(*m_outcome) : QStringList();
    m_faults->setToolTip(faults.join('\n'));
    if (faults.size() > kFaultsShown) {
        const auto more = static_cast<int>(faults.size() - kFaultsShown);
        faults = faults.first(kFaultsShown);
        faults << tr("and %n more", nullptr, more);
    }
    m_faults->setText(faults.join('\n'));
    m_faults->setVisible(!faults.isEmpty());
    showSummary();
    showRows();
}

void BakeResults::showSummary() {
    const BakeFigures none;
    const BakeFigures& figures = m_outcome ? m_outcome->figures : none;
    const std::array<const BakeErrors*, kRows> rows{&figures.fitted, &figures.heldOut};
    for (std::size_t row = 0; row < kRows; ++row) {
        const BakeErrors& errors = *rows[row];
        const std::array values{errors.before.mean, errors.after.mean, errors.before.worst,
                                errors.after.worst};
        for (std::size_t column = 0; column < kColumns; ++column) {
            m_errors[row][column]->setText(errors.poses > 0 ? millimetresText(values[column])
                                                            : QStringLiteral("-"));
        }
        m_rowNames[row]->setText(
            (row == 0 ? tr("Fitted poses: %1") : tr("Held-out poses: %1")).arg(wholeText(errors.poses)));
    }
    if (!m_outcome) {
        m_more->clear();
        return;
    }
    QStringList lines;
    const double before = smallestVolume(figures, &BakeJointFigures::volumeBefore);
    const double after = smallestVolume(figures, &BakeJointFigures::volumeAfter);
    if (std::isfinite(after)) {
        lines << tr("Smallest volume at a joint, of the source's: %1 before, %2 after")
                     .arg(QString::fromStdString(percentText(before)),
                          QString::fromStdString(percentText(after)));
    }
    lines << tr("Faces that cross others in %1 poses: source %2, before %3, after %4")
                 .arg(wholeText(figures.crossings.poses), wholeText(figures.crossings.source),
                      wholeText(figures.crossings.linear), wholeText(figures.crossings.baked));
    lines << tr("Size of all shapes in a file: %1").arg(QString::fromStdString(sizeText(figures.shapeBytes)));
    m_more->setText(lines.join('\n'));
}

void BakeResults::showRows() {
    const QSignalBlocker quiet(m_rows);
    m_rows->setSortingEnabled(false);
    m_rows->clear();
    const bool byPose = m_by->currentIndex() == 1;
    m_rows->setHeaderLabels(byPose ? QStringList{tr("Pose"), tr("Before"), tr("After"), tr("Worst before"),
                                                 tr("Worst after"), tr("Joint")}
                                   : QStringList{tr("Joint"), tr("Before"), tr("After"), tr("Held out"),
                                                 tr("Worst"), tr("Volume"), tr("Result")});
    if (m_outcome) {
        byPose ? addPoses() : addJoints();
    }
    m_rows->setSortingEnabled(true);
    m_rows->sortByColumn(byPose ? 2 : 4, Qt::DescendingOrder);
    for (int column = 0; column < m_rows->columnCount(); ++column) {
        m_rows->resizeColumnToContents(column);
    }
}

void BakeResults::addJoints() {
    for (const BakeJointFigures& joint : m_outcome->figures.joints) {
        auto* row = new FigureRow(m_rows);
        row->setText(0, jointNameIn(*m_outcome, joint.joint));
        row->setMetres(1, joint.fitted.before.mean);
        row->setMetres(2, joint.fitted.after.mean);
        row->setFigure(3, joint.heldOut.after.mean,
                       joint.heldOut.poses > 0 ? millimetresText(joint.heldOut.after.mean) : QString());
        row->setMetres(4, std::max(joint.fitted.after.worst, joint.heldOut.after.worst));
        const double volume = joint.volumeAfter.value_or(1.0);
        row->setFigure(5, volume,
                       joint.volumeAfter ? QString::fromStdString(percentText(volume)) : QString());
        row->setText(6, joint.good() ? tr("good") : bakeReasonText(joint.reason));
        row->setToolTip(6, row->text(6));
        row->setData(0, kPoseRole, QVariant::fromValue(static_cast<qulonglong>(joint.worstPose)));
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
        row->setMetres(2, pose.errors.after.mean);
        row->setMetres(3, pose.errors.before.worst);
        row->setMetres(4, pose.errors.after.worst);
        row->setText(5, jointNameIn(*m_outcome, pose.worstJoint));
        row->setData(0, kPoseRole, QVariant::fromValue(static_cast<qulonglong>(p)));
    }
}

void BakeResults::choose() {
    const QTreeWidgetItem* row = m_rows->currentItem();
    if (row != nullptr && m_outcome) {
        const auto pose = static_cast<std::size_t>(row->data(0, kPoseRole).toULongLong());
        if (pose < m_outcome->poses.size()) {
            Q_EMIT poseAsked(m_outcome->poses[pose].pose);
        }
    }
}

void BakeResults::retranslate() {
    const std::array columns{tr("Mean before"), tr("Mean after"), tr("Worst before"), tr("Worst after")};
    for (std::size_t column = 0; column < kColumns; ++column) {
        m_columnNames[column]->setText(columns[column]);
    }
    m_by->setItemText(0, tr("By joint"));
    m_by->setItemText(1, tr("By pose"));
    describe(m_by, tr("Rows"), tr("What the rows below are"));
    describe(m_rows, tr("Figures of the bake"),
             tr("Distances to the source. A click on a row poses the character so: of a joint in its worst "
                "pose"));
    show();
}

} // namespace sinew
