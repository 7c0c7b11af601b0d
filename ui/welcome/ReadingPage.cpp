#include "app/session/Session.h"
#include "app/text/Texts.h"
#include "ui/theme/Icons.h"
#include "ui/welcome/WelcomePage.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/NoticeBar.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace sinew {
namespace {

constexpr int kReadingWidth = 460;
constexpr int kReadingSteps = 1000;
constexpr int kReadingMilliseconds = 100;

} // namespace

ReadingPage::ReadingPage(Session& session, QWidget* parent)
    : StartPage(parent)
    , m_session(session)
    , m_file(new ElidedLabel)
    , m_stage(new QLabel)
    , m_progress(new CalmProgressBar)
    , m_cancel(new QPushButton(themedIcon("cancel"), {})) {
    build();
    m_timer.setInterval(kReadingMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &ReadingPage::follow);
    connect(&session, &Session::busyChanged, this, &ReadingPage::follow);
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_session.cancel(); });
    retranslate();
}

void ReadingPage::build() {
    m_file->setObjectName("reading.file");
    m_file->setProperty("title", true);
    m_progress->setObjectName("reading.progress");
    m_progress->setRange(0, kReadingSteps);
    m_progress->setTextVisible(false);
    m_cancel->setObjectName("reading.cancel");
    auto* column = new QWidget;
    column->setFixedWidth(kReadingWidth);
    auto* rows = new QVBoxLayout(column);
    rows->setSpacing(10);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_file);
    rows->addWidget(m_stage);
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_progress, 1);
    bar->addWidget(m_cancel);
    rows->addLayout(bar);
    auto* page = new QVBoxLayout(this);
    page->addStretch(2);
    page->addWidget(column, 0, Qt::AlignHCenter);
    page->addStretch(3);
}

void ReadingPage::follow() {
    const QString& file = m_session.opening();
    m_file->setText(QFileInfo(file).fileName());
    m_file->setToolTip(QDir::toNativeSeparators(file));
    const Stage stage = m_session.stage();
    m_stage->setText(stageText(stage == Stage::Count ? Stage::Import : stage));
    m_progress->show(static_cast<int>(std::lround(m_session.fraction() * kReadingSteps)));
}

void ReadingPage::showEvent(QShowEvent* event) {
    StartPage::showEvent(event);
    follow();
    m_timer.start();
    m_cancel->setFocus();
}

void ReadingPage::hideEvent(QHideEvent* event) {
    StartPage::hideEvent(event);
    m_timer.stop();
}

void ReadingPage::retranslate() {
    describe(m_progress, tr("Progress"), tr("How much of the file is read"));
    m_cancel->setText(tr("Cancel"));
    describe(m_cancel, tr("Cancel"), tr("Stop reading and go back to the welcome page"));
    follow();
}

} // namespace sinew
