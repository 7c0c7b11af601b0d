#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/BindSettings.h"
#include "core/scene/Scene.h"
#include "core/weights/SkinWeights.h"

#include <QString>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace sinew {

/// Where the weights of one side of a comparison come from.
struct SkinSource {
    enum class Kind {
        Document, ///< what the document shows now, layers included
        Solver,   ///< another solver under otherwise the document's settings
        Paper,    ///< the method as published, paperSettings
        Imported, ///< those that the document's file came with
        File,     ///< those of another file, by names of parts and joints
        Disk,     ///< those that the document's file has by now, in the same way
        Kept      ///< those that the document had when they were kept
    };
    Kind kind = Kind::Document;
    std::string solver;                      ///< Solver: its key
    std::filesystem::path file;              ///< File, Disk
    std::shared_ptr<const PartWeights> kept; ///< Kept
    int keptNumber = 0;                      ///< Kept: counted from 1
    bool operator==(const SkinSource&) const = default;

    /// Its weights have to be worked out: they are no part of the document.
    bool worked() const { return kind == Kind::Solver || kind == Kind::Paper || ofFile(); }
    /// They are read from `file`.
    bool ofFile() const { return kind == Kind::File || kind == Kind::Disk; }
};

/// What users call it, in the language in force: "This document", "Nearest Bone", "hero.fbx".
QString skinName(const SkinSource& source);

/// The settings that a source binds with, from the document's; those of a file that is read are all alike.
BindSettings skinSettings(const SkinSource& source, const BindSettings& settings);

enum class SkinState { Waiting, Running, Done, Failed };

/// One side of a comparison.
struct ComparedSkin {
    SkinSource source;
    SkinState state = SkinState::Waiting;
    std::shared_ptr<const PartWeights> weights; ///< Done: an entry a part of the scene, else null
    std::optional<double> seconds;              ///< its bind took; nothing: none ran for it
    std::optional<Error> error;                 ///< Failed
};

/// Weights that were worked out for a comparison.
struct WorkedSkin {
    PartWeights weights;           ///< an entry a part of the scene
    std::optional<double> seconds; ///< the bind took, wall time; nothing: they were read
};

/// Works out a source's weights for a scene under skinSettings. Nothing is lent by an earlier bind, so that
/// times compare. Errors: as bind; as skinFromScene and importScene where it reads a file.
Expected<WorkedSkin> workSkin(const Scene& scene, const SkinSource& source, const BindSettings& settings,
                              Progress& progress);

/// The weights of another file of the same character for the scene's vertices: parts by name, vertices by
/// place (pairParts), joints by name. Vertices and joints without a partner get nothing. Errors: NoWeights,
/// JointsDiffer, VerticesDiffer where no vertex has a partner. O(n log n).
Expected<PartWeights> skinFromScene(const Scene& scene, const Scene& other);

/// The weights that the scene's file came with. Error: NoWeights.
Expected<PartWeights> importedSkin(const Scene& scene);

} // namespace sinew
