#include "core/io/FormatFunctions.h"
#include "core/io/patch/FormatPatcher.h"
#include "core/io/patch/fbx/FbxPatchParts.h"
#include "core/scene/SmoothParts.h"

#include <algorithm>

namespace sinew {
namespace {

/// What of the document the reader made nodes and meshes of, in its order.
struct FbxOrigins {
    std::vector<std::size_t> modelOfNode;
    std::vector<FbxPatchMesh> meshes;
};

FbxOrigins originsOf(const FbxDocument& document) {
    FbxOrigins origins;
    for (std::size_t o = 0; o < document.objects().size(); ++o) {
        if (document.object(o).kind != "Model") {
            continue;
        }
        origins.modelOfNode.push_back(o);
        for (const std::size_t geometry : document.sources(o, "Geometry", "Mesh")) {
            origins.meshes.push_back({o, geometry});
        }
    }
    return origins;
}

bool sameTarget(const MorphTarget& a, const MorphTarget& b) {
    const auto near = [](const Vec3& x, const Vec3& y) {
        constexpr double kSameOffset = 1e-9;
        return x.isApprox(y, kSameOffset);
    };
    return a.name == b.name && a.weight == b.weight && a.vertices == b.vertices &&
           std::ranges::equal(a.offsets, b.offsets, near);
}

class FbxPatch {
public:
    FbxPatch(const PatchInput& input, const FbxRecords& records)
        : m_input(input)
        , m_file(records)
        , m_origins(originsOf(m_file.document())) {}

    Expected<PatchOutcome> run(Progress& progress) {
        if (!fits()) {
            return fail(ErrorCode::SourceUnmatched, {m_input.source.string(), std::string()});
        }
        if (sharedOtherwise()) {
            return PatchOutcome{{}, PatchObstacle::SharedMesh};
        }
        if (m_file.old() &&
            (!m_input.clips.empty() || std::ranges::any_of(m_input.shapes, &PatchShapes::any))) {
            return PatchOutcome{{}, PatchObstacle::OldVersion};
        }
        const Expected<std::vector<FbxPatchJoint>> joints =
            patchFbxJoints(m_input, m_file, m_origins.modelOfNode);
        if (!joints) {
            return fail(joints.error());
        }
        if (const Expected<void> done = patchSkins(*joints, progress); !done) {
            return fail(done.error());
        }
        addToFbxBindPose(m_file, m_posed);
        patchSmoothness();
        PatchOutcome outcome;
        if (const auto obstacle = patchDriven(*joints, outcome.changes)) {
            return PatchOutcome{{}, obstacle};
        }
        std::string bytes = m_file.write();
        if (!m_file.records().text && !m_file.records().wide && bytes.size() > UINT32_MAX) {
            return fail(ErrorCode::FileUnwritable, {m_input.target.file.string(), "4 GiB"});
        }
        outcome.files.push_back({m_input.target.file, std::move(bytes)});
        return outcome;
    }

private:
    const std::vector<MeshSource>& sources() const { return m_input.original->map.meshes; }

    /// Reader and patch see the same nodes and meshes.
    bool fits() const {
        return sources().size() == m_origins.meshes.size() &&
               std::ranges::all_of(m_input.original->map.joints, [&](const JointSource& joint) {
                   return joint.node != kNone &&
                          static_cast<std::size_t>(joint.node) < m_origins.modelOfNode.size();
               });
    }

    bool changed(std::size_t mesh) const {
        const std::int32_t part = sources()[mesh].part;
        return part != kNone && m_input.changed[static_cast<std::size_t>(part)];
    }

    bool shaped(std::size_t mesh) const {
        const std::int32_t part = sources()[mesh].part;
        return part != kNone && m_input.shapes[static_cast<std::size_t>(part)].any();
    }

    /// Whether two meshes ask for the same morph targets of the geometry that both show.
    bool sameTargets(std::size_t a, std::size_t b) const {
        if (!shaped(a) && !shaped(b)) {
            return true;
        }
        if (sources()[a].part == kNone || sources()[b].part == kNone) {
            return false;
        }
        return std::ranges::equal(fbxFileTargets(m_input, sources()[a]),
                                  fbxFileTargets(m_input, sources()[b]), sameTarget);
    }

    /// Morph targets, then keys of those and of joints.
    std::optional<PatchObstacle> patchDriven(const std::vector<FbxPatchJoint>& joints, KeptChanges& changes) {
        FbxPatchDriven driven{joints, m_origins.modelOfNode, {}};
        driven.channels.resize(m_input.scene->parts.size());
        for (std::size_t m = 0; m < m_origins.meshes.size() && !m_file.old(); ++m) {
            const std::int32_t part = sources()[m].part;
            if (part == kNone || firstOfGeometry(m) != m) {
                continue;
            }
            auto channels = patchFbxShapes(m_input, m_file, m_origins.meshes[m], sources()[m]);
            if (!channels) {
                return channels.error();
            }
            driven.channels[static_cast<std::size_t>(part)] = std::move(*channels);
        }
        return patchFbxKeys(m_input, m_file, driven, changes.keyed);
    }

