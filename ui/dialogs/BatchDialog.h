#pragma once

#include "app/batch/BatchJob.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/Workspace.h"

#include <QTimer>

#include <optional>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace sinew {

class BatchForm;
class FileField;
class UserPrompts;
class WorkStrip;

/// Binds a folder of characters: asks where they are and how they are bound, lists them, binds them in the
/// background and tells what became of each. Not modal: the window can be used meanwhile.
class BatchDialog : public Dialog {
    Q_OBJECT
public:
    explicit BatchDialog(const WindowContext& context, QWidget* parent = nullptr);

    void reject() override;

Q_SIGNALS:
    /// What a row has become shall be seen in the window.
    void openAsked(const QString& file);

protected:
    void retranslate() override;

private:
    void build();
    void buildList();
    void connectJob();
    void connectControls();
    void takeSettings();
    std::optional<Recipe> recipe() const;
    void look();
    void start();
    void openCurrent();
    void showCurrent();
    void showRows();
    void showRow(std::size_t row);
    void showState();
    void sayCounts(bool ended);
    QString countsText() const;

    WindowContext m_context;
    BatchJob& m_job;
    Recipe m_present;   ///< the settings at hand; they stay when a result is opened
    QTimer m_lookTimer; ///< until the settings stand still
    QLabel* m_hint;
    BatchForm* m_form;
    QTreeWidget* m_list;
    WorkStrip* m_strip;
    QPushButton* m_show;
    QPushButton* m_close;
    QPushButton* m_bind;
};

/// Which characters are bound, how, and where they go. What was chosen last is proposed.
class BatchForm : public Panel {
    Q_OBJECT
public:
    explicit BatchForm(UserPrompts& prompts, QWidget* parent = nullptr);

    BatchSettings settings() const;
    /// Whether a recipe's settings count, and not those of the Bind panel.
    bool asksForRecipe() const;
    /// Whether it is said where the characters are and where they go.
    bool isComplete() const;
    /// What is chosen is proposed the next time.
    void keep() const;

Q_SIGNALS:
    void changed(); ///< with every letter

protected:
    void retranslate() override;

private:
    void build();
    void fill();
    void connectControls();
    void browseFolder(FileField& field, const QString& title);
    void browseFile(FileField& field, FileKind kind);
    void inputEntered();
    void showRecipe();
    void nameChoices();
    void describeFiles();

    UserPrompts& m_prompts;
    QString m_proposed; ///< the output folder that was proposed last
    QLabel* m_inputLabel;
    FileField* m_input;
    QLabel* m_outputLabel;
    FileField* m_output;
    QLabel* m_recipeLabel;
    QComboBox* m_recipeKind; ///< those of the Bind panel, a recipe's
    FileField* m_recipe;
    QLabel* m_skeletonLabel;
    FileField* m_skeleton;
    QLabel* m_formatLabel;
    QComboBox* m_format; ///< data: the extension without the dot, empty for each file's own
    QLabel* m_existingLabel;
    QComboBox* m_existing; ///< skipped, bound again
    QLabel* m_jobsLabel;
    QSpinBox* m_jobs;
};

} // namespace sinew
