#include "ui/viewport/VolumeDrawable.h"

#include "app/view/ColorMaps.h"
#include "core/base/Parallel.h"
#include "ui/viewport/VolumeShaders.h"

#include <cmath>

namespace sinew {
namespace {

constexpr float kOctreeFill = 0.30F;
constexpr Rgba kCellBorder = rgba(0x10, 0x14, 0x1c, 0x48);
constexpr std::size_t kMostBoxes = 3000;

bool shown(const Frame& frame, Layer layer) {
    return frame.view.layer(layer).visible;
}

QMatrix4x4 modelFromGrid(const SparseVoxels& voxels) {
    return toQt(Eigen::Matrix4d(voxels.frame().gridFromModel.inverse().matrix()));
}

QVector3D rgb(Rgba color) {
    return QVector3D(static_cast<float>(channel(color, 0)), static_cast<float>(channel(color, 1)),
                     static_cast<float>(channel(color, 2))) /
           255.0F;
}

} // namespace

void VolumeDrawable::create(Gl& gl) {
    m_voxelProgram = makeProgram(kVoxelVertexShader, kVoxelFragmentShader);
    m_cutProgram = makeProgram(kCutVertexShader, kCutFragmentShader);
    const Attribute face[] = {{0, 3, GL_UNSIGNED_SHORT, false, offsetof(VoxelVertex, place)},
                              {1, 2, GL_UNSIGNED_BYTE, false, offsetof(VoxelVertex, kind)}};
    m_faceArray = std::make_unique<QOpenGLVertexArrayObject>();
    m_faceArray->create();
    m_faceArray->bind();
    m_faceBuffer.upload(std::span<const VoxelVertex>());
    describe(gl, face, sizeof(VoxelVertex));
    m_faceIndexBuffer.upload(std::span<const std::uint32_t>());
    m_faceArray->release();
    const Attribute cut[] = {{0, 3, GL_FLOAT, false, offsetof(CutVertex, place)},
                             {1, 4, GL_UNSIGNED_SHORT, false, offsetof(CutVertex, leaf)},
                             {2, 4, GL_UNSIGNED_BYTE, true, offsetof(CutVertex, fill)},
                             {3, 4, GL_UNSIGNED_BYTE, true, offsetof(CutVertex, border)},
                             {4, 1, GL_FLOAT, false, offsetof(CutVertex, level)}};
    m_cutArray = std::make_unique<QOpenGLVertexArrayObject>();
    m_cutArray->create();
    m_cutArray->bind();
    m_cutBuffer.upload(std::span<const CutVertex>());
    describe(gl, cut, sizeof(CutVertex));
    m_cutIndexBuffer.upload(std::span<const std::uint32_t>());
    m_cutArray->release();
}

void VolumeDrawable::update(const Frame& frame, const Changes& changes) {
    const auto volume = frame.state.field ? frame.state.field->volume : nullptr;
    const bool fresh = volume != m_volume;
    m_volume = volume;
    if (!m_volume) {
        m_faces.reset();
        m_cut = {};
        m_cutIndices.clear();
        m_boxes.set({});
        return;
    }
    if (!m_faceArray) {
        create(frame.gl);
    }
    if (shown(frame, Layer::Voxels)) {
        const auto faces = m_data.voxelFaces();
        if (faces != m_faces) {
            m_faces = faces;
            uploadFaces();
        }
    }
    const bool onCut =
        frame.view.sliceEnabled &&
        (shown(frame, Layer::Voxels) || shown(frame, Layer::Octree) || shown(frame, Layer::SliceDistance));
    if (onCut) {
        const auto distances = shown(frame, Layer::SliceDistance) ? m_data.leafDistances() : nullptr;
        const bool cutAnew = fresh || changes.slice || changes.scene || m_cut.leaves.empty();
        if (cutAnew) {
            m_cut =
                cutVoxels(m_volume->voxels, slicePlane(frame.box, frame.view.sliceAxis, frame.view.slice));
        }
        if (cutAnew || changes.layers || changes.selection || distances != m_distances) {
            m_distances = distances;
            colorCut(frame);
        }
    } else {
        m_cut = {};
        m_cutIndices.clear();
    }
    m_boxesValid = m_boxesValid && !fresh;
    if (shown(frame, Layer::Octree) && !frame.view.sliceEnabled && !m_boxesValid) {
        collectBoxes(frame);
        m_boxesValid = true;
    }
}

void VolumeDrawable::uploadFaces() {
    std::vector<std::uint32_t> indices;
    if (m_faces) {
        indices.reserve(6 * m_faces->faceCount());
        for (std::uint32_t face = 0; face < m_faces->faceCount(); ++face) {
            for (const std::uint32_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) {
                indices.push_back(4 * face + corner);
            }
        }
    }
    m_faceArray->bind();
    m_faceBuffer.upload(m_faces ? std::span<const VoxelVertex>(m_faces->vertices)
                                : std::span<const VoxelVertex>());
    m_faceIndexBuffer.upload(std::span<const std::uint32_t>(indices));
    m_faceArray->release();
}

void VolumeDrawable::colorCut(const Frame& frame) {
    const SparseVoxels& voxels = m_volume->voxels;
    const auto scale = distanceScale(frame.state);
    const LayerView& kinds = frame.view.layer(Layer::Voxels);
    const LayerView& levels = frame.view.layer(Layer::Octree);
    const LayerView& distances = frame.view.layer(Layer::SliceDistance);
    const bool showDistances = distances.visible && m_distances && scale;
    m_cutVertices.resize(m_cut.corners.size() + m_cut.leaves.size());
    m_cutIndices.clear();
    for (std::size_t n = 0; n < m_cut.leaves.size(); ++n) {
        // A fan around the middle; polygon n has its corners and one vertex more.
        const auto first = static_cast<std::uint32_t>(m_cut.firstCorner[n] + n);
        const std::uint32_t corners = m_cut.firstCorner[n + 1] - m_cut.firstCorner[n];
        for (std::uint32_t k = 0; k < corners; ++k) {
            m_cutIndices.insert(m_cutIndices.end(), {first, first + 1 + k, first + 1 + (k + 1) % corners});
        }
    }
    parallelFor(m_cut.leaves.size(), 256, [&](std::size_t begin, std::size_t end) {
        for (std::size_t n = begin; n < end; ++n) {
            const std::uint32_t leaf = m_cut.leaves[n];
            const Cell low = voxels.corner(leaf);
            const int size = voxels.sizeLog2(leaf);
            Rgba fill = 0;
            Rgba border = kCellBorder;
            if (kinds.visible) {
                fill = faded(voxelColor(voxelKind(voxels.flags(leaf))), kinds.opacity);
            }
            if (levels.visible) {
                fill = composed(fill, faded(levelColor(size), kOctreeFill * levels.opacity));
                border = faded(levelColor(size), std::min(1.0F, 0.4F + levels.opacity));
            }
            const auto put = [&](std::size_t at, const Vec3& place, float voxelsAway) {
                CutVertex& vertex = m_cutVertices[at];
                vertex = {{static_cast<float>(place.x()), static_cast<float>(place.y()),
                           static_cast<float>(place.z())},
                          {static_cast<std::uint16_t>(low[0]), static_cast<std::uint16_t>(low[1]),
                           static_cast<std::uint16_t>(low[2]), static_cast<std::uint16_t>(1U << size)},
                          fill,
                          border,
                          -1.0F};
                if (showDistances) {
                    const double meters = static_cast<double>(voxelsAway) * scale->metersPerVoxel;
                    const bool reached = std::isfinite(meters);
                    const Rgba color =
                        reached ? distanceColor(static_cast<float>(meters / scale->largest)) : kUnreachable;
                    vertex.fill = composed(fill, faded(color, distances.opacity));
                    vertex.level = reached ? static_cast<float>(meters / scale->step) : -1.0F;
                }
            };
            const std::size_t first = m_cut.firstCorner[n] + n;
            Vec3 middle = Vec3::Zero();
            const std::uint32_t corners = m_cut.firstCorner[n + 1] - m_cut.firstCorner[n];
            const float own = showDistances ? (*m_distances)[leaf] : 0.0F;
            for (std::uint32_t k = 0; k < corners; ++k) {
                const Vec3& place = m_cut.corners[m_cut.firstCorner[n] + k];
                middle += place / corners;
                const bool smooth = showDistances && std::isfinite(own);
                put(first + 1 + k, place, smooth ? meanAround(voxels, *m_distances, place) : own);
            }
            put(first, middle, own);
        }
    });
    m_cutArray->bind();
    m_cutBuffer.upload(std::span<const CutVertex>(m_cutVertices));
    m_cutIndexBuffer.upload(std::span<const std::uint32_t>(m_cutIndices));
    m_cutArray->release();
}

void VolumeDrawable::collectBoxes(const Frame& frame) {
    const SparseVoxels& voxels = m_volume->voxels;
    // The finest leaves are too many to be told apart; the largest come first.
    std::vector<std::uint32_t> wanted;
    for (int size = voxels.frame().depth; size >= 0 && wanted.size() < kMostBoxes; --size) {
        for (std::uint32_t leaf = 0; leaf < voxels.size() && wanted.size() < kMostBoxes; ++leaf) {
            if (voxels.sizeLog2(leaf) == size) {
                wanted.push_back(leaf);
            }
        }
    }
    std::vector<ThickLine> lines;
    const Transform toModel = voxels.frame().gridFromModel.inverse();
    for (const std::uint32_t leaf : wanted) {
        const double half = 0.5 * (1U << voxels.sizeLog2(leaf));
        const Vec3 center = voxels.center(leaf).cast<double>();
        const Rgba color = levelColor(voxels.sizeLog2(leaf));
        for (unsigned c = 0; c < 8; ++c) {
            for (const unsigned bit : {1U, 2U, 4U}) {
                if ((c & bit) == 0) {
                    const auto corner = [&](unsigned at) {
                        return Vec3f(
                            (toModel * Vec3(center + half * Vec3(at & 1U ? 1.0 : -1.0, at & 2U ? 1.0 : -1.0,
                                                                 at & 4U ? 1.0 : -1.0)))
                                .cast<float>());
                    };
                    lines.push_back({corner(c), corner(c | bit), color, 1.0F});
                }
            }
        }
    }
    m_boxes.set(lines);
    Q_UNUSED(frame)
}

void VolumeDrawable::setCommon(QOpenGLShaderProgram& program, const Frame& frame) const {
    program.setUniformValue("clipFromModel", frame.clipFromModel);
    program.setUniformValue("modelFromGrid", modelFromGrid(m_volume->voxels));
}

void VolumeDrawable::drawVoxels(const Frame& frame) {
    if (!m_volume || !m_faces) {
        return;
    }
    Gl& gl = frame.gl;
    const float opacity = frame.view.layer(Layer::Voxels).opacity;
    const Transform& gridFromModel = m_volume->voxels.frame().gridFromModel;
    const Mat3 turn = gridFromModel.rotation().transpose();
    const Eigen::Matrix3d viewFromGrid = frame.camera.viewFromModel().block<3, 3>(0, 0) * turn;
    QMatrix3x3 facing;
    for (int r = 0; r < 3; ++r) {
        for (int c = 0; c < 3; ++c) {
            facing(r, c) = static_cast<float>(viewFromGrid(r, c));
        }
    }
    m_voxelProgram->bind();
    setCommon(*m_voxelProgram, frame);
    m_voxelProgram->setUniformValue("viewFromGridTurn", facing);
    m_voxelProgram->setUniformValue("clipPlane", frame.clipPlane);
    m_voxelProgram->setUniformValue("opacity", opacity);
    std::array<QVector3D, 4> colors;
    for (std::size_t kind = 0; kind < colors.size(); ++kind) {
        colors[kind] = rgb(voxelColor(static_cast<VoxelKind>(kind)));
    }
    m_voxelProgram->setUniformValueArray("kindColors", colors.data(), 4);
    m_faceArray->bind();
    gl.glEnable(GL_CULL_FACE);
    const auto drawSides = [&] {
        const Vec3 eye = gridFromModel * frame.camera.eye();
        const Vec3 toward = gridFromModel.rotation() * frame.camera.toward();
        const double resolution = m_volume->voxels.frame().resolution();
        for (unsigned side = 0; side < 6; ++side) {
            // Sides that turn their back to the eye wherever they are.
            const auto axis = static_cast<Eigen::Index>(side / 2);
            const bool parallel = frame.camera.projection() == Projection::Orthographic;
            const bool positive = side % 2 == 1;
            const bool away = parallel ? (positive ? toward[axis] <= 0.0 : toward[axis] >= 0.0)
                                       : (positive ? eye[axis] <= 0.0 : eye[axis] >= resolution);
            const std::size_t first = m_faces->firstFace[side];
            const std::size_t count = m_faces->firstFace[side + 1] - first;
            if (!away && count > 0) {
                gl.glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(6 * count), GL_UNSIGNED_INT,
                                  reinterpret_cast<const void*>(24 * first));
            }
        }
    };
    if (opacity < 0.995F) {
        gl.glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
        drawSides();
        gl.glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
        gl.glEnable(GL_BLEND);
    }
    drawSides();
    gl.glDisable(GL_BLEND);
    gl.glDisable(GL_CULL_FACE);
    m_faceArray->release();
}

void VolumeDrawable::drawCut(const Frame& frame) {
    if (!m_volume || m_cutIndices.empty()) {
        return;
    }
    Gl& gl = frame.gl;
    m_cutProgram->bind();
    setCommon(*m_cutProgram, frame);
    m_cutProgram->setUniformValue("isolines", frame.view.isolines);
    m_cutArray->bind();
    gl.glEnable(GL_BLEND);
    gl.glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(m_cutIndices.size()), GL_UNSIGNED_INT, nullptr);
    gl.glDisable(GL_BLEND);
    m_cutArray->release();
}

void VolumeDrawable::drawBoxes(const Frame& frame) {
    m_boxes.draw(frame.gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio,
                 frame.view.layer(Layer::Octree).opacity);
}

} // namespace sinew
