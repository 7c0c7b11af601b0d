#pragma once

#include "app/document/PosedMesh.h"
#include "app/picture/Picture.h"
#include "app/picture/View.h"
#include "app/view/OrbitCamera.h"

#include <memory>

namespace sinew {

/// What a view shows, kept for pictures that take their time: whatever happens to the document, they stay
/// the same.
struct Shot {
    std::shared_ptr<const Scene> scene; ///< posed for good, without hidden parts
    OrbitCamera camera;
    PictureSettings look; ///< colours and skeleton; size, samples and background are left as they come
};

/// The character in its shown pose with its shown weights. Weights of the selected joint or of all joints are
/// colours where the view has these overlays on, bones where it shows the skeleton. O(#C).
Shot shotOf(PosedMesh& posed, const DocumentState& state, const ViewSettings& view,
            const OrbitCamera& camera);

/// The camera of a picture that shows at least what the window shows, whatever its shape. Parallel rays
/// become those of a lens so long that nothing seems to converge; `box` is the scene's.
picture::View pictureView(const OrbitCamera& camera, const Aabb& box, int width, int height);

/// The same camera, carried around the vertical through `center` by an angle in radians.
picture::View carriedAround(picture::View view, const Vec3& center, double angle);

} // namespace sinew