    const SkinWeights* weightsOf(std::size_t mesh) const {
        const std::int32_t part = sources()[mesh].part;
        return part == kNone ? nullptr : m_input.parts[static_cast<std::size_t>(part)].weights.get();
    }

    /// The mesh before this one that shows the same geometry; this one when there is none.
    std::size_t firstOfGeometry(std::size_t mesh) const {
        const auto first =
            std::ranges::find(m_origins.meshes, m_origins.meshes[mesh].geometry, &FbxPatchMesh::geometry);
        return static_cast<std::size_t>(first - m_origins.meshes.begin());
    }

    /// A skin belongs to a geometry: all that show it move alike, and stand where they were bound.
    bool sharedOtherwise() const {
        for (std::size_t m = 0; m < m_origins.meshes.size(); ++m) {
            const std::size_t first = firstOfGeometry(m);
            if (first == m || !(changed(first) || changed(m) || shaped(first) || shaped(m))) {
                continue;
            }
            if (!sameTargets(first, m)) {
                return true;
            }
            const SkinWeights* a = weightsOf(first);
            const SkinWeights* b = weightsOf(m);
            const bool skinned =
                !m_file.document().sources(m_origins.meshes[m].geometry, "Deformer", "Skin").empty();
            if (!skinned || a == nullptr || b == nullptr || !(*a == *b)) {
                return true;
            }
        }
        return false;
    }

    Expected<void> patchSkins(const std::vector<FbxPatchJoint>& joints, Progress& progress) {
        for (std::size_t m = 0; m < m_origins.meshes.size(); ++m) {
            if (progress.canceled()) {
                return fail(ErrorCode::Canceled);
            }
            progress.report(Stage::Export,
                            static_cast<double>(m) / static_cast<double>(m_origins.meshes.size()));
            const FbxPatchMesh& mesh = m_origins.meshes[m];
            if (!changed(m) || firstOfGeometry(m) != m) {
                continue;
            }
            if (!m_file.unambiguous(mesh.model) || !m_file.unambiguous(mesh.geometry)) {
                return fail(ErrorCode::FileBroken,
                            {m_input.source.string(),
                             "two objects have the id of " + m_file.document().object(mesh.model).name});
            }
            const std::vector<FbxPoseEntry> posed = patchFbxSkin(m_input, m_file, mesh, sources()[m], joints);
            m_posed.insert(m_posed.end(), posed.begin(), posed.end());
        }
        return {};
    }

    /// Of geometries that several nodes show the first one's part decides.
    void patchSmoothness() {
        const std::vector<SubdivisionChoice> before = fileChoices(m_input.original->imported.scene);
        const std::vector<SubdivisionChoice> after = fileChoices(*m_input.scene);
        for (std::size_t m = 0; m < m_origins.meshes.size(); ++m) {
            const std::int32_t part = sources()[m].part;
            if (part != kNone && firstOfGeometry(m) == m) {
                const auto p = static_cast<std::size_t>(part);
                patchFbxSubdivision(m_file, m_origins.meshes[m], before[p], after[p]);
            }
        }
    }

    const PatchInput& m_input;
    FbxPatchFile m_file;
    FbxOrigins m_origins;
    std::vector<FbxPoseEntry> m_posed;
};

std::size_t fbxInfluences(const ExportSettings& settings) {
    return settings.maxInfluences;
}

class FbxPatchSource : public PatchSource {
public:
    using PatchSource::PatchSource;

    /// Errors: as readFbxRecords.
    Expected<void> parse(const std::string& file) {
        Expected<FbxRecords> found = readFbxRecords(bytes(), file);
        if (!found) {
            return fail(found.error());
        }
        m_records = std::move(*found);
        return {};
    }

    Expected<PatchOutcome> patch(const PatchInput& input, Notices& /*notices*/,
                                 Progress& progress) const override {
        return FbxPatch(input, m_records).run(progress);
    }

    /// Moved joints are never patched.
    std::vector<std::string> differences(std::string_view after, const KeptChanges& changes) const override {
        return fbxDifferences(m_records, after, changes);
    }

private:
    FbxRecords m_records;
};

Expected<std::shared_ptr<const PatchSource>> openFbx(const std::filesystem::path& file, std::string bytes) {
    auto source = std::make_shared<FbxPatchSource>(std::move(bytes));
    if (const Expected<void> parsed = source->parse(file.string()); !parsed) {
        return fail(parsed.error());
    }
    return source;
}

/// Pictures that are not inside belong to no FBX file.
std::vector<std::filesystem::path> noneBesideFbx(const std::filesystem::path& /*file*/) {
    return {};
}

std::vector<std::filesystem::path> nonePlannedBesideFbx(const std::filesystem::path& /*source*/,
                                                        const std::filesystem::path& /*target*/) {
    return {};
}

} // namespace

const FormatPatcher kFbxPatcher{fbxInfluences, openFbx, nonePlannedBesideFbx, noneBesideFbx, false,
                                false,         true};

} // namespace sinew
