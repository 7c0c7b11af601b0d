#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"
#include "core/rig/FitChain.h"

#include <optional>
#include <string>
#include <vector>

namespace sinew {

class BodyVolume;

/// What a chain of joints along a stroke is like.
struct ChainWish {
    std::string name = "tail";        ///< with numbers from 1; empty: "chain"
    int joints = 5;                   ///< 2 or more
    bool ofSelected = true;           ///< hangs below the selected joint; without one, below the nearest
    std::optional<ColumnKind> kind{}; ///< none: a single chain
    int columns = 8;                  ///< 2 or more
    bool operator==(const ChainWish&) const = default;
};

/// Puts chains of joints along strokes into the document's skeleton: worked out in the background, one step
/// each. The volume is made once for a character and kept.
class ChainMaker : public QObject {
    Q_OBJECT
public:
    ChainMaker(Document& document, TaskPool& pool, QObject* parent = nullptr);

    const ChainWish& wish() const { return m_wish; }
    void setWish(const ChainWish& wish);

    /// A chain along a stroke, or chains on the garment under it; model space. Nothing without a scene or
    /// while one is being worked out.
    void start(std::vector<Vec3> stroke);
    void cancel();
    bool running() const { return m_job.running(); }

Q_SIGNALS:
    void wishChanged();
    /// The document has it; how many joints, and below which one (empty: none).
    void added(int joints, const QString& parent);
    void failed(const sinew::Error& error);
    void runningChanged(bool running);

private:
    struct Chain {
        std::shared_ptr<const BodyVolume> volume;
        std::vector<std::vector<Vec3>> columns; ///< one of a single chain
        std::optional<Error> problem;
    };
    static Expected<Chain> lay(const Scene& scene, Chain chain, const std::vector<Vec3>& stroke,
                               const ChainWish& wish, Progress& progress);
    void finish(const std::shared_ptr<const Scene>& scene, const ChainWish& wish, Expected<Chain> chain);
    std::int32_t parentOf(const ChainWish& wish, const Vec3& first) const;

    Document& m_document;
    LatestJob m_job;
    ChainWish m_wish;
    std::shared_ptr<const BodyVolume> m_volume;
    std::vector<std::shared_ptr<const Mesh>> m_meshes; ///< whose volume it is
};

} // namespace sinew
