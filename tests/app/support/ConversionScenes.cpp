#include "tests/app/support/ConversionScenes.h"

#include "core/io/ExportScene.h"
#include "core/io/fbx/FbxDocument.h"
#include "tests/io/support/GltfFiles.h"
#include "tests/io/support/PictureFiles.h"
#include "tests/support/RigScenes.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>

namespace sinew::test {
namespace {

using Json = nlohmann::json;

Json materials() {
    const Json moved = {{"KHR_texture_transform", {{"offset", {0.125, 0.0}}, {"scale", {2.0, 1.0}}}}};
    const auto texture = [](int index) { return Json{{"index", index}}; };
    const auto movedTexture = [&](int index) { return Json{{"index", index}, {"extensions", moved}}; };
    Json skin = {{"name", "skin"},
                 {"normalTexture", texture(1)},
                 {"emissiveTexture", texture(3)},
                 {"occlusionTexture", texture(4)}};
    skin["pbrMetallicRoughness"] = {{"baseColorFactor", {0.75, 0.5, 0.25, 1.0}},
                                    {"baseColorTexture", texture(0)},
                                    {"metallicRoughnessTexture", texture(2)}};
    skin["emissiveFactor"] = {1.0, 1.0, 1.0};
    skin["extensions"] = {{"KHR_materials_clearcoat", {{"clearcoatFactor", 0.5}}}};
    Json hair = {{"name", "hair"}, {"alphaMode", "MASK"}, {"alphaCutoff", 0.25}};
    hair["pbrMetallicRoughness"] = {{"baseColorTexture", texture(5)}};
    Json glass = {{"name", "glass"}, {"alphaMode", "BLEND"}, {"doubleSided", true}};
    glass["pbrMetallicRoughness"] = {{"baseColorFactor", {1.0, 1.0, 1.0, 0.5}}};
    Json cloth = {{"name", "cloth"}, {"pbrMetallicRoughness", {{"baseColorTexture", texture(6)}}}};
    Json stone = {{"name", "stone"}, {"pbrMetallicRoughness", {{"baseColorTexture", texture(7)}}}};
    Json leather = {{"name", "leather"}, {"pbrMetallicRoughness", {{"baseColorTexture", movedTexture(8)}}}};
    return {skin, hair, glass, cloth, stone, leather};
}

void addPictures(GltfBuilder& file) {
    for (const char* mark : {"BASE", "NORMAL", "METALROUGH", "EMISSIVE", "OCCLUSION"}) {
        file.json["images"].push_back({{"uri", dataUri("image/png", markedPng(mark))}});
    }
    file.json["images"].push_back({{"uri", dataUri("image/png", alphaPng("HAIR"))}});
    file.json["images"].push_back({{"uri", dataUri("image/webp", tinyWebP())}});
    file.json["images"].push_back({{"uri", dataUri("image/ktx2", tinyKtx2())}});
    file.json["images"].push_back({{"uri", dataUri("image/png", markedPng("LEATHER"))}});
    for (int i = 0; i < 9; ++i) {
        Json texture = {{"source", i}};
        if (i == 6 || i == 7) {
            texture = {
                {"extensions", {{i == 6 ? "EXT_texture_webp" : "KHR_texture_basisu", {{"source", i}}}}}};
        }
        file.json["textures"].push_back(texture);
    }
    file.json["samplers"] = {{{"wrapS", 33071}, {"magFilter", 9728}}};
    file.json["textures"][0]["sampler"] = 0;
}

void addMesh(GltfBuilder& file) {
    Json attributes = {{"POSITION", file.vertices({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}})}};
    attributes["NORMAL"] = file.vertices({{0, 0, 1}, {0, 0, 1}, {0, 0, 1}});
    attributes["TANGENT"] = file.floats("VEC4", 4, {1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1});
    attributes["TEXCOORD_0"] = file.floats("VEC2", 2, {0, 0, 0.25F, 0, 0, 1});
    attributes["TEXCOORD_1"] = file.floats("VEC2", 2, {0, 0, 0.5F, 0, 0, 0.5F});
    attributes["COLOR_0"] = file.floats("VEC4", 4, {1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1});
    attributes["JOINTS_0"] = file.shorts("VEC4", 4, {0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0});
    attributes["WEIGHTS_0"] =
        file.floats("VEC4", 4, {0.5F, 0.5F, 0, 0, 0.25F, 0.75F, 0, 0, 0.75F, 0.25F, 0, 0});
    attributes["_WIND"] = file.floats("SCALAR", 1, {0, 1, 0.5F});
    const Json target = {{"POSITION", file.vertices({{0, 0, 0}, {0, 0, 1}, {0, 0, 0}})},
                         {"NORMAL", file.vertices({{0, 0, 0}, {1, 0, 0}, {0, 0, 0}})}};
    Json primitives = Json::array();
    for (int material = 0; material < 6; ++material) {
        primitives.push_back(
            {{"attributes", attributes}, {"material", material}, {"targets", Json::array({target})}});
    }
    file.json["meshes"] = {{{"name", "body"}, {"primitives", primitives}, {"weights", {0.25}}}};
    file.json["meshes"][0]["extras"] = {{"targetNames", {"smile"}}};
    file.json["skins"] = {
        {{"joints", {0, 1}},
         {"inverseBindMatrices",
          file.matrices({Transform::Identity(), Transform(Eigen::Translation3d(0, -1, 0))})}}};
}

void addAnimation(GltfBuilder& file) {
    const std::size_t times = file.floats("SCALAR", 1, {0, 1});
    const std::size_t turns = file.floats("VEC4", 4, {0, 0, 0, 1, 0, 0, 1, 0});
    const std::size_t smiles = file.floats("SCALAR", 1, {0, 1});
    file.json["animations"] = {
        {{"name", "nod"},
         {"samplers", {{{"input", times}, {"output", turns}}, {{"input", times}, {"output", smiles}}}},
         {"channels",
          {{{"sampler", 0}, {"target", {{"node", 1}, {"path", "rotation"}}}},
           {{"sampler", 1}, {"target", {{"node", 2}, {"path", "weights"}}}}}}}};
}

std::string bytesOf(const std::string& file) {
    std::ostringstream bytes;
    bytes << std::ifstream(file, std::ios::binary).rdbuf();
    return bytes.str();
}

/// Nodes that stand otherwise than bound: the second joint is turned.
void showPosed(Scene& scene) {
    for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
        scene.skeleton.joints[j].parentFromJointRest = scene.skeleton.parentFromJointBind(j);
    }
    scene.skeleton.joints[1].parentFromJointRest.rotate(Eigen::AngleAxisd(0.5, Vec3::UnitX()));
    scene.nodesPosed = true;
}

