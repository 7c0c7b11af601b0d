#include "app/document/edits/EnvelopeEdits.h"

#include "app/document/edits/Edits.h"
#include "app/text/Numbers.h"
#include "core/bind/bones/BoneVolumes.h"
#include "core/solve/classic/EnvelopeSolver.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// The bones that are bound to, and the envelopes where that solver is in force.
struct KnownBones {
    std::shared_ptr<const BindState> bound; ///< holds both
    Bones chosen;                           ///< where nothing is bound
    const EnvelopeSolution* envelopes = nullptr;

    const Bones& bones() const { return bound ? bound->input->sources : chosen; }
};

/// No bones where the character has none.
KnownBones knownBones(const DocumentState& state) {
    KnownBones known;
    known.bound = state.field;
    if (known.bound) {
        known.envelopes = dynamic_cast<const EnvelopeSolution*>(known.bound->solutionOf("envelope"));
    } else if (state.hasSkeleton()) {
        Expected<Bones> chosen = chooseBones(*state.scene, state.settings);
        known.chosen = chosen ? std::move(*chosen) : Bones();
    }
    return known;
}

std::string jointNameOf(const DocumentState& state, std::int32_t joint) {
    const Skeleton& skeleton = state.scene->skeleton;
    const std::string& name = skeleton.joints[static_cast<std::size_t>(joint)].name;
    return skeleton.find(name) == joint ? name : std::string();
}

std::optional<std::size_t> sourceOf(const DocumentState& state, const Bones& bones, std::int32_t joint) {
    if (!state.hasSkeleton() || joint == kNone || jointNameOf(state, joint).empty()) {
        return std::nullopt;
    }
    const auto found = std::ranges::find(bones.joints, joint, &Bone::joint);
    return found == bones.joints.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - bones.joints.begin()));
}

const BoneVolume* ownVolume(const BindSettings& settings, const std::string& joint) {
    const BoneVolume* own = nullptr;
    for (const BoneVolume& volume : settings.boneVolumes) {
        own = volume.joint == joint ? &volume : own; // the last one counts
    }
    return own;
}

/// The radius that the solver gives the bone, or would by its length.
double automaticRadius(const DocumentState& state, const KnownBones& known, std::size_t source) {
    const std::vector<Bone>& bones = known.bones().joints;
    if (known.envelopes != nullptr && source < known.envelopes->radii().size()) {
        const double radius = known.envelopes->radii()[source];
        const std::vector<AxisVolume>& volumes = known.envelopes->volumes()[source];
        return volumes.empty() ? radius : std::max(volumes.front().radii[0], volumes.front().radii[1]);
    }
    const Mat3 axes = jointAxes(state.scene->skeleton, bones[source].joint);
    const auto volumes = volumesByLength(bones, source, AxisVolumeShape::Capsule, axes);
    return volumes.empty() ? 0.0 : volumes.front().radii[0];
}

BoneVolume volumeAt(const DocumentState& state, const KnownBones& known, std::size_t source) {
    const Bone& bone = known.bones().joints[source];
    const std::string name = jointNameOf(state, bone.joint);
    if (const BoneVolume* own = ownVolume(state.settings, name)) {
        return *own;
    }
    const double radius = automaticRadius(state, known, source);
    const Segment axis = boneAxis(bone);
    const bool longer = state.settings.envelopeShape != AxisVolumeShape::Capsule && axis.a != axis.b;
    const double by = longer ? radius : 0.0;
    return {name, state.settings.envelopeShape, {radius, radius}, by, by};
}

void putVolume(BindSettings& settings, const std::string& joint, const std::optional<BoneVolume>& volume) {
    std::erase_if(settings.boneVolumes, [&](const BoneVolume& old) { return old.joint == joint; });
    if (volume) {
        settings.boneVolumes.push_back(*volume);
        settings.boneVolumes.back().joint = joint;
    }
}

void envelopeStep(Document& document, const BindSettings& settings, const QString& step,
                  MergeKey merge = MergeKey::None) {
    if (validateBoneVolumes(settings.boneVolumes)) {
        setBindSettings(document, settings, merge, WeightUpdate::Now, step);
    }
}

QString envelopeText(const char* text) {
    return QCoreApplication::translate("EnvelopeEdits", text);
}

} // namespace

bool hasOwnVolume(const BindSettings& settings, const std::string& joint) {
    return ownVolume(settings, joint) != nullptr;
}

std::optional<BoneVolume> boneVolumeOf(const DocumentState& state, std::int32_t joint) {
    const KnownBones known = knownBones(state);
    const auto source = sourceOf(state, known.bones(), joint);
    return source ? std::optional(volumeAt(state, known, *source)) : std::nullopt;
}

