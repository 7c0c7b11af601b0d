#pragma once

#include "app/document/PosedMesh.h"
#include "app/jobs/CenterFinder.h"
#include "app/jobs/ImplicitController.h"

#include <memory>
#include <vector>

namespace sinew {

/// Lets skins beside the view's deform as the document says: centres of rotation and implicit skinning,
/// worked out in the background for each skin. One with the document's own weights takes over what the view
/// has.
class PaneDeformers {
public:
    /// `shown`: what the view shows.
    PaneDeformers(Document& document, PosedMesh& shown, TaskPool& pool)
        : m_document(document)
        , m_shown(shown)
        , m_pool(pool) {}

    /// Whether a pane's skin is shown, under these weights; `posed` outlives this, or the next clear().
    void set(std::size_t pane, PosedMesh& posed, bool shown);
    /// Takes over what the view has made since.
    void follow();
    /// Gives up what runs, and lets go of all panes.
    void clear() { m_panes.clear(); }
    /// Nothing runs or waits.
    bool settled() const;

private:
    struct Pane {
        PosedMesh* posed = nullptr; ///< null: not shown
        /// Null: the view's are taken over.
        std::unique_ptr<CenterFinder> centers;
        std::unique_ptr<ImplicitController> implicit;
    };
    void takeOver(PosedMesh& posed);

    Document& m_document;
    PosedMesh& m_shown;
    TaskPool& m_pool;
    std::vector<Pane> m_panes;
};

} // namespace sinew
