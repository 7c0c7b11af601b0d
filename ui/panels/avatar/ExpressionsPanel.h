#pragma once

#include "app/document/avatar/ExpressionPreview.h"
#include "app/document/avatar/FaceEdits.h"
#include "ui/widgets/Panel.h"

#include <array>
#include <functional>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QTableWidget;
class QTableWidgetItem;

namespace sinew {

class SliderSpin;

/// A form of the panel that edits the face of the document's avatar.
class FaceForm : public Panel {
    Q_OBJECT
public:
    using Panel::Panel;

Q_SIGNALS:
    /// An edit that could not be done.
    void failed(const sinew::Error& error);
    /// For the status bar.
    void said(const QString& text);
};

/// All presets of VRM and the expressions of the user's own, each with a slider that shows it in the view.
class ExpressionTable : public FaceForm {
    Q_OBJECT
public:
    ExpressionTable(Document& document, ExpressionPreview& preview, QWidget* parent = nullptr);

    /// The name of the chosen row; empty: there is none.
    std::string chosen() const;
    void choose(const std::string& name);
    /// Adds an expression and opens the field for its name.
    void add();

Q_SIGNALS:
    void chosenChanged();

protected:
    void retranslate() override;

private:
    void show();
    void fill();
    void addRow(int row, const std::string& name);
    void showPreview();
    void rename(const QTableWidgetItem& item);

    Document& m_document;
    ExpressionPreview& m_preview;
    std::vector<std::string> m_names; ///< of the rows
    std::string m_wanted;             ///< chosen once it is there
    QTableWidget* m_table;
};

/// The chosen expression: the shapes it sets, what it overrides, and whether it knows degrees.
class ExpressionForm : public FaceForm {
    Q_OBJECT
public:
    explicit ExpressionForm(Document& document, QWidget* parent = nullptr);
    void setExpression(const std::string& name);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void edit(const std::function<void(Expression&)>& change, const QString& step);
    void editShape(const std::function<void(ExpressionShape&)>& change, const QString& step);
    void addShape(int choice);
    void removeShape();
    void show();
    void showShapes(const Expression& expression);
    void showChosen();
    void showChoices(const Expression& expression);
    QString textOf(const ExpressionShape& shape) const;
    Expression expression() const;

    Document& m_document;
    std::string m_name;
    QFormLayout* m_form;
    QLabel* m_title;
    QListWidget* m_shapes;
    QComboBox* m_add;
    QPushButton* m_remove;
    QLabel* m_weightLabel;
    SliderSpin* m_weight;
    QLabel* m_partLabel;
    QComboBox* m_part;
    std::array<QLabel*, 3> m_overrideLabels{};
    std::array<QComboBox*, 3> m_overrides{}; ///< of blinking, looking, the mouth
    QCheckBox* m_binary;
    QPushButton* m_removeExpression;
};

/// How the eyes look: by joints or by expressions, and how far.
class LookForm : public FaceForm {
    Q_OBJECT
public:
    explicit LookForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void setKind(int choice);
    void setRange(std::size_t range, double value);
    void show();

    Document& m_document;
    FoldBox* m_group;
    QLabel* m_kindLabel;
    QComboBox* m_kind;
    std::array<QLabel*, 4> m_rangeLabels{};
    std::array<SliderSpin*, 4> m_ranges{}; ///< inner, outer, down, up
    QLabel* m_hint;
};

/// Which parts the wearer of the avatar sees.
class FirstPersonForm : public FaceForm {
    Q_OBJECT
public:
    explicit FirstPersonForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void set(FirstPerson flag);
    void show();
    void showChosen();

    Document& m_document;
    FoldBox* m_group;
    QListWidget* m_parts;
    QLabel* m_flagLabel;
    QComboBox* m_flag;
};

/// Constraints of VRM: joints that turn with others.
class ConstraintsForm : public FaceForm {
    Q_OBJECT
public:
    explicit ConstraintsForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void find();
    void add();
    void edit(const std::function<void(NodeConstraint&)>& change);
    void show();
    void showChosen();
    const NodeConstraint* chosen() const;

    Document& m_document;
    FoldBox* m_group;
    QPushButton* m_find;
    QPushButton* m_add;
    QPushButton* m_remove;
    QListWidget* m_list;
    QLabel* m_jointLabel;
    QComboBox* m_joint;
    QLabel* m_sourceLabel;
    QComboBox* m_source;
    QLabel* m_kindLabel;
    QComboBox* m_kind;
    QLabel* m_axisLabel;
    QComboBox* m_axis;
    QLabel* m_weightLabel;
    SliderSpin* m_weight;
    QLabel* m_hint;
};

/// The face of the avatar: expressions with preview and correction, looks, first person; and constraints.
class ExpressionsPanel : public FaceForm {
    Q_OBJECT
public:
    ExpressionsPanel(Document& document, ExpressionPreview& preview, QWidget* parent = nullptr);

    void propose();

protected:
    void retranslate() override;

private:
    void build();
    void show();

    Document& m_document;
    ExpressionPreview& m_preview;
    QPushButton* m_propose;
    QPushButton* m_add;
    QPushButton* m_reset;
    QLabel* m_hint;
    ExpressionTable* m_table;
    ExpressionForm* m_chosen;
    std::vector<FaceForm*> m_forms; ///< below these
};

/// What a constraint does, "Hand: Roll X of Forearm, 50 %". One line.
QString constraintText(const NodeConstraint& constraint);
/// "Automatic", "Always", ...
QString firstPersonText(FirstPerson flag);

} // namespace sinew
