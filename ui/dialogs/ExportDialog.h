#pragma once

#include "app/export/ExportJob.h"
#include "ui/dialogs/Dialog.h"
#include "ui/workspace/Workspace.h"

#include <QTimer>

class QCheckBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace sinew {

class CalmProgressBar;

class DeformerNote;
class ExportForm;

/// Writes the character and says how well the file holds what was written.
class ExportDialog : public Dialog {
    Q_OBJECT
public:
    explicit ExportDialog(const WindowContext& context, QWidget* parent = nullptr);

    void reject() override;

protected:
    void retranslate() override;

private:
    void build();
    void connectJob();
    void formChanged();
    void start();
    void run(bool replaceSideFiles);
    bool mayReplace(const QString& file);
    void showFailure(const Error& error);
    void tick();
    void showOutcome(const ExportOutcome& outcome);
    void showRunning(bool running);
    void say(const QString& text, const char* manner);

    WindowContext m_context;
    ExportForm* m_form;
    DeformerNote* m_deformer;
    QCheckBox* m_preview;
    CalmProgressBar* m_progress;
    QScrollArea* m_pane = nullptr; ///< what does not fit a low screen
    QLabel* m_result;
    QLabel* m_notices;
    QPushButton* m_export;
    QPushButton* m_close;
    QTimer m_timer;
};

} // namespace sinew
