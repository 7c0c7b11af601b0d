#pragma once

#include "app/jobs/OutfitJob.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/Workspace.h"

#include <QStringList>

#include <memory>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sinew {

class FileField;
class OutfitForm;
class UserPrompts;
class WorkStrip;

/// Dresses the open character with an outfit: asks for its file, lists its parts and how much of each matches
/// the character below, writes the file with weights. Not modal.
class OutfitDialog : public Dialog {
    Q_OBJECT
public:
    explicit OutfitDialog(const WindowContext& context, QWidget* parent = nullptr);

    /// The outfit to begin with.
    void choose(const QString& file);
    void reject() override;

Q_SIGNALS:
    /// What was written shall be seen in the window.
    void openAsked(const QString& file);

protected:
    void retranslate() override;

private:
    void build();
    void buildList();
    void connectJob();
    void connectControls();
    TransferChoices choices() const;
    ExportSettings settings() const;
    void fileEntered();
    void limitsChanged();
    void start();
    void showParts();
    void showFigures();
    void showFigures(QTreeWidgetItem& row, const TransferredPart& part) const;
    void showState();
    void showOutcome(const OutfitOutcome& outcome);
    QString restText(const TransferredPart& part) const;

    WindowContext m_context;
    OutfitJob& m_job;
    std::shared_ptr<const Outfit> m_shown; ///< whose parts the list holds
    Notices m_notices;                     ///< of the last outcome
    QString m_written;                     ///< the file of the last outcome; empty: none
    QLabel* m_hint;
    OutfitForm* m_form;
    QTreeWidget* m_list;
    WorkStrip* m_strip;
    QPushButton* m_show;
    QPushButton* m_close;
    QPushButton* m_dress;
};

/// Which outfit, where it is written, and which vertices match. What was chosen last of the latter is
/// proposed until the program ends.
class OutfitForm : public Panel {
    Q_OBJECT
public:
    explicit OutfitForm(UserPrompts& prompts, QWidget* parent = nullptr);

    QString file() const;
    /// As if it was entered.
    void setFile(const QString& file);
    QString output() const;
    /// But for what the document and the list of parts say.
    TransferChoices choices() const;
    void keep() const;

Q_SIGNALS:
    void fileEntered();
    void outputChanged();
    void limitsChanged();

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void proposeOutput();
    void browse(FileField& field, FileKind kind);

    UserPrompts& m_prompts;
    QString m_proposed; ///< the output that was proposed last
    QLabel* m_fileLabel;
    FileField* m_file;
    QLabel* m_outputLabel;
    FileField* m_output;
    QLabel* m_distanceLabel;
    QDoubleSpinBox* m_distance; ///< per cent of the outfit's diagonal
    QLabel* m_angleLabel;
    QDoubleSpinBox* m_angle; ///< degrees
    QCheckBox* m_flipped;
    QCheckBox* m_symmetric;
    QLabel* m_tableLabel;
    FileField* m_table;
};

} // namespace sinew
