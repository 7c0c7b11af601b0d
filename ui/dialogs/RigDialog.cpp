#include "ui/dialogs/RigDialog.h"

#include "app/rig/RigWords.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/UserPrompts.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {
namespace {

constexpr std::size_t kMaxNamed = 4;
constexpr int kMinRows = 3; ///< of markers
constexpr int kMaxRows = 12;
constexpr int kMinForm = 160; ///< pixels
constexpr int kWorkHeight = 8;
constexpr int kSecond = 1000; ///< milliseconds

RigWish& keptWish() {
    static RigWish wish;
    return wish;
}

/// "skirt, hair": each kind once.
QString garmentsText(const std::vector<std::string>& garments) {
    QStringList kinds;
    for (const std::string& name : garments) {
        kinds << (name.starts_with("skirt")  ? RigDialog::tr("skirt")
                  : name.starts_with("cape") ? RigDialog::tr("cape")
                                             : RigDialog::tr("hair"));
    }
    kinds.removeDuplicates();
    return kinds.join(QStringLiteral(", "));
}

} // namespace

RigDialog::RigDialog(RigDraft& draft, UserPrompts& prompts, QWidget* parent)
    : Dialog(parent)
    , m_draft(draft)
    , m_hint(hintLabel())
    , m_form(new RigForm(prompts, keptWish()))
    , m_formRoom(qobject_cast<QScrollArea*>(scrollPane(m_form)))
    , m_markersLabel(new QLabel)
    , m_markers(new QListWidget)
    , m_next(hintLabel())
    , m_guesses(hintLabel())
    , m_forget(new QPushButton)
    , m_forgetAll(new QPushButton)
    , m_work(new QProgressBar)
    , m_said(new QLabel)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
    nameControls();
    build();
    if (draft.waits()) {
        m_form->askForTemplate();
    }
    watch();
    retranslate();
}

const RigWish& RigDialog::lastWish() {
    return keptWish();
}

void RigDialog::nameControls() {
    m_markers->setObjectName("rig.markers");
    m_forget->setObjectName("rig.forget");
    m_forgetAll->setObjectName("rig.forgetAll");
    m_next->setObjectName("rig.next");
    m_work->setObjectName("rig.work");
    m_said->setObjectName("rig.said");
}

void RigDialog::build() {
    m_said->setWordWrap(true);
    m_said->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_said->setMinimumHeight(4 *
                             m_said->fontMetrics().lineSpacing()); // the buttons below stay in their place
    m_formRoom->setMinimumHeight(kMinForm);
    m_markers->setMinimumHeight(heightOfMarkers(kMinRows));
    m_work->setRange(0, 0); // how long a fit takes is not known before
    m_work->setTextVisible(false);
    m_work->setFixedHeight(kWorkHeight);
    QSizePolicy kept = m_work->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_work->setSizePolicy(kept);
    m_next->setMinimumHeight(2 * m_next->fontMetrics().lineSpacing());
    auto* marking = new QHBoxLayout;
    marking->addWidget(m_forget);
    marking->addWidget(m_forgetAll);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_hint);
    layout->addWidget(m_formRoom);
    layout->addWidget(m_markersLabel);
    layout->addWidget(m_markers, 1);
    layout->addWidget(m_next);
    layout->addWidget(m_guesses);
    layout->addLayout(marking);
    layout->addWidget(m_work);
    layout->addWidget(m_said);
    layout->addWidget(m_buttons);
    m_buttons->button(QDialogButtonBox::Ok)->setProperty("primary", true);
    m_markersLabel->setBuddy(m_markers);
    resize(360, 620);
}

