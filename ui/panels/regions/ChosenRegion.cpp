#include "ui/panels/regions/ChosenRegion.h"

#include <algorithm>
#include <limits>

namespace sinew {
namespace {

constexpr std::size_t kNoRow = std::numeric_limits<std::size_t>::max();

std::vector<std::string> namesOf(const DocumentState& state) {
    std::vector<std::string> names;
    for (const Region& region : state.hasScene() ? state.settings.regions : std::vector<Region>()) {
        names.push_back(region.name);
    }
    return names;
}

std::size_t rowOf(const std::vector<std::string>& names, const std::string& name) {
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? kNoRow : static_cast<std::size_t>(found - names.begin());
}

} // namespace

ChosenRegion::ChosenRegion(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_run(document)
    , m_row(kNoRow)
    , m_names(namesOf(document.state())) {
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Selection |
                          DocumentChange::SelectedVertices,
                      this, &ChosenRegion::follow);
}

const Region* ChosenRegion::get() const {
    const DocumentState& state = m_document.state();
    return state.hasScene() && m_row < state.settings.regions.size() ? &state.settings.regions[m_row]
                                                                     : nullptr;
}

void ChosenRegion::choose(std::size_t row) {
    const std::size_t now = row < m_names.size() ? row : kNoRow;
    if (now != m_row) {
        m_row = now;
        Q_EMIT changed();
    }
}

double ChosenRegion::millimetresPerUnit() const {
    const DocumentState& state = m_document.state();
    return state.hasScene() ? 1000.0 * state.scene->metersPerUnit : 1.0;
}

void ChosenRegion::edit(const QObject* control, WeightUpdate update,
                        const std::function<void(Region&)>& change) {
    if (const Region* before = get()) {
        Region after = *before;
        change(after);
        m_run.by(control);
        changeRegion(m_document, m_row, std::move(after), update);
        if (update == WeightUpdate::Now) {
            m_run.end();
        }
    }
}

void ChosenRegion::follow() {
    std::vector<std::string> names = namesOf(m_document.state());
    if (names != m_names) {
        const auto fresh = std::ranges::find_if(
            names, [&](const std::string& name) { return rowOf(m_names, name) == kNoRow; });
        const std::size_t kept = m_row < m_names.size() ? rowOf(names, m_names[m_row]) : kNoRow;
        if (fresh != names.end()) {
            m_row = static_cast<std::size_t>(fresh - names.begin());
        } else if (kept != kNoRow || names.empty() || m_row == kNoRow) {
            m_row = kept;
        } else {
            m_row = std::min(m_row, names.size() - 1); // the one after it, or the last
        }
        m_names = std::move(names);
    }
    Q_EMIT changed();
}

} // namespace sinew