FbxNode fbxObject(const std::string& kind, std::int64_t id, const std::string& name,
                  const std::string& subtype) {
    return {kind, {id, name + std::string("\0\1", 2) + kind, subtype}, {{"Properties70", {}, {}}}};
}

void link(FbxNode& links, std::int64_t source, std::int64_t target, const std::string& property) {
    links.children.push_back({"C", {std::string("OP"), source, target, property}, {}});
}

/// The picture of colours is not repeated, and normals lie elsewhere.
void layOn(FbxNode& texture, const std::string& name) {
    const auto property = [](const char* key, const char* type, auto... values) {
        return FbxNode{
            "P", {std::string(key), std::string(type), std::string(), std::string("A"), values...}, {}};
    };
    for (FbxNode& child : texture.children) {
        if (child.name == "Properties70" && name.starts_with("BASE")) {
            child.children.push_back(property("WrapModeU", "enum", std::int32_t{1}));
        } else if (child.name == "Properties70" && name.starts_with("NORMAL")) {
            child.children.push_back(property("Translation", "Vector", 0.25, 0.0, 0.0));
        }
    }
}

/// Adds to a file of ours what we do not write.
void addToFbx(FbxNode& root) {
    FbxNode* objects = nullptr;
    FbxNode* links = nullptr;
    for (FbxNode& node : root.children) {
        objects = node.name == "Objects" ? &node : objects;
        links = node.name == "Connections" ? &node : links;
    }
    std::int64_t material = 0;
    for (FbxNode& object : objects->children) {
        if (object.name == "Geometry" && std::get<std::string>(object.properties[2]) == "Mesh") {
            object.children.push_back({"LayerElementTangent", {std::int32_t{0}}, {}});
        }
        if (object.name == "Texture") {
            layOn(object, std::get<std::string>(object.properties[1]));
        }
        if (object.name == "Material" && material == 0) {
            material = std::get<std::int64_t>(object.properties[0]);
            for (FbxNode& child : object.children) {
                if (child.name == "Properties70") {
                    child.children.push_back({"P",
                                              {std::string("Owner"), std::string("KString"), std::string(),
                                               std::string("U"), std::string("me")},
                                              {}});
                }
            }
        }
    }
    objects->children.push_back(fbxObject("NodeAttribute", 1, "view", "Camera"));
    objects->children.push_back(fbxObject("NodeAttribute", 2, "sun", "Light"));
    objects->children.push_back(fbxObject("Model", 4, "view", "Camera"));
    objects->children.push_back(fbxObject("Model", 5, "sun", "Light"));
    for (const auto& [source, target] : {std::pair{1, 4}, {2, 5}, {4, 0}, {5, 0}}) {
        links->children.push_back({"C", {std::string("OO"), std::int64_t{source}, std::int64_t{target}}, {}});
    }
    FbxNode gloss = fbxObject("Texture", 3, "gloss", "");
    gloss.children.push_back({"RelativeFilename", {std::string("gloss.png")}, {}});
    objects->children.push_back(gloss);
    link(*links, 3, material, "ShininessExponent");
}