void RigDialog::watch() {
    connect(m_form, &RigForm::changed, this, &RigDialog::change);
    connect(m_markers, &QListWidget::itemClicked, this, &RigDialog::choose);
    connect(m_markers, &QListWidget::currentItemChanged, this, &RigDialog::choose);
    connect(m_forget, &QPushButton::clicked, this, [this] {
        if (const QListWidgetItem* item = m_markers->currentItem()) {
            m_draft.forget(item->data(Qt::UserRole).toString().toStdString());
        }
    });
    connect(m_forgetAll, &QPushButton::clicked, &m_draft, &RigDraft::forgetAll);
    connect(&m_draft, &RigDraft::changed, this, &RigDialog::showDraft);
    m_seconds.setInterval(kSecond);
    connect(&m_seconds, &QTimer::timeout, this, [this] { m_said->setText(fitText()); });
    connect(m_buttons, &QDialogButtonBox::accepted, this, &RigDialog::createAsked);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &RigDialog::reject);
}

void RigDialog::change() {
    keptWish() = m_form->wish();
    keptWish().up = UpDirection::Y; // how one character lies says nothing of the next
    m_draft.setWish(m_form->wish());
}

void RigDialog::choose(const QListWidgetItem* item) {
    if (item != nullptr) {
        m_draft.choose(item->data(Qt::UserRole).toString().toStdString());
    }
}

void RigDialog::showDraft() {
    showWork();
    showMarkers();
    m_next->setText(nextText());
    m_said->setText(fitText());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(m_draft.fitted() != nullptr && !m_draft.running());
}

/// One fit follows another while a marker is dragged: the seconds are those of all together.
void RigDialog::showWork() {
    const bool runs = m_draft.running();
    m_work->setVisible(runs);
    if (runs && !m_since.isValid()) {
        m_since.start();
        m_seconds.start();
    } else if (!runs) {
        m_since.invalidate();
        m_seconds.stop();
    }
}

/// Nothing while a fit runs: it may find what would be asked for.
QString RigDialog::nextText() const {
    if (m_draft.waits()) {
        return tr("Choose a template: what kind of character is this?");
    }
    if (m_draft.running() || m_draft.markers().empty()) {
        return {};
    }
    if (!m_draft.next().empty()) {
        return tr("Next: %1. %2.").arg(markerText(m_draft.next()), markerTip(m_draft.next()));
    }
    const std::vector<DraftMarker> markers = m_draft.markers();
    const bool left = std::ranges::any_of(markers, [](const DraftMarker& marker) { return !marker.set; });
    return left ? tr("All markers that are needed are set: Create makes the skeleton. The others are "
                     "optional.")
                : tr("All markers are set: Create makes the skeleton.");
}

/// Of one that is neither set nor guessed a fit that runs may say more.
QString RigDialog::markerLine(const DraftMarker& marker) const {
    const QString text = markerText(marker.name);
    if (marker.set) {
        return tr("%1: set").arg(text);
    }
    if (marker.at) {
        return tr("%1: guessed").arg(text);
    }
    if (marker.optional) {
        return tr("%1: optional").arg(text);
    }
    return m_draft.running() ? text : tr("%1: not found").arg(text);
}

void RigDialog::showMarkers() {
    const QSignalBlocker quiet(m_markers);
    const std::vector<DraftMarker> markers = m_draft.markers();
    bool set = false; // the chosen one
    if (m_draft.next().empty()) {
        m_markers->setCurrentItem(nullptr);
    }
    while (m_markers->count() > static_cast<int>(markers.size())) {
        delete m_markers->takeItem(m_markers->count() - 1);
    }
    for (std::size_t i = 0; i < markers.size(); ++i) {
        if (static_cast<int>(i) == m_markers->count()) {
            m_markers->addItem(QString());
        }
        QListWidgetItem* item = m_markers->item(static_cast<int>(i));
        item->setText(markerLine(markers[i]));
        item->setData(Qt::UserRole, QString::fromStdString(markers[i].name));
        if (markers[i].name == m_draft.next()) {
            m_markers->setCurrentItem(item);
            set = markers[i].set;
        }
    }
    m_markers->updateGeometry(); // other rows need other room
    m_forget->setEnabled(set);
    m_forgetAll->setEnabled(std::ranges::any_of(markers, &DraftMarker::set));
}

