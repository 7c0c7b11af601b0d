#include "app/report/Inspection.h"

#include "app/report/JointsOutside.h"

namespace sinew {
namespace {

Expected<PartInspection> inspectPart(const Part& part, Progress& progress) {
    Expected<MeshReport> mesh = inspectMesh(*part.mesh, progress);
    if (!mesh) {
        return fail(mesh.error());
    }
    PartInspection result;
    result.name = part.mesh->name;
    result.mesh = std::move(*mesh);
    result.weighted = part.weights != nullptr;
    result.unweightedVertices = result.weighted ? part.weights->unweightedCount() : part.mesh->vertexCount();
    result.mostInfluences = result.weighted ? part.weights->largestInfluenceCount() : 0;
    return result;
}

void addJoints(Inspection& result, const Scene& scene) {
    const Skeleton& skeleton = scene.skeleton;
    const std::vector<bool> weighted = weightedJoints(scene);
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        result.joints.push_back(skeleton.joints[j].name);
        if (weighted[j]) {
            result.weightedJoints.push_back(skeleton.joints[j].name);
        }
    }
    for (const std::int32_t root : skeleton.roots()) {
        result.roots.push_back(skeleton.joints[static_cast<std::size_t>(root)].name);
    }
    for (const std::size_t joint : jointsOutside(scene)) {
        result.jointsOutside.push_back(skeleton.joints[joint].name);
    }
}

} // namespace

Expected<Inspection> inspectScene(const ImportedScene& imported, const BindSettings& settings,
                                  Progress& progress) {
    const Scene& scene = imported.scene;
    Inspection result;
    result.file = scene.sourceFile;
    result.metersPerUnit = scene.metersPerUnit;
    result.upAxis = scene.sourceUpAxis;
    result.sizeMeters = bounds(scene).extent() * scene.metersPerUnit;
    result.materials = scene.materials.size();
    result.textures = scene.textures.size();
    result.notices = imported.notices;
    result.maxInfluences = settings.maxInfluences;
    for (const Clip& clip : scene.clips) {
        result.animations.push_back(clip.name);
    }
    for (const Part& part : scene.parts) {
        Expected<PartInspection> inspected = inspectPart(part, progress);
        if (!inspected) {
            return fail(inspected.error());
        }
        result.parts.push_back(std::move(*inspected));
    }
    addJoints(result, scene);
    Expected<std::vector<FaultCounts>> faults = inspectFaults(imported, settings, progress);
    if (!faults) {
        return fail(faults.error());
    }
    for (std::size_t part = 0; part < result.parts.size(); ++part) {
        result.parts[part].faults = (*faults)[part];
    }
    Expected<SolverView> solver = solverView(scene, settings, progress);
    if (!solver) {
        return fail(solver.error());
    }
    result.solver = std::move(*solver);
    return result;
}

} // namespace sinew
