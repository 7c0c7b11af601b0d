#include "app/view/ViewData.h"

#include "app/view/ColorMaps.h"
#include "app/view/surface/Defects.h"

#include <algorithm>

namespace sinew {
namespace {

/// Square faces of one side as numbers that sort by width, then plane, then row, then place in the row, these
/// three in widths.
constexpr unsigned kPlaceBits = 16;
constexpr unsigned kKindBits = 8;

std::uint64_t faceKey(unsigned sizeLog2, std::uint32_t plane, std::uint32_t row, std::uint32_t index,
                      VoxelKind kind) {
    return (((static_cast<std::uint64_t>(sizeLog2) << kPlaceBits | plane) << kPlaceBits | row) << kPlaceBits |
            index)
               << kKindBits |
           static_cast<std::uint64_t>(kind);
}

class FaceFinder {
public:
    FaceFinder(const SparseVoxels& voxels, Progress& progress)
        : m_voxels(voxels)
        , m_progress(progress) {}

    /// False when canceled.
    bool findSide(unsigned side, VoxelFaces& faces) {
        m_keys.clear();
        for (std::size_t leaf = 0; leaf < m_voxels.size(); ++leaf) {
            if (leaf % 4096 == 0 && m_progress.canceled()) {
                return false;
            }
            addFaces(leaf, side / 2, side % 2 == 1);
        }
        std::sort(m_keys.begin(), m_keys.end());
        joinRows(side, faces);
        return true;
    }

private:
    void addFaces(std::size_t leaf, unsigned axis, bool positive) {
        const unsigned sizeLog2 = m_voxels.sizeLog2(leaf);
        Cell corner = m_voxels.corner(leaf);
        corner[axis] += positive ? (1U << sizeLog2) : 0U;
        addSquare(corner, sizeLog2, axis, positive, voxelKind(m_voxels.flags(leaf)));
    }

    /// What of a square of a leaf's face looks into the open. `corner` lies in the face's plane.
    void addSquare(const Cell& corner, unsigned sizeLog2, unsigned axis, bool positive, VoxelKind kind) {
        const std::uint32_t size = 1U << sizeLog2;
        Cell beyond = corner; // the cell of the same size on the other side
        beyond[axis] -= positive ? 0U : size;
        const bool inGrid = beyond[axis] < m_voxels.frame().resolution(); // below 0 wraps
        if (!inGrid || !m_voxels.anyIn(mortonKey(beyond), sizeLog2)) {
            m_keys.push_back(faceKey(sizeLog2, corner[axis] >> sizeLog2, corner[(axis + 2) % 3] >> sizeLog2,
                                     corner[(axis + 1) % 3] >> sizeLog2, kind));
            return;
        }
        if (m_voxels.findKey(mortonKey(beyond)) != kNoLeaf && covers(beyond, sizeLog2)) {
            return;
        }
        for (std::uint32_t child = 0; child < 4; ++child) {
            Cell part = corner;
            part[(axis + 1) % 3] += (child & 1U) * size / 2;
            part[(axis + 2) % 3] += (child >> 1U) * size / 2;
            addSquare(part, sizeLog2 - 1, axis, positive, kind);
        }
    }

    /// Whether the leaf at a cell's corner is at least as large as the cell.
    bool covers(const Cell& cell, unsigned sizeLog2) const {
        return m_voxels.sizeLog2(m_voxels.findKey(mortonKey(cell))) >= sizeLog2;
    }

    void joinRows(unsigned side, VoxelFaces& faces) const {
        constexpr std::uint64_t step = 1ULL << kKindBits; // the next place in the row, same kind
        for (std::size_t first = 0; first < m_keys.size();) {
            std::size_t last = first;
            while (last + 1 < m_keys.size() && m_keys[last + 1] == m_keys[last] + step) {
                ++last;
            }
            addQuad(m_keys[first], static_cast<std::uint16_t>(last - first + 1), side, faces);
            first = last + 1;
        }
    }

    static void addQuad(std::uint64_t key, std::uint16_t length, unsigned side, VoxelFaces& faces) {
        const unsigned axis = side / 2;
        constexpr std::uint64_t mask = 0xffff;
        const auto sizeLog2 = static_cast<unsigned>(key >> (kKindBits + 3 * kPlaceBits));
        const auto scaled = [sizeLog2](std::uint64_t widths) {
            return static_cast<std::uint16_t>((widths & mask) << sizeLog2);
        };
        const auto kind = static_cast<std::uint8_t>(key & 0xff);
        const std::uint16_t index = scaled(key >> kKindBits);
        const std::uint16_t row = scaled(key >> (kKindBits + kPlaceBits));
        const std::uint16_t plane = scaled(key >> (kKindBits + 2 * kPlaceBits));
        const std::uint16_t width = scaled(1);
        const std::uint16_t along = scaled(length);
        std::array<std::array<std::uint16_t, 2>, 4> corners{
            {{0, 0}, {along, 0}, {along, width}, {0, width}}}; // counter-clockwise about +axis
        if (side % 2 == 0) {
            std::swap(corners[1], corners[3]);
        }
        for (const auto& corner : corners) {
            VoxelVertex vertex;
            vertex.position[axis] = plane;
            vertex.position[(axis + 1) % 3] = static_cast<std::uint16_t>(index + corner[0]);
            vertex.position[(axis + 2) % 3] = static_cast<std::uint16_t>(row + corner[1]);
            vertex.kind = kind;
            vertex.side = static_cast<std::uint8_t>(side);
            faces.vertices.push_back(vertex);
        }
    }

