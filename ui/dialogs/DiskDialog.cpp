#include "ui/dialogs/DiskDialog.h"

#include "app/text/Numbers.h"
#include "ui/widgets/Panel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <utility>

namespace sinew {
namespace {

/// Neither reloaded nor kept: whoever looks at weights decides later.
constexpr int kLooks = QDialog::Accepted + 1;

/// A text with a count in it; English ones say "vertex(ices)".
QString countedText(const char* text, std::size_t count) {
    const QString words = DiskDialog::tr(text, nullptr, static_cast<int>(count));
    return pluralText(words, count == 1).arg(wholeText(count));
}

QString metersText(double meters, double metersPerUnit) {
    return QString::fromStdString(lengthText(meters, metersPerUnit));
}

QString nameOrRoot(const std::string& name) {
    return name.empty() ? DiskDialog::tr("none") : printable(name);
}

} // namespace

DiskDialog::DiskDialog(const QString& name, FileDifferences differences, QWidget* parent)
    : Dialog(parent)
    , m_name(name)
    , m_differences(std::move(differences))
    , m_head(new QLabel)
    , m_list(new QTreeWidget)
    , m_weights(new QPushButton)
    , m_keep(new QPushButton)
    , m_reload(new QPushButton) {
    build();
    retranslate();
}

void DiskDialog::build() {
    m_head->setObjectName("disk.head");
    m_head->setWordWrap(true);
    m_list->setObjectName("disk.list");
    m_weights->setObjectName("disk.weights");
    m_keep->setObjectName("disk.keep");
    m_reload->setObjectName("disk.reload");
    m_list->setColumnCount(2);
    m_list->setRootIsDecorated(true);
    m_list->setAlternatingRowColors(true);
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(true);
    m_list->setTabKeyNavigation(false);
    m_list->setVisible(m_differences.any());
    m_weights->setVisible(m_differences.weighted);
    auto* first = m_differences.any() ? m_reload : m_keep;
    first->setDefault(true);
    first->setProperty("primary", true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_weights);
    buttons->addStretch(1);
    buttons->addWidget(m_keep);
    buttons->addWidget(m_reload);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_head);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    m_differences.any() ? resize(620, 460) : resize(460, 120);
    connect(m_weights, &QPushButton::clicked, this, [this] {
        done(kLooks);
        Q_EMIT weightsAsked();
    });
    connect(m_keep, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_reload, &QPushButton::clicked, this, &QDialog::accept);
}

QTreeWidgetItem* DiskDialog::addGroup(const QString& title, std::size_t count) {
    auto* group = new QTreeWidgetItem(m_list, {QString("%1 (%2)").arg(title).arg(count)});
    QFont font = m_list->font();
    font.setBold(true);
    group->setFont(0, font);
    group->setFirstColumnSpanned(true);
    group->setExpanded(true);
    return group;
}

void DiskDialog::fill() {
    m_list->clear();
    const auto addRows = [this](const QString& title, const auto& all, const auto& text) {
        if (all.empty()) {
            return;
        }
        QTreeWidgetItem* group = addGroup(title, all.size());
        for (const auto& each : all) {
            auto* row = new QTreeWidgetItem(group, {printable(each.name), text(each)});
            row->setToolTip(1, row->text(1));
        }
    };
    const double unit = m_differences.metersPerUnit;
    const auto inUnit = [unit](const auto& each) { return differenceText(each, unit); };
    addRows(tr("Parts"), m_differences.parts, inUnit);
    addRows(tr("Joints"), m_differences.joints, inUnit);
    addRows(tr("Weights"), m_differences.skins,
            [](const SkinDifference& skin) { return differenceText(skin); });
}

