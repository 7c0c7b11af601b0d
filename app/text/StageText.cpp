#include "app/text/Numbers.h"
#include "app/text/Texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

struct StageEntry {
    Stage stage;
    const char* name;
    const char* text;
};

const std::array kStageTexts{
    StageEntry{Stage::Import, "import", QT_TRANSLATE_NOOP("StageText", "Reading the file")},
    StageEntry{Stage::Prepare, "prepare", QT_TRANSLATE_NOOP("StageText", "Preparing mesh and joints")},
    StageEntry{Stage::Octree, "octree", QT_TRANSLATE_NOOP("StageText", "Building the octree")},
    StageEntry{Stage::Voxelize, "voxelize", QT_TRANSLATE_NOOP("StageText", "Filling the voxels")},
    StageEntry{Stage::WindingNumbers, "windingNumbers",
               QT_TRANSLATE_NOOP("StageText", "Resolving ambiguous voxels")},
    StageEntry{Stage::Adjacency, "adjacency",
               QT_TRANSLATE_NOOP("StageText", "Connecting neighbouring voxels")},
    StageEntry{Stage::Distances, "distances",
               QT_TRANSLATE_NOOP("StageText", "Measuring distances from every joint")},
    StageEntry{Stage::Solve, "solve", QT_TRANSLATE_NOOP("StageText", "Solving weights in the volume")},
    StageEntry{Stage::Weights, "weights", QT_TRANSLATE_NOOP("StageText", "Computing weights")},
    StageEntry{Stage::Deform, "deform", QT_TRANSLATE_NOOP("StageText", "Deforming the mesh")},
    StageEntry{Stage::Fields, "fields", QT_TRANSLATE_NOOP("StageText", "Fitting fields to the bones")},
    StageEntry{Stage::Export, "export", QT_TRANSLATE_NOOP("StageText", "Writing the file")},
    StageEntry{Stage::Picture, "picture", QT_TRANSLATE_NOOP("StageText", "Drawing the picture")},
};

const StageEntry* find(Stage stage) {
    const auto* entry = std::ranges::find(kStageTexts, stage, &StageEntry::stage);
    return entry == kStageTexts.end() ? nullptr : entry;
}

} // namespace

QString stageText(Stage stage) {
    const StageEntry* entry = find(stage);
    return entry == nullptr ? QString() : QCoreApplication::translate("StageText", entry->text);
}

QString stageText(Stage stage, double residual) {
    return residual < 0.0 ? stageText(stage)
                          : QCoreApplication::translate("StageText", "%1, residual %2")
                                .arg(stageText(stage), smallText(residual));
}

std::string stageName(Stage stage) {
    const StageEntry* entry = find(stage);
    return entry == nullptr ? std::string() : entry->name;
}

} // namespace sinew
