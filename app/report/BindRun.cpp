#include "app/report/BindRun.h"

namespace sinew {

CharacterFacts characterFacts(const Scene& scene) {
    CharacterFacts facts;
    facts.file = scene.sourceFile;
    facts.parts = scene.parts.size();
    facts.vertices = vertexCount(scene);
    facts.polygons = polygonCount(scene);
    facts.metersPerUnit = scene.metersPerUnit;
    facts.sizeMeters = bounds(scene).extent() * scene.metersPerUnit;
    for (const Joint& joint : scene.skeleton.joints) {
        facts.joints.push_back(joint.name);
    }
    return facts;
}

void append(Notices& notices, const Notices& more) {
    notices.insert(notices.end(), more.begin(), more.end());
}

double secondsOf(const std::vector<StageTime>& times, Stage stage) {
    double seconds = 0.0;
    for (const StageTime& time : times) {
        seconds += time.stage == stage ? time.seconds : 0.0;
    }
    return seconds;
}

} // namespace sinew
