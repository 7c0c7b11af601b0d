#pragma once

#include "ui/widgets/Panel.h"
#include "ui/workspace/UserPrompts.h"

#include <QCoreApplication>
#include <QPointer>
#include <QStringList>
#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace sinew {

/// Offers work that a crash left behind.
class RecoveryDialog : public Dialog {
    Q_OBJECT
public:
    explicit RecoveryDialog(const QStringList& works, QWidget* parent = nullptr);
    RecoveryChoice choice() const { return m_choice; }

protected:
    void retranslate() override;

private:
    void choose(bool discard);

    RecoveryChoice m_choice;
    QLabel* m_title;
    QLabel* m_text;
    QListWidget* m_list;
    QPushButton* m_recover;
    QPushButton* m_discard;
    QPushButton* m_later;
};

/// The filters of a file dialog: every format of its kind, the usual choice first.
QStringList fileFilters(FileKind kind);

/// Asks with dialogs over a window.
class DialogPrompts final : public UserPrompts {
    Q_DECLARE_TR_FUNCTIONS(DialogPrompts)
public:
    void setWindow(QWidget* window) { m_window = window; }

    QString fileToOpen(FileKind kind) override;
    QString folderToOpen(const QString& title, const QString& from) override;
    QString fileToWrite(FileKind kind, const QString& proposal) override;
    SaveAnswer saveChanges(const QString& title) override;
    bool confirm(const QString& title, const QString& text, const QString& accept) override;
    int choose(const QString& title, const QString& text, const QStringList& choices) override;
    std::optional<double> number(const QString& title, const QString& label, double value, double min,
                                 double max) override;
    RecoveryChoice recoverWork(const QStringList& works) override;
    void tellError(const QString& title, const QString& text) override;

private:
    QPointer<QWidget> m_window;
};

} // namespace sinew
