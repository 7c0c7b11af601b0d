#include "ui/dialogs/PictureDialog.h"

#include "app/text/Numbers.h"
#include "ui/widgets/Panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr int kMinSide = 16;
constexpr int kMaxSupersample = 4;
constexpr int kMinFrames = 2;
constexpr int kMaxFrames = 720;
constexpr double kMinSeconds = 1.0;
constexpr double kMaxSeconds = 60.0;

const std::array kUsualSizes{QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160), QSize(1080, 1080),
                             QSize(1080, 1920)};

} // namespace

PictureDialog::PictureDialog(const RenderSettings& start, const QSize& view, bool ffmpeg, QWidget* parent)
    : Dialog(parent)
    , m_turntable(start.turntable)
    , m_sizes{view}
    , m_ffmpeg(ffmpeg)
    , m_hint(hintLabel())
    , m_sizeLabel(new QLabel)
    , m_size(new QComboBox)
    , m_widthLabel(new QLabel)
    , m_width(new QSpinBox)
    , m_heightLabel(new QLabel)
    , m_height(new QSpinBox)
    , m_samplesLabel(new QLabel)
    , m_samples(new QComboBox)
    , m_transparent(new QCheckBox)
    , m_formatLabel(new QLabel)
    , m_format(new QComboBox)
    , m_framesLabel(new QLabel)
    , m_frames(new QSpinBox)
    , m_secondsLabel(new QLabel)
    , m_seconds(new QDoubleSpinBox)
    , m_said(hintLabel())
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel)) {
    m_sizes.append(QList<QSize>(kUsualSizes.begin(), kUsualSizes.end()));
    nameControls();
    build();
    fill(start);
    watch();
    retranslate();
}

void PictureDialog::nameControls() {
    m_size->setObjectName("picture.size");
    m_width->setObjectName("picture.width");
    m_height->setObjectName("picture.height");
    m_samples->setObjectName("picture.samples");
    m_transparent->setObjectName("picture.transparent");
    m_format->setObjectName("picture.format");
    m_frames->setObjectName("picture.frames");
    m_seconds->setObjectName("picture.seconds");
    m_said->setObjectName("picture.said");
}

void PictureDialog::build() {
    auto* form = new QFormLayout(this);
    form->addRow(m_hint);
    form->addRow(m_sizeLabel, m_size);
    form->addRow(m_widthLabel, m_width);
    form->addRow(m_heightLabel, m_height);
    form->addRow(m_samplesLabel, m_samples);
    if (m_turntable) {
        form->addRow(m_formatLabel, m_format);
        form->addRow(m_framesLabel, m_frames);
        form->addRow(m_secondsLabel, m_seconds);
    } else {
        for (QWidget* widget : std::initializer_list<QWidget*>{m_formatLabel, m_format, m_framesLabel,
                                                               m_frames, m_secondsLabel, m_seconds}) {
            widget->setParent(this);
            widget->hide();
        }
    }
    form->addRow(nullptr, m_transparent);
    form->addRow(m_said);
    form->addRow(m_buttons);
    m_buttons->button(QDialogButtonBox::Save)->setProperty("primary", true);
}

void PictureDialog::fill(const RenderSettings& start) {
    for (qsizetype row = 0; row <= m_sizes.size(); ++row) {
        m_size->addItem(QString());
    }
    for (int side = 1; side <= kMaxSupersample; ++side) {
        m_samples->addItem(QString(), side);
    }
    for (const FilmFormat format : {FilmFormat::WebP, FilmFormat::Png, FilmFormat::Mp4}) {
        if (format != FilmFormat::Mp4 || m_ffmpeg) {
            m_format->addItem(QString(), static_cast<int>(format));
        }
    }
    for (QSpinBox* side : {m_width, m_height}) {
        side->setRange(kMinSide, RenderSettings::kLargestSide);
    }
    m_frames->setRange(kMinFrames, kMaxFrames);
    m_seconds->setRange(kMinSeconds, kMaxSeconds);
    m_seconds->setDecimals(1);
    m_width->setValue(start.width);
    m_height->setValue(start.height);
    m_samples->setCurrentIndex(m_samples->findData(start.supersample));
    m_format->setCurrentIndex(std::max(0, m_format->findData(static_cast<int>(start.format))));
    m_frames->setValue(start.frames);
    m_seconds->setValue(start.seconds);
    m_transparent->setChecked(start.transparent);
}

