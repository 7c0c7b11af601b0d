#include "ui/viewport/drawables/MeshDrawable.h"

#include "app/document/edits/SelectEdits.h"
#include "app/picture/image/Film.h"
#include "core/geometry/WeldedSurface.h"
#include "ui/viewport/shaders/MeshShaders.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

constexpr float kFaint = 0.25F; ///< presence of what could hide a marked place
constexpr float kGhost = 0.16F; ///< of ghosted parts, all of whose layers are seen

constexpr int kNormalMapUnit = 4; ///< 0: pictures, 1: joints, then shadows

/// From UVs of the surface to where a texture looks on them.
QMatrix3x3 uvMatrix(const UvTransform& transform) {
    const double c = std::cos(transform.rotation);
    const double s = std::sin(transform.rotation);
    const std::array<double, 9> rows{c * transform.scale.x(),
                                     -s * transform.scale.y(),
                                     transform.offset.x(),
                                     s * transform.scale.x(),
                                     c * transform.scale.y(),
                                     transform.offset.y(),
                                     0.0,
                                     0.0,
                                     1.0};
    std::array<float, 9> values{};
    std::ranges::transform(rows, values.begin(), [](double value) { return static_cast<float>(value); });
    return QMatrix3x3(values.data());
}

QVector3D linear(Rgba color) {
    const auto at = [&](unsigned c) {
        return picture::linearFromSrgb(static_cast<float>(channel(color, c)) / 255.0F);
    };
    return QVector3D(at(0), at(1), at(2));
}

} // namespace

MeshDrawable::MeshDrawable(TaskPool& pool, std::function<void()> repaint)
    : m_textures(pool, std::move(repaint)) {}

void MeshDrawable::create(Gl& gl) {
    m_plainProgram = makeProgram(QByteArray(kSkinShader) + kMeshVertexShader, kMeshFragmentShader);
    m_program = m_plainProgram.get();
    m_wireProgram = makeProgram(QByteArray(kSkinShader) + kWireVertexShader, kWireFragmentShader);
    const Attribute fixed[] = {{2, 2, GL_FLOAT, false, 0},
                               {3, 4, GL_UNSIGNED_BYTE, true, offsetof(Fixed, color)}};
    const Attribute overlay[] = {{4, 4, GL_UNSIGNED_BYTE, true, 0}};
    const Attribute level[] = {{5, 1, GL_FLOAT, false, 0}};
    m_array = std::make_unique<QOpenGLVertexArrayObject>();
    m_array->create();
    m_array->bind();
    m_fixedBuffer.upload(std::span<const Fixed>());
    describe(gl, fixed, sizeof(Fixed));
    m_overlayBuffer.upload(std::span<const Rgba>());
    describe(gl, overlay, sizeof(Rgba));
    m_levelBuffer.upload(std::span<const float>());
    describe(gl, level, sizeof(float));
    m_triangles.upload(std::span<const std::uint32_t>());
    m_array->release();
    m_edgeArray = std::make_unique<QOpenGLVertexArrayObject>();
    m_edgeArray->create();
    m_edgeArray->bind();
    m_edges.upload(std::span<const std::uint32_t>());
    m_edgeArray->release();
    m_posed.create(gl, *m_array, *m_edgeArray);
}

void MeshDrawable::update(const Frame& frame, const Changes& changes) {
    if (!m_array) {
        create(frame.gl);
    }
    const bool anew = changes.scene || m_scene != frame.state.scene || m_smooth != frame.posed.surfaces();
    if (anew) {
        rebuild(frame);
    } else if (m_hiddenFaces != frame.state.hiddenFaces) {
        takeHiddenFaces(frame);
    }
    if (m_scene && (anew || changes.pose)) {
        m_posed.update(frame, m_surface, anew);
    }
    m_textures.upload();
}

void MeshDrawable::rebuild(const Frame& frame) {
    m_scene = frame.state.scene;
    m_hiddenFaces = frame.state.hiddenFaces;
    m_smooth = frame.posed.surfaces();
    m_surface = m_scene ? makeDrawSurface(*m_scene, m_hiddenFaces.get(), m_smooth.get()) : DrawSurface();
    std::vector<Fixed> fixed(m_surface.vertexCount());
    for (std::size_t v = 0; v < fixed.size(); ++v) {
        fixed[v] = {{m_surface.uvs[v].x(), m_surface.uvs[v].y()}, m_surface.colors[v]};
    }
    m_array->bind();
    m_fixedBuffer.upload(std::span<const Fixed>(fixed));
    m_array->release();
    uploadFaces();
    setOverlay(std::vector<Rgba>(m_surface.vertexCount(), 0),
               std::vector<float>(m_surface.vertexCount(), -1.0F));
    m_textures.load(m_scene);
}