std::optional<AxisVolume> placedVolumeOf(const DocumentState& state, std::int32_t joint,
                                         const BoneVolume& volume) {
    const KnownBones known = knownBones(state);
    const auto source = sourceOf(state, known.bones(), joint);
    if (!source) {
        return std::nullopt;
    }
    return placedVolume(volume, boneAxis(known.bones().joints[*source]),
                        jointAxes(state.scene->skeleton, joint));
}

std::vector<ShownVolume> shownVolumes(const DocumentState& state, std::int32_t joint) {
    const KnownBones known = knownBones(state);
    const std::vector<Bone>& bones = known.bones().joints;
    std::vector<ShownVolume> shown;
    for (std::size_t s = 0; s < bones.size(); ++s) {
        if (!sourceOf(state, known.bones(), bones[s].joint)) {
            continue;
        }
        const bool own = hasOwnVolume(state.settings, jointNameOf(state, bones[s].joint));
        if (own || bones[s].joint == joint) {
            const Mat3 axes = jointAxes(state.scene->skeleton, bones[s].joint);
            const BoneVolume volume = volumeAt(state, known, s);
            shown.push_back({bones[s].joint, volume, placedVolume(volume, boneAxis(bones[s]), axes), own});
        }
    }
    return shown;
}

BoneVolume inShape(BoneVolume volume, AxisVolumeShape shape) {
    const double wider = std::max(volume.radii[0], volume.radii[1]);
    const bool wasCapsule = volume.shape == AxisVolumeShape::Capsule;
    const bool becomesCapsule = shape == AxisVolumeShape::Capsule;
    if (wasCapsule && !becomesCapsule) { // round ends reach beyond the axis
        volume.before += volume.radii[0];
        volume.beyond += volume.radii[1];
    } else if (!wasCapsule && becomesCapsule) {
        volume.before -= volume.radii[0];
        volume.beyond -= volume.radii[1];
    }
    const bool ends = becomesCapsule || shape == AxisVolumeShape::Cylinder;
    const bool hadEnds = wasCapsule || volume.shape == AxisVolumeShape::Cylinder;
    volume.radii = ends == hadEnds ? volume.radii : std::array{wider, wider};
    volume.shape = shape;
    return volume;
}

std::optional<MirroredVolume> mirroredVolume(const DocumentState& state, std::int32_t joint,
                                             const BoneVolume& volume) {
    const MirrorTable mirror = mirrorTableOf(state);
    const std::int32_t partner = mirror.partner[static_cast<std::size_t>(joint)];
    const auto here = placedVolumeOf(state, joint, volume);
    if (partner == kNone || partner == joint || !here) {
        return std::nullopt;
    }
    MirroredVolume mirrored{partner, volume};
    mirrored.volume.joint = jointNameOf(state, partner);
    mirrored.volume.offset -= 2.0 * mirror.normal.dot(volume.offset) * mirror.normal;
    const auto there = placedVolumeOf(state, partner, mirrored.volume);
    if (!there) {
        return std::nullopt;
    }
    const Vec3 first = here->axes.col(1) - 2.0 * mirror.normal.dot(here->axes.col(1)) * mirror.normal;
    const bool crossed = std::abs(first.dot(there->axes.col(2))) > std::abs(first.dot(there->axes.col(1)));
    if (crossed && !here->isRound()) {
        std::swap(mirrored.volume.radii[0], mirrored.volume.radii[1]);
    }
    return mirrored;
}

void setBoneVolume(Document& document, std::int32_t joint, const std::optional<BoneVolume>& volume,
                   bool mirror) {
    const DocumentState& state = document.state();
    const auto before = boneVolumeOf(state, joint);
    if (!before) {
        return;
    }
    BindSettings settings = state.settings;
    putVolume(settings, before->joint, volume);
    if (mirror) {
        if (const auto other = mirroredVolume(state, joint, volume.value_or(*before))) {
            putVolume(settings, other->volume.joint, volume ? std::optional(other->volume) : std::nullopt);
        }
    }
    envelopeStep(
        document, settings,
        envelopeText(QT_TRANSLATE_NOOP("EnvelopeEdits", "Envelope of %1")).arg(printable(before->joint)),
        MergeKey::Rules);
}

void clearBoneVolumes(Document& document) {
    BindSettings settings = document.state().settings;
    settings.boneVolumes.clear();
    envelopeStep(document, settings, envelopeText(QT_TRANSLATE_NOOP("EnvelopeEdits", "Clear Envelopes")));
}

void keepBoneVolumes(Document& document) {
    const DocumentState& state = document.state();
    const KnownBones known = knownBones(state);
    BindSettings settings = state.settings;
    for (std::size_t s = 0; s < known.bones().joints.size(); ++s) {
        if (sourceOf(state, known.bones(), known.bones().joints[s].joint)) {
            const BoneVolume volume = volumeAt(state, known, s);
            putVolume(settings, volume.joint, volume);
        }
    }
    envelopeStep(document, settings, envelopeText(QT_TRANSLATE_NOOP("EnvelopeEdits", "Keep All Envelopes")));
}

} // namespace sinew
