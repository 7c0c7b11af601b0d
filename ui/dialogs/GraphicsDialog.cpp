#include "ui/dialogs/GraphicsDialog.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace sinew {
namespace {

/// Qt's makers keep the library there for everyone.
constexpr const char* kLibraryPage = "https://download.qt.io/development_releases/prebuilt/llvmpipe/windows/";

/// A text that names what the machine told: it is no markup, and can be copied.
QLabel* plainLabel(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
    label->setMinimumWidth(520);
    return label;
}

} // namespace

GraphicsDialog::GraphicsDialog(const GraphicsStart& start, const QString& library, QWidget* parent)
    : Dialog(parent)
    , m_start(start)
    , m_offersSoftware(graphicsQuestion(start).offersSoftware)
    , m_library(library)
    , m_title(new QLabel)
    , m_machine(plainLabel("graphics.machine"))
    , m_advice(plainLabel("graphics.advice"))
    , m_remember(new QCheckBox)
    , m_quit(new QPushButton)
    , m_continue(new QPushButton)
    , m_software(new QPushButton) {
    m_title->setProperty("heading", true);
    m_remember->setObjectName("graphics.remember");
    m_quit->setObjectName("graphics.quit");
    m_continue->setObjectName("graphics.continue");
    m_software->setObjectName("graphics.software");
    QPushButton* first = m_offersSoftware ? m_software : m_continue;
    first->setProperty("primary", true);
    first->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_quit);
    buttons->addStretch(1);
    buttons->addWidget(m_continue);
    buttons->addWidget(m_software);
    m_software->setVisible(m_offersSoftware);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(10);
    layout->addWidget(m_title);
    layout->addWidget(m_machine);
    layout->addWidget(m_advice);
    layout->addWidget(m_remember);
    layout->addLayout(buttons);
    layout->setSizeConstraint(QLayout::SetFixedSize);
    connect(m_quit, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_continue, &QPushButton::clicked, this, [this] { choose(GraphicsAnswer::Continue); });
    connect(m_software, &QPushButton::clicked, this, [this] { choose(GraphicsAnswer::Software); });
    retranslate();
}

bool GraphicsDialog::remember() const {
    return m_remember->isChecked();
}

void GraphicsDialog::choose(GraphicsAnswer answer) {
    m_answer = answer;
    accept();
}

QString GraphicsDialog::adviceText() const {
    const QString driver = tr("Updating the graphics driver usually helps.");
    const QString rest = tr("Without the view you can still bind, export and work in all panels.");
    QString software;
    if (m_offersSoftware) {
        software = tr("With software rendering the processor draws the view: all of it works, more slowly.");
    } else if (m_start.softwareInUse) {
        software = tr("Software rendering was tried, and it gives no more.");
    } else {
        software = tr("The processor can draw the view when the file %1 is there. Get it from %2")
                       .arg(m_library, kLibraryPage);
    }
    return driver + ' ' + software + "\n\n" + rest;
}

void GraphicsDialog::retranslate() {
    setWindowTitle("Sinew");
    m_title->setText(tr("The 3D view needs OpenGL 3.3"));
    const QString machine = openGlText(m_start.found);
    m_machine->setText(machine.isEmpty() ? tr("This computer offers no OpenGL.")
                                         : tr("This computer offers: %1").arg(machine));
    m_advice->setText(adviceText());
    m_remember->setText(tr("&Remember my choice"));
    describe(m_remember, tr("Remember my choice"),
             tr("Software rendering can be changed in Edit > Settings"));
    m_quit->setText(tr("&Quit"));
    m_continue->setText(tr("&Continue Without a View"));
    m_software->setText(tr("Use &Software Rendering"));
}

} // namespace sinew
