#pragma once

#include "app/document/Document.h"
#include "app/jobs/BindController.h"
#include "app/jobs/ImplicitController.h"

#include <QObject>

#include <functional>

namespace sinew {

class Actions;
class UserPrompts;

/// The actions of the Bind menu, and what is said when a bind ends.
class BindFlow : public QObject {
    Q_OBJECT
public:
    BindFlow(const Actions& actions, Document& document, BindController& bind, ImplicitController& implicit,
             UserPrompts& prompts, QObject* parent = nullptr);

Q_SIGNALS:
    /// A line for the status bar.
    void said(const QString& text);

private:
    void run();
    void askForSkeleton();
    /// A bind that ended well; one of a skeleton that stands elsewhere did not.
    QString outcomeText(const QString& seconds) const;
    void connectOutcomes();
    void show();

    const Actions& m_actions;
    Document& m_document;
    BindController& m_bind;
    ImplicitController& m_implicit;
    UserPrompts& m_prompts;
};

} // namespace sinew
