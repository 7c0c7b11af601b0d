#include "core/layers/LayerContext.h"

#include <unordered_map>

namespace sinew {
namespace {

void countResting(const LayerStack& stack, std::span<const std::int32_t> joints, LayerReport& report) {
    std::vector<std::size_t> counts(stack.joints.size(), 0);
    for (const auto& layer : stack.layers) {
        for (const LayerPart& part : layer->parts) {
            for (const std::uint32_t vertex : part.edits.vertices()) {
                for (const JointEdit& edit : part.edits.at(vertex).edits) {
                    const auto joint = static_cast<std::size_t>(edit.joint);
                    if (joint < joints.size() && joints[joint] == kNone) {
                        ++counts[joint];
                    }
                }
            }
        }
    }
    for (std::size_t j = 0; j < counts.size(); ++j) {
        if (counts[j] > 0) {
            report.resting.push_back({stack.joints[j], counts[j]});
        }
    }
}

std::size_t verticesMadeFor(const LayerPart& part) {
    return std::max(part.edits.empty() ? 0 : part.edits.vertexCount(),
                    part.mask.empty() ? 0 : part.mask.vertexCount());
}

} // namespace

LayerContext makeLayerContext(std::vector<std::shared_ptr<const Mesh>> meshes, const Skeleton& skeleton,
                              const MirrorTable& table) {
    LayerContext context;
    context.surface = std::make_shared<const LayerSurface>(std::move(meshes));
    context.joints = distinctJointNames(skeleton);
    context.partner = table.partner;
    return context;
}

LayerContext paired(LayerContext context, const MirrorTable& table) {
    context.partner = table.partner;
    context.mirror.reset();
    return context;
}

LayerContext withMirror(LayerContext context, const MirrorTable& table) {
    context.mirror = std::make_shared<const MirrorMap>(*context.surface, table.normal, table.offset);
    return context;
}

std::vector<std::int32_t> skeletonJoints(const LayerStack& stack, std::span<const std::string> joints) {
    std::unordered_map<std::string_view, std::int32_t> numbers;
    for (std::size_t j = 0; j < joints.size(); ++j) {
        numbers.try_emplace(joints[j], static_cast<std::int32_t>(j));
    }
    std::vector<std::int32_t> result;
    for (const std::string& name : stack.joints) {
        const auto found = numbers.find(name);
        result.push_back(found != numbers.end() ? found->second : kNone);
    }
    return result;
}

bool fits(const WeightLayer& layer, std::size_t part, std::size_t vertexCount) {
    const std::size_t made = part < layer.parts.size() ? verticesMadeFor(layer.parts[part]) : 0;
    return made == 0 || made == vertexCount;
}

LayerReport layerReport(const LayerStack& stack, const LayerContext& context) {
    LayerReport report;
    const std::vector<std::int32_t> joints = skeletonJoints(stack, context.joints);
    if (std::ranges::find(joints, kNone) != joints.end()) {
        countResting(stack, joints, report);
    }
    for (std::size_t i = 0; i < stack.layers.size(); ++i) {
        const WeightLayer& layer = *stack.layers[i];
        for (std::size_t part = 0; part < layer.parts.size(); ++part) {
            const std::size_t found =
                part < context.surface->partCount() ? context.surface->vertexCount(part) : 0;
            if (!fits(layer, part, found)) {
                report.misfits.push_back({i, part, verticesMadeFor(layer.parts[part]), found});
            }
        }
        if (layer.kind == LayerKind::Mirror && !context.mirror) {
            report.unmirrored.push_back(i);
        }
    }
    return report;
}

} // namespace sinew