QString RigDialog::fitText() const {
    if (m_draft.running()) {
        return tr("Fitting the skeleton to the mesh: %1 s. Cancel stops it.")
            .arg(wholeText(static_cast<std::size_t>(m_since.isValid() ? m_since.elapsed() / kSecond : 0)));
    }
    if (m_draft.problem()) {
        return errorText(*m_draft.problem());
    }
    return m_draft.fitted() ? fittedText(*m_draft.fitted()) : QString();
}

QString RigDialog::fittedText(const FittedSkeleton& fitted) const {
    QStringList unsure;
    for (std::size_t j = 0; j < fitted.joints.size(); ++j) {
        if (fitted.joints[j].confidence < kUnsureJoint && fitted.joints[j].reason != FitReason::Proportion &&
            unsure.size() < static_cast<int>(kMaxNamed)) {
            unsure << QString::fromStdString(fitted.skeleton.joints[j].name);
        }
    }
    QString text = tr("%1 joints fitted.").arg(wholeText(fitted.skeleton.size()));
    if (!m_draft.garments().empty()) {
        text += ' ' + tr("Chains for: %1.").arg(garmentsText(m_draft.garments()));
    }
    if (!unsure.isEmpty()) {
        text += ' ' + tr("Check %1.").arg(unsure.join(", "));
    }
    if (const auto fewer = fewerFingers(fitted, m_draft.wish().settings.fingers, {})) {
        text += ' ' + tr("The hands show %1 fingers.").arg(wholeText(fewer->count));
    }
    if (const auto doubt = doubtOf(fitted.joints, {}, {})) {
        text += ' ' + tr("Placed by usual proportions, as the mesh does not show them: %1.")
                          .arg(wholeText(doubt->count));
    }
    return text;
}

bool RigDialog::event(QEvent* event) {
    const bool handled = Dialog::event(event);
    if (event->type() == QEvent::LayoutRequest) {
        makeRoom();
    }
    return handled;
}

int RigDialog::heightOfMarkers(int rows) const {
    const int row = std::max(m_markers->sizeHintForRow(0), m_markers->fontMetrics().lineSpacing());
    return rows * row + 2 * m_markers->frameWidth();
}

/// For the rows of another template and for all markers; on a low screen the form scrolls, then the markers.
/// Labels that wrap have no least height of their own, so Qt would take what is missing from the rows.
void RigDialog::makeRoom() {
    const QRect room = roomFor(*this);
    const int others = layout()->totalMinimumHeightForWidth(width()) - m_formRoom->minimumHeight() -
                       m_markers->minimumHeight();
    const int rows = std::clamp(m_markers->count(), kMinRows, kMaxRows);
    const int whole = m_form->sizeHint().height();
    const int form =
        std::clamp(room.height() - others - heightOfMarkers(rows), std::min(kMinForm, whole), whole);
    const int markers =
        std::clamp(room.height() - others - form, heightOfMarkers(kMinRows), heightOfMarkers(rows));
    m_formRoom->setMinimumHeight(form);
    m_formRoom->setMaximumHeight(whole);
    m_markers->setMinimumHeight(markers);
    const int min = others + form + markers;
    if (height() < min) {
        setGeometry(fitted({geometry().topLeft(), QSize(width(), std::min(min, room.height()))}, room));
    }
}

void RigDialog::retranslate() {
    setWindowTitle(tr("New Skeleton From Template"));
    m_hint->setText(tr("Drag the markers in the view, or click one after the other. The new skeleton "
                       "replaces one that the character already has."));
    m_markersLabel->setText(tr("Markers"));
    m_markers->setAccessibleName(tr("Markers"));
    m_work->setAccessibleName(tr("Fitting"));
    m_forget->setText(tr("Use Guess"));
    m_forget->setToolTip(tr("Give up where you put the chosen marker; it goes back to where the shape of the "
                            "mesh suggests it. Enabled for markers that are set"));
    m_forgetAll->setText(tr("Reset All"));
    m_forgetAll->setToolTip(
        tr("Give up where you put the markers; all go back to where the shape of the mesh "
           "suggests them"));
    m_guesses->setText(
        tr("Markers that you do not set are guessed from the shape of the mesh. Use Guess takes "
           "the chosen one back to its guess."));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Create"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    showDraft();
}

} // namespace sinew