/// Only what triangles and edges run over is another; all that is known of vertices holds.
void MeshDrawable::takeHiddenFaces(const Frame& frame) {
    m_hiddenFaces = frame.state.hiddenFaces;
    m_surface = m_scene ? makeDrawSurface(*m_scene, m_hiddenFaces.get(), m_smooth.get()) : DrawSurface();
    uploadFaces();
}

void MeshDrawable::uploadFaces() {
    m_shells.clear();
    m_shellRanges.clear();
    m_array->bind();
    m_triangles.upload(std::span<const std::uint32_t>(m_surface.triangles));
    m_array->release();
    m_edgeArray->bind();
    m_edges.upload(std::span<const std::uint32_t>(m_surface.edges));
    m_edgeArray->release();
}

void MeshDrawable::setOverlay(std::span<const Rgba> colors, std::span<const float> levels) {
    m_overlayBuffer.upload(colors);
    if (!levels.empty()) {
        m_levelBuffer.upload(levels);
    }
}

void MeshDrawable::useNormalMap(QOpenGLShaderProgram& program, const Scene& scene,
                                const DrawSurface::Range& range, const Frame& frame) {
    QOpenGLTexture* map = nullptr;
    if (range.material != kNone && frame.view.normalMaps && !scene.parts[range.part].mesh->uvSets.empty()) {
        const Material& m = scene.materials[static_cast<std::size_t>(range.material)];
        const TextureLaying& laying = m.laying(TextureSlot::Normal);
        map = laying.uvSet == 0 ? m_textures.at(m.normalTexture) : nullptr;
        program.setUniformValue("normalScale", m.normalScale);
        program.setUniformValue("normalMapUv", uvMatrix(laying.transform));
    }
    program.setUniformValue("bumpy", map != nullptr);
    program.setUniformValue("normalMap",
                            kNormalMapUnit); // always: two kinds of samplers may not share a unit
    if (map != nullptr) {
        map->bind(static_cast<GLuint>(kNormalMapUnit));
        frame.gl.glActiveTexture(GL_TEXTURE0);
    }
}

void MeshDrawable::useMaterial(QOpenGLShaderProgram& program, const Scene& scene,
                               const DrawSurface::Range& range, const Frame& frame) {
    const std::int32_t material = range.material;
    QVector3D base = linear(frame.theme.clay);
    QVector3D emissive;
    float roughness = 0.75F;
    QOpenGLTexture* texture = nullptr;
    bool cutout = false;
    float cutoff = 0.5F;
    if (material != kNone) {
        const Material& m = scene.materials[static_cast<std::size_t>(material)];
        base = QVector3D(m.baseColor[0], m.baseColor[1], m.baseColor[2]);
        emissive = QVector3D(m.emissive[0], m.emissive[1], m.emissive[2]);
        roughness = std::clamp(m.roughness, 0.3F, 1.0F);
        texture = m_textures.at(m.baseColorTexture);
        cutout = texture != nullptr && m.alphaMode != AlphaMode::Opaque;
        cutoff = m.alphaMode == AlphaMode::Mask ? m.alphaCutoff : cutoff;
    }
    program.setUniformValue("baseColor", base);
    program.setUniformValue("emissive", emissive);
    program.setUniformValue("roughness", roughness);
    program.setUniformValue("textured", texture != nullptr);
    program.setUniformValue("cutout", cutout);
    program.setUniformValue("cutoff", cutoff);
    if (texture != nullptr) {
        texture->bind(0);
    }
    useNormalMap(program, scene, range, frame);
}

