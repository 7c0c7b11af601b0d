#include "ui/dialogs/RigDialog.h"

#include "app/rig/RigWords.h"
#include "app/text/Numbers.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/UserPrompts.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {
namespace {

constexpr std::size_t kMaxNamed = 4;

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
    , m_markersLabel(new QLabel)
    , m_markers(new QListWidget)
    , m_next(hintLabel())
    , m_forget(new QPushButton)
    , m_forgetAll(new QPushButton)
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
    m_said->setObjectName("rig.said");
}

void RigDialog::build() {
    m_said->setWordWrap(true);
    m_said->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_said->setMinimumHeight(4 *
                             m_said->fontMetrics().lineSpacing()); // the buttons below stay in their place
    auto* marking = new QHBoxLayout;
    marking->addWidget(m_forget);
    marking->addWidget(m_forgetAll);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_hint);
    layout->addWidget(m_form);
    layout->addWidget(m_markersLabel);
    layout->addWidget(m_markers, 1);
    layout->addWidget(m_next);
    layout->addLayout(marking);
    layout->addWidget(m_said);
    layout->addWidget(m_buttons);
    m_buttons->button(QDialogButtonBox::Ok)->setProperty("primary", true);
    m_markersLabel->setBuddy(m_markers);
    resize(360, 620);
}

void RigDialog::watch() {
    connect(m_form, &RigForm::changed, this, &RigDialog::change);
    connect(m_markers, &QListWidget::itemClicked, this, &RigDialog::choose);
    connect(m_markers, &QListWidget::itemActivated, this, &RigDialog::choose);
    connect(m_forget, &QPushButton::clicked, this, [this] {
        if (const QListWidgetItem* item = m_markers->currentItem()) {
            m_draft.forget(item->data(Qt::UserRole).toString().toStdString());
        }
    });
    connect(m_forgetAll, &QPushButton::clicked, &m_draft, &RigDraft::forgetAll);
    connect(&m_draft, &RigDraft::changed, this, &RigDialog::showDraft);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &RigDialog::createAsked);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &RigDialog::reject);
}

void RigDialog::change() {
    keptWish() = m_form->wish();
    keptWish().up = UpDirection::Y; // how one character lies says nothing of the next
    m_draft.setWish(m_form->wish());
}

void RigDialog::choose(QListWidgetItem* item) {
    m_draft.choose(item->data(Qt::UserRole).toString().toStdString());
}

void RigDialog::showDraft() {
    showMarkers();
    const QString next = QString::fromStdString(m_draft.next());
    m_next->setText(m_draft.waits() ? tr("Choose a template: what kind of character is this?")
                    : next.isEmpty()
                        ? tr("All markers are set.")
                        : tr("Next: %1. %2.").arg(markerText(m_draft.next()), markerTip(m_draft.next())));
    m_said->setText(fitText());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(m_draft.fitted() != nullptr && !m_draft.running());
}

QString RigDialog::markerLine(const DraftMarker& marker) const {
    const QString text = markerText(marker.name);
    if (marker.set) {
        return tr("%1: set").arg(text);
    }
    if (marker.at) {
        return tr("%1: guessed").arg(text);
    }
    return marker.optional ? tr("%1: not needed").arg(text) : tr("%1: not found").arg(text);
}

void RigDialog::showMarkers() {
    const QSignalBlocker quiet(m_markers);
    const std::vector<DraftMarker> markers = m_draft.markers();
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
        }
    }
}

QString RigDialog::fitText() const {
    if (m_draft.running()) {
        return tr("Fitting...");
    }
    if (m_draft.problem()) {
        return errorWords(*m_draft.problem());
    }
    if (!m_draft.fitted()) {
        return {};
    }
    const FittedSkeleton& fitted = *m_draft.fitted();
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

/// For the rows of another template. Labels that wrap have no least height of their own, so Qt would take
/// what is missing from the rows.
void RigDialog::makeRoom() {
    const int min = layout()->totalMinimumHeightForWidth(width());
    if (height() < min) {
        const QRect room = roomFor(*this);
        setGeometry(fitted({geometry().topLeft(), QSize(width(), std::min(min, room.height()))}, room));
    }
}

void RigDialog::retranslate() {
    setWindowTitle(tr("New Skeleton From Template"));
    m_hint->setText(
        tr("Drag the markers in the view, or click one after the other. The new skeleton takes the "
           "place of the character's."));
    m_markersLabel->setText(tr("Markers"));
    m_markers->setAccessibleName(tr("Markers"));
    m_forget->setText(tr("Use Guess"));
    m_forget->setToolTip(tr("Take the chosen marker back"));
    m_forgetAll->setText(tr("Reset All"));
    m_forgetAll->setToolTip(tr("Take all markers back"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Create"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    showDraft();
}

} // namespace sinew
