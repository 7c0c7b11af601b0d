#pragma once

#include "core/deform/Deform.h"
#include "core/deform/implicit/ImplicitSkin.h"

#include <memory>
#include <span>
#include <vector>

namespace sinew {

/// What became of a vertex.
enum class VertexState : std::uint8_t {
    Still,     ///< nothing near it bends: it is where the direct method put it
    OnSurface, ///< on its iso-value
    Contact,   ///< held back by other skin
    NotReached ///< neither: the rounds ended, or the field has no direction there
};

/// A character in a pose. One entry a part.
struct ImplicitPose {
    std::vector<std::vector<Vec3>> vertices;      ///< #P model space
    std::vector<std::vector<VertexState>> states; ///< #P; empty where no vertex of the part moves
    bool operator==(const ImplicitPose&) const = default;
};

/// Poses a character by implicit skinning (Vaillant et al. 2013, sections 4 and 5), frame after frame. Where
/// a pose leads depends on the pose alone; a vertex that would jump on the way there, from one side of a
/// contact to the other, is eased: half the way in the first frame. The same pose given a second time (see
/// settled) ends there exactly, whichever way it was reached. Not for two threads at once.
class ImplicitPoser {
public:
    explicit ImplicitPoser(std::shared_ptr<const ImplicitSkin> skin);

    /// base: vertices of every part as the direct method puts them; matrices #J. O(vertices near what bends),
    /// parallel, the same bytes on any number of threads. A joint whose matrix is not finite or turns space
    /// inside out has no field in this pose. No result is ever non-finite where base is finite.
    const ImplicitPose& pose(std::span<const Transform> skinningMatrices, std::vector<std::vector<Vec3>> base,
                             const DeformSettings& settings);
    /// No vertex is under way: the last pose is where it ends.
    bool settled() const { return m_settled; }
    /// The next pose ends at once, as the first does.
    void forget();
    const ImplicitSkin& skin() const { return *m_skin; }

private:
    void useOperators(const DeformSettings& settings);

    std::shared_ptr<const ImplicitSkin> m_skin;
    std::vector<JointDeform> m_operators;
    std::vector<float> m_iso; ///< #vertices, of m_operators; empty: not measured
    std::vector<Vec3>
        m_off; ///< #vertices: from the direct method, in the joints' own axes; empty: no last frame
    std::vector<Transform> m_last;
    bool m_settled = true;
    ImplicitPose m_result;
};

} // namespace sinew
