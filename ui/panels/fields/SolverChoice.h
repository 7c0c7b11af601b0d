#pragma once

#include <QComboBox>

#include <string>

namespace sinew {

/// A list of solvers under one that says: as elsewhere.
class SolverChoice : public QComboBox {
    Q_OBJECT
public:
    explicit SolverChoice(QWidget* parent = nullptr);

    /// Names in the language in force; `none` is the first's.
    void retranslate(const QString& none);
    /// Key of the chosen one; empty: the first. One that there is none of is shown as nothing.
    void setSolver(const std::string& key);
    std::string solver() const { return currentData().toString().toStdString(); }
};

} // namespace sinew
