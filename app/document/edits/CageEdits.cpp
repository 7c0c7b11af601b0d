#include "app/document/edits/CageEdits.h"

#include "app/document/edits/Edits.h"
#include "app/document/edits/WithoutRows.h"
#include "app/text/Fill.h"
#include "core/bind/bones/HandleJoints.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace sinew {
namespace {

/// `name` takes the cage's name.
QString cageStep(const char* name, const Cage& cage) {
    return QCoreApplication::translate("CageEdits", name).arg(printable(cage.name));
}

bool isFree(const Cage& cage, const std::vector<Cage>& others, const std::set<std::string>& joints) {
    bool free = std::ranges::none_of(others, [&](const Cage& other) { return other.name == cage.name; });
    for (std::size_t v = 0; free && v < cage.vertices.size(); ++v) {
        free = !joints.contains(cageJoint(cage, v));
    }
    return free;
}

} // namespace

std::set<std::string> jointNames(const DocumentState& state) {
    std::set<std::string> names;
    for (const Joint& joint : state.scene->skeleton.joints) {
        names.insert(joint.name);
    }
    for (const HandleJoint& joint : handleJoints(state.settings)) {
        names.insert(joint.name);
    }
    return names;
}

Expected<void> setHandles(Document& document, const BindSettings& settings, const QString& step) {
    if (const Expected<void> sound = validateCages(settings.cages); !sound) {
        return sound;
    }
    if (const auto scene = withHandleJoints(*document.state().scene, settings); !scene) {
        return fail(scene.error());
    }
    setBindSettings(document, settings, MergeKey::None, WeightQuality::Full, step);
    return {};
}

Cage withFreeName(const DocumentState& state, Cage cage) {
    const std::string name = cage.name;
    // Joints that were named by hand are meant to be those.
    const std::set<std::string> avoided = cage.joints.empty() ? jointNames(state) : std::set<std::string>();
    for (int number = 2; !isFree(cage, state.settings.cages, avoided); ++number) {
        cage.name = name + " " + std::to_string(number);
    }
    return cage;
}

Expected<void> addCage(Document& document, const Cage& cage) {
    BindSettings settings = document.state().settings;
    settings.cages.push_back(withFreeName(document.state(), cage));
    return setHandles(document, settings,
                      cageStep(QT_TRANSLATE_NOOP("CageEdits", "Add Cage \"%1\""), settings.cages.back()));
}

void setCageFill(Document& document, std::size_t row, bool fill) {
    BindSettings settings = document.state().settings;
    if (row < settings.cages.size() && settings.cages[row].fill != fill) {
        settings.cages[row].fill = fill;
        setBindSettings(document, settings, MergeKey::None, WeightQuality::Full,
                        cageStep(fill ? QT_TRANSLATE_NOOP("CageEdits", "Fill Cage \"%1\"")
                                      : QT_TRANSLATE_NOOP("CageEdits", "Empty Cage \"%1\""),
                                 settings.cages[row]));
    }
}

void removeCage(Document& document, std::size_t row) {
    BindSettings settings = document.state().settings;
    if (row < settings.cages.size()) {
        const Cage cage = settings.cages[row];
        settings.cages.erase(settings.cages.begin() + static_cast<std::ptrdiff_t>(row));
        setBindSettings(document, settings, MergeKey::None, WeightQuality::Full,
                        cageStep(QT_TRANSLATE_NOOP("CageEdits", "Delete Cage \"%1\""), cage));
    }
}

void removeCages(Document& document, std::span<const std::size_t> rows) {
    if (rows.size() == 1) {
        removeCage(document, rows.front());
        return;
    }
    BindSettings settings = document.state().settings;
    settings.cages = withoutRows(std::move(settings.cages), rows);
    setBindSettings(document, settings, MergeKey::None, WeightQuality::Full,
                    QCoreApplication::translate("CageEdits", "Delete Cages"));
}

/// Joints that were named after the cage are written down, so that weights of theirs stay theirs.
void renameCage(Document& document, std::size_t row, const std::string& name) {
    BindSettings settings = document.state().settings;
    const bool taken =
        std::ranges::any_of(settings.cages, [&](const Cage& cage) { return cage.name == name; });
    if (row >= settings.cages.size() || name.empty() || taken) {
        return;
    }
    Cage& cage = settings.cages[row];
    std::vector<std::string> joints;
    for (std::size_t vertex = 0; vertex < cage.vertices.size(); ++vertex) {
        joints.push_back(cageJoint(cage, vertex));
    }
    cage.joints = std::move(joints);
    cage.name = name;
    setBindSettings(document, settings, MergeKey::None, WeightQuality::Full,
                    QCoreApplication::translate("CageEdits", "Rename Cage"));
}

} // namespace sinew
