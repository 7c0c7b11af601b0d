#pragma once

#include "core/base/Progress.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace sinew {

class CalmProgressBar;

/// The name of a file or a folder, and a button that asks for one.
class FileField : public QWidget {
    Q_OBJECT
public:
    /// `name`: of the objects: "outfit.file" and "outfit.file.browse".
    explicit FileField(const QString& name, QWidget* parent = nullptr);

    /// With slashes, without blanks around it.
    QString file() const;
    void setFile(const QString& file);
    QLineEdit* line() const { return m_line; }
    QPushButton* button() const { return m_browse; }

Q_SIGNALS:
    void browseAsked();
    void changed(); ///< with every letter
    void entered(); ///< a name was typed to its end, or set

private:
    QLineEdit* m_line;
    QPushButton* m_browse;
};

/// What a dialog of long work shows above its buttons: how far the work is, then what came of it.
class WorkStrip : public QWidget {
    Q_OBJECT
public:
    /// How the work stands while it runs.
    struct Standing {
        double fraction = 0.0;
        QString text;
    };
    enum class Manner { Hint, Done, Warning, Error };

    /// `name`: of the label's object. `standing` is asked while work is shown as running.
    WorkStrip(const QString& name, std::function<Standing()> standing, QWidget* parent = nullptr);

    void showRunning(bool running);
    /// Plain or rich text; an empty one takes no room.
    void say(const QString& text, Manner manner = Manner::Hint);
    QLabel* label() const { return m_said; }
    CalmProgressBar* bar() const { return m_progress; }

private:
    void tick();

    std::function<Standing()> m_standing;
    CalmProgressBar* m_progress;
    QLabel* m_said;
    QTimer m_timer;
};

} // namespace sinew
