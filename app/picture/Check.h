#pragma once

#include "app/picture/Picture.h"
#include "core/base/Progress.h"

#include <vector>

namespace sinew::picture {

/// Whether a scene can be drawn with those settings. Errors: NoMesh, ZeroSizeScene, ParameterOutOfRange,
/// JointUnknown.
Expected<void> checkPicture(const Scene& scene, const PictureSettings& settings);

/// All vertices of a scene that are numbers.
std::vector<Vec3> finiteVertices(const Scene& scene);

/// Of a part of the work: its fraction is a piece of the whole's.
class PartProgress : public Progress {
public:
    PartProgress(Progress& whole, double from, double to)
        : m_whole(whole)
        , m_from(from)
        , m_to(to) {}
    bool canceled() const override { return m_whole.canceled(); }
    void report(Stage stage, double fraction) override {
        m_whole.report(stage, m_from + (m_to - m_from) * fraction);
    }
    void residual(double largest) override { m_whole.residual(largest); }

private:
    Progress& m_whole;
    double m_from;
    double m_to;
};

} // namespace sinew::picture
