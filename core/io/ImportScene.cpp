#include "core/io/ImportScene.h"

#include "core/io/Formats.h"
#include "core/io/assimp/ReaderProgram.h"
#include "core/io/build/BuildScene.h"
#include "core/io/picture/HandMeshes.h"
#include "core/io/source/FileBytes.h"
#include "core/scene/CharacterSize.h"

#include <algorithm>
#include <map>
#include <new>
#include <stdexcept>

namespace sinew {
namespace {

Expected<ImportedFile> readSource(const std::filesystem::path& file, Progress& progress,
                                  const ImportOptions& options) {
    const Format* format = formatOf(file);
    if (format == nullptr || format->read == nullptr) {
        return fail(ErrorCode::FormatUnknown, {file.string(), lowerExtension(file)});
    }
    if (format->byAssimp && !options.readerProgram.empty()) {
        return readInOwnProcess(options.readerProgram, file, progress);
    }
    if (format->readByProgram != nullptr) {
        return format->readByProgram(options.readerProgram, file, progress, options.read);
    }
    return format->readAsSet != nullptr ? format->readAsSet(file, progress, options.read)
                                        : format->read(file, progress);
}

/// Errors that say no more than that the content cannot be made sense of: what it is instead says more.
bool saysUnread(ErrorCode code) {
    switch (code) {
    case ErrorCode::FileBroken:
    case ErrorCode::PictureUnsupported:
    case ErrorCode::SkeletonBroken:
    case ErrorCode::MotionBroken:
    case ErrorCode::ReaderTimedOut:
    case ErrorCode::ReaderCrashed:
        return true;
    default:
        return false;
    }
}

std::shared_ptr<const SceneOrigin> originOf(const Scene& scene, SourceMap map, const ContentSum& sum) {
    auto origin = std::make_shared<SceneOrigin>();
    Scene& kept = origin->mapped.imported.scene;
    kept.sourceFile = scene.sourceFile;
    kept.parts = scene.parts;
    kept.skeleton = scene.skeleton;
    kept.avatar = scene.avatar;
    origin->mapped.map = std::move(map);
    origin->sum = sum;
    return origin;
}

Expected<ImportedScene> readRecognised(const std::filesystem::path& file, Progress& progress,
                                       const ImportOptions& options, SourceMap* map) {
    Expected<ImportedFile> source = readSource(file, progress, options);
    if (!source) {
        return fail(source.error());
    }
    useHandMeshes(options.read.picture.byHand, *source);
    const std::optional<ContentSum> sum = source->sum;
    SourceMap own;
    Expected<ImportedScene> built = buildScene(
        std::move(*source), file, progress, map == nullptr && sum ? &own : map, options.read.textureFolders);
    if (built && map == nullptr && sum) {
        built->scene.origin = originOf(built->scene, std::move(own), *sum);
    }
    return built;
}

} // namespace

Expected<ImportedScene> readAnyScene(const std::filesystem::path& file, Progress& progress,
                                     const ImportOptions& options, SourceMap* map) {
    if (const Expected<void> readable = checkReadable(file); !readable) {
        return fail(readable.error());
    }
    progress.report(Stage::Import, 0.0);
    const std::string other = formatOf(file) != nullptr ? otherKindOf(file) : std::string();
    if (isNeverModel(other)) {
        return fail(ErrorCode::FileOtherKind, {file.string(), other});
    }
    // Some readers go by the content and not by the extension, so they are asked first.
    Expected<ImportedScene> read = readRecognised(file, progress, options, map);
    const bool nothing =
        read ? read->scene.parts.empty() && read->scene.skeleton.empty() : saysUnread(read.error().code);
    return nothing && !other.empty() ? fail(ErrorCode::FileOtherKind, {file.string(), other})
                                     : std::move(read);
}

namespace {

/// Whether files of its format hold skeletons or motions and never a mesh.
bool saysSkeleton(const std::filesystem::path& file) {
    const Format* format = formatOf(file);
    return format != nullptr && !format->content.meshes;
}

Expected<ImportedScene> readWithMeshes(const std::filesystem::path& file, Progress& progress,
                                       const ImportOptions& options, SourceMap* map) {
    Expected<ImportedScene> result = readAnyScene(file, progress, options, map);
    if (!result) {
        return result;
    }
    if (!result->scene.parts.empty()) {
        result->scene.metersPerUnit *= options.read.unitFactor;
        if (const std::optional<Notice> unusual = unusualSize(result->scene)) {
            result->notices.push_back(*unusual);
        }
        return result;
    }
    const auto find = [&](NoticeCode code) {
        return std::ranges::find(result->notices, code, &Notice::code);
    };
    if (const auto lost = find(NoticeCode::MeshWithoutPlacesDropped); lost != result->notices.end()) {
        return fail(ErrorCode::PositionsUnusable,
                    {file.string(), lost->subject, std::to_string(lost->count)});
    }
    const bool anyMesh = find(NoticeCode::EmptyMeshDropped) != result->notices.end();
    if (!anyMesh && !result->scene.clips.empty()) {
        return fail(ErrorCode::MotionOnly, {file.string()});
    }
    if (!anyMesh && saysSkeleton(file) && !result->scene.skeleton.empty()) {
        return fail(ErrorCode::MotionOnly, {file.string(), "skeleton"});
    }
    return fail(anyMesh ? ErrorCode::NoFaces : ErrorCode::NoMesh, {file.string()});
}

Expected<ImportedScene> readCaught(const std::filesystem::path& file, Progress& progress,
                                   const ImportOptions& options, SourceMap* map) {
    try {
        return readWithMeshes(file, progress, options, map);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"reading", file.string()});
    } catch (const std::exception&) { // a library's words help nobody
        return fail(ErrorCode::FileBroken, {file.string(), "what it says contradicts itself"});
    }
}

} // namespace

