#include "tests/app/support/GoodFiles.h"

#include "core/io/ExportScene.h"
#include "core/solve/Bind.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/AssimpFiles.h"
#include "tests/support/Shapes.h"

#include <QTemporaryDir>

#include <cstring>

namespace sinew::test {
namespace {

/// A limb small enough that a spoiled byte is likely to matter.
Scene smallLimb(bool bound) {
    Scene character = scene(capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 6, 6),
                            chain({Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(1, 0, 0)}));
    if (bound) {
        BindSettings settings;
        settings.resolution = 16;
        settings.automatic = false;
        Progress progress;
        const Expected<BindResult> result = bind(character, settings, progress);
        if (!result) {
            qFatal("the test's character cannot be bound");
        }
        character.parts[0].weights = result->weights[0];
    }
    return character;
}

GoodFile exported(const QString& extension, bool bound) {
    const QTemporaryDir folder;
    const QString file = folder.filePath("good." + extension);
    Progress progress;
    if (!exportScene(smallLimb(bound), file.toStdString(), ExportSettings(), progress)) {
        qFatal("cannot export %s", qPrintable(extension));
    }
    QByteArray bytes = fileBytes(file);
    if (extension == "gltf") { // has to stand alone
        bytes.replace("good.bin", "data:application/octet-stream;base64," +
                                      fileBytes(folder.filePath("good.bin")).toBase64());
    }
    return {extension, bytes};
}

GoodFile throughAssimp(const QString& extension) {
    for (const AssimpFile& file : assimpFiles()) {
        if (QString::fromStdString(file.name).endsWith('.' + extension)) {
            return {extension, QByteArray::fromStdString(file.bytes)};
        }
    }
    qFatal("there is no test file in %s", qPrintable(extension));
}

template<typename T>
void append(QByteArray& bytes, T value) {
    char raw[sizeof(T)];
    std::memcpy(raw, &value, sizeof(T));
    bytes.append(raw, sizeof(T));
}

QByteArray binaryStl() {
    const Mesh mesh = *smallLimb(false).parts[0].mesh;
    const std::vector<Triangle> triangles = triangulate(mesh);
    QByteArray bytes(80, ' ');
    append(bytes, static_cast<std::uint32_t>(triangles.size()));
    for (const Triangle& triangle : triangles) {
        bytes.append(12, '\0'); // no normal
        for (const std::uint32_t vertex : triangle) {
            for (int i = 0; i < 3; ++i) {
                append(bytes, static_cast<float>(mesh.vertices[vertex][i]));
            }
        }
        append(bytes, std::uint16_t{0});
    }
    return bytes;
}

QByteArray textStl() {
    return "solid tetrahedron\n"
           "facet normal 0 0 -1\nouter loop\nvertex 0 0 0\nvertex 0 1 0\nvertex 1 0 0\nendloop\nendfacet\n"
           "facet normal 0 -1 0\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 0 1\nendloop\nendfacet\n"
           "facet normal -1 0 0\nouter loop\nvertex 0 0 0\nvertex 0 0 1\nvertex 0 1 0\nendloop\nendfacet\n"
           "facet normal 1 1 1\nouter loop\nvertex 1 0 0\nvertex 0 1 0\nvertex 0 0 1\nendloop\nendfacet\n"
           "endsolid tetrahedron\n";
}

QByteArray binaryPly() {
    const Mesh mesh = *smallLimb(false).parts[0].mesh;
    QByteArray bytes = "ply\nformat binary_little_endian 1.0\nelement vertex " +
                       QByteArray::number(static_cast<qulonglong>(mesh.vertexCount())) +
                       "\nproperty float x\nproperty float y\nproperty float z\nelement face " +
                       QByteArray::number(static_cast<qulonglong>(mesh.polygonCount())) +
                       "\nproperty list uchar int vertex_indices\nend_header\n";
    for (const Vec3& point : mesh.vertices) {
        for (int i = 0; i < 3; ++i) {
            append(bytes, static_cast<float>(point[i]));
        }
    }
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        append(bytes, static_cast<std::uint8_t>(mesh.polygon(f).size()));
        for (const std::uint32_t vertex : mesh.polygon(f)) {
            append(bytes, vertex);
        }
    }
    return bytes;
}

QByteArray textPly() {
    return "ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\n"
           "element face 4\nproperty list uchar int vertex_indices\nend_header\n"
           "0 0 0\n1 0 0\n0 1 0\n0 0 1\n3 0 2 1\n3 0 1 3\n3 0 3 2\n3 1 2 3\n";
}

