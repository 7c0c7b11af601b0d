#include "ui/dialogs/HelpDialogs.h"

#include "ui/actions/Actions.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTextBrowser>
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

QString shortcutsPage(const QString& filter, Navigation navigation) {
    QString page = "<table width='100%' cellspacing='0' cellpadding='4'>";
    QString group;
    for (const ActionSpec& spec : actionTable()) {
        const QString name = plainText(spec);
        const QString keys = keysText(spec, navigation);
        const QString tip = tipText(spec);
        if (!(name + '\n' + keys + '\n' + tip).contains(filter, Qt::CaseInsensitive)) {
            continue;
        }
        if (const QString own = groupText(spec); own != group) {
            group = own;
            page +=
                QString("<tr><td colspan='3' style='padding-top:14px'><b style='color:%1'>%2</b></td></tr>")
                    .arg(accentColor().name(), group.toHtmlEscaped());
        }
        page += QString("<tr><td width='30%'>%1</td><td width='20%'><b>%2</b></td><td>%3</td></tr>")
                    .arg(name.toHtmlEscaped(), keys.toHtmlEscaped(), tip.toHtmlEscaped());
    }
    return page + "</table>";
}

ShortcutsDialog::ShortcutsDialog(QWidget* parent, Navigation navigation)
    : Dialog(parent)
    , m_navigation(navigation)
    , m_filter(new QLineEdit)
    , m_page(new QTextBrowser)
    , m_close(new QPushButton) {
    m_filter->setClearButtonEnabled(true);
    m_close->setDefault(true);
    m_page->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->addWidget(m_filter);
    layout->addWidget(m_page, 1);
    layout->addLayout(buttons);
    resize(820, 680);
    connect(m_filter, &QLineEdit::textChanged, this,
            [this](const QString& filter) { m_page->setHtml(shortcutsPage(filter, m_navigation)); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    retranslate();
}

void ShortcutsDialog::retranslate() {
    setWindowTitle(tr("Shortcuts"));
    m_filter->setPlaceholderText(tr("Find an action or a key"));
    describe(m_filter, tr("Find an action or a key"), {});
    describe(m_page, tr("Actions and their keys"), {});
    m_close->setText(tr("Close"));
    m_page->setHtml(shortcutsPage(m_filter->text(), m_navigation));
}

} // namespace sinew
