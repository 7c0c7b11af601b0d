#include "app/files/ReadFile.h"

#include "app/files/OwnProgram.h"
#include "core/io/ImportScene.h"
#include "core/io/assimp/ReaderProgram.h"
#include "core/io/obj/ReadObj.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/TextWords.h"
#include "core/scene/Retarget.h"
#include "core/skeleton/JointNames.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {

Expected<std::string> fileSha256(const std::filesystem::path& file, const Progress& progress) {
    constexpr std::size_t kStep = std::size_t{4} << 20U;
    Expected<InputFile> bytes = InputFile::open(file, FileUse::Model);
    if (!bytes) {
        return fail(bytes.error());
    }
    QCryptographicHash hash(QCryptographicHash::Sha256);
    std::vector<char> part(std::min<std::uint64_t>(std::max<std::uint64_t>(bytes->size(), 1), kStep));
    while (true) {
        const Expected<std::size_t> read = bytes->read(part, progress);
        if (!read) {
            return fail(read.error());
        }
        if (*read == 0) {
            return hash.result().toHex().toStdString();
        }
        hash.addData(QByteArrayView(part.data(), static_cast<qsizetype>(*read)));
    }
}

Expected<void> checkUnchanged(const std::filesystem::path& file, const std::string& sha256) {
    const Expected<std::string> now = sha256.empty() ? sha256 : fileSha256(file);
    return now && *now != sha256 ? fail(ErrorCode::SourceEdited, {file.string()}) : Expected<void>();
}

ImportOptions importOptions(const ReadSettings& settings) {
    return {ownProgram(), settings};
}

bool asksForReader(int argc, const char* const* argv) {
    return argc == 3 && std::string_view(argv[1]) == kReadCommand;
}

void runReader(const char* const* argv) {
    readForAnotherProcess(argv[2]);
}

namespace {

/// Asked of the file's own faces: those of the cage are triangles, which people cannot count.
Expected<void> checkCorners(const Mesh& mesh) {
    for (std::size_t face = 0; face < mesh.polygonCount(); ++face) {
        const auto corners = mesh.polygon(face);
        std::vector<std::uint32_t> sorted(corners.begin(), corners.end());
        std::ranges::sort(sorted);
        if (const auto twice = std::ranges::adjacent_find(sorted); twice != sorted.end()) {
            return fail(ErrorCode::CageVertexRepeated,
                        {mesh.name, std::to_string(face + 1), std::to_string(*twice)});
        }
    }
    return {};
}

/// What the readers of characters advise does not help a cage.
Error asOfCage(Error error) {
    error.code = error.code == ErrorCode::FileBroken ? ErrorCode::CageFileBroken : error.code;
    return error;
}

} // namespace

Expected<Cage> readCage(const std::filesystem::path& file, Progress& progress) {
    if (lowerExtension(file) != ".obj") {
        return fail(ErrorCode::FormatUnknown, {file.string(), lowerExtension(file), "OBJ"});
    }
    Expected<ObjShape> shape = readObjShape(file, progress);
    if (!shape) {
        return fail(asOfCage(shape.error()));
    }
    Cage cage{shape->mesh.name, shape->mesh.vertices, {}, std::move(shape->lines), {}, {}};
    if (cage.vertices.size() <= kMaxCageVertices) { // else it is refused
        if (const Expected<void> sound = checkCorners(shape->mesh); !sound) {
            return fail(sound.error());
        }
        cage.faces = triangulate(shape->mesh);
    }
    if (const Expected<void> sound = validateCages({cage}); !sound) {
        return fail(sound.error());
    }
    return cage;
}

namespace {

tl::unexpected<Error> noMotion(const std::filesystem::path& file, const char* why) {
    return fail(ErrorCode::MotionBroken,
                {file.string(), QCoreApplication::translate("MotionFile", why).toStdString(), ""});
}

/// Whether its keys turn the joint at all.
bool turns(const JointTrack& track) {
    constexpr double kStill = 1e-3; // radians
    return std::ranges::any_of(track.rotations, [&](const Key<Quat>& key) {
        return key.value.angularDistance(track.rotations.front().value) > kStill;
    });
}

std::vector<std::string> unmatchedNames(const ImportedMotion& motion,
                                        const std::vector<std::int32_t>& jointOf) {
    std::vector<bool> told(motion.skeleton.size(), false);
    std::vector<std::string> names;
    for (const Clip& clip : motion.clips) {
        for (const JointTrack& track : clip.tracks) {
            const auto j = static_cast<std::size_t>(track.joint);
            if (jointOf[j] == kNone && !told[j] && turns(track)) {
                told[j] = true;
                names.push_back(motion.skeleton.joints[j].name);
            }
        }
    }
    return names;
}

std::vector<std::string> stillNames(const Skeleton& skeleton, const std::vector<std::int32_t>& jointOf) {
    std::vector<std::string> names;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const Joint& joint = skeleton.joints[j];
        const bool moved = std::ranges::find(jointOf, static_cast<std::int32_t>(j)) != jointOf.end();
        if (!moved && !joint.added && roleByName(joint.name) == NamedRole::Deforming) {
            names.push_back(joint.name);
        }
    }
    return names;
}

} // namespace

Expected<MotionFile> readMotionFile(const std::filesystem::path& file, const Skeleton& skeleton,
                                    Progress& progress) {
    const Expected<ImportedMotion> motion = importMotion(file, progress, importOptions());
    if (!motion) {
        return fail(motion.error());
    }
    if (motion->clips.empty()) {
        return noMotion(file, QT_TRANSLATE_NOOP("MotionFile", "it contains no animation of joints"));
    }
    const std::vector<std::int32_t> jointOf = motionMatches(motion->skeleton, skeleton);
    MotionFile result;
    result.matched = static_cast<std::size_t>(
        std::ranges::count_if(jointOf, [](std::int32_t joint) { return joint != kNone; }));
    if (result.matched == 0) {
        return noMotion(file, QT_TRANSLATE_NOOP("MotionFile", "the character has none of its joints"));
    }
    for (const Clip& clip : motion->clips) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        result.clips.push_back(retargeted(motion->skeleton, clip, skeleton, jointOf, &progress));
    }
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    result.notices = motion->notices;
    result.unmatched = unmatchedNames(*motion, jointOf);
    result.still = stillNames(skeleton, jointOf);
    return result;
}

} // namespace sinew
