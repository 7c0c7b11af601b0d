#include "core/io/fbx/write/FbxWriteHeader.h"

#include "core/io/fbx/FbxTime.h"

#include <map>
#include <string_view>

namespace sinew {
namespace {

constexpr const char* kCreator = "Sinew";
constexpr FbxId kDocumentId = 999'999; // one below the first object's

// Readers check the file id against the creation time; this pair matches, and a constant time keeps files
// equal.
constexpr const char* kCreationTime = "1970-01-01 10:00:00:000";
constexpr std::string_view kFileId("\x28\xb3\x2a\xeb\xb6\x24\xcc\xc2\xbf\xc8\xb0\x2a\xa9\x2b\xfc\xf1", 16);

FbxNode headerExtension() {
    FbxNode stamp{"CreationTimeStamp", {}, {fbxLeaf("Version", 1000)}};
    for (const auto& [field, value] : {std::pair{"Year", 1970},
                                       {"Month", 1},
                                       {"Day", 1},
                                       {"Hour", 10},
                                       {"Minute", 0},
                                       {"Second", 0},
                                       {"Millisecond", 0}}) {
        stamp.children.push_back(fbxLeaf(field, std::int32_t{value}));
    }
    return FbxNode{"FBXHeaderExtension",
                   {},
                   {fbxLeaf("FBXHeaderVersion", 1003), fbxLeaf("FBXVersion", 7400),
                    fbxLeaf("EncryptionType", 0), std::move(stamp),
                    fbxLeaf("Creator", std::string(kCreator))}};
}

FbxNode globalSettings(const FbxHeaderSettings& settings) {
    FbxProperties70 p;
    p.integer("UpAxis", 1).integer("UpAxisSign", 1);
    p.integer("FrontAxis", 2).integer("FrontAxisSign", 1);
    p.integer("CoordAxis", 0).integer("CoordAxisSign", 1);
    p.integer("OriginalUpAxis", 1).integer("OriginalUpAxisSign", 1);
    p.number("UnitScaleFactor", settings.centimetersPerUnit);
    p.number("OriginalUnitScaleFactor", settings.centimetersPerUnit);
    p.ambientColor("AmbientColor", Vec3f::Zero());
    p.text("DefaultCamera", "Producer Perspective");
    const FbxTimeMode time = fbxTimeMode(settings.frameRate);
    p.enumeration("TimeMode", time.mode);
    p.time("TimeSpanStart", 0).time("TimeSpanStop", fbxTime(settings.seconds));
    p.number("CustomFrameRate", time.customFrameRate);
    return FbxNode{"GlobalSettings", {}, {fbxLeaf("Version", 1000), p.finish()}};
}

FbxNode documents(const FbxHeaderSettings& settings) {
    FbxProperties70 p;
    p.text("ActiveAnimStackName", settings.firstStack);
    const std::string name = settings.sceneName.empty() ? "Scene" : settings.sceneName;
    FbxNode document{"Document",
                     {kDocumentId, name, std::string("Scene")},
                     {p.finish(), fbxLeaf("RootNode", std::int64_t{0})}};
    return FbxNode{"Documents", {}, {fbxLeaf("Count", 1), std::move(document)}};
}

FbxNode definitions(const FbxNode& objects) {
    std::map<std::string, std::int32_t> counts{{"GlobalSettings", 1}};
    for (const FbxNode& object : objects.children) {
        ++counts[object.name];
    }
    FbxNode result{"Definitions", {}, {fbxLeaf("Version", 100)}};
    result.children.push_back(fbxLeaf("Count", static_cast<std::int32_t>(objects.children.size()) + 1));
    for (const auto& [kind, count] : counts) {
        result.children.push_back(FbxNode{"ObjectType", {kind}, {fbxLeaf("Count", count)}});
    }
    return result;
}

} // namespace

std::vector<FbxNode> fbxHeader(const FbxNode& objects, const FbxHeaderSettings& settings) {
    return {headerExtension(),
            fbxLeaf("FileId", FbxBlob{std::string(kFileId)}),
            fbxLeaf("CreationTime", std::string(kCreationTime)),
            fbxLeaf("Creator", std::string(kCreator)),
            globalSettings(settings),
            documents(settings),
            FbxNode{"References", {}, {}},
            definitions(objects)};
}

FbxNode fbxTakes(const std::string& firstStack) {
    return FbxNode{"Takes", {}, {fbxLeaf("Current", firstStack)}};
}

} // namespace sinew