void MeshDrawable::setUniforms(const Frame& frame, const KeyShadow* shadows) {
    if (shadows != nullptr) {
        shadows->use(frame.gl, *m_program);
    }
    m_program->setUniformValue("key", frame.viewFromModel.mapVector(toQt(keyLightOf(frame))));
    m_program->setUniformValue("clipFromModel", frame.clipFromModel);
    m_program->setUniformValue("viewFromModel", frame.viewFromModel);
    m_program->setUniformValue("modelUp", frame.viewFromModel.mapVector(QVector3D(0, 1, 0)));
    m_program->setUniformValue("orthographic", frame.camera.projection() == Projection::Orthographic);
    const OverlayView& mesh = frame.view.layer(Overlay::Mesh);
    m_program->setUniformValue("opacity", mesh.visible ? mesh.opacity : 0.0F);
    m_program->setUniformValue("lighting", static_cast<int>(frame.view.lighting));
    m_program->setUniformValue("isolines", frame.view.isolines);
    m_program->setUniformValue("clipPlane", frame.clipPlane);
    const Eigen::Matrix4d clipFromView = frame.camera.clipFromView();
    const auto slopeX = static_cast<float>(1.0 / clipFromView(0, 0));
    const auto slopeY = static_cast<float>(1.0 / clipFromView(1, 1));
    m_program->setUniformValue("eyeRay", 2.0F * slopeX / static_cast<float>(frame.pixels().width()),
                               2.0F * slopeY / static_cast<float>(frame.pixels().height()), -slopeX, -slopeY);
    m_program->setUniformValue("picture", 0);
    m_posed.use(frame.gl, *m_program);
}

void MeshDrawable::drawRanges(const Frame& frame, QOpenGLShaderProgram& program,
                              const std::vector<DrawSurface::Range>& ranges, const Wanted& wanted) {
    // Half of a closed surface is never seen, unless it is cut open.
    const bool whole = frame.clipPlane.toVector3D().isNull();
    for (const DrawSurface::Range& range : ranges) {
        if (isHidden(frame.state, range.part) || !wanted(range.part)) {
            continue;
        }
        if (range.closed && whole) {
            frame.gl.glEnable(GL_CULL_FACE);
        } else {
            frame.gl.glDisable(GL_CULL_FACE);
        }
        useMaterial(program, *m_scene, range, frame);
        frame.gl.glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(range.count), GL_UNSIGNED_INT,
                                reinterpret_cast<const void*>(std::size_t{range.firstIndex} * 4));
    }
    frame.gl.glDisable(GL_CULL_FACE);
}

void MeshDrawable::draw(const Frame& frame, const KeyShadow* shadows) {
    if (!m_scene || m_surface.triangles.empty()) {
        return;
    }
    if (shadows != nullptr && !m_shadowProgram) {
        m_shadowProgram = makeProgram(kShadowSwitch + QByteArray(kSkinShader) + kMeshVertexShader,
                                      kShadowSwitch + QByteArray(kShadowLookup) + kMeshFragmentShader);
    }
    m_program = shadows != nullptr ? m_shadowProgram.get() : m_plainProgram.get();
    m_program->bind();
    setUniforms(frame, shadows);
    m_array->bind();
    if (frame.mark == nullptr) {
        const auto ghosted = [&](std::size_t part) { return isGhosted(frame.state, part); };
        drawParts(frame, 1.0F, [&](std::size_t part) { return !ghosted(part); });
        if (!frame.state.ghosted.empty()) {
            drawGhosts(frame, ghosted);
        }
    } else {
        const auto marked = [&](std::size_t p) {
            return static_cast<std::int32_t>(p) == frame.mark->part && !isGhosted(frame.state, p);
        };
        drawParts(frame, 1.0F, marked);
        drawParts(frame, kFaint, [&](std::size_t p) { return !marked(p); });
    }
    m_array->release();
}

/// `presence` 1: as the view has them; less: seen through.
void MeshDrawable::drawParts(const Frame& frame, float presence, const Wanted& wanted) {
    Gl& gl = frame.gl;
    const OverlayView& mesh = frame.view.layer(Overlay::Mesh);
    m_program->setUniformValue("presence", presence);
    if (mesh.visible && presence * mesh.opacity > 0.995F) {
        drawRanges(frame, *m_program, m_surface.ranges, wanted);
        return;
    }
    // The nearest surface alone shows through to what is inside, not all layers of it.
    gl.glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
    drawRanges(frame, *m_program, m_surface.ranges, wanted);
    gl.glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    gl.glEnable(GL_BLEND);
    drawRanges(frame, *m_program, m_surface.ranges, wanted);
    gl.glDisable(GL_BLEND);
}

/// They cover nothing that is drawn after them: dots and lines behind them stay clear.
void MeshDrawable::drawGhosts(const Frame& frame, const Wanted& wanted) {
    Gl& gl = frame.gl;
    m_program->setUniformValue("presence", kGhost);
    gl.glEnable(GL_BLEND);
    gl.glDepthMask(GL_FALSE);
    drawRanges(frame, *m_program, m_surface.ranges, wanted);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
}

void MeshDrawable::drawMask(const Frame& frame, const Wanted& wanted) {
    drawWhite(frame, frame.clipFromModel, wanted);
}

