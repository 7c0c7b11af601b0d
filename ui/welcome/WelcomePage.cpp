#include "ui/welcome/WelcomePage.h"

#include "app/text/FormatLabels.h"
#include "ui/actions/Actions.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Palette.h"

#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLayoutItem>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr int kStrands = 26;
constexpr double kThinnest = 0.8;

/// A curve from one side of the area to the other that leans together with its neighbours at the joints.
QPainterPath strand(const QRectF& area, double place) {
    const double spread = area.height() * 0.36 * place;
    const auto at = [&](double x, double y, double narrow) {
        return QPointF(area.left() + x * area.width(), area.top() + y * area.height() + narrow * spread);
    };
    QPainterPath path(at(-0.05, 0.95, 0.9));
    path.cubicTo(at(0.06, 0.86, 0.5), at(0.1, 0.78, 0.05), at(0.17, 0.72, 0.05));
    path.cubicTo(at(0.28, 0.62, 0.05), at(0.34, 0.5, 1.0), at(0.5, 0.52, 1.0));
    path.cubicTo(at(0.66, 0.54, 1.0), at(0.72, 0.4, 0.05), at(0.83, 0.28, 0.05));
    path.cubicTo(at(0.9, 0.2, 0.05), at(0.94, 0.12, 0.5), at(1.05, 0.03, 0.9));
    return path;
}

/// Strands that run from joint to joint.
void paintStrands(QPainter& painter, const QRect& area, const QPalette& palette) {
    painter.fillRect(area, palette.color(QPalette::Window));
    QColor color = accentColor();
    const double strength = darkTheme() ? 0.20 : 0.16;
    for (int i = 0; i < kStrands; ++i) {
        const double at = 2.0 * i / (kStrands - 1) - 1.0;
        color.setAlphaF(static_cast<float>(strength * (0.35 + 0.65 * std::abs(at))));
        painter.setPen(QPen(color, kThinnest + 0.6 * std::abs(at)));
        painter.drawPath(strand(area, at));
    }
    constexpr double radius = 9.0;
    color.setAlphaF(static_cast<float>(strength * 2.2));
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (const QPointF joint : {QPointF(0.17, 0.72), QPointF(0.83, 0.28)}) {
        painter.drawEllipse(
            QPointF(area.left() + joint.x() * area.width(), area.top() + joint.y() * area.height()), radius,
            radius);
    }
}

constexpr int kColumnWidth = 460;
constexpr int kLogoSide = 72;
constexpr int kMaxRecent = 6;
constexpr int kRecentColumns = 2;
constexpr int kPictureSide = 48;
/// What a column leaves beside the picture.
constexpr int kRecentTextWidth = kColumnWidth / kRecentColumns - kPictureSide - 36;

QPushButton* bigButton(const QString& icon, bool primary) {
    auto* button = new QPushButton(primary ? highlightedIcon(icon) : themedIcon(icon), {});
    constexpr int height = 40;
    button->setMinimumHeight(height);
    button->setIconSize({20, 20});
    button->setProperty("primary", primary);
    return button;
}

} // namespace

WelcomePage::WelcomePage(const Actions& actions, QWidget* parent)
    : StartPage(parent)
    , m_actions(actions)
    , m_title(new QLabel)
    , m_sentence(new QLabel)
    , m_open(bigButton("open", true))
    , m_sample(bigButton("person", false))
    , m_recentTitle(new QLabel)
    , m_recent(new QGridLayout)
    , m_drop(hintLabel())
    , m_offer(new QWidget)
    , m_tour(new QPushButton(themedIcon("help"), {}))
    , m_noTour(new QPushButton) {
    build();
    connect(m_open, &QPushButton::clicked, actions["file.open"], &QAction::trigger);
    connect(m_sample, &QPushButton::clicked, actions["file.sample"], &QAction::trigger);
    retranslate();
    setRecent({});
}