Texture picture(const std::string& mark, bool alpha) {
    const std::string png = alpha ? alphaPng(mark) : markedPng(mark);
    const auto* bytes = reinterpret_cast<const std::byte*>(png.data());
    return {mark, "", std::make_shared<const std::vector<std::byte>>(bytes, bytes + png.size()), "png"};
}

void writePictures(const std::string& folder) {
    for (const char* mark : {"BASE", "NORMAL", "EMISSIVE", "OPACITY"}) {
        std::ofstream(folder + '/' + mark + ".png", std::ios::binary) << markedPng(mark);
    }
}

/// A <source> of numbers.
std::string daeSource(const std::string& id, int stride, const std::string& numbers) {
    const auto count = std::ranges::count(numbers, ' ') + 1;
    return "<source id='" + id + "'><float_array id='" + id + "-array' count='" + std::to_string(count) +
           "'>" + numbers + "</float_array><technique_common><accessor source='#" + id + "-array' count='" +
           std::to_string(count / stride) + "' stride='" + std::to_string(stride) +
           "'/></technique_common></source>";
}

/// Polygons of a material; all of a corner's tables go by one index.
std::string daePolygon(const std::string& material, int corners, const std::string& vertices) {
    std::string inputs = "<input semantic='VERTEX' source='#vertices' offset='0'/>";
    for (const auto& [semantic, source] : {std::pair{"NORMAL", "normals"},
                                           {"TEXTANGENT", "tangents"},
                                           {"TEXCOORD", "first-uvs"},
                                           {"TEXCOORD", "second-uvs"},
                                           {"COLOR", "colors"}}) {
        inputs += "<input semantic='" + std::string(semantic) + "' source='#" + source + "' offset='0'" +
                  (std::string(source).starts_with("second") ? " set='1'" : "") + "/>";
    }
    return "<polylist count='1' material='" + material + "'>" + inputs + "<vcount>" +
           std::to_string(corners) + "</vcount><p>" + vertices + "</p></polylist>";
}