    const SparseVoxels& m_voxels;
    Progress& m_progress;
    std::vector<std::uint64_t> m_keys;
};

} // namespace

Expected<VoxelFaces> outerFaces(const SparseVoxels& voxels, Progress& progress) {
    VoxelFaces faces;
    FaceFinder finder(voxels, progress);
    for (unsigned side = 0; side < 6; ++side) {
        faces.firstFace[side] = faces.vertices.size() / 4;
        if (!finder.findSide(side, faces)) {
            return fail(ErrorCode::Canceled);
        }
    }
    faces.firstFace[6] = faces.vertices.size() / 4;
    return faces;
}

ViewData::ViewData(Document& document, SceneInspector& inspector, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_inspector(inspector)
    , m_pool(pool)
    , m_poseCheck(pool, ready()) {
    connect(&inspector, &SceneInspector::changed, this, &ViewData::changed);
}

std::function<void()> ViewData::ready() {
    return [this] { Q_EMIT changed(); };
}

std::shared_ptr<const SceneDefects> ViewData::defects() {
    const auto found = findings();
    if (!found) {
        return nullptr;
    }
    return m_defects.get(
        m_pool, found,
        [scene = m_document.state().scene, found](Progress& progress) {
            return findDefects(*scene, found->parts, progress);
        },
        ready());
}

std::shared_ptr<const VoxelFaces> ViewData::voxelFaces() {
    const Field field = m_document.state().field;
    const std::shared_ptr<const SparseVoxels> voxels = field ? field->voxels() : nullptr;
    if (!voxels) {
        return nullptr;
    }
    return m_faces.get(
        m_pool, voxels, [voxels](Progress& progress) { return outerFaces(*voxels, progress); }, ready());
}

std::shared_ptr<const std::vector<float>> ViewData::leafDistances() {
    const std::optional<DistanceScale> scale = distanceScale(m_document.state());
    const Field field = m_document.state().field;
    if (!scale || !field->voxels()) {
        return nullptr;
    }
    const std::pair key(field, scale->source);
    auto slot = static_cast<std::size_t>(std::find(m_distanceKeys.begin(), m_distanceKeys.end(), key) -
                                         m_distanceKeys.begin());
    if (slot == kBonesKept) {
        slot = m_nextDistance;
        m_nextDistance = (m_nextDistance + 1) % kBonesKept;
        m_distanceKeys[slot] = key;
    }
    return m_distances[slot].get(
        m_pool, key,
        [key](Progress& progress) -> Expected<Floats> {
            Floats distances = key.first->evidence()->leafDistances(key.second, progress);
            return progress.canceled() ? Expected<Floats>(fail(ErrorCode::Canceled))
                                       : Expected<Floats>(std::move(distances));
        },
        ready());
}

std::shared_ptr<const std::vector<float>> ViewData::cutFractions() {
    const Field field = m_document.state().field;
    const BindSettings& settings = m_document.state().settings;
    if (!field || !field->solution) {
        return nullptr;
    }
    return m_cuts.get(
        m_pool, std::tuple(field, settings.weighting(), settings.parts),
        [field, settings](Progress& progress) { return limitCutFractions(*field, settings, progress); },
        ready());
}

std::shared_ptr<const FieldSurface> ViewData::fieldSurface(const std::shared_ptr<const ImplicitSkin>& skin,
                                                           std::int32_t joint) {
    const std::shared_ptr<const BoneField> field = skin->fields[static_cast<std::size_t>(joint)];
    return m_fieldSurface.get(
        m_pool, field, [field](Progress&) -> Expected<FieldSurface> { return sinew::fieldSurface(*field); },
        ready());
}

int ViewData::largestLeaf() {
    const auto voxels = m_document.state().field ? m_document.state().field->voxels() : nullptr;
    if (voxels != m_measured) {
        m_measured = voxels;
        m_largestLeaf = 0;
        for (std::size_t leaf = 0; voxels && leaf < voxels->size(); ++leaf) {
            m_largestLeaf = std::max(m_largestLeaf, static_cast<int>(voxels->sizeLog2(leaf)));
        }
    }
    return m_largestLeaf;
}

bool ViewData::busy() const {
    return m_inspector.running() || m_defects.running() || m_faces.running() || m_cuts.running() ||
           m_fieldSurface.running() || m_poseCheck.running() ||
           std::any_of(m_distances.begin(), m_distances.end(),
                       [](const auto& task) { return task.running(); });
}

} // namespace sinew
