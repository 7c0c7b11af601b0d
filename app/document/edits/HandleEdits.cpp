#include "app/document/edits/HandleEdits.h"

#include "app/document/BoneEnd.h"
#include "app/document/edits/Edits.h"
#include "app/text/Fill.h"

#include <QCoreApplication>

namespace sinew {
namespace {

constexpr double kWidthShare = 0.04;  ///< of the character's diagonal: a new handle's width
constexpr double kLastBoneWidths = 2; ///< how long a capsule is where nothing says where the bone ends
/// No flatter than this share of the longest edge, so that a flat box can grow again.
constexpr double kFlattestHandle = 1e-6;

Vec3 placeOf(const Scene& scene, VertexId vertex) {
    return scene.parts[vertex.part].mesh->vertices[vertex.vertex];
}

/// `name` takes the handle's joint.
void handleStep(Document& document, const BindSettings& settings, const char* name, const Handle& handle,
                MergeKey merge = MergeKey::None) {
    setBindSettings(document, settings, merge, WeightQuality::Full,
                    QCoreApplication::translate("HandleEdits", name).arg(printable(handle.joint)));
}

template<typename Change>
void changeHandle(Document& document, std::size_t row, const char* name, const Change& change) {
    BindSettings settings = document.state().settings;
    if (row < settings.handles.size()) {
        change(settings.handles[row]);
        handleStep(document, settings, name, settings.handles[row], MergeKey::Rules);
    }
}

} // namespace

std::optional<Handle> handleHere(const DocumentState& state, HandleShape shape) {
    if (!state.hasScene() || state.selection.joint == kNone) {
        return std::nullopt;
    }
    const Scene& scene = *state.scene;
    const auto joint = static_cast<std::size_t>(state.selection.joint);
    const std::string& name = scene.skeleton.joints[joint].name;
    if (scene.skeleton.find(name) != state.selection.joint) {
        return std::nullopt;
    }
    const double width = kWidthShare * bounds(scene).diagonal();
    const auto& vertex = state.selection.vertex;
    const bool capsule = shape == HandleShape::Capsule;
    Handle handle{name, shape, scene.skeleton.position(joint), {}, {}, 0.0};
    if (capsule) {
        handle.to =
            vertex ? placeOf(scene, *vertex) : boneEnd(scene.skeleton, joint, kLastBoneWidths * width);
    } else if (vertex) {
        handle.from = placeOf(scene, *vertex);
    }
    handle.half = Vec3::Constant(shape == HandleShape::Box ? 0.5 * width : 0.0);
    handle.radius = capsule || shape == HandleShape::Sphere ? 0.5 * width : 0.0;
    return handle;
}

double widthOf(const Handle& handle) {
    return 2.0 * (handle.shape == HandleShape::Box ? handle.half.maxCoeff() : handle.radius);
}

double lengthOf(const Handle& handle) {
    return handle.shape == HandleShape::Capsule ? (handle.to - handle.from).norm() : 0.0;
}

void addHandle(Document& document, const Handle& handle) {
    BindSettings settings = document.state().settings;
    settings.handles.push_back(handle);
    handleStep(document, settings, QT_TRANSLATE_NOOP("HandleEdits", "Add Handle to %1"), handle);
}

void removeHandle(Document& document, std::size_t row) {
    BindSettings settings = document.state().settings;
    if (row < settings.handles.size()) {
        const Handle handle = settings.handles[row];
        settings.handles.erase(settings.handles.begin() + static_cast<std::ptrdiff_t>(row));
        handleStep(document, settings, QT_TRANSLATE_NOOP("HandleEdits", "Delete Handle of %1"), handle);
    }
}

void setHandleWidth(Document& document, std::size_t row, double width) {
    const char* name = QT_TRANSLATE_NOOP("HandleEdits", "Change Handle Width of %1");
    changeHandle(document, row, name, [&](Handle& handle) {
        if (handle.shape == HandleShape::Box && handle.half.maxCoeff() > 0.0) {
            const double longest = handle.half.maxCoeff();
            handle.half = handle.half.cwiseMax(kFlattestHandle * longest) * (0.5 * width / longest);
        } else if (handle.shape == HandleShape::Sphere || handle.shape == HandleShape::Capsule) {
            handle.radius = 0.5 * width;
        }
    });
}

void setHandleLength(Document& document, std::size_t row, double length) {
    const char* name = QT_TRANSLATE_NOOP("HandleEdits", "Change Handle Length of %1");
    changeHandle(document, row, name, [&](Handle& handle) {
        const Vec3 way = handle.to - handle.from;
        if (handle.shape == HandleShape::Capsule && way.norm() > 0.0) {
            const Vec3 middle = handle.from + 0.5 * way;
            const Vec3 half = 0.5 * length * way.normalized();
            handle.from = middle - half;
            handle.to = middle + half;
        }
    });
}

} // namespace sinew
