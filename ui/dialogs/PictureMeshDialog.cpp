#include "ui/dialogs/PictureMeshDialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <cstdint>
#include <limits>

namespace sinew {

PictureMeshDialog::PictureMeshDialog(const PictureMeshing& meshing, bool drawn, QWidget* parent)
    : Dialog(parent)
    , m_thresholdLabel(new QLabel)
    , m_threshold(new QSpinBox)
    , m_densityLabel(new QLabel)
    , m_density(new QSpinBox)
    , m_sizeLabel(new QLabel)
    , m_size(new QSpinBox)
    , m_hint(hintLabel())
    , m_byHand(!meshing.byHand.empty())
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
    m_threshold->setObjectName("pictureMesh.threshold");
    m_threshold->setRange(1, std::numeric_limits<std::uint8_t>::max());
    m_threshold->setValue(meshing.threshold);
    m_density->setObjectName("pictureMesh.density");
    m_density->setRange(kMinPictureDensity, kMaxPictureDensity);
    m_density->setValue(meshing.density);
    auto* form = new QFormLayout(this);
    form->addRow(m_thresholdLabel, m_threshold);
    form->addRow(m_densityLabel, m_density);
    m_size->setObjectName("pictureMesh.size");
    m_size->setRange(kMinPictureSize - 1, kMaxPictureSize);
    m_size->setValue(meshing.size);
    form->addRow(m_sizeLabel, m_size);
    m_sizeLabel->setVisible(drawn);
    m_size->setVisible(drawn);
    form->addRow(m_hint);
    form->addRow(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
}

PictureMeshing PictureMeshDialog::meshing() const {
    return {static_cast<std::uint8_t>(m_threshold->value()),
            m_density->value(),
            m_size->value() < kMinPictureSize ? 0 : m_size->value(),
            {}};
}

void PictureMeshDialog::retranslate() {
    setWindowTitle(tr("Picture Mesh"));
    describe(
        m_thresholdLabel, m_threshold, tr("Opacity threshold"),
        tr("Pixels at least this opaque, of 255, belong to the character. Lower keeps soft edges; higher "
           "opens slits that are painted half transparent"));
    describe(m_densityLabel, m_density, tr("Density"),
             tr("Triangles along the longer side of what is opaque, 4 to 400"));
    m_size->setSpecialValueText(tr("Automatic"));
    m_size->setSuffix(tr(" px"));
    describe(
        m_sizeLabel, m_size, tr("Picture size"),
        tr("Pixels along the longer side of the drawing, 16 to 4096. Automatic: as many as the file says, "
           "at least 1024"));
    m_hint->setText(
        m_byHand
            ? tr("The picture is read again, and all work is kept but for vertices edited by hand: undo "
                 "brings "
                 "these back. A text of layers may set both itself.")
            : tr("The picture is read again, and all work is kept. A text of layers may set both itself."));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("OK"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
}

} // namespace sinew
