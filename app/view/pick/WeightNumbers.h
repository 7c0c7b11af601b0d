#pragma once

#include "app/document/PosedMesh.h"
#include "app/view/pick/PosedPicker.h"

#include <optional>
#include <vector>

namespace sinew {

/// A vertex and where it is on the screen, logical pixels.
struct NumberedVertex {
    VertexId at;
    double x = 0.0;
    double y = 0.0;
};

/// Vertices that are seen so near that a number has room at each. Works them out when asked, and again only
/// when the pose, the camera or the hidden parts have changed.
class WeightNumbers {
public:
    static constexpr double kRoom = 30.0;       ///< pixels from vertex to vertex
    static constexpr std::size_t kMost = 400;   ///< vertices that get a number
    static constexpr std::size_t kTried = 4000; ///< vertices of which it is asked whether they are seen

    WeightNumbers(Document& document, PosedMesh& posed, PosedPicker& surface)
        : m_document(document)
        , m_posed(posed)
        , m_surface(surface) {}

    /// Of the shown parts, those nearest to the middle of the view first. None lies behind a surface, and of
    /// vertices in one place there is one. Lasts until the next call. O(#P), and O(log #T) for each vertex
    /// that is tried.
    const std::vector<NumberedVertex>& vertices(const OrbitCamera& camera);

private:
    struct Source {
        std::shared_ptr<const Scene> scene;
        OrbitCamera camera;
        std::vector<bool> hidden;
        quint64 revision = 0;
        std::shared_ptr<const ImplicitFrame> implicit;
        bool operator==(const Source&) const = default;
    };
    void measure();
    std::vector<NumberedVertex> roomy(const OrbitCamera& camera);
    bool seen(const NumberedVertex& vertex, const OrbitCamera& camera);

    Document& m_document;
    PosedMesh& m_posed;
    PosedPicker& m_surface;
    std::shared_ptr<const Scene> m_scene;      ///< m_spacing's
    std::vector<std::vector<float>> m_spacing; ///< #parts x #P
    std::optional<Source> m_source;            ///< m_vertices'
    std::vector<NumberedVertex> m_vertices;
};

} // namespace sinew
