#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/settings/BindSettings.h"
#include "core/scene/Scene.h"
#include "core/weights/SkinWeights.h"

#include <QString>
#include <QTimer>

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// What a bake makes of a document's character: the same meshes on a skeleton with helper joints at its end.
struct BakedCharacter {
    std::shared_ptr<const Scene> of;            ///< what was baked: of another scene nothing is shown
    std::shared_ptr<const Scene> scene;         ///< with all shapes among its morph targets
    std::shared_ptr<const PartWeights> weights; ///< on its joints
    std::shared_ptr<const PartWeights> folded;  ///< on those of `of`: helpers give theirs to whom they serve
    Drivers drivers;
};

/// Where the weights of one side of a comparison come from.
struct SkinSource {
    enum class Kind {
        Document, ///< what the document shows now, layers included
        Solver,   ///< another solver under otherwise the document's settings
        Paper,    ///< the method as published, paperSettings
        Imported, ///< those that the document's file came with
        File,     ///< those of another file, by names of parts and joints
        Disk,     ///< those that the document's file has by now, in the same way
        Kept,     ///< those that the document had when they were kept
        Baked     ///< those of a bake, shown by classic linear skinning with its joints, shapes and drivers
    };
    Kind kind = Kind::Document;
    std::string solver;                               ///< Solver: its key
    std::filesystem::path file;                       ///< File, Disk
    std::shared_ptr<const PartWeights> kept;          ///< Kept
    int keptNumber = 0;                               ///< Kept: counted from 1
    std::shared_ptr<const BakedCharacter> baked = {}; ///< Baked
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

/// The skins of a comparison: up to four, of which the missing ones are worked out in the background, one
/// after the other so that their times compare. Another scene or other settings work them out anew, once the
/// sliders rest; results are kept as long as the scene is the same, so that going back costs nothing. Nothing
/// runs while the comparison is closed.
class CompareController : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t kMaxSkins = 4;

    CompareController(Document& document, TaskPool& pool, QObject* parent = nullptr);

    bool open() const { return m_open; }
    void setOpen(bool open);
    /// How many are compared: 2 or 4.
    std::size_t count() const { return m_count; }
    void setCount(std::size_t count);

    const ComparedSkin& skin(std::size_t pane) const { return m_skins[pane]; }
    /// The same source again tries again what has failed, and reads files again.
    void setSource(std::size_t pane, const SkinSource& source);
    /// Everything to choose from: the document, its file's weights, every solver, its file as it is by now,
    /// what was kept and read.
    std::vector<SkinSource> choices() const;
    /// Keeps the document's present weights as one more choice, and compares with them in the last pane.
    void keep();

    bool running() const { return m_job.running(); }
    double fraction() const; ///< of what runs, 0..1
    /// Gives up what runs and what waits; choosing a source again starts it.
    void cancel();

Q_SIGNALS:
    void openChanged(bool open);
    void changed(); ///< sources, states or weights
    void runningChanged(bool running);

private:
    /// What weights follow from.
    struct Key {
        std::shared_ptr<const Scene> scene;
        SkinSource source;
        BindSettings settings;
        bool operator==(const Key&) const = default;
    };
    struct Result {
        Key key;
        std::shared_ptr<const PartWeights> weights; ///< null: it failed
        std::optional<double> seconds;
        std::optional<Error> error;
    };
    void documentChanged(DocumentChanges what);
    void chooseFirst();
    void forgetScene();
    void forgetBakes();
    Key keyOf(const SkinSource& source) const;
    bool wanted(const Key& key) const;
    const Result* resultOf(const Key& key) const;
    void keepResult(Result result);
    void settleAll();
    void settle(ComparedSkin& skin) const;
    void settleWorked(ComparedSkin& skin) const;
    void startNext();
    void start(const SkinSource& source);
    void finish(Expected<WorkedSkin> worked);
    void stop();
    void tell();

    Document& m_document;
    LatestJob m_job;
    QTimer m_delay{this}; ///< lets a slider come to rest
    std::array<ComparedSkin, kMaxSkins> m_skins;
    std::size_t m_count = 2;
    bool m_open = false;
    std::vector<Result> m_results;   ///< the newest last
    std::vector<SkinSource> m_extra; ///< kept weights and files that were chosen
    int m_kept = 0;
    Key m_working;          ///< of m_job
    quint64 m_lifetime = 0; ///< of the document that the sources were chosen for
    bool m_chosen = false;  ///< by a user, not by chooseFirst
    bool m_toldRunning = false;
};

} // namespace sinew
