#include "ui/dialogs/AboutDialog.h"

#include "ui/theme/Icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace sinew {
namespace {

/// Titles of papers stay as they were published.
const char* const kPapers[] = {
    "O. Dionne, M. de Lasa: <i>Geodesic Binding for Degenerate Character Geometry Using Sparse "
    "Voxelization</i>. "
    "IEEE TVCG 20(10), 2014",
    "O. Dionne, M. de Lasa: <i>Geodesic Voxel Binding for Production Character Meshes</i>. SCA 2013",
    "A. Jacobson, L. Kavan, O. Sorkine-Hornung: <i>Robust Inside-Outside Segmentation Using Generalized "
    "Winding "
    "Numbers</i>. ACM TOG 32(4), 2013",
    "L. Kavan, S. Collins, J. Zara, C. O'Sullivan: <i>Geometric Skinning with Approximate Dual Quaternion "
    "Blending</i>. ACM TOG 27(4), 2008",
    "A. Aristidou, J. Lasenby: <i>FABRIK: A Fast, Iterative Solver for the Inverse Kinematics Problem</i>. "
    "Graphical Models 73(5), 2011"};

QString papersHtml() {
    QString list = "<ul style='margin-left:-24px'>";
    for (const char* paper : kPapers) {
        list += QString("<li style='margin-bottom:6px'>%1</li>").arg(paper);
    }
    return list + "</ul>";
}

} // namespace

AboutDialog::AboutDialog(QWidget* parent)
    : Dialog(parent)
    , m_text(new QLabel)
    , m_close(new QPushButton) {
    constexpr int logoSide = 72;
    auto* logo = new QLabel;
    logo->setPixmap(programIcon().pixmap(QSize(logoSide, logoSide), devicePixelRatioF()));
    logo->setAlignment(Qt::AlignTop);
    m_text->setWordWrap(true);
    m_text->setMinimumWidth(480);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_close->setDefault(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(20);
    row->addWidget(logo);
    row->addWidget(m_text, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->addLayout(row);
    layout->addLayout(buttons);
    layout->setSizeConstraint(QLayout::SetFixedSize);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    retranslate();
}

void AboutDialog::retranslate() {
    setWindowTitle(tr("About Sinew"));
    m_close->setText(tr("Close"));
    m_text->setText(
        QString("<p style='font-size:22px'><b>Sinew</b> %1</p><p>%2</p><p>%3</p><p><b>%4</b></p>%5")
            .arg(SINEW_VERSION,
                 tr("Sinew binds characters to skeletons by geodesic distance through the body."),
                 tr("Free software under the MIT licence. Made with Qt, Eigen, oneTBB, OpenMesh, Assimp, "
                    "spdlog, "
                    "CLI11 and JSON for Modern C++."),
                 tr("The papers that Sinew builds on"), papersHtml()));
}

} // namespace sinew
