#include "app/project/ProjectJson.h"
#include "app/recipe/FieldReader.h"

#include <QCoreApplication>

#include <limits>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr Names<ImplicitQuality, 3> kDeformJsonQualityNames{{{"draft", ImplicitQuality::Draft},
                                                             {"standard", ImplicitQuality::Standard},
                                                             {"fine", ImplicitQuality::Fine}}};
constexpr Names<JointOperator, 3> kDeformJsonOperatorNames{
    {{"union", JointOperator::Union}, {"blend", JointOperator::Blend}, {"bulge", JointOperator::Bulge}}};

void readShare(FieldReader& fields, const char* key, float& share) {
    double value = static_cast<double>(share);
    fields.read(key, value, 0.0, 1.0);
    share = static_cast<float>(value);
}

Expected<DeformedJoint> readJoint(const Json& json, const std::string& file) {
    DeformedJoint joint;
    if (!json.is_object() || !readText(json, "name", joint.name)) {
        return fail(
            projectBroken(file, QT_TRANSLATE_NOOP("Project", "its joint deformation cannot be read")));
    }
    FieldReader fields(json, file);
    fields.take("name");
    std::int64_t number = kNone;
    fields.read("joint", number, 0, std::numeric_limits<std::int32_t>::max());
    readShare(fields, "dualShare", joint.deform.dualShare);
    fields.read("operator", joint.deform.how, kDeformJsonOperatorNames);
    readShare(fields, "opening", joint.deform.opening);
    joint.joint = static_cast<std::int32_t>(number);
    const auto finished = fields.finish();
    return finished ? Expected<DeformedJoint>(joint) : fail(asProjectError(finished.error()));
}

} // namespace

Json implicitJson(const DeformSettings& deform) {
    return {{"on", deform.implicit}, {"quality", nameOf(kDeformJsonQualityNames, deform.quality)}};
}

Expected<void> readImplicitJson(const Json& json, const std::string& file, DeformSettings& deform) {
    if (!json.is_object()) {
        return fail(
            projectBroken(file, QT_TRANSLATE_NOOP("Project", "its implicit skinning cannot be read")));
    }
    FieldReader fields(json, file);
    fields.read("on", deform.implicit);
    fields.read("quality", deform.quality, kDeformJsonQualityNames);
    const auto finished = fields.finish();
    return finished ? Expected<void>() : fail(asProjectError(finished.error()));
}

Json jointDeformJson(const std::vector<DeformedJoint>& joints) {
    Json list = Json::array();
    for (const DeformedJoint& each : joints) {
        list.push_back({{"joint", each.joint},
                        {"name", each.name},
                        {"dualShare", static_cast<double>(each.deform.dualShare)},
                        {"operator", nameOf(kDeformJsonOperatorNames, each.deform.how)},
                        {"opening", static_cast<double>(each.deform.opening)}});
    }
    return list;
}

Expected<std::vector<DeformedJoint>> readJointDeformJson(const Json& json, const std::string& file) {
    if (!json.is_array()) {
        return fail(
            projectBroken(file, QT_TRANSLATE_NOOP("Project", "its joint deformation cannot be read")));
    }
    std::vector<DeformedJoint> joints;
    for (const Json& each : json) {
        auto joint = readJoint(each, file);
        if (!joint) {
            return fail(joint.error());
        }
        joints.push_back(std::move(*joint));
    }
    return joints;
}

} // namespace sinew
