#include "ui/widgets/WorkPieces.h"

#include "ui/widgets/NoticeBar.h"

#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr int kStripMilliseconds = 50;
constexpr int kStripSteps = 1000;

} // namespace

FileField::FileField(const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_line(new QLineEdit)
    , m_browse(new QPushButton) {
    m_line->setObjectName(name);
    m_browse->setObjectName(name + ".browse");
    m_browse->setAutoDefault(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_line, 1);
    row->addWidget(m_browse);
    setFocusProxy(m_line);
    connect(m_browse, &QPushButton::clicked, this, &FileField::browseAsked);
    connect(m_line, &QLineEdit::textChanged, this, &FileField::changed);
    connect(m_line, &QLineEdit::editingFinished, this, &FileField::entered);
}

QString FileField::file() const {
    return QDir::fromNativeSeparators(m_line->text().trimmed());
}

void FileField::setFile(const QString& file) {
    m_line->setText(QDir::toNativeSeparators(file));
    Q_EMIT entered();
}

WorkStrip::WorkStrip(const QString& name, std::function<Standing()> standing, QWidget* parent)
    : QWidget(parent)
    , m_standing(std::move(standing))
    , m_progress(new CalmProgressBar)
    , m_said(new QLabel) {
    m_progress->setRange(0, kStripSteps);
    m_progress->setTextVisible(false);
    m_said->setObjectName(name);
    m_said->setWordWrap(true);
    m_said->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_progress);
    column->addWidget(m_said);
    m_timer.setInterval(kStripMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &WorkStrip::tick);
    showRunning(false);
    say({});
}

void WorkStrip::showRunning(bool running) {
    m_progress->setVisible(running);
    if (running) {
        m_progress->show(0);
        m_timer.start();
    } else {
        m_timer.stop();
    }
}

void WorkStrip::tick() {
    const Standing standing = m_standing();
    m_progress->show(static_cast<int>(std::lround(standing.fraction * kStripSteps)));
    say(standing.text);
}

void WorkStrip::say(const QString& text, Manner manner) {
    m_said->setProperty("hint", manner == Manner::Hint);
    m_said->setProperty("warning", manner == Manner::Warning);
    m_said->setProperty("error", manner == Manner::Error);
    m_said->style()->polish(m_said);
    m_said->setText(text);
    m_said->setVisible(!text.isEmpty());
}

} // namespace sinew
