#include "ui/actions/Actions.h"

#include "ui/theme/Icons.h"

#include <QCoreApplication>
#include <QWidget>

namespace sinew {
namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Actions", text);
}

} // namespace

QList<QKeySequence> shortcutsOf(const ActionSpec& spec, Navigation navigation) {
    const bool maya = navigation == Navigation::Maya && spec.mayaKeys != nullptr;
    const QString keys = QString::fromLatin1(maya ? spec.mayaKeys : spec.keys);
    return keys.isEmpty() ? QList<QKeySequence>()
                          : QKeySequence::listFromString(keys, QKeySequence::PortableText);
}

QString plainText(const ActionSpec& spec) {
    return translated(spec.text).remove('&');
}

QString plainText(const QAction& action) {
    return action.text().remove('&').remove("...");
}

QString tipText(const ActionSpec& spec) {
    return translated(spec.tip);
}

Actions::Actions(QWidget* window)
    : QObject(window) {
    for (const ActionSpec& spec : actionTable()) {
        auto* action = new QAction(themedIcon(spec.icon), {}, window);
        action->setObjectName(spec.id);
        action->setShortcuts(shortcutsOf(spec));
        action->setCheckable(spec.kind == ActionKind::Toggle);
        window->addAction(action);
        m_actions.insert(spec.id, action);
    }
    retranslate();
}

QAction* Actions::operator[](const char* id) const {
    QAction* action = m_actions.value(id);
    Q_ASSERT(action != nullptr);
    return action;
}

void Actions::showTip(const ActionSpec& spec) const {
    QAction* action = m_actions.value(spec.id);
    const Reason reason = m_reasons.value(spec.id);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    const QString tip = reason ? reason() : tipText(spec);
    const QString name = plainText(spec).toHtmlEscaped();
    action->setToolTip(keys.isEmpty() ? QString("<p><b>%1</b></p><p>%2</p>").arg(name, tip.toHtmlEscaped())
                                      : QString("<p><b>%1</b> &nbsp;<i>%3</i></p><p>%2</p>")
                                            .arg(name, tip.toHtmlEscaped(), keys.toHtmlEscaped()));
    action->setStatusTip(tip);
    action->setWhatsThis(action->toolTip());
}

void Actions::explain(const char* id, Reason reason) const {
    if (!reason && !m_reasons.contains(id)) {
        return;
    }
    m_reasons.insert(id, std::move(reason));
    for (const ActionSpec& spec : actionTable()) {
        if (qstrcmp(spec.id, id) == 0) {
            showTip(spec);
        }
    }
}

/// Others keep what they have: some flows give an action its key only where it is meant.
void Actions::setNavigation(Navigation navigation) {
    m_navigation = navigation;
    for (const ActionSpec& spec : actionTable()) {
        if (spec.mayaKeys != nullptr) {
            m_actions.value(spec.id)->setShortcuts(shortcutsOf(spec, navigation));
            showTip(spec);
        }
    }
}

void Actions::retranslate() {
    for (const ActionSpec& spec : actionTable()) {
        m_actions.value(spec.id)->setText(translated(spec.text));
        showTip(spec);
    }
}

} // namespace sinew