void WelcomePage::build() {
    buildOffer();
    auto* logo = new QLabel;
    logo->setPixmap(programIcon().pixmap(QSize(kLogoSide, kLogoSide), devicePixelRatioF()));
    logo->setFixedSize(kLogoSide, kLogoSide);
    m_title->setProperty("title", true);
    m_sentence->setProperty("lead", true);
    m_sentence->setWordWrap(true);
    m_recentTitle->setProperty("heading", true);
    m_open->setObjectName("welcome.open");
    m_sample->setObjectName("welcome.sample");
    m_recent->setSpacing(0);
    for (int column = 0; column < kRecentColumns; ++column) {
        m_recent->setColumnMinimumWidth(column, kColumnWidth / kRecentColumns);
    }
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(10);
    buttons->addWidget(m_open, 1);
    buttons->addWidget(m_sample, 1);
    auto* column = new QWidget;
    column->setFixedWidth(kColumnWidth);
    auto* rows = new QVBoxLayout(column);
    rows->setSpacing(10);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(logo);
    rows->addSpacing(6);
    rows->addWidget(m_title);
    rows->addWidget(m_sentence);
    rows->addSpacing(14);
    rows->addLayout(buttons);
    rows->addWidget(m_drop);
    rows->addWidget(m_offer);
    rows->addSpacing(14);
    rows->addWidget(m_recentTitle);
    rows->addLayout(m_recent);
    auto* page = new QVBoxLayout(this);
    page->addStretch(2);
    page->addWidget(column, 0, Qt::AlignHCenter);
    page->addStretch(3);
}

void WelcomePage::buildOffer() {
    m_tour->setObjectName("welcome.tour");
    m_noTour->setObjectName("welcome.noTour");
    m_noTour->setProperty("plain", true);
    auto* row = new QHBoxLayout(m_offer);
    row->setContentsMargins(0, 6, 0, 0);
    row->addWidget(m_tour);
    row->addWidget(m_noTour);
    row->addStretch(1);
    m_offer->hide();
    connect(m_tour, &QPushButton::clicked, m_actions["help.tour"], &QAction::trigger);
    connect(m_noTour, &QPushButton::clicked, this, &WelcomePage::tourDeclined);
}

void WelcomePage::offerTour(bool offered) {
    m_offer->setVisible(offered);
}

/// Name over folder, both cut where they get long; whoever hovers reads the whole path.
QPushButton* WelcomePage::recentButton(const RecentRow& row) {
    const QFileInfo info(row.file);
    auto* button = new QPushButton(this);
    button->setIcon(row.picture);
    button->setIconSize({kPictureSide, kPictureSide});
    button->setProperty("plain", true);
    button->ensurePolished();
    const QFontMetrics metrics = button->fontMetrics();
    const QString folder = QDir::toNativeSeparators(info.absolutePath());
    const QString text = metrics.elidedText(info.fileName(), Qt::ElideMiddle, kRecentTextWidth) + '\n' +
                         metrics.elidedText(folder, Qt::ElideMiddle, kRecentTextWidth);
    button->setText(QString(text).replace('&', "&&"));
    button->setAccessibleName(info.fileName());
    button->setAccessibleDescription(row.file);
    button->setToolTip(row.file);
    connect(button, &QPushButton::clicked, this, [this, file = row.file] { Q_EMIT recentChosen(file); });
    return button;
}

void WelcomePage::setRecent(const QList<RecentRow>& rows) {
    while (QLayoutItem* item = m_recent->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (int i = 0; i < std::min(kMaxRecent, static_cast<int>(rows.size())); ++i) {
        m_recent->addWidget(recentButton(rows[i]), i / kRecentColumns, i % kRecentColumns);
    }
    m_recentTitle->setVisible(!rows.isEmpty());
}

void WelcomePage::retranslate() {
    m_title->setText("Sinew");
    m_sentence->setText(
        tr("Sinew binds characters to skeletons, even when the mesh is messy. It fills the body with "
           "voxels, measures distances through them and turns them into weights."));
    m_open->setText(tr("&Open..."));
    m_sample->setText(tr("Open the sa&mple"));
    m_open->setToolTip(m_actions["file.open"]->statusTip());
    m_sample->setToolTip(m_actions["file.sample"]->statusTip());
    m_drop->setText(tr("or drop a file here: %1 and others, or a Sinew project")
                        .arg(formatNames(mainCharacterFormats())));
    m_recentTitle->setText(tr("Recent"));
    m_tour->setText(tr("New here? Take the &tour"));
    describe(m_tour, m_tour->text(), m_actions["help.tour"]->statusTip());
    m_noTour->setText(tr("&No, thanks"));
    describe(m_noTour, tr("No tour"), tr("Help > Take the Tour starts it later"));
    // A centred column asks its layout for no height-for-width, so lines that wrap have to say theirs.
    for (QLabel* label : {m_sentence, m_drop}) {
        label->ensurePolished();
        label->setFixedWidth(kColumnWidth);
        label->setMinimumHeight(label->heightForWidth(kColumnWidth));
    }
}

void StartPage::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintStrands(painter, rect(), palette());
}

} // namespace sinew
