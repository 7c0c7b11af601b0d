#include "app/text/SolverTexts.h"

#include "app/text/Numbers.h"
#include "core/deform/Deform.h"
#include "core/solve/Solvers.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

struct SolverEntry {
    std::string_view key;
    const char* name;
};

constexpr std::array kSolverNames{
    SolverEntry{"geodesic", QT_TRANSLATE_NOOP("SolverText", "Geodesic Voxel")},
    SolverEntry{"heat", QT_TRANSLATE_NOOP("SolverText", "Bone Heat")},
    SolverEntry{"biharmonic", QT_TRANSLATE_NOOP("SolverText", "Bounded Biharmonic")},
    SolverEntry{"harmonic", QT_TRANSLATE_NOOP("SolverText", "Harmonic")},
    SolverEntry{"voxel-heat", QT_TRANSLATE_NOOP("SolverText", "Voxel Heat")},
    SolverEntry{"nearest", QT_TRANSLATE_NOOP("SolverText", "Nearest Bone")},
    SolverEntry{"hierarchy", QT_TRANSLATE_NOOP("SolverText", "Nearest in Hierarchy")},
    SolverEntry{"inverse-distance", QT_TRANSLATE_NOOP("SolverText", "Inverse Distance")},
    SolverEntry{"rigid", QT_TRANSLATE_NOOP("SolverText", "Rigid (Nearest Bone)")},
    SolverEntry{"envelope", QT_TRANSLATE_NOOP("SolverText", "Envelopes")},
    SolverEntry{"picture", QT_TRANSLATE_NOOP("SolverText", "Flat Picture")},
};

} // namespace

QString solverName(std::string_view key) {
    const auto* named = std::ranges::find(kSolverNames, key, &SolverEntry::key);
    return named == kSolverNames.end() ? QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()))
                                       : QCoreApplication::translate("SolverText", named->name);
}

std::vector<std::pair<std::string, QString>> namedSolvers() {
    std::vector<std::pair<std::string, QString>> named;
    named.reserve(solvers().size());
    for (const Solver& solver : solvers()) {
        named.emplace_back(solver.key, solverName(solver.key));
    }
    return named;
}

bool measuresDistances(std::string_view key) {
    const Solver* solver = findSolver(key);
    return solver == nullptr || solver->distances;
}

QString noDistancesText(std::string_view key) {
    return QCoreApplication::translate("SolverText", "The %1 solver measures no distances.")
        .arg(solverName(key));
}

QString noVoxelsText(std::string_view key) {
    return QCoreApplication::translate("SolverText", "The %1 solver makes no voxels.").arg(solverName(key));
}

QString noEnvelopesText(std::string_view key) {
    return QCoreApplication::translate("SolverText", "The %1 solver puts no envelopes around bones.")
        .arg(solverName(key));
}

QString skinningMethodText(const DeformSettings& settings) {
    const auto direct = [](Deformer deformer) {
        const auto text = [](const char* source) {
            return QCoreApplication::translate("SkinningText", source);
        };
        switch (deformer) {
        case Deformer::DualQuaternion:
            return text(QT_TRANSLATE_NOOP("SkinningText", "dual quaternion skinning"));
        case Deformer::Blended:
            return text(QT_TRANSLATE_NOOP("SkinningText", "weight blended skinning"));
        case Deformer::CentersOfRotation:
            return text(QT_TRANSLATE_NOOP("SkinningText", "skinning with centres of rotation"));
        case Deformer::LinearBlend:
            break;
        }
        return text(QT_TRANSLATE_NOOP("SkinningText", "classic linear skinning"));
    };
    const QString below = direct(settings.deformer);
    return settings.implicit
               ? fillText(QCoreApplication::translate("SkinningText", "implicit skinning over %1"), {below})
               : below;
}

QString fieldOriginText(FieldOrigin origin) {
    const auto text = [](const char* source) { return QCoreApplication::translate("FieldText", source); };
    switch (origin) {
    case FieldOrigin::Hermite:
        return text(QT_TRANSLATE_NOOP("FieldText", "fitted through samples of its skin"));
    case FieldOrigin::TooSmall:
        return text(QT_TRANSLATE_NOOP("FieldText", "a capsule, because its skin is too small to fit"));
    case FieldOrigin::Flat:
        return text(QT_TRANSLATE_NOOP("FieldText", "a capsule, because its skin is flat"));
    case FieldOrigin::Misfit:
        return text(QT_TRANSLATE_NOOP("FieldText", "a capsule, because the fit did not follow its skin"));
    case FieldOrigin::None:
        break;
    }
    return text(QT_TRANSLATE_NOOP("FieldText", "none, because no skin bends with it"));
}

} // namespace sinew
