#include "ui/help/tour/Tour.h"

#include "app/document/ViewState.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Palette.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QPainter>
#include <QPushButton>
#include <QRegion>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

bool sampleOpened(const TourWatch& watch) {
    return watch.now.hasScene();
}

bool skinBound(const TourWatch& watch) {
    return watch.now.bound();
}

bool seesWeights(const TourWatch& watch) {
    return watch.now.selection.joint != kNone && watch.view.visible(Overlay::Weights);
}

bool elbowBent(const TourWatch& watch) {
    return !(watch.now.pose == watch.before.pose);
}

bool paintedOrExported(const TourWatch& watch) {
    return watch.exported || !(watch.now.layers == watch.before.layers);
}

constexpr std::array kTourSteps{
    TourStep{.title = QT_TRANSLATE_NOOP("Tour", "Open the sample"),
             .text = QT_TRANSLATE_NOOP(
                 "Tour", "Sinew comes with a character to try things on. Click Open the sample, or Next."),
             .target = "welcome.sample",
             .action = "file.sample",
             .advances = true,
             .done = sampleOpened},
    TourStep{.title = QT_TRANSLATE_NOOP("Tour", "Bind the skin"),
             .text = QT_TRANSLATE_NOOP("Tour", "Bind Skin (%1) gives each vertex its weights: how much each "
                                               "joint moves it. It takes a few seconds."),
             .keys = {"bind.run"},
             .target = "bind.runButton",
             .panel = "panel.bind",
             .mode = "mode.bind",
             .action = "bind.run",
             .advances = true,
             .done = skinBound},
    TourStep{.title = QT_TRANSLATE_NOOP("Tour", "Look at the weights"),
             .text = QT_TRANSLATE_NOOP("Tour", "Click a joint here or in the view, for example LeftForeArm: "
                                               "colours show how much it moves the skin. %1 hides and shows "
                                               "them."),
             .keys = {"layer.weights"},
             .target = "joints.tree",
             .panel = "panel.joints",
             .done = seesWeights},
    TourStep{.title = QT_TRANSLATE_NOOP("Tour", "Bend the elbow"),
             .text = QT_TRANSLATE_NOOP("Tour", "Press %1 and drag a ring around the joint. Then drag "
                                               "Stiffness (alpha) in the Bind panel: the bend follows."),
             .keys = {"pose.rotate"},
             .target = "view",
             .joint = "LeftForeArm",
             .tool = "pose.rotate",
             .done = elbowBent},
    TourStep{.title = QT_TRANSLATE_NOOP("Tour", "Paint or export"),
             .text = QT_TRANSLATE_NOOP("Tour", "Press %1 to paint what the solver cannot know. When the "
                                               "character bends well, %2 writes the file and checks it."),
             .keys = {"paint.weights", "file.export"},
             .target = "file.export",
             .done = paintedOrExported},
};
static_assert(kTourSteps.size() == 5);

constexpr int kCardWidth = 330;
constexpr int kCardGap = 12; ///< between a card and what it stands beside

QString tourWords(const char* text) {
    return QCoreApplication::translate("Tour", text);
}

QPushButton* cardButton(const char* name) {
    auto* button = new QPushButton;
    button->setObjectName(name);
    button->setAutoDefault(true); // Enter presses the one that has the focus
    return button;
}

QRect movedInto(QRect card, const QRect& room) {
    card.moveRight(std::min(card.right(), room.right()));
    card.moveBottom(std::min(card.bottom(), room.bottom()));
    card.moveLeft(std::max(card.left(), room.left()));
    card.moveTop(std::max(card.top(), room.top()));
    return card;
}

constexpr int kRingOutside = 4; ///< of the target
constexpr int kRingLine = 3;
constexpr double kRingCorner = 8.0;

} // namespace

std::span<const TourStep> tourSteps() {
    return kTourSteps;
}

QRect geometryOfCard(const QRect& target, const QSize& card, const QRect& room) {
    if (target.isEmpty()) {
        return movedInto({QPoint(room.left(), room.bottom() - card.height()), card}, room);
    }
    const QPoint middle = target.center() - QPoint(card.width() / 2, card.height() / 2);
    const std::array beside{
        QPoint(target.right() + kCardGap, middle.y()),
        QPoint(target.left() - kCardGap - card.width(), middle.y()),
        QPoint(middle.x(), target.bottom() + kCardGap),
        QPoint(middle.x(), target.top() - kCardGap - card.height()),
    };
    for (const QPoint& corner : beside) {
        const QRect geometry = movedInto({corner, card}, room);
        if (!geometry.intersects(target)) {
            return geometry;
        }
    }
    // It fills the window: a corner of it that no legend stands in.
    return movedInto({QPoint(target.left() + kCardGap, target.bottom() - kCardGap - card.height()), card},
                     room);
}

