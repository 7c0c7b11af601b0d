#include "app/document/edits/SubdivisionEdits.h"
#include "app/text/Numbers.h"
#include "core/geometry/subdivide/SubdividedMesh.h"
#include "ui/panels/PartsPanel.h"
#include "ui/widgets/Forms.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

constexpr int kSubdivisionSchemes = 2;

} // namespace

SubdivisionForm::SubdivisionForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_form(formIn(this))
    , m_levelLabel(columnLabel())
    , m_level(new QComboBox)
    , m_schemeLabel(columnLabel())
    , m_scheme(new QComboBox)
    , m_hint(hintLabel()) {
    m_level->setObjectName("parts.subdivisionLevel");
    m_scheme->setObjectName("parts.subdivisionScheme");
    m_hint->setObjectName("parts.subdivisionHint");
    m_level->addItems(QStringList(kMaxSubdivisionLevel + 1));
    m_scheme->addItems(QStringList(kSubdivisionSchemes));
    m_form->addRow(m_levelLabel, m_level);
    m_form->addRow(m_schemeLabel, m_scheme);
    m_form->addRow(m_hint);
    connect(m_level, &QComboBox::activated, this,
            [this](int level) { setSubdivisionLevel(m_document, m_parts, level); });
    connect(m_scheme, &QComboBox::activated, this, [this](int scheme) {
        setSubdivisionScheme(m_document, m_parts, static_cast<SubdivisionScheme>(scheme));
    });
    document.onChange(DocumentChange::Scene | DocumentChange::Subdivision, this, [this] { show(); });
    retranslate();
}

void SubdivisionForm::setParts(std::vector<std::size_t> parts) {
    m_parts = std::move(parts);
    show();
}

/// Where parts differ, or none is selected, a box says so. A scheme matters only to what is smooth.
void SubdivisionForm::show() {
    const std::vector<SubdivisionChoice> choices = subdivisionOf(m_document.state());
    std::erase_if(m_parts, [&](std::size_t part) { return part >= choices.size(); });
    setEnabled(!m_parts.empty());
    const auto indexOf = [&](const auto& of) {
        const int first = m_parts.empty() ? -1 : of(choices[m_parts.front()]);
        const bool alike =
            std::ranges::all_of(m_parts, [&](std::size_t part) { return of(choices[part]) == first; });
        return alike ? first : -1;
    };
    for (QComboBox* box : {m_level, m_scheme}) {
        box->setPlaceholderText(m_parts.empty() ? tr("No part selected") : tr("Mixed"));
    }
    m_level->setCurrentIndex(indexOf([](const SubdivisionChoice& choice) { return choice.levels(); }));
    m_scheme->setCurrentIndex(
        indexOf([](const SubdivisionChoice& choice) { return static_cast<int>(choice.scheme); }));
    m_form->setRowVisible(m_scheme, !m_parts.empty() && m_level->currentIndex() != 0);
    showHint(choices);
}

/// Says when a part is too dense for its levels.
void SubdivisionForm::showHint(const std::vector<SubdivisionChoice>& choices) {
    const auto tooDense = std::ranges::find_if(m_parts, [&](std::size_t part) {
        const Mesh& mesh = *m_document.state().scene->parts[part].mesh;
        return possibleLevels(mesh, choices[part].scheme, choices[part].levels()) < choices[part].levels();
    });
    m_hint->setVisible(tooDense != m_parts.end());
    if (tooDense != m_parts.end()) {
        const Mesh& mesh = *m_document.state().scene->parts[*tooDense].mesh;
        const int possible = possibleLevels(mesh, choices[*tooDense].scheme, choices[*tooDense].levels());
        m_hint->setText(tr("%1 is shown with %2 levels: more would have over %3 faces. Choose fewer levels.")
                            .arg(QString::fromStdString(mesh.name),
                                 wholeText(static_cast<std::size_t>(possible)),
                                 wholeText(kMaxSubdividedFaces)));
    }
}

void SubdivisionForm::retranslate() {
    describe(
        m_levelLabel, m_level, tr("Smooth preview"),
        tr("Shows the selected parts as smooth surfaces, and judges them so. Each level makes four faces "
           "of one. The mesh in the file and its weights stay as they are: it is posed first, then "
           "subdivided. Files of FBX keep the level"));
    m_level->setItemText(0, tr("Off"));
    for (int level = 1; level <= kMaxSubdivisionLevel; ++level) {
        m_level->setItemText(level, tr("%n level(s)", "", level));
    }
    describe(m_schemeLabel, m_scheme, tr("Scheme"),
             tr("How the selected parts are subdivided. Catmull-Clark: for polygons of any size, as most "
                "programs do. Loop: for triangles, into which larger polygons are cut first"));
    m_scheme->setItemText(static_cast<int>(SubdivisionScheme::CatmullClark), tr("Catmull-Clark"));
    m_scheme->setItemText(static_cast<int>(SubdivisionScheme::Loop), tr("Loop"));
    show();
}

} // namespace sinew
