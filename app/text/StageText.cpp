#include "app/text/Texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

struct Entry {
    Stage stage;
    const char* name;
    const char* text;
};

const std::array kEntries{
    Entry{Stage::Import, "import", QT_TRANSLATE_NOOP("StageText", "Reading the file")},
    Entry{Stage::Prepare, "prepare", QT_TRANSLATE_NOOP("StageText", "Preparing mesh and joints")},
    Entry{Stage::Octree, "octree", QT_TRANSLATE_NOOP("StageText", "Building the octree")},
    Entry{Stage::Voxelize, "voxelize", QT_TRANSLATE_NOOP("StageText", "Filling the voxels")},
    Entry{Stage::WindingNumbers, "windingNumbers",
          QT_TRANSLATE_NOOP("StageText", "Settling doubtful voxels")},
    Entry{Stage::Adjacency, "adjacency", QT_TRANSLATE_NOOP("StageText", "Joining neighbouring voxels")},
    Entry{Stage::Distances, "distances",
          QT_TRANSLATE_NOOP("StageText", "Measuring the way from every joint")},
    Entry{Stage::Weights, "weights", QT_TRANSLATE_NOOP("StageText", "Computing weights")},
    Entry{Stage::Deform, "deform", QT_TRANSLATE_NOOP("StageText", "Deforming the mesh")},
    Entry{Stage::Fields, "fields", QT_TRANSLATE_NOOP("StageText", "Fitting fields to the bones")},
    Entry{Stage::Export, "export", QT_TRANSLATE_NOOP("StageText", "Writing the file")},
    Entry{Stage::Picture, "picture", QT_TRANSLATE_NOOP("StageText", "Drawing the picture")},
};

const Entry* find(Stage stage) {
    const auto* entry = std::ranges::find(kEntries, stage, &Entry::stage);
    return entry == kEntries.end() ? nullptr : entry;
}

} // namespace

QString stageText(Stage stage) {
    const Entry* entry = find(stage);
    return entry == nullptr ? QString() : QCoreApplication::translate("StageText", entry->text);
}

std::string stageName(Stage stage) {
    const Entry* entry = find(stage);
    return entry == nullptr ? std::string() : entry->name;
}

} // namespace sinew