TourCard::TourCard(QWidget* window)
    : Panel(window)
    , m_progress(hintLabel())
    , m_title(new QLabel)
    , m_text(new QLabel)
    , m_tick(new QLabel)
    , m_away(cardButton("tour.show"))
    , m_skip(cardButton("tour.skip"))
    , m_back(cardButton("tour.back"))
    , m_next(cardButton("tour.next")) {
    setObjectName("tour.card");
    setAttribute(Qt::WA_StyledBackground);
    setProperty("card", true);
    setProperty("manualPage", "help");
    build();
    setFocusProxy(m_next);
    connect(m_next, &QPushButton::clicked, this, &TourCard::nextAsked);
    connect(m_back, &QPushButton::clicked, this, &TourCard::backAsked);
    connect(m_skip, &QPushButton::clicked, this, &TourCard::skipped);
    connect(m_away, &QPushButton::clicked, this, &TourCard::targetAsked);
    hide();
    retranslate();
}

void TourCard::build() {
    m_title->setProperty("heading", true);
    m_text->setWordWrap(true);
    m_text->setObjectName("tour.text");
    m_tick->setObjectName("tour.done");
    m_next->setProperty("primary", true);
    m_skip->setProperty("plain", true);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_progress, 0, Qt::AlignRight | Qt::AlignVCenter);
    m_progress->setWordWrap(false);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_skip);
    buttons->addStretch(1);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto* rows = new QVBoxLayout(this);
    constexpr int inside = 14;
    rows->setContentsMargins(inside, inside - 2, inside, inside - 2);
    rows->setSpacing(8);
    rows->addLayout(head);
    rows->addWidget(m_text);
    rows->addWidget(m_tick);
    rows->addWidget(m_away, 0, Qt::AlignLeft);
    rows->addLayout(buttons);
}

void TourCard::showStep(const TourStep& step, int number, int count, const QStringList& keys) {
    m_step = &step;
    m_number = number;
    m_count = count;
    m_keys = keys;
    m_done = false;
    retranslate();
    show();
    raise();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void TourCard::setDone(bool done) {
    if (done != m_done) {
        m_done = done;
        retranslate();
    }
}

void TourCard::setAway(bool away) {
    m_away->setVisible(away);
}

void TourCard::placeBeside(const QRect& target) {
    constexpr int edge = 8;
    // A card is as high as its text needs, which the layout knows for a width.
    layout()->activate();
    const QSize size(kCardWidth,
                     std::max(layout()->heightForWidth(kCardWidth), layout()->sizeHint().height()));
    QRect room = parentWidget()->rect();
    if (const auto* window = qobject_cast<const QMainWindow*>(parentWidget())) {
        room.setTop(window->menuWidget() != nullptr ? window->menuWidget()->geometry().bottom()
                                                    : 0); // menus stay free
    }
    setGeometry(geometryOfCard(target, size, room.adjusted(edge, edge, -edge, -edge)));
}

void TourCard::retranslate() {
    nameButtons();
    if (m_step == nullptr) {
        return;
    }
    QString text = tourWords(m_step->text);
    for (int i = 0; i < m_keys.size(); ++i) {
        text.replace(QString("%%1").arg(i + 1), m_keys[i]);
    }
    m_title->setText(tourWords(m_step->title));
    m_text->setText(text);
    m_progress->setText(tr("%1 of %2").arg(m_number).arg(m_count));
    m_tick->setText(tr("Done. Go on when you like."));
    m_tick->setVisible(m_done);
    setAccessibleName(tr("Tour, %1 of %2: %3").arg(m_number).arg(m_count).arg(m_title->text()));
    setAccessibleDescription(text);
}

void TourCard::nameButtons() {
    m_away->setText(tr("Show Me Where"));
    describe(m_away, m_away->text(), tr("Bring the panel of this step to the front"));
    m_skip->setText(tr("Skip Tour"));
    describe(m_skip, m_skip->text(), tr("End the tour. Help > Take the Tour starts it again"));
    m_back->setText(tr("Back"));
    describe(m_back, m_back->text(), tr("The step before"));
    m_back->setEnabled(m_number > 1);
    m_next->setText(m_number == m_count ? tr("Finish") : tr("Next"));
    describe(m_next, m_next->text(),
             tr("The next step. What this one asks for is done for you, where it can"));
}

void TourCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT skipped();
        return;
    }
    Panel::keyPressEvent(event);
}

TourRing::TourRing(QWidget* window)
    : QWidget(window) {
    setObjectName("tour.ring");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

/// Its mask is the ring alone, so that nothing inside is drawn again because of it.
void TourRing::surround(const QWidget& target) {
    QWidget* window = target.window();
    if (parentWidget() != window) {
        setParent(window); // the panel was taken out of its window, or back
    }
    const QRect around(target.mapTo(window, QPoint()), target.size());
    setGeometry(around.adjusted(-kRingOutside, -kRingOutside, kRingOutside, kRingOutside)
                    .intersected(window->rect()));
    constexpr int inner = 2 * kRingLine;
    setMask(QRegion(rect()) - QRegion(rect().adjusted(inner, inner, -inner, -inner)));
    show();
    raise();
}

void TourRing::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(accentColor(), kRingLine));
    constexpr double half = kRingLine / 2.0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), kRingCorner, kRingCorner);
}

} // namespace sinew
