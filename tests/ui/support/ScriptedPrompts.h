#pragma once

#include "ui/workspace/UserPrompts.h"

#include <deque>
#include <functional>

namespace sinew::test {

/// Answers what it was told to, and remembers what it was asked.
class ScriptedPrompts final : public UserPrompts {
public:
    QString fileToOpen(FileKind /*kind*/) override { return take(files); }
    QString folderToOpen(const QString& /*title*/, const QString& /*from*/) override { return take(files); }
    QString fileToWrite(FileKind /*kind*/, const QString& /*proposal*/) override { return take(files); }
    SaveAnswer saveChanges(const QString& title) override {
        asked << title;
        return saveAnswer;
    }
    bool confirm(const QString& title, const QString& text, const QString& /*accept*/) override {
        asked << title + ' ' + text;
        return yes;
    }
    int choose(const QString& title, const QString& text, const QStringList& /*choices*/) override {
        asked << title + ' ' + text;
        return choice;
    }
    std::optional<double> number(const QString& title, const QString& /*label*/, double /*value*/,
                                 double /*least*/, double /*most*/) override {
        asked << title;
        if (meanwhile) {
            meanwhile();
        }
        return numberAnswer;
    }
    RecoveryChoice recoverWork(const QStringList& works) override {
        asked << works;
        return recovery;
    }
    void tellError(const QString& title, const QString& text) override { errors << title + ' ' + text; }

    std::deque<QString> files; ///< given out in turn; empty when none is left
    SaveAnswer saveAnswer = SaveAnswer::Cancel;
    bool yes = false;
    int choice = -1;                    ///< which of those that are offered; negative: none
    std::optional<double> numberAnswer; ///< nothing: canceled
    std::function<void()> meanwhile;    ///< happens while a number is asked for
    RecoveryChoice recovery;
    QStringList asked;
    QStringList errors;

private:
    static QString take(std::deque<QString>& from) {
        if (from.empty()) {
            return {};
        }
        QString file = from.front();
        from.pop_front();
        return file;
    }
};

} // namespace sinew::test
