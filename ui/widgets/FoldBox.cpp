#include "ui/widgets/FoldBox.h"

#include <QEvent>
#include <QSettings>
#include <QVBoxLayout>

namespace sinew {
namespace {

constexpr int kTitleHeight = 26; // pixels, as the style sheet has it

} // namespace

FoldBox::FoldBox(const QString& name, bool open, QWidget* parent)
    : QGroupBox(parent)
    , m_key(QStringLiteral("folds/") + name)
    , m_body(new QWidget) {
    setObjectName(QStringLiteral("fold.") + name);
    setProperty("fold", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_body);
    m_body->installEventFilter(this);
    setCheckable(true);
    setChecked(QSettings().value(m_key, open).toBool());
    fold(isChecked());
    connect(this, &QGroupBox::toggled, this, [this](bool opened) {
        QSettings().setValue(m_key, opened);
        fold(opened);
    });
}

/// QGroupBox switches off what a closed group holds, at more than one occasion.
bool FoldBox::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::EnabledChange && isEnabled() && !m_body->isEnabled()) {
        m_body->setEnabled(true);
    }
    return QGroupBox::eventFilter(watched, event);
}

/// A closed group is hidden, not switched off: what it holds still counts.
void FoldBox::fold(bool open) {
    m_body->setVisible(open);
    setMaximumHeight(open ? QWIDGETSIZE_MAX : kTitleHeight);
}

} // namespace sinew
