#pragma once

#include "app/document/DocumentState.h"
#include "app/document/PosedMesh.h"
#include "app/view/pick/PosedPicker.h"
#include "core/geometry/Mesh.h"
#include "core/geometry/VertexSet.h"

#include <QString>

#include <optional>
#include <vector>

namespace sinew {

/// How far each vertex is from its neighbours: the mean length of the polygons' sides that end there, in the
/// bind pose; 0 for vertices of no polygon. #P. O(#C).
std::vector<float> vertexSpacing(const Mesh& mesh);

/// How much of each vertex's neighbourhood is in the set: the fraction of the sides that end there whose
/// other end is in it, 0 for vertices of no polygon. #P. O(#C).
std::vector<float> crowding(const Mesh& mesh, const VertexSet& set, std::size_t part);

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
    static constexpr std::size_t kMax = 400;    ///< vertices that get a number
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

/// A joint that moves the vertex under the cursor.
struct CursorInfluence {
    std::int32_t joint = kNone;
    QString name;
    float weight = 0.0F;
    bool active = false; ///< the joint that is painted
    bool locked = false;
    bool operator==(const CursorInfluence&) const = default;
};

struct CursorInfluences {
    std::vector<CursorInfluence> rows; ///< the largest weight first
    std::size_t more = 0;              ///< joints that are left out, all smaller
};

/// Joints of a vertex, at most `max` of them. The active joint is among them whatever it weighs, last where
/// it has no weight. Nothing for a vertex that does not exist or has no weights.
CursorInfluences cursorInfluences(const DocumentState& state, const PartWeights& weights, VertexId at,
                                  std::size_t max);

} // namespace sinew