Expected<ImportedScene> importScene(const std::filesystem::path& file, Progress& progress,
                                    const ImportOptions& options) {
    return readCaught(file, progress, options, nullptr);
}

Expected<MappedScene> importMapped(const std::filesystem::path& file, Progress& progress,
                                   const ImportOptions& options) {
    MappedScene mapped;
    Expected<ImportedScene> imported = readCaught(file, progress, options, &mapped.map);
    if (!imported) {
        return fail(imported.error());
    }
    mapped.imported = std::move(*imported);
    return mapped;
}

namespace {

/// New joint of every old one, by name; kNone where the name is missing, or repeats on either side.
std::vector<std::int32_t> matchByName(const Skeleton& from, const Skeleton& to) {
    std::map<std::string, std::int32_t> uses;
    std::map<std::string, std::int32_t> indices;
    for (std::size_t j = 0; j < to.size(); ++j) {
        ++uses[to.joints[j].name];
        indices[to.joints[j].name] = static_cast<std::int32_t>(j);
    }
    std::map<std::string, std::int32_t> usesBefore;
    for (const Joint& joint : from.joints) {
        ++usesBefore[joint.name];
    }
    std::vector<std::int32_t> match;
    for (const Joint& joint : from.joints) {
        const auto found = uses.find(joint.name);
        const bool unique = found != uses.end() && found->second == 1 && usesBefore[joint.name] == 1;
        match.push_back(unique ? indices[joint.name] : kNone);
    }
    return match;
}

/// Keys speak of a joint's own axes: they carry over only where those stand as they did.
bool sameAxes(const Skeleton& from, const Skeleton& to, std::size_t joint, std::int32_t match) {
    constexpr double kSameAngle = 1e-3;
    const auto index = static_cast<std::size_t>(match);
    const Mat3 before = from.parentFromJointBind(joint).linear();
    const Mat3 after = to.parentFromJointBind(index).linear();
    return (before - after).norm() < kSameAngle;
}

class Carrier {
public:
    Carrier(const Skeleton& from, const Skeleton& to)
        : m_from(from)
        , m_to(to)
        , m_match(matchByName(from, to)) {}

    /// Whether every joint that weights speak of has a successor.
    bool carriesWeights(const Scene& scene) const {
        const std::vector<bool> weighted = weightedJoints(scene);
        for (std::size_t j = 0; j < weighted.size(); ++j) {
            if (weighted[j] && m_match[j] == kNone) {
                return false;
            }
        }
        return true;
    }

    void carryPart(Part& part) const {
        if (part.rigidJoint != kNone) {
            part.rigidJoint = m_match[static_cast<std::size_t>(part.rigidJoint)];
        }
        if (!part.weights) {
            return;
        }
        SkinWeightsBuilder builder;
        builder.reserve(part.weights->vertexCount(), part.weights->vertexCount() * 4);
        std::vector<Influence> influences;
        for (std::size_t p = 0; p < part.weights->vertexCount(); ++p) {
            influences.clear();
            for (const Influence& influence : part.weights->at(p)) {
                influences.push_back({m_match[static_cast<std::size_t>(influence.joint)], influence.weight});
            }
            builder.add(influences);
        }
        part.weights = std::make_shared<const SkinWeights>(builder.finish());
    }

    bool carryClip(Clip& clip) const {
        for (JointTrack& track : clip.tracks) {
            const auto joint = static_cast<std::size_t>(track.joint);
            if (m_match[joint] == kNone || !sameAxes(m_from, m_to, joint, m_match[joint])) {
                return false;
            }
            track.joint = m_match[joint];
        }
        return true;
    }

