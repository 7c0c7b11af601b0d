#include "app/models/CompareModel.h"

#include "app/text/Numbers.h"
#include "app/text/Texts.h"

namespace sinew {

CompareModel::CompareModel(const Document& document, const CompareController& controller,
                           const CompareData& data, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_controller(controller)
    , m_data(data) {
    connect(&controller, &CompareController::changed, this, &CompareModel::reload);
    connect(&data, &CompareData::figuresChanged, this, &CompareModel::reload);
    reload();
}

/// Rows come and go only with the number of panes, so that a selected one stays selected.
void CompareModel::reload() {
    const auto rows = static_cast<int>(m_controller.count());
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
    if (m_rows > 0) {
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
    }
}

void CompareModel::showProgress() {
    if (m_rows > 0) {
        Q_EMIT dataChanged(index(0, Time), index(m_rows - 1, Time));
    }
}

int CompareModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

int CompareModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString CompareModel::stateText(const ComparedSkin& skin, double fraction) {
    switch (skin.state) {
    case SkinState::Waiting:
        return tr("waiting");
    case SkinState::Running:
        return QString::fromStdString(percentText(fraction));
    case SkinState::Failed:
        return skin.error ? errorText(*skin.error) : QString();
    case SkinState::Done:
        break;
    }
    return skin.seconds ? tr("%1 s").arg(decimalText(*skin.seconds, 2)) : QString();
}

QString CompareModel::figureText(const CompareFigures& figures, int column) const {
    const double unit = m_document.state().scene ? m_document.state().scene->metersPerUnit : 1.0;
    switch (column) {
    case Influences:
        return decimalText(figures.influences, 2);
    case Difference:
        return decimalText(figures.difference, 3);
    case Distance:
        return QString::fromStdString(lengthText(figures.distance95 * unit, unit));
    case Stretch:
        return QString::fromUtf8("×") + QString::fromStdString(numberText(figures.stretch));
    case Bleed:
        return QString::fromStdString(percentText(figures.bleed));
    case Unweighted:
        return wholeText(figures.unweighted);
    default:
        return {};
    }
}

QString CompareModel::text(std::size_t pane, int column) const {
    const ComparedSkin& skin = m_controller.skin(pane);
    if (column == Skin) {
        return skinName(skin.source);
    }
    if (column == Time) {
        return stateText(skin, m_controller.fraction());
    }
    const auto& figures = m_data.figures(pane);
    return figures && skin.state == SkinState::Done ? figureText(*figures, column) : QString();
}

QVariant CompareModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    QString shown = text(static_cast<std::size_t>(index.row()), index.column());
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) { // a narrow column may cut an error off
        return shown;
    }
    const bool number = index.column() > Time;
    return role == Qt::TextAlignmentRole && number ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    const QStringList names{tr("Weights"),       tr("Time"),        tr("Influences"), tr("Difference"),
                            tr("Distance 95 %"), tr("Max stretch"), tr("Bleed"),      tr("Unweighted")};
    const QStringList tips{
        tr("Where the weights come from"),
        tr("How long the bind took"),
        tr("Mean number of joints that move a vertex"),
        tr("Mean difference from the weights of the first pane, 0 to 1"),
        tr("95 % of the vertices are nearer than this to their place in the first pane, in this pose"),
        tr("The edge that this pose stretches most, compared with its length in the bind pose"),
        tr("Mean weight of joints other than the strongest one, its parent and its children"),
        tr("Vertices without weights")};
    const auto at = [&](const QStringList& texts) {
        return section < texts.size() ? texts[section] : QString();
    };
    return role == Qt::DisplayRole   ? QVariant(at(names))
           : role == Qt::ToolTipRole ? QVariant(at(tips))
                                     : QVariant();
}

} // namespace sinew