std::string daeMaterials() {
    std::string images;
    for (const char* mark : {"BASE", "NORMAL", "EMISSIVE", "OPACITY", "SPECULAR"}) {
        images += "<image id='" + std::string(mark) + "'><init_from>" + mark + ".png</init_from></image>";
    }
    std::string materials;
    std::string effects;
    const std::string sampler =
        "<newparam sid='BASE-surface'><surface type='2D'><init_from>BASE</init_from></surface></newparam>"
        "<newparam "
        "sid='BASE-sampler'><sampler2D><source>BASE-surface</source><wrap_s>CLAMP</wrap_s></sampler2D>"
        "</newparam>";
    const std::string maps =
        "<emission><texture texture='EMISSIVE' texcoord='x'/></emission>"
        "<diffuse><texture texture='BASE-sampler' texcoord='x'/></diffuse>"
        "<specular><texture texture='SPECULAR' texcoord='x'/></specular>"
        "<transparent opaque='A_ONE'><texture texture='OPACITY' texcoord='x'/></transparent>";
    const std::string bumps =
        "<extra><technique profile='FCOLLADA'><bump><texture texture='NORMAL'/></bump></technique></extra>";
    for (const auto& [name, params, shading, extra] :
         {std::array{std::string("skin"), sampler, maps, bumps},
          {"glass", "", "<transparent opaque='A_ONE'><color>1 1 1 0.5</color></transparent>", ""},
          {"paint", "", "<diffuse><color>0.75 0.5 0.25 1</color></diffuse>", ""}}) {
        materials += "<material id='" + name + "' name='" + name + "'><instance_effect url='#" + name +
                     "-effect'/></material>";
        effects += "<effect id='" + name + "-effect'><profile_COMMON>" + params +
                   "<technique sid='common'><phong>" + shading + "</phong>" + extra +
                   "</technique></profile_COMMON></effect>";
    }
    return "<library_images>" + images + "</library_images><library_materials>" + materials +
           "</library_materials><library_effects>" + effects + "</library_effects>";
}

/// A quad and two triangles, and the same with one vertex elsewhere.
std::string daeGeometry() {
    const std::string vertices = "0 0 0 1 0 0 1 2 0 0 2 0 0 0 1 1 0 1 1 2 1 0 2 1";
    const auto eight = [](const std::string& row) {
        std::string rows = row;
        for (int i = 1; i < 8; ++i) {
            rows += ' ' + row;
        }
        return rows;
    };
    return "<library_geometries><geometry id='body-mesh' name='body'><mesh>" +
           daeSource("points", 3, vertices) + daeSource("normals", 3, eight("0 0 1")) +
           daeSource("tangents", 3, eight("1 0 0")) +
           daeSource("first-uvs", 2, "0 0 0.25 0 0.25 1 0 1 0 0 0.5 0 0.5 1 0 1") +
           daeSource("second-uvs", 2, eight("0.5 0.5")) + daeSource("colors", 4, eight("1 0.5 0 1")) +
           "<vertices id='vertices'><input semantic='POSITION' source='#points'/></vertices>" +
           daePolygon("skin", 4, "0 1 2 3") + daePolygon("glass", 3, "4 5 6") +
           daePolygon("paint", 3, "4 6 7") + "</mesh></geometry><geometry id='smile' name='smile'><mesh>" +
           daeSource("smile-points", 3, "0 0 0.5" + vertices.substr(5)) +
           "<vertices id='smile-vertices'><input semantic='POSITION' source='#smile-points'/></vertices>"
           "</mesh></geometry></library_geometries>";
}

