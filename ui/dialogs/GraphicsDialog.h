#pragma once

#include "app/view/GraphicsStart.h"
#include "ui/widgets/Panel.h"

class QCheckBox;
class QLabel;
class QPushButton;

namespace sinew {

class Preferences;

enum class GraphicsAnswer { Quit, Continue, Software };

/// Says before the window that its view cannot be drawn, what the machine has, and asks how to go on.
class GraphicsDialog : public Dialog {
    Q_OBJECT
public:
    /// `library`: where the one belongs that would draw with the processor; empty: the system needs none.
    GraphicsDialog(const GraphicsStart& start, const QString& library, QWidget* parent = nullptr);

    /// Quit until another button was clicked.
    GraphicsAnswer answer() const { return m_answer; }
    bool remember() const;

protected:
    void retranslate() override;

private:
    void choose(GraphicsAnswer answer);
    QString adviceText() const;

    GraphicsStart m_start;
    bool m_offersSoftware;
    QString m_library;
    GraphicsAnswer m_answer = GraphicsAnswer::Quit;
    QLabel* m_title;
    QLabel* m_machine;
    QLabel* m_advice;
    QCheckBox* m_remember;
    QPushButton* m_quit;
    QPushButton* m_continue;
    QPushButton* m_software;
};

enum class StartStep {
    GoOn,
    End ///< the user quits, or another process of this program goes on
};

/// Looks for OpenGL before the window is made, and asks the user where the view cannot be drawn.
/// `softwareInUse`: the processor was told to draw. `arguments`: those that another process would get.
StartStep checkGraphics(Preferences& preferences, bool softwareInUse, const QStringList& arguments);

} // namespace sinew