QByteArray collada() {
    return R"(<?xml version="1.0" encoding="utf-8"?>
<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
 <asset><unit name="meter" meter="1"/><up_axis>Y_UP</up_axis></asset>
 <library_geometries><geometry id="g" name="g"><mesh>
  <source id="p"><float_array id="pa" count="12">0 0 0 1 0 0 0 1 0 0 0 1</float_array>
   <technique_common><accessor source="#pa" count="4" stride="3"><param name="X" type="float"/>
   <param name="Y" type="float"/><param name="Z" type="float"/></accessor></technique_common></source>
  <vertices id="v"><input semantic="POSITION" source="#p"/></vertices>
  <triangles count="4"><input semantic="VERTEX" source="#v" offset="0"/><p>0 2 1 0 1 3 0 3 2 1 2 3</p></triangles>
 </mesh></geometry></library_geometries>
 <library_controllers><controller id="c"><skin source="#g">
  <source id="j"><Name_array id="ja" count="2">a b</Name_array><technique_common>
   <accessor source="#ja" count="2" stride="1"><param name="JOINT" type="name"/></accessor></technique_common></source>
  <source id="i"><float_array id="ia" count="32">1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 1 0 0 -1 0 1 0 0 0 0 1 0 0 0 0 1
   </float_array><technique_common><accessor source="#ia" count="2" stride="16"><param name="T" type="float4x4"/>
   </accessor></technique_common></source>
  <source id="w"><float_array id="wa" count="1">1</float_array><technique_common>
   <accessor source="#wa" count="1" stride="1"><param name="WEIGHT" type="float"/></accessor></technique_common></source>
  <joints><input semantic="JOINT" source="#j"/><input semantic="INV_BIND_MATRIX" source="#i"/></joints>
  <vertex_weights count="4"><input semantic="JOINT" source="#j" offset="0"/>
   <input semantic="WEIGHT" source="#w" offset="1"/><vcount>1 1 1 1</vcount><v>0 0 1 0 0 0 0 0</v></vertex_weights>
 </skin></controller></library_controllers>
 <library_visual_scenes><visual_scene id="s">
  <node id="a" sid="a" name="a" type="JOINT"><node id="b" sid="b" name="b" type="JOINT">
   <translate>1 0 0</translate></node></node>
  <node id="m"><instance_controller url="#c"><skeleton>#a</skeleton></instance_controller></node>
 </visual_scene></library_visual_scenes><scene><instance_visual_scene url="#s"/></scene></COLLADA>
)";
}

QByteArray bvh() {
    return "HIERARCHY\nROOT hip\n{\n OFFSET -1 0 0\n CHANNELS 6 Xposition Yposition Zposition Zrotation "
           "Xrotation "
           "Yrotation\n JOINT knee\n {\n  OFFSET 1 0 0\n  CHANNELS 3 Zrotation Xrotation Yrotation\n  End "
           "Site\n  {\n"
           "   OFFSET 1 0 0\n  }\n }\n}\nMOTION\nFrames: 2\nFrame Time: 0.033\n0 0 0 0 0 0 0 0 0\n0 0 0 1 2 "
           "3 4 5 6\n";
}

QByteArray skel() {
    return "balljoint hip {\n offset -1 0 0\n boxmin -0.1 -0.1 -0.1\n boxmax 0.1 0.1 0.1\n pose 0.1 0 0\n"
           " balljoint knee {\n  offset 1 0 0\n  rotxlimit -1 1\n  balljoint foot {\n   offset 1 0 0\n  }\n "
           "}\n}\n";
}

QByteArray jsonSkeleton() {
    return R"([{"name": "hip", "parent": null, "head": [-1, 0, 0], "tail": [0, 0, 0]},
 {"name": "knee", "parent": "hip", "head": [0, 0, 0], "tail": [1, 0, 0]}])";
}

} // namespace

GoodFile goodMesh() {
    return exported("obj", false);
}

QList<GoodFile> goodCharacters() {
    return {goodMesh(),           {"ply", textPly()},   {"ply", binaryPly()}, {"stl", textStl()},
            {"stl", binaryStl()}, throughAssimp("off"), throughAssimp("ac")};
}

QList<GoodFile> goodRiggedCharacters() {
    return {exported("fbx", true), exported("glb", true), exported("gltf", true), {"dae", collada()},
            throughAssimp("x"),    throughAssimp("smd"),  throughAssimp("ms3d")};
}

QList<GoodFile> goodSkeletons() {
    return {{"tgf", chainTgf(3)}, {"bvh", bvh()}, {"skel", skel()}, {"json", jsonSkeleton()}};
}

} // namespace sinew::test