std::string daeControllers() {
    const std::string one = "1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1";
    const std::string down = "1 0 0 0 0 1 0 -1 0 0 1 0 0 0 0 1";
    return "<library_controllers><controller id='morph'><morph source='#body-mesh' method='NORMALIZED'>"
           "<source id='shapes'><IDREF_array id='shapes-array' count='1'>smile</IDREF_array></source>" +
           daeSource("shape-weights", 1, "0.25") +
           "<targets><input semantic='MORPH_TARGET' source='#shapes'/>"
           "<input semantic='MORPH_WEIGHT' source='#shape-weights'/></targets></morph></controller>"
           "<controller id='skinned'><skin source='#morph'><source id='joints'>"
           "<Name_array id='joints-array' count='2'>hips spine</Name_array></source>" +
           daeSource("binds", 16, one + ' ' + down) + daeSource("weights", 1, "1 0.5") +
           "<joints><input semantic='JOINT' source='#joints'/>"
           "<input semantic='INV_BIND_MATRIX' source='#binds'/></joints><vertex_weights count='8'>"
           "<input semantic='JOINT' source='#joints' offset='0'/>"
           "<input semantic='WEIGHT' source='#weights' offset='1'/><vcount>1 1 2 2 1 1 2 2</vcount>"
           "<v>0 0 0 0 0 1 1 1 0 1 1 1 0 0 0 0 0 1 1 1 0 1 1 1</v></vertex_weights></skin></controller>"
           "</library_controllers>";
}

std::string daeAnimations() {
    std::string text = "<library_animations><animation name='nod'>" + daeSource("times", 1, "0 1");
    for (const auto& [id, values, target] :
         {std::array{"turns", "0 90", "spine/turn.ANGLE"}, {"smiles", "0 1", "shape-weights(0)"}}) {
        text += daeSource(id, 1, values) + "<sampler id='" + id +
                "-sampler'><input semantic='INPUT' source='#times'/>" + "<input semantic='OUTPUT' source='#" +
                id + "'/></sampler><channel source='#" + id + "-sampler' target='" + target + "'/>";
    }
    return text + "</animation></library_animations>";
}

std::string daeScene() {
    std::string materials;
    for (const std::string& name : {std::string("skin"), std::string("glass"), std::string("paint")}) {
        materials += "<instance_material symbol='" + name + "' target='#" + name + "'/>";
    }
    return "<library_visual_scenes><visual_scene id='scene'>"
           "<node id='hips' sid='hips' name='hips' type='JOINT'>"
           "<node id='spine' sid='spine' name='spine' type='JOINT'><translate>0 1 0</translate>"
           "<rotate sid='turn'>1 0 0 30</rotate></node></node>"
           "<node id='body' name='body'><instance_controller url='#skinned'><skeleton>#hips</skeleton>"
           "<bind_material><technique_common>" +
           materials +
           "</technique_common></bind_material></instance_controller>"
           "<extra><technique profile='somebody'><owner>me</owner></technique></extra></node>"
           "<node id='view'><instance_camera url='#camera'/></node>"
           "<node id='sun'><instance_light url='#light'/></node>"
           "</visual_scene></library_visual_scenes><scene><instance_visual_scene url='#scene'/></scene>";
}

} // namespace

std::string everythingGltf() {
    GltfBuilder file;
    file.json["asset"]["copyright"] = "somebody";
    file.json["extensionsUsed"] = {"KHR_texture_transform", "EXT_texture_webp",        "KHR_texture_basisu",
                                   "KHR_lights_punctual",   "KHR_materials_clearcoat", "ACME_wind"};
    file.json["scenes"] = {{{"nodes", {0, 2, 3, 4}}}};
    file.json["nodes"] = {{{"name", "hips"}, {"children", {1}}},
                          {{"name", "spine"}, {"translation", {0, 1, 0}}, {"rotation", {0.6, 0, 0, 0.8}}},
                          {{"name", "body"}, {"mesh", 0}, {"skin", 0}, {"extras", {{"owner", "me"}}}},
                          {{"name", "view"}, {"camera", 0}},
                          {{"name", "sun"}, {"extensions", {{"KHR_lights_punctual", {{"light", 0}}}}}}};
    file.json["cameras"] = {{{"type", "perspective"}, {"perspective", {{"yfov", 1.0}, {"znear", 0.1}}}}};
    file.json["nodes"][2]["extensions"] = {{"ACME_wind", {{"speed", 3}}}};
    file.json["extensions"] = {{"KHR_lights_punctual", {{"lights", {{{"type", "directional"}}}}}}};
    file.json["materials"] = materials();
    addPictures(file);
    addMesh(file);
    addAnimation(file);
    return file.text();
}