void PictureDialog::watch() {
    connect(m_size, &QComboBox::activated, this, &PictureDialog::chooseSize);
    connect(m_width, &QSpinBox::valueChanged, this, &PictureDialog::showSize);
    connect(m_height, &QSpinBox::valueChanged, this, &PictureDialog::showSize);
    connect(m_format, &QComboBox::currentIndexChanged, this, &PictureDialog::showFilm);
    connect(m_frames, &QSpinBox::valueChanged, this, &PictureDialog::showFilm);
    connect(m_seconds, &QDoubleSpinBox::valueChanged, this, &PictureDialog::showFilm);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void PictureDialog::chooseSize(int row) {
    if (row < m_sizes.size()) {
        const QSize size = m_sizes[row];
        m_width->setValue(size.width());
        m_height->setValue(size.height());
    }
}

/// Which of the sizes to choose from the numbers are, the last row if none.
void PictureDialog::showSize() {
    const qsizetype row = m_sizes.indexOf(QSize(m_width->value(), m_height->value()));
    m_size->setCurrentIndex(static_cast<int>(row < 0 ? m_sizes.size() : row));
}

void PictureDialog::showFilm() {
    const bool opaque = m_turntable && settings().format == FilmFormat::Mp4;
    m_transparent->setEnabled(!opaque);
    m_transparent->setToolTip(opaque ? tr("MP4 has no transparency")
                                     : tr("Leave out the backdrop; the shadow on the ground stays"));
    m_said->setVisible(m_turntable);
    m_said->setText(
        tr("%1 frames a second. %2")
            .arg(decimalText(m_frames->value() / m_seconds->value(), 1),
                 m_ffmpeg ? QString() : tr("To save MP4 too, install ffmpeg and open this dialog again."))
            .trimmed());
}

RenderSettings PictureDialog::settings() const {
    RenderSettings settings;
    settings.turntable = m_turntable;
    settings.width = m_width->value();
    settings.height = m_height->value();
    settings.supersample = m_samples->currentData().toInt();
    settings.format = static_cast<FilmFormat>(m_format->currentData().toInt());
    settings.frames = m_frames->value();
    settings.seconds = m_seconds->value();
    const bool opaque = m_turntable && settings.format == FilmFormat::Mp4;
    settings.transparent = m_transparent->isChecked() && !opaque;
    return settings;
}

void PictureDialog::retranslate() {
    setWindowTitle(m_turntable ? tr("Save Turntable") : tr("Save Picture"));
    m_hint->setText(m_turntable ? tr("The character, as the view shows it, turns once about the vertical.")
                                : tr("The character as the view shows it, in soft light."));
    describe(m_sizeLabel, m_size, tr("Size"), tr("Usual sizes, in pixels"));
    for (int row = 0; row < m_sizes.size(); ++row) {
        const QString size = QString("%1 x %2").arg(m_sizes[row].width()).arg(m_sizes[row].height());
        m_size->setItemText(row, row == 0 ? tr("As the view, %1").arg(size) : size);
    }
    m_size->setItemText(static_cast<int>(m_sizes.size()), tr("Custom"));
    describe(m_widthLabel, m_width, tr("Width"), tr("Pixels from left to right"));
    describe(m_heightLabel, m_height, tr("Height"), tr("Pixels from top to bottom"));
    describe(m_samplesLabel, m_samples, tr("Samples"),
             tr("Per pixel: more give smoother edges and shadows, and take longer"));
    for (int row = 0; row < m_samples->count(); ++row) {
        m_samples->setItemText(row, QString::number((row + 1) * (row + 1)));
    }
    describe(m_formatLabel, m_format, tr("Format"), tr("What the turntable is saved as"));
    const QStringList formats{tr("WebP animation"), tr("PNG sequence"), tr("MP4 (H.264)")};
    for (int row = 0; row < m_format->count(); ++row) {
        m_format->setItemText(row, formats[row]);
    }
    describe(m_framesLabel, m_frames, tr("Frames"), tr("Pictures of the whole turn"));
    describe(m_secondsLabel, m_seconds, tr("Seconds"), tr("How long the turn takes"));
    m_transparent->setText(tr("Transparent background"));
    m_transparent->setAccessibleName(tr("Transparent background"));
    m_buttons->button(QDialogButtonBox::Save)->setText(tr("Save..."));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    showSize();
    showFilm();
}

} // namespace sinew