void MeshDrawable::drawCast(const Frame& frame, const QMatrix4x4& clipFromModel) {
    drawWhite(frame, clipFromModel, [](std::size_t) { return true; });
}

void MeshDrawable::drawWhite(const Frame& frame, const QMatrix4x4& clipFromModel, const Wanted& wanted) {
    if (beginMask(frame, clipFromModel)) {
        m_array->bind();
        drawRanges(frame, *m_maskProgram, m_surface.ranges, wanted);
        m_array->release();
    }
}

/// The program for white surfaces with all it needs; false: there is no surface.
bool MeshDrawable::beginMask(const Frame& frame, const QMatrix4x4& clipFromModel) {
    if (!m_scene || m_surface.triangles.empty()) {
        return false;
    }
    if (!m_maskProgram) {
        m_maskProgram = makeProgram(QByteArray(kSkinShader) + kMeshVertexShader, kMaskFragmentShader);
    }
    m_maskProgram->bind();
    m_maskProgram->setUniformValue("clipFromModel", clipFromModel);
    m_maskProgram->setUniformValue("viewFromModel", frame.viewFromModel);
    m_maskProgram->setUniformValue("clipPlane", frame.clipPlane);
    m_maskProgram->setUniformValue("picture", 0);
    m_posed.use(frame.gl, *m_maskProgram);
    return true;
}

void MeshDrawable::drawShellMask(const Frame& frame, const std::vector<PieceId>& shells) {
    if (!beginMask(frame, frame.clipFromModel)) {
        return;
    }
    m_array->bind();
    if (m_shells != shells) {
        takeShells(shells);
    }
    m_shellTriangles.bind(); // of which the array takes note
    drawRanges(frame, *m_maskProgram, m_shellRanges, [](std::size_t) { return true; });
    m_triangles.bind();
    m_array->release();
}

void MeshDrawable::takeShells(const std::vector<PieceId>& shells) {
    m_shells = shells;
    m_shellRanges.clear();
    std::vector<std::uint32_t> triangles;
    for (const PieceId piece : shells) {
        const SurfaceShells of = surfaceShells(*m_scene->parts[piece.part].mesh);
        const bool smooth = m_smooth && piece.part < m_smooth->size() && (*m_smooth)[piece.part].surface;
        for (DrawSurface::Range range : m_surface.ranges) {
            if (range.part != piece.part) {
                continue;
            }
            const auto first = static_cast<std::uint32_t>(triangles.size());
            for (std::uint32_t i = range.firstIndex; i < range.firstIndex + range.count; i += 3) {
                const std::uint32_t vertex = m_surface.meshVertexOf[m_surface.triangles[i]];
                if (smooth || of.ofVertex[vertex] == static_cast<std::uint32_t>(piece.shell - 1)) {
                    triangles.insert(triangles.end(), m_surface.triangles.begin() + i,
                                     m_surface.triangles.begin() + i + 3);
                }
            }
            range.firstIndex = first;
            range.count = static_cast<std::uint32_t>(triangles.size()) - first;
            m_shellRanges.push_back(range);
        }
    }
    m_shellTriangles.upload(std::span<const std::uint32_t>(triangles));
}

void MeshDrawable::drawWire(const Frame& frame) {
    if (!m_scene || m_surface.edges.empty()) {
        return;
    }
    Gl& gl = frame.gl;
    const Rgba wire = frame.theme.wire;
    m_wireProgram->bind();
    m_wireProgram->setUniformValue("clipFromModel", frame.clipFromModel);
    m_wireProgram->setUniformValue("clipPlane", frame.clipPlane);
    m_wireProgram->setUniformValue("lift", 2e-5F);
    m_posed.use(gl, *m_wireProgram);
    m_wireProgram->setUniformValue(
        "color", static_cast<float>(channel(wire, 0)) / 255.0F, static_cast<float>(channel(wire, 1)) / 255.0F,
        static_cast<float>(channel(wire, 2)) / 255.0F, frame.view.layer(Overlay::Wireframe).opacity);
    m_edgeArray->bind();
    gl.glEnable(GL_BLEND);
    for (std::size_t part = 0; part + 1 < m_surface.firstEdge.size(); ++part) {
        const std::uint32_t first = m_surface.firstEdge[part];
        if (isReachable(frame.state, part)) {
            gl.glDrawElements(GL_LINES, static_cast<GLsizei>(m_surface.firstEdge[part + 1] - first),
                              GL_UNSIGNED_INT, reinterpret_cast<const void*>(std::size_t{first} * 4));
        }
    }
    gl.glDisable(GL_BLEND);
    m_edgeArray->release();
}

} // namespace sinew