void DiskDialog::retranslate() {
    const bool any = m_differences.any();
    setWindowTitle(tr("Compare With File on Disk"));
    m_head->setText(any ? tr("%1 on disk is not what it was when you opened it. Reload reads it again and "
                             "keeps all your work.")
                              .arg(m_name)
                        : tr("Meshes, joints and weights of %1 are the same as when you opened it. Textures, "
                             "materials and clips were not compared.")
                              .arg(m_name));
    m_list->setHeaderLabels({tr("Name"), tr("On disk")});
    describe(m_list, tr("Differences"), tr("What has changed in the file since it was opened"));
    m_weights->setText(tr("Compare &Weights in the View"));
    describe(m_weights, m_weights->text(),
             tr("Show the weights of the file on disk beside those of the open character"));
    m_keep->setText(any ? tr("&Keep") : tr("Close"));
    describe(m_keep, m_keep->text(), any ? tr("Go on with the character as it is") : tr("Close this dialog"));
    m_reload->setText(tr("&Reload"));
    describe(m_reload, m_reload->text(), tr("Read the character's file again and keep all work"));
    fill();
}

QString differenceText(const PartDifference& part, double metersPerUnit) {
    if (part.kind == DifferenceKind::Added) {
        return DiskDialog::tr("Added: %1")
            .arg(countedText(QT_TRANSLATE_N_NOOP("sinew::DiskDialog", "%1 vertex(ices)"), part.verticesNow));
    }
    if (part.kind == DifferenceKind::Removed) {
        return DiskDialog::tr("Removed: %1")
            .arg(countedText(QT_TRANSLATE_N_NOOP("sinew::DiskDialog", "%1 vertex(ices)"), part.vertices));
    }
    QStringList pieces;
    if (!part.renamed.empty()) {
        pieces << DiskDialog::tr("now called %1").arg(printable(part.renamed));
    }
    if (part.vertices != part.verticesNow) {
        pieces << DiskDialog::tr("%1 vertices, now %2")
                      .arg(wholeText(part.vertices), wholeText(part.verticesNow));
    }
    if (part.polygons != part.polygonsNow) {
        pieces << DiskDialog::tr("%1 polygons, now %2")
                      .arg(wholeText(part.polygons), wholeText(part.polygonsNow));
    }
    if (part.rewired) {
        pieces << DiskDialog::tr("other polygons");
    }
    if (part.moved > 0) {
        pieces << DiskDialog::tr("%1, by %2 at most")
                      .arg(countedText(QT_TRANSLATE_N_NOOP("sinew::DiskDialog", "%1 vertex(ices) moved"),
                                       part.moved),
                           metersText(part.farthest, metersPerUnit));
    }
    return pieces.join("; ");
}

QString differenceText(const JointOnDisk& joint, double metersPerUnit) {
    if (joint.kind != DifferenceKind::Changed) {
        return joint.kind == DifferenceKind::Added ? DiskDialog::tr("Added") : DiskDialog::tr("Removed");
    }
    constexpr double minTurn = 0.05; // what one decimal shows
    QStringList pieces;
    const QString moved = metersText(joint.moved, metersPerUnit);
    if (joint.moved > 0.0 && moved != metersText(0.0, metersPerUnit)) {
        pieces << DiskDialog::tr("moved by %1").arg(moved);
    }
    if (joint.turned >= minTurn) {
        pieces << DiskDialog::tr("rotated by %1°").arg(decimalText(joint.turned, 1));
    }
    if (joint.reparented) {
        pieces
            << DiskDialog::tr("parent %1, was %2").arg(nameOrRoot(joint.parentNow), nameOrRoot(joint.parent));
    }
    return pieces.isEmpty() ? DiskDialog::tr("moved or rotated very little") : pieces.join("; ");
}

QString differenceText(const SkinDifference& skin) {
    if (skin.kind != DifferenceKind::Changed) {
        return skin.kind == DifferenceKind::Added ? DiskDialog::tr("has weights now")
                                                  : DiskDialog::tr("has no weights any more");
    }
    return DiskDialog::tr("%1, by %2 at most")
        .arg(countedText(QT_TRANSLATE_N_NOOP("sinew::DiskDialog", "%1 vertex(ices) changed"), skin.vertices),
             QString::fromStdString(percentText(skin.largest)));
}

} // namespace sinew
