#include "ui/panels/fields/SolverChoice.h"

#include "app/text/SolverText.h"

namespace sinew {
namespace {

constexpr int kShortestSolverName = 12; // letters that a box for names has room for at least

} // namespace

SolverChoice::SolverChoice(QWidget* parent)
    : QComboBox(parent) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(kShortestSolverName);
    addItem(QString(), QString());
    for (const auto& [key, name] : namedSolvers()) {
        addItem(name, QString::fromStdString(key));
    }
}

void SolverChoice::retranslate(const QString& none) {
    setItemText(0, none);
    int item = 1;
    for (const auto& [key, name] : namedSolvers()) {
        setItemText(item++, name);
    }
}

void SolverChoice::setSolver(const std::string& key) {
    setCurrentIndex(findData(QString::fromStdString(key)));
}

} // namespace sinew
