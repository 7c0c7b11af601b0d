#include "ui/panels/bind/ControlForm.h"

#include "app/document/edits/LatticeEdits.h"
#include "app/text/Numbers.h"
#include "core/base/Types.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <array>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr int kMinControls = 2; ///< along an axis; a lattice that has others is refused
constexpr int kMaxControls = 8;
constexpr double kFarthestDropOff = 1e6; ///< millimetres
constexpr double kNarrowestWire = 0.1;   ///< millimetres

} // namespace

ControlForm::ControlForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_form(formIn(this))
    , m_wire(new QCheckBox)
    , m_counts(new VectorSpins("control.counts", kMinControls, kMaxControls, 0))
    , m_dropOff(new QDoubleSpinBox)
    , m_follow(new NarrowComboBox) {
    m_wire->setObjectName("control.wire");
    m_dropOff->setObjectName("control.dropOff");
    m_dropOff->setDecimals(1);
    m_dropOff->setKeyboardTracking(false);
    m_follow->setObjectName("control.follow");
    m_follow->addItems({QString(), QString(), QString()});
    m_form->addRow(m_wire);
    for (QWidget* field : std::initializer_list<QWidget*>{m_counts, m_dropOff, m_follow}) {
        m_form->addRow(columnLabel(), field);
    }
    connectControls();
    retranslate();
    hide();
}

/// A step that is refused leaves the document as it is, which is shown again.
void ControlForm::connectControls() {
    connect(m_wire, &QCheckBox::clicked, this, [this](bool on) {
        if (!setWire(m_document, m_row, on)) {
            show();
        }
    });
    connect(m_counts, &VectorSpins::valueChanged, this, [this](std::size_t axis, double count) {
        LatticeCounts counts = m_document.state().settings.cages[m_row].counts;
        counts[axis] = static_cast<int>(std::lround(count));
        if (!setLatticeCounts(m_document, m_row, counts)) {
            show();
        }
    });
    connect(m_dropOff, &QDoubleSpinBox::valueChanged, this, [this](double millimetres) {
        if (!setDropOff(m_document, m_row, millimetres / m_scale)) {
            show();
        }
    });
    connect(m_follow, &QComboBox::activated, this, [this](int item) {
        if (!setControlFollow(m_document, m_row, static_cast<ControlFollow>(item))) {
            show();
        }
    });
}

void ControlForm::setRow(std::size_t row) {
    m_row = row;
    show();
}

void ControlForm::show() {
    const DocumentState& state = m_document.state();
    const bool chosen = state.hasScene() && m_row < state.settings.cages.size();
    const Cage cage = chosen ? state.settings.cages[m_row] : Cage();
    const bool lattice = cage.kind == CageKind::Lattice;
    const bool wire = chosen && canBeWire(cage);
    setVisible(lattice || wire);
    if (!lattice && !wire) {
        return;
    }
    m_scale = 1000.0 * state.scene->metersPerUnit;
    m_form->setRowVisible(m_wire, wire);
    m_form->setRowVisible(m_counts, lattice);
    m_form->setRowVisible(m_dropOff, isControl(cage));
    m_form->setRowVisible(m_follow, isControl(cage));
    const QSignalBlocker quiet(m_dropOff);
    m_wire->setChecked(cage.kind == CageKind::Wire);
    m_counts->setValue(Vec3(cage.counts[0], cage.counts[1], cage.counts[2]));
    m_dropOff->setRange(lattice ? 0.0 : kNarrowestWire, kFarthestDropOff);
    m_dropOff->setValue(m_scale * cage.dropOff);
    m_follow->setCurrentIndex(static_cast<int>(cage.follow));
}

void ControlForm::retranslate() {
    const auto label = [this](QWidget* field) { return qobject_cast<QLabel*>(m_form->labelForField(field)); };
    m_wire->setText(tr("Wire with a drop-off"));
    describe(
        m_wire, tr("Wire with a drop-off"),
        tr("The edges become a curve. Skin near it moves with the curve, the less the farther it is away"));
    const QString counts = tr("Control vertices");
    const QString countsTip = tr("How many control vertices the lattice has along each of its axes");
    describe(label(m_counts), m_counts->spin(0), counts, countsTip);
    m_counts->describeAs(counts, countsTip);
    describe(
        label(m_dropOff), m_dropOff, tr("Drop-off"),
        tr("Width over which the effect fades: around the curve of a wire, or beyond the box of a lattice. 0 "
           "ends a lattice at its box"));
    m_dropOff->setSuffix(tr(" mm"));
    describe(
        label(m_follow), m_follow, tr("Follows"),
        tr("What moves the control vertices: each can be a joint below one parent, a joint below the joint "
           "whose bone is nearest, or no joint, and then follow several joints of the skeleton, with the "
           "weights "
           "of the skin around it"));
    const std::array follows{tr("Parent joint"), tr("Nearest joint"), tr("Skin around it")};
    for (std::size_t i = 0; i < follows.size(); ++i) {
        m_follow->setItemText(static_cast<int>(i), follows[i]);
    }
    show();
}

} // namespace sinew
