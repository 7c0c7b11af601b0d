#pragma once

#include "app/document/Document.h"
#include "app/document/edits/Edits.h"
#include "ui/panels/fields/SettingField.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Panel.h"

#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

class QGroupBox;

namespace sinew {

/// A row of a form that is not a setting's field.
struct ExtraRow {
    std::string below; ///< the key of the setting that it stands below; empty: above all
    QWidget* label = nullptr;
    QWidget* control = nullptr; ///< null: the label takes the whole row
};

/// What most binds are tuned by, whatever group it belongs to; it has a form of its own.
/// In the order in which they show.
constexpr std::array<std::string_view, 4> kEssentialSettings{"alpha", "penalty", "maxInfluences",
                                                             "resolution"};

/// A group of settings: a field for each, in the order of their texts, in a fold. Without a group the
/// essential ones, which always show.
class SettingsForm : public Panel {
    Q_OBJECT
public:
    SettingsForm(Document& document, SettingGroup group, const std::vector<ExtraRow>& extras = {},
                 QWidget* parent = nullptr);

protected:
    void retranslate() override;
    Document& document() const { return m_document; }

private:
    void build(const std::vector<ExtraRow>& extras);
    std::vector<std::string> keys() const;
    void show();

    Document& m_document;
    SettingGroup m_settings;
    QGroupBox* m_box;
    std::vector<std::unique_ptr<SettingField>> m_fields;
};

/// Makes what one control does in one go one step of undo, and never one with what another control did.
class UndoGroup {
public:
    explicit UndoGroup(Document& document)
        : m_document(document) {}

    /// Before each change: another control's run ends.
    void by(const QObject* control);
    /// The control was let go: the weights become full ones, and the next change is a step of its own.
    void end();

private:
    Document& m_document;
    const QObject* m_control = nullptr;
};

/// A list of solvers under one that says: as elsewhere.
class SolverChoice : public NarrowComboBox {
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
