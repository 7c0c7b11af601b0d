#include "ui/widgets/SeverityMark.h"

#include "app/models/ReportModel.h"
#include "ui/theme/Icons.h"

namespace sinew {

void SeverityMark::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const auto severity = static_cast<Severity>(index.data(ReportModel::SeverityRole).toInt());
    option->icon = themedIcon(severity == Severity::Warning   ? "warning"
                              : severity == Severity::Treated ? "check"
                                                              : "info");
    option->decorationSize = {16, 16};
    option->features |= QStyleOptionViewItem::HasDecoration;
}

} // namespace sinew