std::string everythingFbx(const std::string& folder) {
    Scene scene = richScene();
    scene.textures = {picture("BASE", false), picture("NORMAL", false), picture("EMISSIVE", false),
                      picture("HAIR", true), picture("OPACITY", false)};
    Material& skin = scene.materials[0];
    skin.name = "skin";
    skin.baseColor = {0.75F, 0.5F, 0.25F, 1.0F};
    skin.emissive = {1.0F, 1.0F, 1.0F};
    skin.baseColorTexture = 0;
    skin.normalTexture = 1;
    skin.emissiveTexture = 2;
    skin.opacityTexture = 4;
    scene.materials[1].name = "glass";
    scene.materials[1].baseColor.w() = 0.5F;
    Material hair;
    hair.name = "hair";
    hair.alphaMode = AlphaMode::Mask;
    hair.alphaCutoff = 0.25F;
    hair.baseColorTexture = 3;
    scene.materials.push_back(hair);
    Mesh mesh = *scene.parts[0].mesh;
    mesh.materials.back() = 2;
    mesh.morphTargets.at(0).weight = 0.25;
    scene.parts[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
    showPosed(scene);
    scene.clips.at(0).morphTracks.push_back({0, 0, {{0.0, 0.0}, {2.0, 1.0}}});
    Progress progress;
    const std::string file = folder + "/everything.fbx";
    if (!exportScene(scene, file, {}, progress)) {
        return {};
    }
    Expected<FbxNode> root = readFbxNodes(bytesOf(file), file);
    if (!root) {
        return {};
    }
    addToFbx(*root);
    return writeFbxNodes(*root);
}

std::string everythingDae(const std::string& folder) {
    writePictures(folder);
    return "<?xml version='1.0' encoding='utf-8'?>\n"
           "<COLLADA xmlns='http://www.collada.org/2005/11/COLLADASchema' "
           "version='1.4.1'><asset><contributor>"
           "<copyright>somebody</copyright></contributor><unit meter='1'/><up_axis>Y_UP</up_axis></asset>"
           "<library_cameras><camera id='camera'><optics><technique_common><perspective><yfov>60</yfov>"
           "</perspective></technique_common></optics></camera></library_cameras>"
           "<library_lights><light id='light'><technique_common><directional><color>1 1 "
           "1</color></directional>"
           "</technique_common></light></library_lights>" +
           daeMaterials() + daeGeometry() + daeControllers() + daeAnimations() + daeScene() + "</COLLADA>\n";
}

ObjAndMtl everythingObj(const std::string& folder) {
    writePictures(folder);
    ObjAndMtl files;
    files.mtl = "newmtl skin\nKd 0.75 0.5 0.25\nKe 1 1 1\nPm 0.25\nPr 0.5\nmap_Kd -clamp on BASE.png\n"
                "map_Bump -s 2 1 1 NORMAL.png\nmap_Ke EMISSIVE.png\nmap_d OPACITY.png\nmap_Ks SPECULAR.png\n"
                "newmtl glass\nKd 1 1 1\nd 0.5\n";
    std::ofstream(folder + "/everything.mtl", std::ios::binary) << files.mtl;
    files.obj =
        "mtllib everything.mtl\no body\nv 0 0 0 1 0 0\nv 1 0 0 0 1 0\nv 1 2 0 0 0 1\nv 0 2 0 1 1 1\n"
        "v 0 0 1 1 0 0\nv 1 0 1 0 1 0\nv 1 2 1 0 0 1\nvt 0 0\nvt 0.25 0\nvt 0.25 1\nvt 0 1\nvn 0 0 1\n"
        "usemtl skin\nf 1/1/1 2/2/1 3/3/1 4/4/1\nusemtl glass\nf 5/1/1 6/2/1 7/3/1\n";
    return files;
}

} // namespace sinew::test