    /// Stays where it is, under the joint's successor or in the scene.
    void carryViewpoint(Viewpoint& viewpoint) const {
        if (viewpoint.joint == kNone) {
            return;
        }
        const auto before = static_cast<std::size_t>(viewpoint.joint);
        viewpoint.joint = m_match[before];
        viewpoint.parentFromThis = m_from.joints[before].modelFromJointBind * viewpoint.parentFromThis;
        if (viewpoint.joint != kNone) {
            const Joint& after = m_to.joints[static_cast<std::size_t>(viewpoint.joint)];
            viewpoint.parentFromThis =
                after.modelFromJointBind.inverse(Eigen::Isometry) * viewpoint.parentFromThis;
        }
    }

private:
    const Skeleton& m_from;
    const Skeleton& m_to;
    std::vector<std::int32_t> m_match;
};

void scaleSkeleton(Skeleton& skeleton, double factor) {
    for (Joint& joint : skeleton.joints) {
        joint.modelFromJointBind.translation() *= factor;
        joint.parentFromJointRest.translation() *= factor;
        if (joint.tail) {
            *joint.tail *= factor;
        }
    }
}

} // namespace

Notices replaceSkeleton(Scene& scene, ImportedSkeleton skeleton) {
    Notices notices = std::move(skeleton.notices);
    if (skeleton.metersPerUnit && tellsUnit(scene.sourceFile)) {
        scaleSkeleton(skeleton.skeleton, *skeleton.metersPerUnit / scene.metersPerUnit);
    }
    const Carrier carrier(scene.skeleton, skeleton.skeleton);
    const bool carries = carrier.carriesWeights(scene);
    if (!scene.skeleton.empty()) {
        notices.push_back({NoticeCode::SkeletonReplaced, skeleton.sourceFile, 0, {}});
    }
    for (Part& part : scene.parts) {
        if (carries) {
            carrier.carryPart(part);
        } else {
            part.rigidJoint = kNone;
            part.weights.reset();
        }
    }
    for (SceneCamera& camera : scene.cameras) {
        carrier.carryViewpoint(camera.viewpoint);
    }
    for (SceneLight& light : scene.lights) {
        carrier.carryViewpoint(light.viewpoint);
    }
    std::vector<Clip> clips;
    for (Clip& clip : scene.clips) {
        if (carrier.carryClip(clip)) {
            clips.push_back(std::move(clip));
        } else {
            notices.push_back(
                {NoticeCode::AnimationIgnored, clip.name, 0, {"it moves joints of the replaced skeleton"}});
            clip.tracks.clear();
            if (!clip.morphTracks.empty()) {
                clips.push_back(std::move(clip)); // shapes move without a skeleton
            }
        }
    }
    scene.clips = std::move(clips);
    scene.skeleton = std::move(skeleton.skeleton);
    scene.nodesPosed = false; // the other skeleton's pose is none of this character's
    scene.names.skin.clear();
    scene.names.armature.clear();
    return notices;
}

namespace {

/// Notices about meshes do not concern whoever takes the skeleton alone.
bool speaksOfSkeleton(NoticeCode code) {
    switch (code) {
    case NoticeCode::BindPoseInconsistent:
    case NoticeCode::JointNameGiven:
    case NoticeCode::JointNameDuplicate:
    case NoticeCode::JointScaleRemoved:
    case NoticeCode::JointLimitsDropped:
    case NoticeCode::SkeletonGuessed:
    case NoticeCode::SkeletonRootsMany:
        return true;
    default:
        return false;
    }
}

Expected<ImportedSkeleton> readSkeleton(const std::filesystem::path& file, Progress& progress,
                                        const ImportOptions& options) {
    Expected<ImportedScene> read = readAnyScene(file, progress, options);
    if (!read) {
        return fail(read.error());
    }
    if (read->scene.skeleton.empty()) {
        return fail(ErrorCode::NoSkeleton, {file.string()});
    }
    ImportedSkeleton result;
    result.sourceFile = file.string();
    result.weighted = weightedJoints(read->scene);
    if (std::find(result.weighted.begin(), result.weighted.end(), true) == result.weighted.end()) {
        result.weighted.clear();
    }
    if (tellsUnit(file)) {
        result.metersPerUnit = read->scene.metersPerUnit;
    }
    result.skeleton = std::move(read->scene.skeleton);
    for (Notice& notice : read->notices) {
        if (speaksOfSkeleton(notice.code)) {
            result.notices.push_back(std::move(notice));
        }
    }
    return result;
}

} // namespace

Expected<ImportedSkeleton> importSkeleton(const std::filesystem::path& file, Progress& progress,
                                          const ImportOptions& options) {
    try {
        return readSkeleton(file, progress, options);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"reading", file.string()});
    } catch (const std::exception&) { // a library's words help nobody
        return fail(ErrorCode::FileBroken, {file.string(), "what it says contradicts itself"});
    }
}

} // namespace sinew
